// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine

/// Consecutive bytes of a text in one language.
struct LanguageRun {
    /// The range in the UTF-8 text.
    var bytes: Range<Int>
    /// A BCP 47 tag in lower case.
    var language: String
}

/// The languages of the runs of a text. A run has the language of the text if that language uses the script of
/// the run; otherwise it has the table's language for the script. Font fallback, line breaks, and hyphenation
/// depend on it.
///
/// All languages are determined here. For scripts that the language of its context does not use, Pango would
/// take languages from the environment (`PANGO_LANGUAGE`, `LANGUAGE`, `LANG`).
final class TextLanguages {
    /// The language of texts without one.
    static let `default` = "en"

    /// A tag for lookup, in lower case; nil for “undetermined”.
    static func normalized(_ language: String?) -> String? {
        let language = language?.lowercased()
        return language == "und" ? nil : language
    }

    private let table: LanguageTable
    private let languages: [GUnicodeScript: String]
    private let tallScripts: Set<GUnicodeScript>
    private let scripts: [GUnicodeScript: LanguageTable.Script]
    private var knownUses: [Use: Bool] = [:]
    private var knownFamilies: [String: [String]] = [:]

    private struct Use: Hashable {
        var language: String
        var script: GUnicodeScript
    }

    init(_ table: LanguageTable) {
        self.table = table
        var scripts: [GUnicodeScript: LanguageTable.Script] = [:]
        for script in table.scripts {
            guard let known = GUnicodeScript(iso15924: script.code) else { continue }
            scripts[known] = script
        }
        self.scripts = scripts
        tallScripts = Set(scripts.filter(\.value.isTall).keys)
        languages = scripts.mapValues { $0.language.lowercased() }
            .merging(Self.sampleLanguages) { own, _ in own }
    }

    /// The languages of common scripts, for a library without a table.
    private static let sampleLanguages: [GUnicodeScript: String] = [
        G_UNICODE_SCRIPT_LATIN: `default`, G_UNICODE_SCRIPT_ARABIC: "ar",
        G_UNICODE_SCRIPT_CYRILLIC: "ru", G_UNICODE_SCRIPT_DEVANAGARI: "hi",
        G_UNICODE_SCRIPT_GREEK: "el", G_UNICODE_SCRIPT_HEBREW: "he",
        G_UNICODE_SCRIPT_HAN: "zh-hans", G_UNICODE_SCRIPT_HANGUL: "ko",
        G_UNICODE_SCRIPT_HIRAGANA: "ja", G_UNICODE_SCRIPT_KATAKANA: "ja",
        G_UNICODE_SCRIPT_THAI: "th",
    ]
}

// MARK: - Runs

extension TextLanguages {
    /// The runs of a text in languages other than its own.
    ///
    /// - Parameters:
    ///   - paragraph: the text whose kana make Han characters Japanese: the text itself, or the whole text of a
    ///     line.
    ///   - language: the language of the text, or nil.
    func runs(
        of text: UnsafeBufferPointer<UInt8>, in paragraph: UnsafeBufferPointer<UInt8>? = nil,
        language: String?
    ) -> [LanguageRun] {
        let letters = Self.simpleLetters(text)
        guard let start = text.baseAddress, letters == nil else {
            return letters == true && !uses(language, G_UNICODE_SCRIPT_LATIN)
                ? [LanguageRun(bytes: text.indices, language: Self.default)] : []
        }
        let hasKana = Self.hasKana(paragraph ?? text)
        var runs: [LanguageRun] = []
        start.withMemoryRebound(to: CChar.self, capacity: text.count) { characters in
            guard let iterator = pango_script_iter_new(characters, Int32(text.count)) else {
                return
            }
            defer { pango_script_iter_free(iterator) }
            repeat {
                var first: UnsafePointer<CChar>?
                var end: UnsafePointer<CChar>?
                var script = G_UNICODE_SCRIPT_COMMON
                withUnsafeMutablePointer(to: &script) {
                    $0.withMemoryRebound(to: PangoScript.self, capacity: 1) {
                        pango_script_iter_get_range(iterator, &first, &end, $0)
                    }
                }
                guard let first, let end, !uses(language, script) else { continue }
                runs.append(
                    LanguageRun(
                        bytes: (first - characters)..<(end - characters),
                        language: self.language(of: script, hasKana: hasKana)))
            } while pango_script_iter_next(iterator) != 0
        }
        return runs
    }

    private func language(of script: GUnicodeScript, hasKana: Bool) -> String {
        if script == G_UNICODE_SCRIPT_HAN, hasKana { return "ja" }
        // The tag is unknown, so that Pango does not look for another language.
        return languages[script] ?? "xx"
    }

    /// Whether a language is written in a script; nil stands for the default language.
    private func uses(_ language: String?, _ script: GUnicodeScript) -> Bool {
        // Every language uses digits and punctuation.
        if script == G_UNICODE_SCRIPT_COMMON || script == G_UNICODE_SCRIPT_INHERITED { return true }
        guard let language else { return script == G_UNICODE_SCRIPT_LATIN }
        let use = Use(language: language, script: script)
        if let known = knownUses[use] { return known }
        let scripts = Self.scripts(of: language)
        let isUsed =
            scripts.isEmpty ? script == G_UNICODE_SCRIPT_LATIN : scripts.contains(script)
        knownUses[use] = isUsed
        return isUsed
    }

