// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// One of the eleven text styles of iOS, each with a size for every category.
///
/// Source: UIKit, `UIFont.TextStyle`. visionOS adds two extra-large titles. They are not included, because
/// Apple publishes no sizes by category for them.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle
    case title1
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption1
    case caption2

    /// The case of `UIFont.TextStyle`.
    public var uiKitName: String { rawValue }

    /// The raw string UIKit archives, such as `UICTFontTextStyleBody`.
    ///
    /// Two do not follow from the case: `largeTitle` is `…Title0` and `subheadline` is `…Subhead`.
    public var rawName: String {
        let suffix =
            switch self {
            case .largeTitle: "Title0"
            case .subheadline: "Subhead"
            default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
            }
        return "UICTFontTextStyle\(suffix)"
    }

    /// The key of a ScaledFont style dictionary and the case of SwiftUI's `Font.TextStyle`: the
    /// UIKit name, except `title` for `title1` and `caption` for `caption1`.
    public var dictionaryKey: String {
        switch self {
        case .title1: "title"
        case .caption1: "caption"
        default: rawValue
        }
    }

    /// The name in the Human Interface Guidelines and in the window.
    public var displayName: String {
        switch self {
        case .largeTitle: "Large Title"
        case .title1: "Title 1"
        case .title2: "Title 2"
        case .title3: "Title 3"
        case .headline: "Headline"
        case .subheadline: "Subhead"
        case .body: "Body"
        case .callout: "Callout"
        case .footnote: "Footnote"
        case .caption1: "Caption 1"
        case .caption2: "Caption 2"
        }
    }

    /// All distinct names of this text style, UIKit's first.
    public var allNames: [String] {
        [uiKitName, rawName, dictionaryKey, displayName].reduce(into: []) { names, name in
            if !names.contains(name) { names.append(name) }
        }
    }

    /// The text style with a name in any of these spellings; nil for an unknown name.
    public init?(name: String) {
        guard let match = Self.byName[name] else { return nil }
        self = match
    }

    private static let byName: [String: TextStyle] = {
        var table: [String: TextStyle] = [:]
        for style in allCases {
            for name in style.allNames { table[name] = style }
        }
        return table
    }()
}
