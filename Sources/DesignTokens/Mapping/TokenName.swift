// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// The words of a token's name, in any spelling: `Body/Regular`, `title-1`, `largeTitle`.
struct TokenName {
    /// The words of each group and of the name, in lower case.
    private let path: [[String]]
    /// The last parts of the path. They tell the style of a token.
    private let parts: ArraySlice<[String]>
    /// The name itself, as written.
    private let last: String

    /// The text style that a name clearly means.
    struct Match {
        let style: TextStyle
        /// The part of the name that means the style, in lower case.
        let called: String
        /// How much the name adds to the style's: 0 for nothing, 1 for neutral words such as
        /// `regular`, 2 for variants such as `bold`.
        let variants: Int
    }

    /// The maximum length of a name to examine. Names of styles are shorter.
    private static let maximumLength = 200

    init(_ components: [String]) {
        last = components.last { $0 != "$root" } ?? ""
        let components = components.filter { $0 != "$root" }
        let parts = components.map(Self.parts(of:))
        path = parts.flatMap(\.self)
        self.parts = path.suffix(parts.suffix(4).reduce(0) { $0 + $1.count })
    }

    private static func parts(of component: String) -> [[String]] {
        guard component.utf8.count <= maximumLength else { return [] }
        return component.split { $0 == "/" || $0 == "." }.map { words(String($0)) }
            .filter { !$0.isEmpty }
    }

    private static let styles: [String: TextStyle] = {
        var table = ["subhead": TextStyle.subheadline]
        for style in TextStyle.allCases {
            for name in [style.uiKitName, style.dictionaryKey] { table[name.lowercased()] = style }
        }
        return table
    }()
}

// MARK: - Matching

extension TokenName {
    /// The text style that the name clearly means; nil for names such as `heading.lg` or
    /// `subtitle`.
    var styleMatch: Match? {
        if let style = TextStyle(name: last), last == style.rawName {
            return Match(style: style, called: last, variants: 0)
        }
        var rest = Array(parts)
        var extra = 0
        // `Body/Regular`, `body.bold`: the style's name comes before a part for the variant.
        while rest.count > 1, let words = rest.last, Self.extent(of: words).words.isEmpty {
            extra = max(extra, Self.extent(of: words).extra)
            rest.removeLast()
        }
        // `title.1` and `large/title` are two parts of one name.
        for count in [2, 1] where rest.count >= count {
            let (words, more) = Self.extent(of: rest.suffix(count).flatMap { $0 })
            let name = words.joined()
            if let style = Self.styles[name] {
                return Match(
                    style: style, called: words.joined(separator: " "), variants: max(extra, more))
            }
        }
        return nil
    }

    /// The words that tell the style, and how much the other words add.
    private static func extent(of words: [String]) -> (words: [String], extra: Int) {
        var extra = 0
        let essential = words.filter { word in
            if TokenWords.variants.contains(word) {
                extra = 2
                return false
            }
            guard TokenWords.fillers.contains(word) else { return true }
            extra = max(extra, 1)
            return false
        }
        return (essential, extra)
    }

    /// The words of a name, divided at punctuation, at capitals, and before digits. `title1` and
    /// `largeTitle` are two words each.
    private static func words(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        var previous: Character?
        for character in name {
            let isWordCharacter = character.isLetter || character.isNumber
            let startsWord =
                previous.map { before in
                    character.isUppercase && !before.isUppercase
                        || character.isNumber != before.isNumber
                } ?? false
            if !isWordCharacter || startsWord, !word.isEmpty {
                words.append(word)
                word = ""
            }
            if isWordCharacter { word += character.lowercased() }
            previous = character
        }
        return word.isEmpty ? words : words + [word]
    }
}

// MARK: - The purpose of a token

extension TokenName {
    /// The kind of text of a token.
    enum Kind: Comparable {
        case heading, text, display, subheading, smallText, unknown, code
    }

    /// The audience of a token. Tokens named after iOS come first, then base tokens. Tokens of
    /// components and states are never mapped.
    enum Audience: Comparable {
        case device, everyone, largeScreens, component, state
    }

    /// The kind of text by the last word with a meaning.
    var kind: Kind {
        for words in parts.reversed() {
            for index in words.indices.reversed() {
                if let kind = Self.kind(of: words, at: index) { return kind }
            }
        }
        return .unknown
    }

    private static func kind(of words: [String], at index: Int) -> Kind? {
        let word = words[index]
        if TokenWords.code.contains(word) { return .code }
        if TokenWords.subheadings.contains(word) { return .subheading }
        if TokenWords.headings.contains(word) {
            return index > 0 && words[index - 1] == "sub" ? .subheading : .heading
        }
        if TokenWords.displays.contains(word) { return .display }
        if word == "h", words.indices.contains(index + 1), Int(words[index + 1]) != nil {
            return .heading
        }
        if TokenWords.texts.contains(word) { return .text }
        return TokenWords.smallTexts.contains(word) ? .smallText : nil
    }

    /// The audience of the token. A size as the first letter is the size of the screen:
    /// `L-Body-MD`.
    var audience: Audience {
        let all = path.joined()
        if all.contains(where: TokenWords.states.contains) { return .state }
        let isOfComponent = path.contains { part in
            TokenWords.componentLayers.contains { part[0].hasPrefix($0) } || part[0] == "comp"
        }
        if isOfComponent || all.contains(where: TokenWords.components.contains) {
            return .component
        }
        if path.contains(where: Self.areOfIOS) { return .device }
        let words = parts.flatMap { $0 }
        let isLarge =
            words.contains(where: TokenWords.largeScreens.contains)
            || (parts.last?.count ?? 0) > 1 && parts.last?.first == "l"
        return isLarge ? .largeScreens : .everyone
    }

    /// The screens of a token, and its path without the group for them.
    struct Screen {
        /// The rank by size, from the smallest screens to the largest.
        let rank: Int
        let path: String
    }

    /// The screens in a group before the kind: `scale.sm.h1`. After the kind, as in `body.sm`, the
    /// same words mean sizes of text.
    var screen: Screen {
        let kind = parts.firstIndex { words in
            words.indices.contains { Self.kind(of: words, at: $0) != nil }
        }
        var groups = path.map { $0.joined() }
        let size = groups[..<(kind ?? 0)].lastIndex { TokenWords.screenSizes[$0] != nil }
        let word = size.map { groups.remove(at: $0) } ?? ""
        return Screen(
            rank: TokenWords.screenSizes[word] ?? TokenWords.unnamedScreenSize,
            path: groups.joined(separator: "."))
    }

    /// Whether the token is the first-level heading: `H1`, `heading-1`.
    var isFirstHeading: Bool {
        guard kind == .heading else { return false }
        return parts.flatMap { $0 }.contains { Int($0) == 1 }
    }

    /// How much the name adds to the kind; see `Match.variants`.
    var variants: Int { Self.extent(of: parts.last ?? []).extra }

    /// Whether a theme or a set of tokens is named after iOS: `platform-ios`, `iOS 17`.
    static func isNamedAfterIOS(_ name: String) -> Bool {
        parts(of: name).contains(where: areOfIOS)
    }

    /// `iOS` and `iPhone` are two words each.
    private static func areOfIOS(_ words: [String]) -> Bool {
        words.contains { $0 == "ios" || $0 == "iphone" }
            || zip(words, words.dropFirst()).contains { $0 == "i" && ["os", "phone"].contains($1) }
    }
}
