// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import ReaderTestSupport
import Syntax
import Testing

/// The changes that variants make to a text, and the parts that no variant may change.
@Suite struct TextVariantTests {
    private static let every =
        TextVariant.offered + [.pseudo(TextExpansion(.byLength, percent: 60))]

    private func fixed(_ percent: Double) -> TextVariant {
        .pseudo(TextExpansion(.fixed, percent: percent))
    }

    @Test(arguments: [
        ("pseudo-0", "Notifications", "[Ñöţîfîçåţîöñš]"),
        ("pseudo-30", "Settings", "[Šéţţîñĝš Šé]"),
        ("pseudo-100", "Wi-Fi", "[Ŵî-Fî Ŵî-F]"),
        ("pseudo-100", "%1$@ of %2$d", "[%1$@ öf %2$d ö]"),
        ("pseudo", "OK", "[ÖĶ ÖĶ ]"),
        ("pseudo-200", "a\nbc", "[å å\nbç bç ]"),
        ("pseudo-100", "12:30", "12:30"),
        ("doubled", "General", "General General"),
        ("doubled", "%d items left", "%d items left items left"),
        ("doubled", "One\r\nTwo", "One One\r\nTwo Two"),
        ("right-to-left", "Hi 42!", "\u{200F}\u{202E}Hi\u{202C}\u{200F} 42!"),
        ("longest-words", "Allow notifications, always.\nTo me", "notifications\nTo"),
        ("longest-words", "一日 あたり", "あたり"),
        ("as-written", "As is", "As is"),
    ])
    func texts(name: String, text: String, expected: String) throws {
        #expect(try #require(TextVariant(name: name)).text(of: text) == expected)
    }

    /// Each string is between two words, so every variant changes something.
    @Test(arguments: [
        "%d", "%@", "%1$@", "%.2f", "%ld", "%lld", "%5.1f", "%%", "%#@items@", "%(name)s",
        "%(count)03d", "{name}",
        "{{count}}", "{n, plural, one {# item} other {# items}}", "${user}", #"\(count)"#,
        "<b>", "</b>", "https://example.org/a?b=c", "www.example.org", "someone@example.org", "👨‍👩‍👧‍👦",
        "👍🏽", "🇩🇪", "❤️",
    ])
    func placeholdersAddressesAndEmojiAreKept(piece: String) {
        let text = "Before \(piece) after"
        for variant in Self.every where variant != .longestWords {
            let result = variant.text(of: text)
            #expect(result.split(separator: piece).count == 2, "\(variant.name): \(result)")
        }
    }

    @Test(arguments: ["50 % off", "100% free", "Save 20%.", "1 < 2", "{", "%", "<", "$", "\\"])
    func whatOnlyLooksLikeAPlaceholderIsTranslated(text: String) {
        let characters = Array(fixed(0).text(of: text))
        let kept = Array(text).filter { $0.isLetter && !"bfmpqvx".contains($0) }
        #expect(characters.allSatisfy { !kept.contains($0) }, "\(String(characters))")
    }

    @Test func lineBreaksAreKept() {
        let text = "One\nTwo\r\nThree\u{2028}Four\u{2029}Five\n\nSix\n"
        for variant in Self.every {
            let breaks = variant.text(of: text).filter(\.isNewline)
            #expect(breaks == text.filter(\.isNewline), "\(variant.name)")
        }
    }

