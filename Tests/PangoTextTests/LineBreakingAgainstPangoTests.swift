// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine
import TestSupport
import Testing

@testable import PangoText

/// Our lines are Pango's lines: same breaks, same widths, same heights, for texts of many scripts,
/// faces, sizes and widths.
///
/// Lines are at least 2.5 em wide: two breaks inside one ligature or kerned cluster, which only
/// narrower lines have, are not modelled. PangoLayout's shift of runs to common baselines is left
/// out on both sides (`FontLibrary.line(_:of:)`).
///
/// On the main actor, as all suites that use Pango are: its font maps are not for several threads.
@MainActor @Suite struct LineBreakingAgainstPangoTests {
    nonisolated static let texts: [String] = [
        "", " ", "   ", "\n", "a", "a\n", "\na\n\nb\n", "one\r\ntwo\rthree\u{2029}four",
        "line\u{2028}separator\u{2028}", "trailing space ", "two  spaces   three    ",
        "hello \nspace before a hard break", "no\u{00A0}break\u{00A0}space between words",
        "The quick brown fox jumps over the lazy dog, and then it jumps back again.",
        "Manage how notifications are delivered, and where they appear on this device.",
        "AVAVAVAV To Ty We Yo. fi ffi fl ffl AWAY Tomato Yonder P.A. kerning, T.V., “quotes”",
        "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
        "Pneumonoultramicroscopicsilicovolcanoconiosis is a lung disease — mostly a long word.",
        "https://example.org/a/very/long/path/that-has-no-spaces?but=some&punctuation=1#here",
        "well-known state-of-the-art hyphen-ated, soft\u{00AD}hyphen\u{00AD}ation here\u{00AD}",
        "مرحبا بالعالم، هذه قائمة إعدادات طويلة بما يكفي لتلتف على عدة أسطر",
        "الإشعارات والأصوات والحروف المتصلة", "ممتازةوطويلةجداكلمةواحدةبلافواصل",
        "שלום עולם, זוהי רשימת הגדרות ארוכה מספיק כדי להישבר לכמה שורות",
        "Mixed שלום עולם and العربية in one English sentence, with 123 numbers 456.",
        "การตั้งค่าการแจ้งเตือนและเสียงของอุปกรณ์นี้สามารถเปลี่ยนแปลงได้ตลอดเวลา",
        "设置通知的显示方式，以及它们在此设备上出现的位置。您可以随时更改。",
        "通知の表示方法と、このデバイス上での表示場所を管理します。「いつでも」変更できます。",
        "Family 👨‍👩‍👧‍👦 flags 🇩🇪🇯🇵 skin 👍🏽 heart ❤️ and text after 🎉🎉🎉",
        "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "e\u{301}a\u{308}o\u{302}\u{323} cafe\u{301} n\u{303}andu\u{301} combining marks",
        "a\tb\tc", "\tindented", "name\tvalue\tlonger value\tx\nnext\tline",
        "tabs\t\t\tat the end\t",
        "हिन्दी में सूचनाएँ और ध्वनियाँ बदलें, कभी भी।", "Ελληνικά και Кириллица вместе",
        "1234567890 1,234,567.89 $100 50% (parentheses) [brackets] {braces}",
        "a b c d e f g h i j k l m n o p q r s t u v w x y z",
    ]

    nonisolated static let faces = [
        "Inter-Regular", "InterDisplay-SemiBold", "NotoSans-Regular", "NotoSerif-Bold",
        "DejaVuSans", "P052-Roman", "ComicNeue-Regular", "LiberationSans",
    ]

    /// Few different ones: Pango looks for fallback fonts anew for every size, which takes long.
    private static func size(using random: inout SeededGenerator) -> Double {
        [8, 10.3, 11, 13, 15, 17, 19.25, 22, 28, 31.7, 40, 53, 60].randomElement(using: &random)
            ?? 17
    }