    /// The script in a tag, or else the scripts that Pango knows for its language; empty for an unknown
    /// language.
    private static func scripts(of language: String) -> [GUnicodeScript] {
        let subtags = language.split(separator: "-")
        // The script follows the language and its extensions of three letters. A single letter
        // introduces other extensions.
        let others = subtags.dropFirst().drop { $0.utf8.count == 3 }
        if let script = others.first, script.utf8.count == 4 {
            // Codes for several scripts together are not scripts of Unicode.
            switch script {
            case "hans", "hant": return chinese
            case "jpan":
                return [
                    G_UNICODE_SCRIPT_HAN, G_UNICODE_SCRIPT_HIRAGANA, G_UNICODE_SCRIPT_KATAKANA,
                ]
            case "kore": return korean
            default:
                let code = script.prefix(1).uppercased() + script.dropFirst()
                return GUnicodeScript(iso15924: code).map { [$0] } ?? []
            }
        }
        // Pango knows Chinese only with a region, and only Hangul for Korean.
        switch subtags.first {
        case "zh", "yue", "cmn", "wuu", "nan", "hak": return chinese
        case "ko": return korean
        default: break
        }
        var count: Int32 = 0
        guard
            let scripts = pango_language_get_scripts(pango_language_from_string(language), &count)
        else { return [] }
        return (0..<Int(count)).map { GUnicodeScript(Int32(scripts[$0].rawValue)) }
    }

    private static let chinese = [G_UNICODE_SCRIPT_HAN, G_UNICODE_SCRIPT_BOPOMOFO]
    private static let korean = [G_UNICODE_SCRIPT_HANGUL, G_UNICODE_SCRIPT_HAN]

    /// Whether a text of Latin and common characters (U+0000 to U+033F, U+2000 to U+27FF) has
    /// letters; nil for other texts.
    private static func simpleLetters(_ text: UnsafeBufferPointer<UInt8>) -> Bool? {
        var index = 0
        var hasLetters = false
        while index < text.count {
            let byte = text[index]
            switch byte {
            case 0..<0x80:
                hasLetters = hasLetters || 0x61...0x7A ~= byte | 0x20
                index += 1
            case 0xC3..<0xCD:
                hasLetters = true
                index += 2
            case 0xC2: index += 2
            case 0xE2 where index + 1 < text.count && text[index + 1] < 0xA0: index += 3
            default: return nil
            }
        }
        return hasLetters
    }

    /// Whether a text has kana: U+3041 to U+30FA, or halfwidth U+FF66 to U+FF9D, without marks that Chinese
    /// also uses, such as U+30FB.
    private static func hasKana(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.indices.contains { index in
            guard text[index] == 0xE3 || text[index] == 0xEF, index + 2 < text.count else {
                return false
            }
            let scalar =
                UInt32(text[index] & 0xF) << 12 | UInt32(text[index + 1] & 0x3F) << 6
                | UInt32(text[index + 2] & 0x3F)
            return 0x3041...0x3096 ~= scalar || 0x30A1...0x30FA ~= scalar
                || 0xFF66...0xFF9D ~= scalar
        }
    }
}

// MARK: - Faces

extension TextLanguages {
    /// The fallback families of a language, the best first: its own families, or those of its scripts, and the
    /// families of symbols.
    func families(of language: String) -> [String] {
        if let known = knownFamilies[language] { return known }
        var families = table.families(of: language)?.families ?? []
        if families.isEmpty {
            let named = table.scripts.filter { $0.language.lowercased() == language }
            families = named.flatMap(\.families)
        }
        for script in Self.scripts(of: language) {
            families += scripts[script]?.families ?? []
        }
        families += table.scripts.filter { $0.code == "Zsym" }.flatMap(\.families)
        var seen: Set<String> = []
        families = families.filter { seen.insert($0).inserted }
        knownFamilies[language] = families
        return families
    }

    /// The families of the numbers in the boxes of missing glyphs.
    var plainFamilies: [String] { ["DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono"] }

    /// The families of emoji.
    var emojiFamilies: [String] {
        table.scripts.filter { $0.code == "Zsye" }.flatMap(\.families)
    }

    /// The preferred fallback family of a script in a language, with its Debian package.
    func best(
        for script: GUnicodeScript, language: String
    ) -> (family: String, package: String)? {
        let own = table.families(of: language)
        let families = own?.families ?? scripts[script]?.families
        let package = own?.package ?? scripts[script]?.package
        guard let family = families?.first, let package else { return nil }
        return (family, package)
    }

    /// Whether the letters of a script are taller or deeper than Latin letters.
    func isTall(_ script: GUnicodeScript) -> Bool { tallScripts.contains(script) }
}

extension GUnicodeScript: @retroactive Hashable {
    /// A script by its ISO 15924 code; nil if GLib does not know it.
    fileprivate init?(iso15924 code: String) {
        let letters = Array(code.utf8)
        guard letters.count == 4 else { return nil }
        let tag = letters.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        let script = g_unicode_script_from_iso15924(tag)
        // Zsym and Zsye are not scripts of Unicode.
        guard script != G_UNICODE_SCRIPT_UNKNOWN, script != G_UNICODE_SCRIPT_INVALID_CODE
        else { return nil }
        self = script
    }
}