    @Test func textsWithoutLettersStay() {
        for text in ["", " ", "12:30", "€ 4.99", "👍🏽", "%d", "%d / %d", "—", "https://example.org"] {
            for variant in Self.every { #expect(variant.text(of: text) == text, "\(variant.name)") }
        }
    }

    @Test func namesAreReadBack() {
        for variant in Self.every + [fixed(12.5), fixed(200)] {
            #expect(TextVariant(name: variant.name) == variant, "\(variant.name)")
        }
        for name in ["", "pseudo-", "pseudo--1", "pseudo-201", "pseudo-nan", "pseudo-up-to-", "x"] {
            #expect(TextVariant(name: name) == nil, "\(name)")
        }
        #expect(Set(Self.every.map(\.title)).count == Self.every.count)
    }
}

/// How much longer variants make texts.
@Suite struct TextExpansionTests {
    /// The ends of the ranges of IBM's Guideline A3.
    @Test(arguments: [
        (1, 200.0), (10, 100), (20, 80), (30, 60), (50, 40), (70, 31), (71, 30), (1000, 30),
    ])
    func guideline(count: Int, percent: Double) {
        #expect(TextExpansion.expectedPercent(ofTextWith: count) == percent)
    }

    @Test func everyLengthIsWithinTheRangeThatTheGuidelineGives() {
        let ranges: [(ClosedRange<Int>, ClosedRange<Double>)] = [
            (1...10, 100...200), (11...20, 80...100), (21...30, 60...80), (31...50, 40...60),
            (51...70, 31...40), (71...300, 30...30),
        ]
        for (lengths, percentages) in ranges {
            for length in lengths {
                let percent = TextExpansion.expectedPercent(ofTextWith: length)
                #expect(percentages.contains(percent), "\(length)")
            }
        }
    }

    @Test(arguments: [TextExpansion.Rule.fixed, .byLength])
    func growthIsMonotone(rule: TextExpansion.Rule) {
        for percent in stride(from: 0.0, through: 200, by: 10) {
            let expansion = TextExpansion(rule, percent: percent)
            let longer = TextExpansion(rule, percent: percent + 10)
            var before = 0
            for count in 1...200 {
                let growth = expansion.growth(ofTextWith: count)
                #expect(longer.growth(ofTextWith: count) >= growth)
                #expect(count + growth >= before)
                before = count + growth
            }
        }
    }

    /// A sweep may bisect, because longer texts differ only in characters added at the end.
    @Test(arguments: ["General", "Allow Notifications From Friends", "At 9, Ann’s %d “apples”, 👍🏽"])
    func largerExpansionsOnlyAdd(text: String) {
        for rule in [TextExpansion.Rule.fixed, .byLength] {
            var before = "["
            for percent in stride(from: 0.0, through: 200, by: 5) {
                let variant = TextVariant.pseudo(TextExpansion(rule, percent: percent))
                let longer = String(variant.text(of: text).dropLast())
                #expect(longer.hasPrefix(before), "\(longer)")
                before = longer
            }
        }
    }

    @Test func paragraphsShareTheGrowth() {
        let text = "Short\nA longer paragraph than that"
        let expansion = TextExpansion(.fixed, percent: 50)
        func lengths(_ text: String) -> [Int] {
            text.split(whereSeparator: \.isNewline).map(\.count)
        }
        let pseudo = TextVariant.pseudo(expansion).text(of: text)
        // With a bracket at each end.
        #expect(lengths(text) == [5, 28])
        #expect(lengths(pseudo) == [5 + 3 + 1, 28 + 14 + 1])
    }
}

/// Variants of whole screens.
@Suite struct ScreenVariantTests {
    private func texts(_ screen: Screen) -> [String] {
        var texts: [String] = []
        _ = screen.withTexts {
            texts.append($0)
            return $0
        }
        return texts
    }

    @Test(arguments: Bundled.screens)
    func everyTextAndNothingElseIsAnother(path: FilePath) throws {
        let screen = try #require(ScreenReader.read(path: path).value)
        for variant in TextVariant.offered {
            let changed = screen.inVariant(variant)
            #expect(texts(changed) == texts(screen).map(variant.text), "\(variant.name)")
            // A bracket behind a symbol at the end of a text is a run of its own.
            if texts(screen).contains(where: { $0.contains(TextRun.symbolText) }) { continue }
            // Without their texts, the screens are equal, so key paths are the same.
            #expect(changed.withTexts { _ in "" } == screen.withTexts { _ in "" })
        }
    }
}
