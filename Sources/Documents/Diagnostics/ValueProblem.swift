// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Problems of single values in themes and screens.
package enum ValueProblem: Problem {
    package static let area = "value"

    /// The kind of thing in a dictionary.
    package enum Subject: Hashable, Sendable {
        case theme, fonts, font, colors, appearance
        case screen, section, sectionHeader, sectionFooter, tableHeader, tableFooter, label, stack,
            spacer, control,
            margin,
            image, imageSize, color, navigationBar, searchBar, toolbar, tabBar, barItem,
            choice, sample
        case project, exception, element, rules, choices, samples, baseline, knownFinding
        /// A row with its kind; nil for an unknown kind.
        case row(Row.Kind?)
    }

    /// The expected type of a value.
    package enum Expected: Hashable, Sendable {
        case string, boolean, number, points, array
        case word(among: [String])
        /// A word, or a number of points.
        case pointsOrWord(String)
    }

    /// A value of the wrong type.
    package struct Found: Hashable, Sendable {
        var kind: Node.Kind
        /// The text of a string; nil for other types.
        var text: String?
        /// The format of the file. The advice depends on it.
        var format: SyntaxTree.Format
    }

    /// The bounds of a number of points.
    package enum PointBounds: Hashable, Sendable {
        /// 0 to 10,000: larger than any table, and exact in arithmetic.
        case length
        /// Above 0, at most 1,000.
        case fontSize
    }

    case notADictionary(Subject, found: Node.Kind, SyntaxTree.Format)
    case unknownKey(String, of: Subject, suggestion: String?)
    case missingKey(String, of: Subject)
    case repeatedMeaning(String, of: String)
    case wrongType(String, Expected, Found, voidsFile: Bool)
    case longText(String)
    case notAWholeNumber(String, ClosedRange<Int>, written: String)
    case pointsOutOfRange(String, PointBounds, written: String)
    case unknownWord(
        String, word: String, among: [String], suggestion: String?, voidsFile: Bool)
    case notAColor(String, suggestion: String?)
    case notHexadecimal(String)
    case emptyFontName(String)
    case longFontName(String)
    case dottedFontName(String)
}
