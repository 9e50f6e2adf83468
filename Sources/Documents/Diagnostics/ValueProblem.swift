// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// What can be wrong with a value of a theme or a screen, whatever it means.
package enum ValueProblem: Problem {
    package static let area = "value"

    /// What a dictionary stands for.
    package enum Subject: Hashable, Sendable {
        case theme, fonts, font, colors, appearance
        case screen, section, sectionHeader, tableHeader, label, margin
        case project, exception
        /// A row, and its kind where that is known.
        case row(Row.Kind?)
    }

    /// What a value should be.
    package enum Expected: Hashable, Sendable {
        case string, boolean, number, points, array
        case word(among: [String])
        /// The word, or a number of points.
        case pointsOrWord(String)
    }

    /// A value of the wrong type.
    package struct Found: Hashable, Sendable {
        var kind: Node.Kind
        /// What a string says.
        var text: String?
        /// Formats write the same value differently, and so give other advice.
        var format: SyntaxTree.Format
    }

    /// Which numbers of points are allowed.
    package enum PointBounds: Hashable, Sendable {
        /// 0 to 10,000: beyond any table, within what arithmetic keeps exact.
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
