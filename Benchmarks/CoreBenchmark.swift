// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import DynamicType
import Files
import LayoutEngine
import PangoText
import Previewing
import Workspace

/// Previews without a window, compared with Pango layouts of the same texts.
///
/// They use the newest profile, the system font, and two device pixels per point.
struct CoreBenchmark {
    let content: Content
    let effort: Effort
    private let screen: Screen
    private let installation: Installation
    private let environment: PreviewEnvironment

    init(_ content: Content, effort: Effort) throws {
        self.content = content
        self.effort = effort
        installation = try Installation(ResourceFolder.locate())
        screen = content.screen
        var environment = PreviewEnvironment(
            profile: installation.newestProfile, width: Double(Content.width))
        environment.displayScale = 2
        self.environment = environment
    }

    func run() throws -> Figures {
        var figures: Figures = [:]
        let previewer = makePreviewer()
        let before = Memory.allocated
        var preview: Preview?
        figures[.prepare] = Stopwatch.milliseconds {
            preview = self.preview(.large, by: previewer)
        }
        figures[.bytesPerRow] = Double(Memory.allocated - before) / Double(content.rowCount)
        // This loads all faces, including those of large sizes.
        for category in ContentSizeCategory.allCases {
            preview = self.preview(category, by: previewer)
        }
        figures[.tick] = tick(from: .medium, to: .large, by: previewer)
        figures[.tickAX5] = tick(
            from: .accessibilityExtraExtraLarge, to: .accessibilityExtraExtraExtraLarge,
            by: previewer)
        figures[.peakBytes] = Double(Memory.peak)
        figures[.twelveTick] = try twelveTick()
        figures[.audit] = audit(by: previewer)

        // A preview from the caches must equal one from empty caches.
        let fresh = makePreviewer()
        for category in [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
            preview = self.preview(category, by: previewer)
            try check(preview, against: self.preview(category, by: fresh))
        }
        if content.form == .labels { measurePango(&figures) }
        return figures
    }

    private func makePreviewer() -> Previewer {
        let library = FontLibrary(languages: installation.deviceFonts.languages)
        return Previewer(faces: library, measurer: library, deviceFonts: installation.deviceFonts)
    }

    private func preview(
        _ category: ContentSizeCategory, of other: Screen? = nil, by previewer: Previewer
    ) -> Preview {
        var environment = environment
        environment.category = category
        return previewer.preview(theme: .system, screen: other ?? screen, in: environment)
    }

    /// The time of a change to one category, without the change back. It includes the release of the old
    /// preview, as in a window.
    private func tick(
        from other: ContentSizeCategory, to category: ContentSizeCategory, by previewer: Previewer
    ) -> Double {
        var shown = preview(other, by: previewer)
        defer { withExtendedLifetime(shown) {} }
        return (0..<effort.ticks).map { _ in
            shown = preview(other, by: previewer)
            return Stopwatch.milliseconds { shown = preview(category, by: previewer) }
        }.median
    }

    /// The time of a change from M to L for twelve live previews together. Each has the width of another device
    /// or part of a device.
    private func twelveTick() throws -> Double {
        let scheduler = NoScheduler()
        let theme = ThemeSession(installation, scheduler)
        let session = ScreenSession(LoadedDocument(screen))
        let previews = Self.widths.map { width in
            let preview = LivePreview(theme, session, installation, scheduler)
            preview.environment = environment
            preview.environment.width = width
            return preview
        }
        func tick(to category: ContentSizeCategory) {
            for preview in previews { preview.category = category }
            for preview in previews { _ = preview.current }
        }
        let times = (0..<effort.ticks).map { _ in
            tick(to: .medium)
            return Stopwatch.milliseconds { tick(to: .large) }
        }
        let fresh = makePreviewer()
        for preview in previews {
            let environment = preview.environment
            try check(
                preview.current,
                against: fresh.preview(theme: .system, screen: screen, in: environment))
        }
        return times.median
    }

    /// The processor time of an audit of the list at all categories, including its previews.
    private func audit(by previewer: Previewer) -> Double {
        (0..<effort.audits).map { _ in
            Stopwatch.processorMilliseconds {
                var audit = Audit()
                for category in ContentSizeCategory.allCases {
                    audit.add(preview(category, by: previewer))
                }
                withExtendedLifetime(audit.result) {}
            }
        }.median
    }

    private static let widths: [Double] = [
        320, 375, 390, 393, 402, 414, 428, 430, 440, 507, 639, 744,
    ]

    private func check(_ preview: Preview?, against fresh: Preview) throws {
        guard let layout = preview?.layout, layout.count == content.rowCount,
            layout.height == fresh.layout.height,
            layout.ids.indices.allSatisfy({ layout.frame(at: $0) == fresh.layout.frame(at: $0) })
        else {
            throw BenchmarkError(
                "a category change gives other frames than a layout from nothing does")
        }
    }

    // MARK: - Pango

    private func measurePango(_ figures: inout Figures) {
        let library = FontLibrary()
        func measure(_ category: ContentSizeCategory, _ count: Int) -> Double {
            let texts = PangoTexts(content, fonts: fonts(at: category), library: library)
            return (0..<count).map { _ in Stopwatch.milliseconds { texts.layOut() } }.median
        }
        figures[.pangoPrepare] = measure(.large, 1)
        figures[.pangoTick] = measure(.large, effort.pangoTicks)
        figures[.pangoTickAX5] = measure(
            .accessibilityExtraExtraExtraLarge, effort.pangoTicks)
    }

    /// The fonts of titles and bodies. One row has all of them.
    private func fonts(at category: ContentSizeCategory) -> (title: ScaledFont, body: ScaledFont) {
        let screen = Content(rowCount: 1).screen
        let preview = preview(category, of: screen, by: makePreviewer())
        let texts = preview.layout.item(at: 0).texts
        return (
            preview.layout.font(of: texts[0].content), preview.layout.font(of: texts[1].content)
        )
    }
}
