// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import DynamicType
import Syntax

/// The first breaks of a screen and of its elements, and the room for longer texts at each category
/// and width: the heat map in words and numbers.
package struct FirstLossReport: Report {
    let losses: FirstLosses

    package init(_ losses: FirstLosses) { self.losses = losses }
}

// MARK: - JSON

extension FirstLossReport {
    package var json: JSONObject {
        [
            // Left out unless the screen is newer than the program; the next two, if nothing breaks.
            "newerVersion": losses.newerVersion,
            "first": losses.first?.json, "firstAsWritten": losses.firstAsWritten?.json,
            "elements": JSONList(losses.elements, \.json), "cells": losses.cells.map(\.json),
            "tried": [
                "categories": losses.axes.categories.map(\.shortName),
                "widths": losses.axes.widths.map(\.rounded3),
                "expansions": losses.axes.expansions, "rules": Sweep.lossRules,
                "previews": losses.previewCount,
            ] as JSONObject,
        ]
    }
}

extension LosingElement {
    fileprivate var json: JSONObject {
        [
            "element": element.description, "name": name, "first": first.json,
            "firstAsWritten": firstAsWritten?.json,
            // One entry for each category where the element breaks.
            "least": least.compactMap { $0?.json },
        ]
    }
}

extension FirstLoss {
    fileprivate var json: JSONObject {
        [
            "category": point.category.shortName, "width": point.width.rounded3,
            "expansion": point.expansion, "rule": rule,
        ]
    }
}

extension FirstLosses.Cell {
    fileprivate var json: JSONObject {
        [
            "category": category.shortName, "width": width.rounded3, "expansion": expansion,
            "violations": violationCount, "elements": elementCount,
        ]
    }
}
