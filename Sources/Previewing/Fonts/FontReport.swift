// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Syntax
import Words

/// The resolution of one font that the texts of a screen request, for exports.
package struct FontReport: Hashable, Sendable {
    /// The font in each requested form; at least one.
    let drawn: [DrawnFont]

    /// The requested PostScript or family name, or `system`.
    package var requestedName: String { drawn[0].font.requestedName }
    /// The PostScript names of the drawn faces. There are several if texts request several weights, or if the
    /// system font has several optical sizes.
    package var resolvedNames: [String] { drawn.map(\.font.face.postScriptName).uniqued() }
    package var source: FontSource { drawn[0].source }
    /// The reason why these faces are drawn.
    package var reason: FontReason { drawn[0].reason }
    /// The requested weights and slants that the family lacks.
    package var notices: [FontNotice] { drawn.flatMap(\.resolution.notices).uniqued() }
    /// The coverage of the screen's texts by the faces.
    package var coverage: GlyphCoverage {
        drawn.reduce(into: GlyphCoverage()) { $0.add($1.coverage) }
    }
    /// All of this as sentences.
    package var explanation: String {
        let lacking = coverage.notices(of: listed(resolvedNames))
        return ([reason.message] + (notices + lacking).map(\.message)).joinedSentences
    }

    /// Whether the device draws the same, without stand-ins, notices, and missing glyphs.
    package var isPlain: Bool { source.isPlain && notices.isEmpty && coverage.isPlain }
}

extension GlyphCoverage {
    /// Whether there are no notices. Every system draws emoji with a fallback.
    var isPlain: Bool { notices(of: "").isEmpty }

    /// The notices of missing characters, one for each fallback face.
    func notices(of name: String) -> [FontNotice] {
        let borrowed = fallbacks.filter { !$0.isEmoji }.map {
            FontNotice.borrowedCharacters(
                count: $0.count, of: name, from: $0.faceName, package: $0.betterFontPackage)
        }
        guard missing > 0 else { return borrowed }
        return borrowed + [.missingCharacters(count: missing, packages: missingFontPackages)]
    }
}

extension FontNotice {
    /// The differences between a face and a request; nil for no request.
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
