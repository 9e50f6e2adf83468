// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Previewing
import Syntax
import TestSupport
import Testing

/// Previews that take turns do not rebuild what they share, and none gets the data of another.
@Suite struct CachingTests {
    private static let categories = ContentSizeCategory.allCases
    private let bench: Bench
    private let previewer: Previewer

    init() throws {
        bench = try Bench()
        previewer = bench.previewer(
            FixedFaces(families: ["Inter", "Inter Display", "Serif"]))
    }

    /// A list whose rows contain `word`.
    private func screen(_ word: String) throws -> Screen {
        let rows = (1...40).map { #"{"title": "\#(word) \#($0)"}"# }.joined(separator: ",")
        return try bench.screen(#"{"sections": [{"title": "\#(word)", "rows": [\#(rows)]}]}"#)
    }

    private func theme(_ number: Int) -> Theme {
        let font = ThemeFont(fontName: "Serif-Regular", fontSize: Double(10 + number), key: "body")
        var header = HeaderAppearance()
        header.text.textStyle = TextStyle.allCases[number % TextStyle.allCases.count]
        return Theme(
            fonts: [.body: font], sectionHeader: number % 2 == 0 ? header : HeaderAppearance())
    }

    /// The number of builds in a second round of the same previews.
    private func secondRound(
        _ previews: [(theme: Theme, screen: Screen, environment: PreviewEnvironment)]
    ) -> (first: Previewer.BuildCounts, second: Previewer.BuildCounts) {
        func round() -> Previewer.BuildCounts {
            for (theme, screen, environment) in previews {
                _ = previewer.preview(theme: theme, screen: screen, in: environment)
            }
            return previewer.buildCounts
        }
        return (round(), round())
    }

    @Test func categoriesTakeTurnsWithOneTable() throws {
        let screen = try screen("Row")
        let (first, second) = secondRound(
            try Self.categories.map {
                var environment = try bench.environment()
                environment.category = $0
                return (.system, screen, environment)
            })
        #expect((first.contents, first.outlines) == (1, 1))
        #expect(second == first)
    }

    @Test func textVariantsTakeTurns() throws {
        let screen = try screen("Row")
        let (first, second) = secondRound(
            try TextVariant.offered.map {
                var environment = try bench.environment()
                environment.textVariant = $0
                return (.system, screen, environment)
            })
        #expect(first.contents == TextVariant.offered.count)
        #expect(second == first)
    }

    @Test func rightToLeftTextsMirrorTheScreen() throws {
        var environment = try bench.environment()
        environment.textVariant = .rightToLeft
        let preview = previewer.preview(
            theme: .system, screen: try screen("Row"), in: environment)
        #expect(preview.layout.isRightToLeft)
        #expect(preview.screen.sections[0].rows[0].title.contains("\u{202E}"))
    }

    @Test func widthsProfilesAndLanguagesTakeTurns() throws {
        let screen = try screen("Row")
        var environments: [PreviewEnvironment] = []
        for profile in Profile.bundledNames {
            for width in [320, 390, 744.0] {
                for language in ["de", nil] {
                    var environment = try bench.environment(profile)
                    (environment.width, environment.language) = (width, language)
                    environments.append(environment)
                }
            }
        }
        #expect(environments.count == 12)
        let (first, second) = secondRound(environments.map { (.system, screen, $0) })
        // Each profile has two margins.
        #expect(first.contents == 4)
        #expect(second == first)
    }

    @Test func themesTakeTurns() throws {
        let screen = try screen("Row")
        let environment = try bench.environment()
        let (first, second) = secondRound((0..<12).map { (theme($0), screen, environment) })
        #expect(second == first)
    }

    /// A change of a theme's sizes or colors does not rebuild a table's content.
    @Test func fontSizesAndColorsFillNothingIn() throws {
        let screen = try screen("Row")
        let environment = try bench.environment()
        let (first, _) = secondRound([(theme(1), screen, environment)])
        var edited = theme(1)
        edited.fonts[.body]?.fontSize = 33
        edited.colors[.light] = [.label: Color(red: 1, green: 0, blue: 0)]
        let (second, _) = secondRound([(edited, screen, environment)])
        #expect(second == first)
    }

    @Test func screensTakeTurns() throws {
        let environment = try bench.environment()
        let screens = try (0..<12).map { try screen("Screen \($0)") }
        let (first, second) = secondRound(screens.map { (.system, $0, environment) })
        #expect((first.contents, first.outlines) == (12, 12))
        #expect(second == first)
    }

    /// The same file, read again, does not share memory with the first reading.
    @Test func equalScreensShareTheirOutline() throws {
        let environment = try bench.environment()
        let (first, second) = secondRound(
            [(.system, try screen("Row"), environment), (.system, try screen("Row"), environment)])
        #expect((first.contents, first.outlines, first.tables, first.coverages) == (2, 1, 1, 1))
        #expect(second == first)
    }

    /// The memory of removed screens is soon used for others.
    @Test func screensAreNeverMistakenForEachOther() throws {
        let environment = try bench.environment()
        var edited = try screen("Edited")
        for number in 0..<100 {
            let new = try screen("New \(number)")
            edited.sections[0].rows[39].title = "Edited \(number)"
            for (screen, title) in [
                (new, "New \(number) 40"), (edited, "Edited \(number)"),
            ] {
                let layout = previewer.preview(
                    theme: .system, screen: screen, in: environment
                ).layout
                let last = layout.items.last { $0.id.kind == .row }
                #expect(last?.texts.first?.content.text == title)
                let fresh = bench.previewer().preview(
                    theme: .system, screen: screen, in: environment)
                #expect(layout.height == fresh.layout.height)
            }
        }
    }
}
