// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import TestSupport
import Testing

@testable import PangoText

/// Our lines equal Pango's: the same breaks, widths, and heights, for texts in many scripts, faces, sizes, and widths.
///
/// Lines are at least 2.5 em wide. Narrower lines could have two breaks in one ligature or kerned cluster, which are
/// not modeled. Both sides leave out PangoLayout's shift of runs to common baselines (`FontLibrary.line(_:of:)`).
///
/// On the main actor, like all suites that use Pango, because its font maps are not thread-safe.
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

    /// Only a few sizes: Pango searches for fallback fonts again at every size, which takes long.
    private static func size(using random: inout SeededGenerator) -> Double {
        [8, 10.3, 11, 13, 15, 17, 19.25, 22, 28, 31.7, 40, 53, 60].randomElement(using: &random)
            ?? 17
    }

    @Test(arguments: faces) func breaksAndExtents(faceName: String) throws {
        let library = FontLibrary()
        let face = try #require(
            library.face(postScriptName: faceName), "\(faceName) is not installed")
        var random = SeededGenerator(seed: 20)
        for text in Self.texts.map(PangoComparison.comparable) {
            let prepared = library.prepare(text, in: face)
            let differences = (0..<25).compactMap { _ in
                let size = Self.size(using: &random)
                return PangoComparison.difference(
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
            let text = PangoComparison.comparable(
                (0..<count).map { _ in
                    (words.randomElement(using: &random) ?? "")
                        + (separators.randomElement(using: &random) ?? "")
                }.joined())
            let prepared = library.prepare(text, in: face)
            for _ in 0..<6 {
                let size = Self.size(using: &random)
                let difference = PangoComparison.difference(
                    text, prepared, face, size: size,
                    width: Double.random(in: (2.5 * size)...600, using: &random), library)
                #expect(difference == nil)
            }
        }
    }
}
