// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Testing

@testable import PangoText

/// Fallback faces and hyphenation points by language. On the main actor, like all suites that use Pango.
@MainActor @Suite struct LanguageTests {
    private let library = FontLibrary(languages: LanguageTests.table)

    /// As in `Resources/languages.json`, and a package that is not installed.
    private static let table = LanguageTable(
        scripts: [
            LanguageTable.Script(
                code: "Arab", language: "ar", families: ["Noto Sans Arabic"],
                package: "fonts-noto-core", isTall: true),
            LanguageTable.Script(
                code: "Deva", language: "hi", families: ["Noto Sans Devanagari"],
                package: "fonts-noto-core", isTall: true),
            LanguageTable.Script(
                code: "Thai", language: "th", families: ["No Such Family"],
                package: "fonts-nobody-has", isTall: true),
            LanguageTable.Script(
                code: "Hani", language: "zh-Hans", families: ["Noto Sans CJK SC"],
                package: "fonts-noto-cjk", isTall: false),
        ],
        languages: [
            LanguageTable.Language(
                tag: "ja", families: ["Noto Sans CJK JP"], package: "fonts-noto-cjk"),
            LanguageTable.Language(
                tag: "zh-Hant", families: ["Noto Sans CJK TC"], package: "fonts-noto-cjk"),
            LanguageTable.Language(
                tag: "zh", families: ["Noto Sans CJK SC"], package: "fonts-noto-cjk"),
        ],
        patterns: [
            LanguageTable.Patterns(tag: "en", file: "hyph_en_US.dic", package: "hyphen-en-us"),
            LanguageTable.Patterns(tag: "de", file: "hyph_de_DE.dic", package: "hyphen-de"),
            LanguageTable.Patterns(tag: "xy", file: "hyph_xy.dic", package: "hyphen-xy"),
        ])

    private func inter() throws -> Face {
        try #require(library.face(postScriptName: "Inter-Regular"))
    }

    private func faces(_ text: String, language: String? = nil) throws -> [String] {
        let shaped = library.prepare(text, in: try inter(), language: language).shaped
        return shaped.runs.map { shaped.faces[$0.face].name }
    }

    @Test(
        arguments: [
            ("一", nil, "NotoSansCJKsc-Regular"), ("工作圈", nil, "NotoSansCJKsc-Regular"),
            ("設定する", nil, "NotoSansCJKjp-Regular"), ("設定", "ja", "NotoSansCJKjp-Regular"),
            ("設定", "zh-Hant", "NotoSansCJKtc-Regular"),
            ("設定", "zh-Hant-TW", "NotoSansCJKtc-Regular"),
            ("設定", "zh", "NotoSansCJKsc-Regular"), ("設定", "de", "NotoSansCJKsc-Regular"),
            ("骨", "ja-u-nu-latn", "NotoSansCJKjp-Regular"),
            ("骨", "zh-cmn-Hant", "NotoSansCJKsc-Regular"),
            ("史蒂夫・賈伯斯", "zh-Hant", "NotoSansCJKtc-Regular"), ("ｶﾅ漢字", nil, "NotoSansCJKjp-Regular"),
            ("العربية", nil, "NotoSansArabic-Regular"), ("فارسی", "fa", "NotoSansArabic-Regular"),
            ("हिन्दी", nil, "NotoSansDevanagari-Regular"),
        ] as [(String, String?, String)])
    func scriptsAndLanguagesChooseTheFace(text: String, language: String?, face: String) throws {
        let found = try faces(text, language: language)
        #expect(found == [face])
    }

    @Test func weightOfTheFallbackIsThatOfTheFace() throws {
        let bold = try #require(library.face(postScriptName: "Inter-Bold"))
        let shaped = library.prepare("日本", in: bold, language: "ja").shaped
        #expect(shaped.faces.map(\.name) == ["Inter-Bold", "NotoSansCJKjp-Bold"])
    }

