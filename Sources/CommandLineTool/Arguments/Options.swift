// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Documents
import DynamicType
import Reporting
import Syntax

/// The options of several commands.
enum Options {
    static let theme = Option("theme", .path, themeHelp)
    static let themes = Option(
        "theme", .path, themeHelp + " Can be given more than once.", isRepeatable: true)
    private static let themeHelp =
        "The theme. A ScaledFont property list, the same dictionary as JSON, a Typeladder theme, design "
        + "tokens of the W3C format or Tokens Studio, or a folder with one of these or with token "
        + "sets. Default: the system font in every style."
    static let fonts = Option(
        "fonts", .fileOrFolder,
        "Font files of the theme. A file, or a folder with fonts in it or up to three folders below it. "
            + "They take precedence over fonts of the same name that are beside the theme or installed. "
            + "Can be given more than once.", isRepeatable: true)
    static let tokens = Option(
        "tokens", .path,
        "More design tokens. They are merged after those of the theme. Of two tokens with the same name, "
            + "the later one counts. Can be given more than once.", isRepeatable: true)
    static let tokenTheme = Option(
        "token-theme", ValueType.text("NAME"),
        "The theme of the design tokens. One of Tokens Studio's themes, or a context of a resolver "
            + "document. If two groups or modifiers have it, write GROUP=NAME. Default: the default or "
            + "the first of each. Can be given more than once.", isRepeatable: true)
    static let screen = Option(
        "screen", .path, "The screen. Default: the bundled Settings screen.")
    static let language = Option(
        "language",
        ValueType(
            "TAG", problem: { text, _ in CommandProblem.notALanguage(text) },
            read: { LanguageTag.isWellFormed($0) ? $0 : nil }),
        "The language of the texts. A BCP 47 tag such as de or zh-Hant. It decides fallback fonts and "
            + "hyphens. Default: the language of the screen, or else the characters of each text "
            + "decide. Commands without texts only check the tag.")
    /// The format of the result, from all formats. Commands declare ``format(of:)``.
    static let format = format(among: reporters)

    /// The option with only the formats for certain types of reports.
    static func format(of reports: any Report.Type...) -> Option<any Reporter> {
        format(among: reporters.filter { reports.contains(where: $0.writes) })
    }

    private static func format(among reporters: [any Reporter]) -> Option<any Reporter> {
        Option(
            "format", .choice(among: reporters, word: \.name),
            "The format of the result. Default: text.")
    }
    static let map = Option(
        "map", .tokenChoice,
        "The text style of a design token. Use none to leave the token out. Default: names and sizes "
            + "decide. STYLE=TOKEN works, too. Can be given more than once.",
        isRepeatable: true)

    /// The options for reading a theme: its fonts, and its design tokens.
    static let ofThemes: [any DeclaredOption] = [fonts, tokens, tokenTheme, map]

    /// The one file of a command.
    static let file = Command.Operand(
        "FILE", count: 1...1, missing: CommandProblem.missingFile)
}

extension ValueType<TextStyle> {
    static var textStyle: Self {
        Self(
            "STYLE", words: TextStyle.allCases.map(\.uiKitName),
            problem: { CommandProblem.notATextStyle($0, suggestion: $1) },
            read: TextStyle.init(name:))
    }
}

extension ValueType<TextVariant> {
    static var textVariant: Self {
        Self(
            "VARIANT", words: TextVariant.offered.map(\.name),
            problem: { CommandProblem.notATextVariant($0, suggestion: $1) },
            read: TextVariant.init(name:))
    }
}

extension ValueType<[ContentSizeCategory]> {
    /// One category by any of its names.
    static let category = Self.category("NAME", words: shortNames)

    /// One category, or all of them.
    static let categoryOrAll = Self.category("NAME|all", words: shortNames + ["all"])

    private static let shortNames = ContentSizeCategory.allCases.map(\.shortName)

    private static func category(_ name: String, words: [String]) -> Self {
        Self(name, completion: .words(words)) { (text) throws(UsageError) in
            let allowsAll = words.contains("all")
            if text == "all", allowsAll { return ContentSizeCategory.allCases }
            if let category = ContentSizeCategory(name: text) { return [category] }
            let names = words + ContentSizeCategory.allCases.flatMap(\.allNames)
            throw UsageError(
                CommandProblem.notACategory(
                    text, allowsAll: allowsAll,
                    suggestion: Phrases.suggestion(for: text, among: names)))
        }
    }
}

extension ValueType<TokenAssignment> {
    static var tokenChoice: Self {
        Self("TOKEN=STYLE") { (text) throws(UsageError) in
            // Names of tokens can contain any character, but names of styles never contain an
            // equals sign.
            guard let last = text.lastIndex(of: "="), let first = text.firstIndex(of: "=") else {
                throw UsageError(CommandProblem.notATokenChoice(text))
            }
            let name = String(text[text.index(after: last)...])
            let style = TextStyle(name: name)
            if style == nil, name != "none" {
                if let style = TextStyle(name: String(text[..<first])) {
                    return TokenAssignment(
                        token: String(text[text.index(after: first)...]), style: style)
                }
                let words = TextStyle.allCases.map(\.uiKitName) + ["none"]
                throw UsageError(
                    CommandProblem.notAChoiceOfStyle(
                        name, suggestion: Phrases.suggestion(for: name, among: words)))
            }
            return TokenAssignment(token: String(text[..<last]), style: style)
        }
    }
}
