// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

extension SweepPoint {
    /// The circumstances for people: `AX2 at 320 pt as written`.
    package var english: String {
        let texts = expansion == 0 ? "as written" : "with texts \(expansion) % longer"
        return "\(category.shortName) at \(width.plain) pt \(texts)"
    }
}

extension FirstLosses.Cell {
    /// What holds at the category and width, for people: `AX2 at 320 pt: 2 violations`.
    package var english: String {
        let violations = ViolationCounts.words(violationCount)
        let place = "\(category.shortName) at \(width.plain) pt"
        return switch expansion {
        case nil: "\(place): \(violations); nothing breaks"
        case 0?: "\(place): \(violations)"
        case let expansion?: "\(place): \(violations); breaks with texts \(expansion) % longer"
        }
    }
}

extension FirstLosses {
    /// Where the screen first breaks, for people: sentences.
    package var summary: String {
        guard let first else { return "Nothing breaks \(axes.english)." }
        let name = elements.first { $0.first == first }.map { "\($0.name): " } ?? ""
        let all = "First break: \(name)\(first.rule.rawValue) from \(first.point.english)."
        guard let firstAsWritten else { return all + " As written, nothing breaks." }
        guard firstAsWritten != first else { return all }
        let writtenName =
            elements.first { $0.firstAsWritten == firstAsWritten }.map { "\($0.name): " } ?? ""
        return all
            + " As written: \(writtenName)\(firstAsWritten.rule.rawValue) from "
            + "\(firstAsWritten.point.category.shortName) at "
            + "\(firstAsWritten.point.width.plain) pt."
    }
}

extension SweepAxes {
    /// What was gone through, for people: `at XS to AX5, 320 to 1024 pt wide, with texts up to 200 %
    /// longer`.
    package var english: String {
        func range(_ words: [String], _ unit: String = "") -> String {
            guard let first = words.first, let last = words.last else { return "" }
            return (first == last ? first : "\(first) to \(last)") + unit
        }
        let longest = expansions.last ?? 0
        return "at \(range(categories.map(\.shortName))), \(range(widths.map(\.plain))) pt wide, "
            + (longest == 0 ? "as written" : "with texts up to \(longest) % longer")
    }
}
