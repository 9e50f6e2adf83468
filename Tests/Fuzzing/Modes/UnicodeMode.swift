// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import PangoText
import Previewing
import TestSupport

/// Texts of random scalars, prepared and broken into lines. If Pango can handle them, the lines are compared with
/// Pango's.
struct UnicodeMode: FuzzMode {
    private let library: FontLibrary
    private let face: Face
    private var compared = 0
    private var differences: [String] = []
    /// Texts whose lines Pango makes wider than requested. Pango remembers word ends in the runs of a line, but not
    /// letter ends (`can_break_in` in `pango-layout.c`). After a run that must not be separated from the one before,
    /// such as a mark in another script, it continues the line.
    private var overfull = 0
    /// Texts that Pango breaks inside a user-perceived character, such as between two modifiers of emoji. The rules for
    /// lines (UAX #14) ignore the rules for characters (UAX #29).
    private var divided = 0
    /// Texts with clusters that no font has.
    private var boxed = 0
    /// Whether a font has a character.
    private var covered: [Unicode.Scalar: Bool] = [:]

    init() throws {
        library = FontLibrary()
        guard let face = library.face(postScriptName: "NotoSans-Regular") else {
            throw Finding("NotoSans-Regular is not installed: install fonts-noto-core")
        }
        self.face = face
    }

    var summary: String {
        ", \(differences.count) of \(compared) broken otherwise than by Pango without a reason, \(boxed) with clusters that no font has; Pango overfills \(overfull) more and divides scalars in \(divided)"
            + differences.prefix(20).map { "\n    \($0)" }.joined()
    }

    /// One in a thousand may differ.
    var verdict: String? {
        differences.count * 1_000 > max(compared, 1_000)
            ? "more than 0.1% of the texts are broken otherwise than by Pango" : nil
    }

    mutating func run(_ random: inout SeededGenerator) throws {
        let text = Self.text(&random, length: 0...40)
        let prepared = library.prepare(text, in: face)
        let size: Double = random.one(of: [11, 17, 40])
        let width = Double.random(in: 2.5 * size...9 * size, using: &random)
        let lines = Array(
            IteratorSequence(
                LineIterator(prepared, LineBreakParameters(pointSize: size, width: width))))
        var next = 0
        for line in lines {
            try Self.require(line.scalars.lowerBound >= next, "lines overlap")
            try Self.require(line.width.isFinite && line.width >= 0, "a line is \(line.width) wide")
            next = line.scalars.upperBound
        }
        try Self.require(next <= text.unicodeScalars.count, "lines go on behind the text")
        // Pango's layouts end at NUL.
        guard !text.unicodeScalars.contains("\u{0}"),
            Int.random(in: 0..<4, using: &random) == 0
        else { return }
        try compare(comparable(text), size, width)
    }

    /// Compares the lines of a text with Pango's.
    private mutating func compare(_ text: String, _ size: Double, _ width: Double) throws {
        compared += 1
        guard differs(text, size, width) != nil else { return }
        let theirs = PangoLine.lines(text, face, size: size, width: width, library)
        if theirs.contains(where: { $0.width > width + 0.1 }) {
            overfull += 1
            return
        }
        if theirs.contains(where: \.beginsInsideGrapheme) {
            divided += 1
            return
        }
        // A font may have each character, but not the cluster.
        if library.prepare(text, in: face).shaped.missingGlyphs > 0 {
            boxed += 1
            return
        }
        let least = smallest(text, size, width)
        let scalars = least.unicodeScalars.map { String($0.value, radix: 16) }
        differences.append(
            "\(scalars.joined(separator: " ")): \(differs(least, size, width) ?? "")")
    }

    /// The text without the characters that no font has: their boxes are not those of Pango (`MissingGlyph`).
    private mutating func comparable(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { scalar in
                    let known = covered[scalar]
                    let isCovered =
                        known
                        ?? (library.prepare(String(scalar), in: face).shaped.missingGlyphs == 0)
                    covered[scalar] = isCovered
                    return isCovered
                }))
    }

    private func differs(_ text: String, _ size: Double, _ width: Double) -> String? {
        let text = PangoComparison.comparable(text)
        return PangoComparison.difference(
            text, library.prepare(text, in: face), face, size: size, width: width, library,
            breaksAlone: true)
    }

    /// The text without the parts that do not affect the difference.
    private func smallest(_ text: String, _ size: Double, _ width: Double) -> String {
        var scalars = Array(text.unicodeScalars)
        var index = 0
        while index < scalars.count {
            var fewer = scalars
            fewer.remove(at: index)
            var shorter = String.UnicodeScalarView()
            shorter.append(contentsOf: fewer)
            if differs(String(shorter), size, width) != nil {
                scalars = fewer
            } else {
                index += 1
            }
        }
        var least = String.UnicodeScalarView()
        least.append(contentsOf: scalars)
        return String(least)
    }

    /// Scalars that are rare at random and affect lines.
    private static let special: [ClosedRange<UInt32>] = [
        0x0...0x20, 0x20...0x7E, 0xA0...0xFF, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F,
        0xE00...0xE7F, 0x1100...0x11FF, 0x200B...0x200F, 0x2028...0x202F, 0x2060...0x206F,
        0x3000...0x30FF, 0x4E00...0x4E40, 0xAC00...0xAC20, 0xFE00...0xFE0F, 0xFFF9...0xFFFD,
        0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x1F600...0x1F640, 0xE0020...0xE007F,
        0xE0100...0xE01EF,
    ]

    /// A text of scalars. One in four is any scalar.
    static func text(_ random: inout SeededGenerator, length: ClosedRange<Int>) -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: length, using: &random) {
            let range =
                Int.random(in: 0..<4, using: &random) == 0 ? 0...0x10FFFF : random.one(of: special)
            if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) {
                text.append(scalar)
            }
        }
        return String(text)
    }
}
