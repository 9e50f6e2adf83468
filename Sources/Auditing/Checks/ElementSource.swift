// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing
import Syntax
import Words

// MARK: - Heights

extension CheckContext {
    /// The change of an item's fixed height to automatic.
    func automaticHeight(of id: ItemID) -> Change {
        var value = preview.values(of: id).height
        value.keys.removeAll { $0 == "cells" }
        return .set(value, .string("automatic"))
    }

    /// The remedy of an item's height.
    func heightRemedy(for observation: Observation) -> Remedy {
        let advice = Advice(tr("Make the height automatic"))
        guard let id = observation.item else { return Remedy(advice: advice) }
        let size = FittingSize(of: id, in: preview.layout).map(\.pointSize)
            .flatMap { $0 >= MinimumSizeRule.least ? $0 : nil }
        return Remedy(
            advice: size.map {
                Advice(
                    tr("Make the height automatic, or limit the font size to %1$s pt"), .number($0))
            } ?? advice,
            cause: preview.values(of: id).height, change: automaticHeight(of: id))
    }
}

// MARK: - Sides

extension CheckContext {
    /// The remedy of a line that needs more width.
    func widthRemedy(for observation: Observation) -> Remedy {
        Remedy(
            advice: Advice(
                tr("Set margins that leave enough room for the text")),
            cause: observation.item.map { preview.values(of: $0).margins })
    }
}

// MARK: - Texts

extension CheckContext {
    /// The value of an observation's text.
    func textCause(of observation: Observation) -> FileValue? {
        guard let id = observation.item, let text = observation.part else { return nil }
        let locations = preview.screen.textLocations(of: id)
        return locations.indices.contains(text) ? preview.screen.value(of: locations[text]) : nil
    }
}

extension CheckContext {
    /// The value of an observation's element of a bar.
    func barCause(of observation: Observation) -> FileValue? {
        guard case .bar(let element) = observation.element else { return nil }
        return preview.screen.bars.value(of: element)
    }
}

/// The values of a text's attributes.
struct TextSource {
    private let values: ItemValues
    private let text: Int

    /// - Parameter text: the number of the text in its item.
    init(_ id: ItemID, text: Int, _ context: CheckContext) {
        (values, self.text) = (context.preview.values(of: id), text)
    }

    /// Whether a file has an attribute.
    func has<Value>(_ attribute: KeyPath<TextAttributes, Value?>) -> Bool {
        values.attribute(attribute, ofText: text) != nil
    }

    /// The value of an attribute: the text's own, or else the theme's.
    func value<Value>(_ attribute: KeyPath<TextAttributes, Value?>, _ keys: String...) -> FileValue
    {
        var value =
            values.runAttribute(attribute, ofText: text)
            ?? values.attribute(attribute, ofText: text) ?? values.dictionary(ofText: text)
        value.keys = values.names(of: keys, ofText: text)
        return value
    }
}

extension Preview {
    /// The places of an item's values in the files.
    func values(of item: ItemID) -> ItemValues { ItemValues(item, of: screen, in: theme) }
}