    @Test func kanaMakesHanJapaneseThroughoutTheText() throws {
        let shaped = library.prepare("設定 Settings と 通知", in: try inter()).shaped
        #expect(
            shaped.faces.dropFirst().map(\.name).allSatisfy { $0 == "NotoSansCJKjp-Regular" })
    }

    @Test func missingFacesNameTheirPackage() throws {
        let shaped = library.prepare("ไทย and العربية", in: try inter()).shaped
        let packages = shaped.runs.map { shaped.faces[$0.face].betterFontPackage }
        #expect(packages.contains("fonts-nobody-has"))
        #expect(packages.contains(nil))
        #expect(shaped.faces.contains { $0.isTallScript })
        #expect(shaped.coverage.fallbacks.contains { $0.betterFontPackage == "fonts-nobody-has" })
    }

    // MARK: - Hyphenation

    /// The word with a hyphen at each hyphenation point.
    private func hyphenated(_ text: String, language: String? = nil) throws -> String {
        let prepared = library.prepare(text, in: try inter(), language: language)
        let points = library.hyphenate(
            [prepared], of: [text], in: try inter(), language: language)[0].shaped
            .hyphenationPoints
        var result = ""
        for (index, scalar) in text.unicodeScalars.enumerated() {
            if points.contains(Int32(index)) { result += "-" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    @Test func wordsHaveThePointsOfTheirLanguage() throws {
        #expect(try hyphenated("Default (System)") == "De-fault (Sys-tem)")
        #expect(try hyphenated("NOTIFICATIONS") == "NO-TI-FI-CA-TIONS")
        #expect(
            try hyphenated("Benachrichtigungen", language: "de") == "Be-nach-rich-ti-gun-gen")
        #expect(try hyphenated("Übertragungsgröße", language: "de-AT") == "Über-tra-gungs-grö-ße")
        // Without a language, Latin text is English. Other scripts have no patterns here.
        #expect(try hyphenated("настройки") == "настройки")
        #expect(try hyphenated("通知 Notifications", language: "ja") == "通知 No-ti-fi-ca-tions")
    }

    @Test func lettersOfTwoCharactersAreOneLetter() throws {
        let whole = try hyphenated("Übertragungsgröße", language: "de")
        let parts = try hyphenated("U\u{308}bertragungsgro\u{308}ße", language: "de")
        #expect(parts == whole)
        #expect(parts.unicodeScalars.count == whole.unicodeScalars.count + 2)
    }

    /// Soft hyphens come first. The parts between them may still be too wide.
    @Test func partsBetweenSoftHyphensAreWords() throws {
        #expect(
            try hyphenated("Datenschutz\u{AD}einstellungen", language: "de")
                == "Da-ten-schutz\u{AD}ein-stel-lun-gen")
    }

    @Test func whatIsNoLanguageIsNone() throws {
        #expect(try hyphenated("Wissenschaften", language: "de-u-nu-arab") == "Wis-sen-schaf-ten")
        #expect(try hyphenated("Notification", language: "und") == "No-ti-fi-ca-tion")
        // If the patterns of a region are not installed, those of the language apply.
        #expect(try hyphenated("Notification", language: "en-XY") == "No-ti-fi-ca-tion")
    }

    /// The digits of a German text are German, with or without its letters.
    @Test func charactersOfNoScriptAreInTheTextsLanguage() {
        let languages = TextLanguages(Self.table)
        for text in ["123", "※ → ①", ""] {
            var text = text
            #expect(text.withUTF8 { languages.runs(of: $0, language: "ja") }.isEmpty)
        }
    }

    @Test func missingPatternsNameTheirPackage() {
        #expect(library.missingHyphenationPackage(language: "xy-Latn") == "hyphen-xy")
        #expect(library.missingHyphenationPackage(language: "DE-at") == nil)
        #expect(library.missingHyphenationPackage(language: nil) == nil)
        // There are no patterns for this language.
        #expect(library.missingHyphenationPackage(language: "tlh") == nil)
    }

    /// In any text, hyphenation points are between letters of one word.
    @Test func pointsAreWithinWords() throws {
        for text in LineBreakingAgainstPangoTests.texts {
            let scalars = Array(text.unicodeScalars)
            let prepared = library.prepare(text, in: try inter(), language: "de")
            let points = library.hyphenate(
                [prepared], of: [text], in: try inter(), language: "de")[0].shaped
                .hyphenationPoints
            #expect(points == points.sorted())
            for point in points.map(Int.init) {
                #expect(scalars[point - 1].properties.isAlphabetic, "\(text)")
                #expect(scalars[point].properties.isAlphabetic, "\(text)")
            }
        }
    }
}
