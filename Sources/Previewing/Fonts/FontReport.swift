// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine

/// What became of one font that a screen's texts ask for, in words that every export has room for.
public struct FontReport: Hashable, Sendable {
    /// The PostScript or family name asked for, or `system`.
    public var requestedName: String
    /// PostScript names of the faces that are drawn: several where texts ask for several weights,
    /// or where the system font has another cut for large sizes.
    public var resolvedNames: [String]
    /// Where the faces come from.
    public var source: FontSource
    /// Why these faces are drawn.
    public var reason: FontReason
    /// What was asked for and is not there: a weight, an italic.
    public var notices: [FontNotice]
    /// What the faces cannot draw of the screen's texts.
    public var coverage: GlyphCoverage
    /// All of this for people.
    public var explanation: String {
        let lacking = coverage.notices(of: resolvedNames.joined(separator: ", "))
        return ([reason.message] + (notices + lacking).map(\.message)).joinedSentences
    }

    /// Whether the device would show the same: nothing stands in, nothing lacks.
    public var isPlain: Bool { source.isPlain && notices.isEmpty && coverage.isPlain }
}

extension GlyphCoverage {
    /// Whether there is nothing to say. Emoji have a face of their own on every system.
    var isPlain: Bool { notices(of: "").isEmpty }

    /// What a face lacks of the screen's characters.
    func notices(of name: String) -> [FontNotice] {
        let borrowed = fallbacks.filter { !$0.faceName.contains("Emoji") }.map {
            FontNotice.borrowedCharacters(
                count: $0.count, of: name, from: $0.faceName, package: $0.betterFontPackage)
        }
        guard missing > 0 else { return borrowed }
        return borrowed + [.missingCharacters(count: missing, packages: missingFontPackages)]
    }
}

extension FontNotice {
    /// What a face lacks of what was asked for; nil asks for nothing.
    static func notices(weight: Int?, isItalic: Bool?, of face: Face) -> [FontNotice] {
        var notices: [FontNotice] = []
        if let weight, weight != face.weight {
            notices.append(.missingWeight(weight, family: face.family, drawn: face.weight))
        }
        if let isItalic, isItalic != face.isItalic {
            notices.append(
                isItalic
                    ? .missingItalic(family: face.family) : .missingUpright(family: face.family))
        }
        return notices
    }
}

extension Array where Element: Hashable {
    /// Each once, in order.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
