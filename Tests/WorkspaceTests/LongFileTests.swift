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
