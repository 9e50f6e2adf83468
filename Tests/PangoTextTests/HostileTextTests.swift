// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine
import TestSupport
import Testing

@testable import PangoText

/// Unlikely texts are prepared, broken into lines, and drawn like any others. On the main actor, like all suites that
/// use Pango.
@MainActor @Suite struct HostileTextTests {
    private let library = FontLibrary()

    private func face() throws -> Face {
        try #require(library.face(postScriptName: "Inter-Regular"))
    }

    /// The lines contain every character, in order.
    private func check(_ text: String) throws {
        let prepared = library.prepare(text, in: try face())
        let count = text.unicodeScalars.count
        #expect(prepared.shaped.scalars.count == count)
        let hyphenated = library.hyphenate([prepared], of: [text], in: try face(), language: "en")[
            0]
        for hyphenation in [Hyphenation.none, .softHyphens, .words] {
            let parameters = LineBreakParameters(
                pointSize: 17, width: 200, hyphenation: hyphenation)
            var lines = LineIterator(hyphenated, parameters)
            var end = 0
            while let line = lines.next() {
                #expect(line.scalars.lowerBound >= end && line.width.isFinite)
                end = line.scalars.upperBound
            }
            #expect(end <= count)
        }
        draw(text, in: try face())
    }

    private func draw(_ text: String, in face: Face) {
        let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
        let cairo = cairo_create(surface)
        defer {
            cairo_destroy(cairo)
            cairo_surface_destroy(surface)
        }
        guard let cairo else { return }
        let font = ScaledFont(face: face, requestedName: "a", baseSize: 17, pointSize: 17)
        library.line(text, of: text, font: font).draw(x: 0, baseline: 0, on: cairo)
    }

    @Test(arguments: [
        "a\0b", "\0", "\0\0\0", "a\0\nb\0", "\u{AD}\0\u{AD}", "\u{1}\u{7F}\u{85}\u{9F}",
        "\u{FFFD}\u{E000}\u{10FFFD}", "\u{202E}abc\u{202C}\u{2066}\u{2069}\u{2069}",
        "\u{301}\u{301}\u{301}", "\u{200D}\u{200D}👨\u{200D}", "\u{FE0F}\u{FE0E}",
        "\u{2028}\u{2029}\u{2028}", "\u{AD}\u{AD}\u{AD}", "🇩🇪🇯🇵\u{1F1FA}", "\t\t\u{AD}\tx",
    ])
    func oddCharactersAreLaidOut(text: String) throws { try check(text) }

    /// Random scalar values, each at most once, in texts of 200.
    @Test func everyScalarIsLaidOut() throws {
        var scalars: [Unicode.Scalar] = (0...0x3FFFF).compactMap(Unicode.Scalar.init)
        scalars += (0xE0000...0xE01FF).compactMap(Unicode.Scalar.init)
        var random = SeededGenerator(seed: 11)
        // Only a part of all scalars, because Pango searches fonts for each.
        scalars.shuffle(using: &random)
        for start in stride(from: 0, to: 6000, by: 200) {
            try check(String(String.UnicodeScalarView(scalars[start..<start + 200])))
        }
    }

    /// Consonants joined by a virama are one character with every version of Pango, and other marks join nothing.
    @Test(arguments: [
        ("हिन्दी", 2), ("क्षत्रिय", 3), ("ক্ষ", 1), ("ક્ષ", 1), ("ക്ഷ", 1), ("क् ष", 3), ("கஷ்", 2), ("a्b", 2),
        ("न्\nदी", 3),
    ])
    func conjunctsAreOneCharacter(text: String, count: Int) throws {
        let scalars = library.prepare(text, in: try face()).shaped.scalars
        #expect(scalars.count { $0.traits.contains(.graphemeStart) } == count)
    }

    /// With Pango 1.56, no line would end at these spaces.
    @Test(arguments: ["മേയ് ജൂൺ", "క్ క", "क् क क"])
    func linesEndBehindConjuncts(text: String) throws {
        let prepared = library.prepare(text, in: try face())
        let starts = text.unicodeScalars.enumerated().filter { $1 == " " }.map { $0.offset + 1 }
        #expect(starts.allSatisfy { prepared.shaped.scalars[$0].traits.contains(.lineBreakBefore) })
    }

    /// Letters with kerning or joins throughout. Without a limit, each break would read all of them.
    @Test(arguments: ["AV", "ب", "ffi", "क्ष"])
    func longWordsArePreparedInProportionToTheirLength(unit: String) throws {
        let text = String(repeating: unit, count: 60_000 / unit.unicodeScalars.count)
        let prepared = library.prepare(text, in: try face())
        let parameters = LineBreakParameters(pointSize: 20, width: 300)
        var lines = LineIterator(prepared, parameters)
        var count = 0
        var end = 0
        while let line = lines.next() {
            #expect(line.width <= 300.001)
            #expect(line.scalars.lowerBound == end)
            end = line.scalars.upperBound
            count += 1
        }
        #expect(end == text.unicodeScalars.count && count > 300)
    }

    /// The lines of long words equal Pango's, too.
    @Test(arguments: ["AV", "To", "ب", "لا", "ffi"])
    func longWordsBreakAsPangoBreaksThem(unit: String) throws {
        let text = String(repeating: unit, count: 160)
        let face = try face()
        let prepared = library.prepare(text, in: face)
        for (size, width) in [(17.0, 230.0), (28, 311), (53, 350)] {
            var lines = LineIterator(prepared, LineBreakParameters(pointSize: size, width: width))
            let theirs = PangoLine.lines(text, face, size: size, width: width, library)
            var ours: [Line] = []
            while let line = lines.next() { ours.append(line) }
            #expect(ours.map(\.scalars) == theirs.map(\.scalars))
            for (our, their) in zip(ours, theirs) { #expect(abs(our.width - their.width) < 0.3) }
        }
    }
}
