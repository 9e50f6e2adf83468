// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Documents
import DynamicType
import Reporting

/// The options that several commands take.
enum Options {
    static let theme = Option(
        "theme", .path,
        "The theme. A file of it is a ScaledFont property list, the same dictionary as JSON, a Typeladder "
            + "theme, or design tokens of the W3C format or Tokens Studio; a folder has one of these, or "
            + "token sets. Without it every style is the system font.")
    static let fonts = Option(
        "fonts", .fileOrFolder,
        "Font files that the theme brings. A file, or a folder whose fonts are taken, with those up to "
            + "three folders below it. They go before fonts of the same name beside the theme or "
            + "installed. May be given more than once.", isRepeatable: true)
    static let tokens = Option(
        "tokens", .path,
        "More design tokens. They are merged behind the theme's, and of two tokens of a name the later "
            + "one counts. May be given more than once.", isRepeatable: true)
    static let tokenTheme = Option(
        "token-theme", ValueType.text("NAME"),
        "The theme of the design tokens. It is one of Tokens Studio's themes, or a context of a resolver "
            + "document; where two groups or modifiers have it, say GROUP=NAME. Without it, the default or "
            + "the first of each. May be given more than once.", isRepeatable: true)
    static let screen = Option(
        "screen", .path, "The screen. Without it, the bundled Settings screen.")
    static let language = Option(
        "language",
        ValueType("TAG", expected: LanguageTag.expected) {
            LanguageTag.isWellFormed($0) ? $0 : nil
        },
        "The language of the texts. A BCP 47 tag such as de or zh-Hant, instead of the screen's own; it "
            + "decides about fallback fonts and hyphens. Without either, the characters of each text "
            + "do. Commands without texts only check the tag.")
    static let format = Option(
        "format", .choice() as ValueType<ReportFormat>,
        "How the result is written. Without it, as text.")
    static let map = Option(
        "map", .tokenChoice,
        "The text style whose font a design token is. With none the token is left out. Without it, names, sizes and weights "
            + "decide. May be given more than once.", isRepeatable: true)

    /// How a theme is read: with which fonts, and from which design tokens.
    static let ofThemes: [any DeclaredOption] = [fonts, tokens, tokenTheme, map]

    /// The one file that a command works on.
    static let file = Command.Operand(
        "FILE", count: 1...1, missing: "name a file or a folder, or - for standard input")
}

extension ValueType<TextStyle> {
    static var textStyle: Self {
        let words = TextStyle.allCases.map(\.uiKitName)
        return Self(
            "STYLE", expected: "a text style; use one of \(words.joined(separator: ", "))",
            words: words, read: TextStyle.init(name:))
    }
}

extension ValueType<TextVariant> {
    static var textVariant: Self {
        let words = TextVariant.offered.map(\.name)
        return Self(
            "VARIANT",
            expected:
                "a text variant; use one of \(words.joined(separator: ", ")), or pseudo- with "
                + "a percentage from 0 to 200", words: words, read: TextVariant.init(name:))
    }
}

extension ValueType<[ContentSizeCategory]> {
    /// One category by any of its names.
    static let category = Self.category("NAME", words: shortNames, more: "")

    /// One category, or all of them.
    static let categoryOrAll = Self.category(
        "NAME|all", words: shortNames + ["all"], more: ", or all")

    private static let shortNames = ContentSizeCategory.allCases.map(\.shortName)

    private static func category(_ name: String, words: [String], more: String) -> Self {
        let expected =
            "a content size category; use one of \(shortNames.joined(separator: ", ")), or a name "
            + "UIKit, SwiftUI or simctl has for it\(more)"
        return Self(name, completion: .words(words)) { (text) throws(InvalidValue) in
            if text == "all", words.contains(text) { return ContentSizeCategory.allCases }
            if let category = ContentSizeCategory(name: text) { return [category] }
            throw InvalidValue(
                text, isNot: expected,
                words: words + ContentSizeCategory.allCases.flatMap(\.allNames))
        }
    }
}

extension ValueType<TokenChoice> {
    static var tokenChoice: Self {
        Self("TOKEN=STYLE") { (text) throws(InvalidValue) in
            // Names of tokens may have anything in them, those of styles have no equals sign.
            guard let equals = text.lastIndex(of: "=") else {
                throw InvalidValue(message: "“\(text)” must be TOKEN=STYLE")
            }
            let name = String(text[text.index(after: equals)...])
            let style = TextStyle(name: name)
            guard style != nil || name == "none" else {
                let words = TextStyle.allCases.map(\.uiKitName)
                throw InvalidValue(
                    name,
                    isNot: "a text style; use none or one of \(words.joined(separator: ", "))",
                    words: words + ["none"])
            }
            return TokenChoice(token: String(text[..<equals]), style: style)
        }
    }
}
