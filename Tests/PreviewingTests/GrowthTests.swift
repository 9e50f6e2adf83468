// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import PangoText
import TestSupport
import Testing

@testable import Documents
@testable import Previewing

/// Larger text never needs less room: random screens, measured with real fonts.
///
/// The letters are all from one face. If a line break joins two words of a taller fallback face on one line, two tall
/// lines become one, so the item correctly shrinks. On the main actor, like all suites that use Pango.
@MainActor @Suite struct GrowthTests {
    private static let words = [
        "Notifications", "are", "delivered", "quietly", "and", "appear", "on", "the", "lock",
        "screen", "Wi-Fi", "Language", "English", "a", "Übergröße", "настройки", "iPhone",
    ]

    private static func text(using random: inout SeededGenerator) -> String {
        (0...Int.random(in: 0...12, using: &random)).map { _ in
            words.randomElement(using: &random) ?? ""
        }.joined(separator: " ")
    }

    private static func screen(seed: UInt64) -> Screen {
        var random = SeededGenerator(seed: seed)
        let accessories = Accessory.Kind.types
        let kinds: [Row.Kind] = [.default, .value, .subtitle, .switch, .button, .image]
        let sections = (0..<3).map { _ in
            Section(
                title: Bool.random(using: &random) ? text(using: &random) : nil,
                footer: Bool.random(using: &random) ? text(using: &random) : nil,
                rows: (0..<4).map { _ in
                    var row = Row(
                        kind: kinds.randomElement(using: &random) ?? .default,
                        title: text(using: &random))
                    row.value = text(using: &random)
                    row.subtitle = text(using: &random)
                    row.accessories = [
                        row.kind == .switch
                            ? .switch(isOn: false) : accessories.randomElement(using: &random)
                    ].compactMap(\.self)
                    return row
                })
        }
        return Screen(
            tableStyle: TableStyle.allCases.randomElement(using: &random) ?? .grouped,
            sections: sections)
    }

    @Test func heightsNeverShrink() throws {
        let bench = try Bench()
        let previewer = bench.previewer(bench.makeLibrary())
        // A custom font. Its advances are the same at all sizes, so there are no exceptions.
        var theme = Theme.system
        for style in TextStyle.allCases {
            theme.fonts[style] = ThemeFont(
                fontName: "NotoSans-Regular", fontSize: style.preferredPointSize(at: .default))
        }
        for seed in UInt64(0)..<12 {
            let screen = Self.screen(seed: seed)
            // At narrow widths, most words are hyphenated.
            for (profile, width) in bench.profiles.flatMap({ [($0, 390.0), ($0, 220)] }) {
                var previous: [ItemID: Double] = [:]
                for category in ContentSizeCategory.allCases {
                    let preview = previewer.preview(
                        theme: theme, screen: screen,
                        in: PreviewEnvironment(
                            profile: profile, category: category, width: width))
                    for item in preview.layout.items {
                        let before = previous[item.id] ?? 0
                        #expect(
                            item.frame.height >= before - 1e-6,
                            "seed \(seed), \(profile.name), \(category.shortName), \(item.id)")
                        previous[item.id] = item.frame.height
                    }
                }
            }
        }
    }
}
