// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import ReaderTestSupport
import Syntax
import Testing

@testable import Workspace

/// Long files that change are read on another thread. What the page shows stays until then.
@Suite struct LongFileTests {
    private let scheduler = ManualScheduler()
    private let folder: Scratch
    private let page: Page

    init() throws {
        folder = try Scratch()
        page = Page(try Installation(ResourceFolder.locate()), scheduler)
    }

    private func write(title: String, end: String = "]}]}") throws -> FilePath {
        let space = String(repeating: " ", count: 250_000)
        return try folder.write(
            Array((#"{"sections": [{"rows": [{"title": "\#(title)"}"# + space + end).utf8),
            to: "screen.json")
    }

    private var title: String { page.screen.value.sections[0].rows[0].title }

    @Test func aScreenIsReadOnAnotherThread() throws {
        page.open([try write(title: "First")])
        #expect(page.screen.path?.isLongFile == true)
        _ = try write(title: "Second")
        page.reload(.screen)
        #expect(title == "First")
        scheduler.run()
        #expect(title == "Second")
        // A file with mistakes leaves the last good one, and the newest reading counts.
        _ = try write(title: "Third", end: "]}")
        page.reload(.screen)
        scheduler.run()
        #expect(title == "Second")
        #expect(page.failures.count == 1)
        _ = try write(title: "Fourth")
        page.reload(.screen)
        _ = try write(title: "Fifth")
        page.reload(.screen)
        scheduler.run()
        #expect(title == "Fifth")
        #expect(page.failures.isEmpty)
    }

    @Test func aScreenThatIsLeftMeanwhileIsNotShown() throws {
        page.open([try write(title: "First")])
        _ = try write(title: "Second")
        page.reload(.screen)
        page.open([
            try folder.write(
                Array(#"{"sections": [{"rows": [{"title": "Other"}]}]}"#.utf8), to: "other.json")
        ])
        scheduler.run()
        #expect(title == "Other")
    }

    @Test func aReadingEndsWhenItsFileBecomesShortOrIsDeleted() throws {
        page.open([try write(title: "First")])
        _ = try write(title: "Second")
        page.reload(.screen)
        let short = #"{"sections": [{"rows": [{"title": "Short"}]}]}"#
        try folder.write(Array(short.utf8), to: "screen.json")
        page.reload(.screen)
        #expect(title == "Short")
        scheduler.run()
        #expect(title == "Short")
        _ = try write(title: "Third")
        page.reload(.screen)
        page.handleDeletion(of: .screen)
        scheduler.run()
        #expect(title == "Short")
        #expect(page.screen.isEdited)
    }

    @Test func theTableOfAChangedScreenIsMadeOnThatThread() throws {
        page.open([try write(title: "First")])
        let previewer = page.theme.fonts.previewer
        #expect(page.preview.current.layout.ids.count == 3)
        let built = previewer.buildCounts
        _ = try write(title: "Second")
        page.reload(.screen)
        scheduler.run()
        let preview = page.preview.current
        #expect(preview.layout.content.sections[0].rows[0].texts.map(\.text) == ["Second"])
        #expect(previewer.buildCounts.contents == built.contents)
        #expect(previewer.buildCounts.outlines == built.outlines)
    }

    /// More rows than fit in a frame, each in a font of its own that is not installed.
    private func writeFonts(_ prefix: String, to name: String = "fonts.json") throws -> FilePath {
        let rows = (0..<2_100).map {
            #"{"labels": [{"text": "Row", "fontName": "\#(prefix)-\#($0)", "fontSize": 17}]}"#
        }
        let text = "{\"sections\": [{\"rows\": [\n\(rows.joined(separator: ",\n"))]}]}"
        return try folder.write(Array(text.utf8), to: name)
    }

    private var lostFonts: [Diagnostic] { page.messages.filter { $0.id.hasPrefix("font.") } }

    @Test func messagesAboutThousandsOfFontsComeLater() throws {
        let told = Told(page)
        page.preview.viewport = Viewport(top: 0, height: 600, margin: 100)
        page.open([try writeFonts("First")])
        #expect(lostFonts.isEmpty)
        told.count = 0
        scheduler.run()
        #expect(told.count > 0)
        #expect(lostFonts.count == 2_100)
        #expect(lostFonts.map(\.position?.line) == (2..<2_102).map { $0 })
        // Those of an earlier state of the file stay until then, those of a different file do not.
        _ = try writeFonts("Second")
        page.reload(.screen)
        scheduler.run()
        #expect(lostFonts.count == 2_100)
        #expect(lostFonts.allSatisfy { $0.message.contains("Second-") })
        page.open([try writeFonts("Third", to: "other.json")])
        #expect(lostFonts.isEmpty)
        scheduler.run()
        #expect(lostFonts.allSatisfy { $0.message.contains("Third-") })
        #expect(lostFonts.count == 2_100)
        // Other font files beside the theme may have them.
        var searches = 0
        page.preview.observe(.diagnostics, by: page) { _ in searches += 1 }
        #expect(page.theme.fonts.reload([try folder.write([], to: "Third-1.ttf")]))
        #expect(lostFonts.count == 2_100)
        scheduler.run()
        #expect(searches == 1)
    }

    /// Without a window, nobody would wait for them.
    @Test func withoutAViewportTheyComeAtOnce() throws {
        page.open([try writeFonts("Lost")])
        #expect(lostFonts.count == 2_100)
    }

    @Test func exceptionsOfAProjectAreReadOnAnotherThread() throws {
        page.open([try write(title: "Row")])
        let exceptions = (0..<4_000).map {
            #"{"rule": "reach", "element": {"kind": "row", "text": "Row \#($0)"}, "reason": "A test."}"#
        }
        try folder.write(
            Array("{\"exceptions\": [\(exceptions.joined(separator: ",\n"))]}".utf8),
            to: Project.fileName)
        page.reloadProject()
        #expect(page.project.value.exceptions.isEmpty)
        scheduler.run()
        #expect(page.project.value.exceptions.count == 4_000)
        // Without the file, none are left at once.
        try folder.write([], to: Project.fileName)
        page.reloadProject()
        #expect(page.project.value.exceptions.isEmpty)
    }
}

/// Counts the notifications about messages.
private final class Told {
    var count = 0

    init(_ page: Page) { page.observe(.messages, by: self) { $0.count += 1 } }
}
