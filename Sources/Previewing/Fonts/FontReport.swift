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
    /// What was asked for and is not there: a weight, an italic.
    public var notices: [String]
    /// What the faces cannot draw of the screen's texts.
    public var coverage: GlyphCoverage
    /// All of this for people.
    public var explanation: String

    /// Whether the device would show the same: nothing stands in, nothing lacks.
    public var isPlain: Bool { source.isPlain && notices.isEmpty && coverage.isPlain }
}

extension GlyphCoverage {
    /// Whether there is nothing to say. Emoji have a face of their own on every system.
    var isPlain: Bool { notices(of: "").isEmpty }

    /// What a face lacks, a sentence each.
    func notices(of name: String) -> [String] {
        func characters(_ count: Int) -> String {
            count == 1 ? "1 character of the screen is" : "\(count) characters of the screen are"
        }
        var notices = fallbacks.filter { !$0.isEmoji }.map { fallback in
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

/// What was asked for and is not in a family, named: nothing is ever slanted or made heavier here.
enum FaceNotice {
    /// Compares a face with what was asked for; nil asks for nothing.
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

    /// A weight as UIKit calls it, with its number: `Semibold (600)`.
    private static func name(_ weight: Int) -> String {
        guard let name = FontWeight.named.first(where: { $0.weight.rawValue == weight })?.name
        else { return "weight \(weight)" }
        return "\(name.prefix(1).uppercased())\(name.dropFirst()) (\(weight))"
    }
}

extension [String] {
    /// Sentences one after the other, each once; the last has no full stop, as elsewhere.
    func joinedSentences() -> String { uniqued().joined(separator: ". ") }

    /// Each once, in order.
    func uniqued() -> [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
