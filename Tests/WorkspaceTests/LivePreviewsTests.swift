// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Files
import LayoutEngine
import Previewing
import Syntax
import Testing

@testable import Documents
@testable import Workspace

/// Several previews of the open documents share what was built for one of them.
@Suite struct LivePreviewsTests {
    private let scheduler = ManualScheduler()
    private let installation: Installation
    private let theme: ThemeSession
    private let screen: ScreenSession

    init() throws {
        installation = try Installation(ResourceFolder.locate())
        theme = ThemeSession(installation, scheduler)
        let rows = (1...1_000).map { Row(kind: .default, title: "Row \($0)") }
        screen = ScreenSession(LoadedDocument(Screen(sections: [Section(rows: rows)])))
    }

    private func previews(
        _ widths: [Double] = Array(repeating: 390, count: 12)
    ) -> [LivePreview] {
        zip(ContentSizeCategory.allCases, widths).map { category, width in
            let preview = LivePreview(theme, screen, installation, scheduler)
            preview.category = category
            preview.environment.width = width
            return preview
        }
    }

    private var buildCounts: Previewer.BuildCounts { theme.fonts.previewer.buildCounts }

    /// A thread makes the texts of a long list, and the last choice counts.
    @Test func variantOfALongListShowsOnceItIsMade() {
        let rows = (1...3_000).map { Row(kind: .default, title: "Row \($0)") }
        let long = ScreenSession(LoadedDocument(Screen(sections: [Section(rows: rows)])))
        let preview = LivePreview(theme, long, installation, scheduler)
        preview.choose(.rightToLeft)
        preview.choose(.doubled)
        #expect(preview.current.environment.textVariant == .asWritten)
        scheduler.run()
        #expect(preview.current.environment.textVariant == .doubled)
        #expect(preview.current.screen.sections[0].rows[2_999].title == "Row 3000 Row 3000")
        preview.choose(.longestWords)
        preview.choose(.asWritten)
        scheduler.run()
        #expect(preview.current.screen.sections[0].rows[2_999].title == "Row 3000")
        // A short list shows them immediately.
        let short = previews()[0]
        short.choose(.doubled)
        #expect(short.current.environment.textVariant == .doubled)
    }

    @Test(arguments: [
        Array(repeating: 390, count: 12),
        [320, 375, 390, 393, 402, 430, 440, 744, 768, 820, 834, 1024],
    ])
    func secondRoundOfTwelveBuildsNothing(widths: [Double]) {
        let previews = previews(widths)
        let categories = ContentSizeCategory.allCases
        previews.forEach { _ = $0.current }
        let built = buildCounts
        #expect(built.contents <= Set(widths).count && built.outlines <= 2)
        for step in 1...12 {
            for (number, preview) in previews.enumerated() {
                preview.category = categories[(number + step) % 12]
            }
            for preview in previews {
                #expect(preview.current.layout.isExact)
                #expect(preview.layoutCount == step + 1)
            }
        }
        #expect(buildCounts == built)
    }

    @Test func previewsInViewAreRefinedTogether() {
        let previews = previews()
        for preview in previews {
            preview.viewport = Viewport(top: 0, height: 600, margin: 100)
            _ = preview.current
        }
        scheduler.run()
        #expect(previews.allSatisfy { $0.current.layout.isExact && !$0.isPreparing })
        let built = buildCounts
        #expect((built.contents, built.outlines) == (1, 1))
        for preview in previews {
            preview.step(by: preview.category == .accessibilityExtraExtraExtraLarge ? -1 : 1)
            _ = preview.current
        }
        scheduler.run()
        #expect(buildCounts.outlines == 1 && buildCounts.tables == built.tables)
    }

    @Test func anotherScreenShowsInAllPreviews() {
        let previews = previews()
        previews.forEach { _ = $0.current }
        let built = buildCounts
        screen.open(
            LoadedDocument(Screen(sections: [Section(rows: [Row(kind: .default, title: "One")])])))
        #expect(previews.allSatisfy { $0.current.layout.content.sections[0].rows.count == 1 })
        #expect(buildCounts.contents == built.contents + 1)
    }
}
