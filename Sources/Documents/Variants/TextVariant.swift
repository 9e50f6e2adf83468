// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

/// Replacement texts for a screen, to see the effect of a translation on its layout.
///
/// Variants keep the same parts as translators: placeholders (``PlaceholderScanner``), addresses,
/// emoji, and line breaks. They also keep texts without letters, such as times and prices.
package enum TextVariant: Hashable, Sendable {
    /// The texts as written in the screen.
    case asWritten
    /// Longer texts of accented letters in brackets.
    ///
    /// Accents are precomposed letters of Latin-1 and Latin Extended-A, because most fonts have
    /// them. A missing bracket shows that the end of a text is lost. Padding repeats the text's own
    /// words at its end, so a larger expansion only adds to a smaller one.
    case pseudo(TextExpansion)
    /// Every text twice, like Xcode's double-length pseudolanguage.
    case doubled
    /// Each word from right to left by directional overrides, like Android's `ar-XB` locale.
    case rightToLeft
    /// Only the longest word of each line, to find words that are too wide.
    case longestWords

    /// One variant of each kind, in the order of menus.
    package static let offered: [TextVariant] =
        [.asWritten, .pseudo(.expected)]
        + [30, 60, 100].map { .pseudo(TextExpansion(.fixed, percent: $0)) }
        + [.doubled, .rightToLeft, .longestWords]

    /// Whether texts are read from right to left, so that the screen is mirrored.
    package var isRightToLeft: Bool { self == .rightToLeft }

    /// A text in this variant.
    package func text(of text: String) -> String {
        guard self != .asWritten else { return text }
        let parsed = LocalizableText(text)
        return switch self {
        case .asWritten: text
        case .pseudo(let expansion): parsed.pseudolocalized(by: expansion)
        case .doubled: parsed.doubled()
        case .rightToLeft: parsed.overriddenToRightToLeft()
        case .longestWords: parsed.longestWords()
        }
    }
}

// MARK: - Names

extension TextVariant {
    private static let pseudoName = "pseudo"

    /// The name on a command line, such as `doubled`. `pseudo` is an expansion by length,
    /// `pseudo-up-to-60` is by length with a maximum percentage, and `pseudo-30` is a fixed
    /// percentage.
    package var name: String {
        switch self {
        case .asWritten: "as-written"
        case .pseudo(.expected): Self.pseudoName
        case .pseudo(let expansion):
            "\(Self.pseudoName)\(expansion.rule == .fixed ? "" : "-up-to")-\(expansion.percentText)"
        case .doubled: "doubled"
        case .rightToLeft: "right-to-left"
        case .longestWords: "longest-words"
        }
    }

    /// The title for menus.
    package var title: String {
        switch self {
        case .asWritten: tr("Original texts")
        // Translators: a pseudolocalization, whose texts grow the more the shorter they are.
        case .pseudo(.expected): tr("Pseudo-Language, Typical Expansion")
        case .pseudo(let expansion):
            expansion.rule == .fixed
                ? tr("Pseudo, +%1$s%%", expansion.percentText)
                : tr("Pseudo, up to +%1$s%%", expansion.percentText)
        case .doubled: tr("Doubled")
        case .rightToLeft: tr("Right to left")
        case .longestWords: tr("Longest words")
        }
    }

    /// The variant with a name; nil for an unknown name.
    package init?(name: String) {
        if let variant = Self.offered.first(where: { $0.name == name }) {
            self = variant
            return
        }
        for (rule, prefix) in [(TextExpansion.Rule.byLength, "pseudo-up-to-"), (.fixed, "pseudo-")]
        where name.hasPrefix(prefix) {
            guard let percent = Double(name.dropFirst(prefix.count)),
                TextExpansion.percentages.contains(percent)
            else { return nil }
            self = .pseudo(TextExpansion(rule, percent: percent))
            return
        }
        return nil
    }
}

extension TextExpansion {
    fileprivate var percentText: String { Int(exactly: percent).map(String.init) ?? "\(percent)" }
}
