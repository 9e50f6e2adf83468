// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine

/// The resolution of one font that the texts of a screen request, for exports.
public struct FontReport: Hashable, Sendable {
    /// The requested PostScript or family name, or `system`.
    public var requestedName: String
    /// The PostScript names of the faces that are drawn: several where texts request several
    /// weights, or where the system font has several optical sizes.
    public var resolvedNames: [String]
    /// The source of the faces.
    public var source: FontSource
    /// The requested weights and slants that the family lacks.
    public var notices: [String]
    /// The coverage of the screen's texts by the faces.
    public var coverage: GlyphCoverage
    /// All of this as sentences for people.
    public var explanation: String

    /// Whether the device draws the same, without stand-ins, notices and missing glyphs.
    public var isPlain: Bool { source.isPlain && notices.isEmpty && coverage.isPlain }
}

extension GlyphCoverage {
    /// Whether there are no notices. Emoji are drawn by a fallback on every system.
    var isPlain: Bool { notices(of: "").isEmpty }

    /// The missing characters, in one sentence for each fallback face.
    func notices(of name: String) -> [String] {
        func characters(_ count: Int) -> String {
            count == 1 ? "1 character of the screen is" : "\(count) characters of the screen are"
        }
        var notices = fallbacks.filter { !$0.faceName.contains("Emoji") }.map { fallback in
            "\(characters(fallback.count)) not in \(name) and drawn in \(fallback.faceName)"
                + (fallback.betterFontPackage.map { "; install \($0) for a face like the device's" }
                    ?? "")
        }
        if missing > 0 {
            let packages = missingFontPackages.joined(separator: ", ")
            notices.append(
                "\(characters(missing)) in no font of this machine"
                    + (packages.isEmpty ? "" : "; install \(packages)"))
        }
        return notices
    }
}

/// Notices of a requested weight or slant that a family lacks, since neither is ever synthesized.
enum FaceNotice {
    /// The differences between a face and a request; nil requests nothing.
    static func notices(weight: Int?, isItalic: Bool?, of face: Face) -> [String] {
        var notices: [String] = []
        if let weight, weight != face.weight {
            notices.append(
                "\(name(weight)) was asked for, and \(face.family) has no such weight: "
                    + "\(name(face.weight)) is drawn")
        }
        if let isItalic, isItalic != face.isItalic {
            notices.append(
                isItalic
                    ? "Italic was asked for, and \(face.family) has none: upright is drawn"
                    : "Upright was asked for, and \(face.family) has only italics")
        }
        return notices
    }

    /// The UIKit name of a weight with its number, such as `Semibold (600)`.
    private static func name(_ weight: Int) -> String {
        guard let name = FontWeight.named.first(where: { $0.weight.rawValue == weight })?.name
        else { return "weight \(weight)" }
        return "\(name.prefix(1).uppercased())\(name.dropFirst()) (\(weight))"
    }
}

extension [String] {
    /// Distinct sentences joined into a paragraph, without a full stop at the end, as in other
    /// messages.
    func joinedSentences() -> String { uniqued().joined(separator: ". ") }

    /// The distinct elements in order.
    func uniqued() -> [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
