// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

/// Other texts in place of those of a screen, to see what a translation would do to its layout.
///
/// What a translator must keep stays as it is: placeholders (``PlaceholderScanner``), addresses, emoji
/// and line breaks. So do texts without letters, such as times and prices.
package enum TextVariant: Hashable, Sendable {
    /// The texts of the screen.
    case asWritten
    /// Accented letters between brackets, and longer.
    ///
    /// Accents are precomposed letters of Latin-1 and Latin Extended-A, which most fonts have.
    /// Brackets show a text whose end is cut off. Padding repeats the text's own words at its end,
    /// so that a larger expansion only adds to a smaller one.
    case pseudo(TextExpansion)
    /// Every text twice, as Xcode's double-length pseudolanguage.
    case doubled
    /// Each word set from right to left by directional overrides, as Android's `ar-XB` locale.
    case rightToLeft
    /// Only the longest word of each line: whether any word is too wide.
    case longestWords

    /// One of each kind, in the order of menus.
    package static let offered: [TextVariant] =
        [.asWritten, .pseudo(.expected)]
        + [30, 60, 100].map { .pseudo(TextExpansion(.fixed, percent: $0)) }
        + [.doubled, .rightToLeft, .longestWords]

    /// Whether its texts are read from right to left, and so the screen is mirrored.
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

    /// The name on a command line, such as `doubled`; `pseudo-30` is a fixed percentage, `pseudo` alone
    /// goes by length, `pseudo-up-to-60` by length up to a percentage.
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

    /// The name for people.
    package var title: String {
        switch self {
        case .asWritten: tr("As written")
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

    /// The variant with a name; nil for a name that none has.
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
