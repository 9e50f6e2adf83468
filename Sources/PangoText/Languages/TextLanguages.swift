// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine

/// Finds which language each stretch of a text is in: the text's own where that is written in the
/// stretch's script, otherwise the one that the script stands for. Fallback faces, line breaks and
/// hyphens follow from it.
///
/// Nothing is left to Pango, which asks the environment (`PANGO_LANGUAGE`, `LANGUAGE`, `LANG`) about
/// scripts that its context's language does not use.
final class TextLanguages {
    /// A stretch in one language.
    struct Stretch {
        /// Of the UTF-8 text.
        var bytes: Range<Int>
        /// BCP 47 tag, in lower case.
        var language: String
    }

    /// What a text is in when nobody says.
    static let `default` = "en"

    /// A tag as it is looked up: in lower case, and nil for “undetermined”.
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

    /// The scripts of everyday texts, for a library without a table.
    private static let sampleLanguages: [GUnicodeScript: String] = [
        G_UNICODE_SCRIPT_LATIN: `default`, G_UNICODE_SCRIPT_ARABIC: "ar",
        G_UNICODE_SCRIPT_CYRILLIC: "ru", G_UNICODE_SCRIPT_DEVANAGARI: "hi",
        G_UNICODE_SCRIPT_GREEK: "el", G_UNICODE_SCRIPT_HEBREW: "he",
        G_UNICODE_SCRIPT_HAN: "zh-hans", G_UNICODE_SCRIPT_HANGUL: "ko",
        G_UNICODE_SCRIPT_HIRAGANA: "ja", G_UNICODE_SCRIPT_KATAKANA: "ja",
        G_UNICODE_SCRIPT_THAI: "th",
    ]
}

// MARK: - Stretches

extension TextLanguages {
    /// The stretches of a text that are not simply in its own language.
    ///
    /// - Parameters:
    ///   - paragraph: the text that decides whether Han characters are Japanese; the text itself, or
    ///     the one that it is a line of.
    ///   - language: the text's own, or nil.
    func stretches(
        of text: UnsafeBufferPointer<UInt8>, in paragraph: UnsafeBufferPointer<UInt8>? = nil,
        language: String?
    ) -> [Stretch] {
        let letters = Self.simpleLetters(text)
        guard let start = text.baseAddress, letters == nil else {
            return letters == true && !uses(language, G_UNICODE_SCRIPT_LATIN)
                ? [Stretch(bytes: text.indices, language: Self.default)] : []
        }
        let hasKana = Self.hasKana(paragraph ?? text)
        var stretches: [Stretch] = []
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
                stretches.append(
                    Stretch(
                        bytes: (first - characters)..<(end - characters),
                        language: self.language(of: script, hasKana: hasKana)))
            } while pango_script_iter_next(iterator) != 0
        }
        return stretches
    }

    private func language(of script: GUnicodeScript, hasKana: Bool) -> String {
        if script == G_UNICODE_SCRIPT_HAN, hasKana { return "ja" }
        // A tag that nothing is known of: Pango then asks nobody else.
        return languages[script] ?? "xx"
    }

    /// Whether a language is written in a script; nil stands for the standard one.
    private func uses(_ language: String?, _ script: GUnicodeScript) -> Bool {
        // Digits and punctuation belong to any.
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

    /// The script that a tag names, otherwise those that Pango knows; empty for an unknown language.
    private static func scripts(of language: String) -> [GUnicodeScript] {
        let subtags = language.split(separator: "-")
        // The script is behind the language and its extensions of three letters; what a single letter
        // introduces is no part of the language.
        let others = subtags.dropFirst().drop { $0.utf8.count == 3 }
        if let script = others.first, script.utf8.count == 4 {
            // Codes of several scripts together are no scripts of Unicode.
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
        // Pango knows Chinese by its regions alone, and of Korean only Hangul.
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

    /// Of a text whose characters are all Latin or common (U+0000 to U+033F, U+2000 to U+27FF), whether
    /// any is a letter; nil for other texts.
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

    /// Whether any character is a kana: U+3041 to U+30FA, or half as wide, U+FF66 to U+FF9D. Marks that
    /// Chinese has too, such as U+30FB, are none.
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
    /// Fallback families of a language, the best first: its own, or those of its scripts; then those
    /// of symbols.
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

    /// What Pango draws the numbers of characters in that no font has.
    var plainFamilies: [String] { ["DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono"] }

    /// Families of emoji.
    var emojiFamilies: [String] {
        table.scripts.filter { $0.code == "Zsye" }.flatMap(\.families)
    }

    /// The family that draws a script in a language on a machine that has all fonts, with its package.
    func best(
        for script: GUnicodeScript, language: String
    ) -> (family: String, package: String)? {
        let own = table.families(of: language)
        let families = own?.families ?? scripts[script]?.families
        let package = own?.package ?? scripts[script]?.package
        guard let family = families?.first, let package else { return nil }
        return (family, package)
    }

    /// Whether the letters of a script are taller or deeper than Latin ones.
    func isTall(_ script: GUnicodeScript) -> Bool { tallScripts.contains(script) }
}

extension GUnicodeScript: @retroactive Hashable {
    /// A script by its four letters; nil for those that GLib does not know.
    fileprivate init?(iso15924 code: String) {
        let letters = Array(code.utf8)
        guard letters.count == 4 else { return nil }
        let tag = letters.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        let script = g_unicode_script_from_iso15924(tag)
        // Zsym and Zsye are no scripts of Unicode.
        guard script != G_UNICODE_SCRIPT_UNKNOWN, script != G_UNICODE_SCRIPT_INVALID_CODE
        else { return nil }
        self = script
    }
}