    @Test(arguments: faces) func breaksAndExtents(faceName: String) throws {
        let library = FontLibrary()
        let face = try #require(
            library.face(postScriptName: faceName), "\(faceName) is not installed")
        var random = SeededGenerator(seed: 20)
        for text in Self.texts {
            let prepared = library.prepare(text, in: face)
            let differences = (0..<25).compactMap { _ in
                let size = Self.size(using: &random)
                return difference(
                    text, prepared, face, size: size,
                    width: Double.random(in: (2.5 * size)...800, using: &random), library)
            }
            #expect(differences.isEmpty, "\(differences.count) of 25; \(differences.first ?? "")")
        }
    }

    @Test func randomTexts() throws {
        let library = FontLibrary()
        let face = try #require(library.face(postScriptName: "NotoSans-Regular"))
        var random = SeededGenerator(seed: 7)
        let words = Self.texts.flatMap { $0.split(separator: " ").map(String.init) }
        for _ in 0..<500 {
            let count = Int.random(in: 1...14, using: &random)
            let separators = [" ", " ", " ", " ", "  ", "\n", "\t", ""]
            let text = (0..<count).map { _ in
                (words.randomElement(using: &random) ?? "")
                    + (separators.randomElement(using: &random) ?? "")
            }.joined()
            let prepared = library.prepare(text, in: face)
            for _ in 0..<6 {
                let size = Self.size(using: &random)
                let difference = difference(
                    text, prepared, face, size: size,
                    width: Double.random(in: (2.5 * size)...600, using: &random), library)
                #expect(difference == nil)
            }
        }
    }

    /// Where the two disagree, in words; nil where they agree.
    ///
    /// Pango rounds the advances of a size to 1,024ths of a point, and prepared advances are not
    /// rounded: where that decides about a break, Pango a hair wider or narrower must agree. It
    /// also decides whether a tab stop is a whole space away: there Pango a hair larger or smaller
    /// must.
    private func difference(
        _ text: String, _ prepared: PreparedText, _ face: Face, size: Double, width: Double,
        _ library: FontLibrary
    ) -> String? {
        let setting = LineSetting(pointSize: size, width: width)
        let ours = Array(IteratorSequence(LineIterator(prepared, setting)))
        let slack = 0.002 + 0.0006 * Double(prepared.shaped.characters.count)
        var nudges: [(scale: Double, slack: Double)] = [(1, 0), (1, slack), (1, -slack)]
        if prepared.shaped.characters.contains(where: { $0.traits.contains(.tab) }) {
            nudges += [0.9997, 0.9998, 0.9999, 1.0001, 1.0002, 1.0003].map { ($0, 0) }
        }
        var first: String?
        for nudge in nudges {
            let theirs = PangoLine.lines(
                text, face, size: size * nudge.scale, width: width * nudge.scale + nudge.slack,
                library)
            guard
                let difference = difference(
                    ours, theirs, prepared, size: size, scale: nudge.scale, slack: slack)
            else { return nil }
            first = first ?? difference
        }
        return first.map { "“\(text)”, \(face.postScriptName) \(size) pt, \(width) wide: \($0)" }
    }

    private func difference(
        _ ours: [LineSpan], _ theirs: [PangoLine], _ prepared: PreparedText, size: Double,
        scale: Double, slack: Double
    ) -> String? {
        guard ours.map(\.characters) == theirs.map(\.characters) else {
            return "\(ours.map(\.characters)) but Pango \(theirs.map(\.characters))"
        }
        for (our, their) in zip(ours, theirs) {
            let metrics = prepared.usedMetrics(in: our.characters)
            let pairs = [
                (our.width, their.width, slack + 0.03),
                (metrics.ascent * size, their.ascent, 0.02),
                ((metrics.ascent + metrics.descent) * size, their.height, 0.02),
            ]
            if let pair = pairs.first(where: { abs($0.0 - $0.1 / scale) > $0.2 }) {
                return "line \(our.characters): \(pair.0) but Pango \(pair.1 / scale)"
            }
        }
        return nil
    }
}

/// A line as PangoLayout broke it.
struct PangoLine {
    var characters: Range<Int>
    var width: Double
    var ascent: Double
    var height: Double

    static func lines(
        _ text: String, _ face: Face, size: Double, width: Double, _ library: FontLibrary
    ) -> [PangoLine] {
        let layout = library.makeLayout(text, face: face, size: size)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        // The languages that the library gives a layout stay.
        let attributes =
            pango_attr_list_copy(pango_layout_get_attributes(layout)) ?? pango_attr_list_new()
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        // Bytes to characters.
        var characterAtByte: [Int] = []
        for (index, scalar) in text.unicodeScalars.enumerated() {
            for _ in 0..<UTF8.width(scalar) { characterAtByte.append(index) }
        }
        characterAtByte.append(text.unicodeScalars.count)
        return (0..<Int(pango_layout_get_line_count(layout))).compactMap { number in
            guard let line = FontLibrary.line(number, of: layout) else { return nil }
            let start = Int(line.pointee.start_index)
            let end = start + Int(line.pointee.length)
            var logical = PangoRectangle()
            pango_layout_line_get_extents(line, nil, &logical)
            let unit = Double(PANGO_SCALE)
            return PangoLine(
                characters: characterAtByte[start]..<characterAtByte[end],
                width: Double(logical.width) / unit, ascent: -Double(logical.y) / unit,
                height: Double(logical.height) / unit)
        }
    }
}

extension FontLibrary {
    /// A line of a layout with all its runs on one baseline, whatever their scripts.
    ///
    /// PangoLayout lines the runs of a line up by the baseline of its first script, which for most
    /// fonts is a guess: the numerals of a Chinese line move by a fraction of their descent
    /// (`apply_baseline_shift()`). UIKit is assumed to keep one baseline, so measuring does not
    /// take part in that, and drawing must not either.
    ///
    /// - Returns: a line that belongs to the layout; nil when there is none of that number.
    fileprivate static func line(
        _ number: Int, of layout: OpaquePointer
    ) -> UnsafeMutablePointer<PangoLayoutLine>? {
        guard let line = pango_layout_get_line(layout, Int32(number)) else { return nil }
        var link = line.pointee.runs
        while let current = link {
            let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            run.pointee.y_offset = 0
            link = current.pointee.next
        }
        return line
    }
}
