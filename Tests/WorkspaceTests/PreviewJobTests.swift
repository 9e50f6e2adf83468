// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Files
import Previewing
import Testing

@testable import Documents
@testable import Workspace

/// Work on previews starts when they are at rest, and again after a change of its inputs.
@Suite struct PreviewJobTests {
    private let scheduler = ManualScheduler()
    private let page: Page
    private let long: LoadedDocument<Screen>

    init() throws {
        page = Page(try Installation(ResourceFolder.locate()), scheduler)
        let rows = (1...1_000).map { Row(kind: .default, title: "Row \($0)") }
        long = LoadedDocument(Screen(sections: [Section(rows: rows)]))
    }

    private final class Log {
        var exact: [Bool] = []
    }

    private func anySize(_ environment: PreviewEnvironment) -> PreviewEnvironment {
        var environment = environment
        environment.category = .default
        return environment
    }

    private func job(_ log: Log) -> PreviewJob {
        PreviewJob(on: [page.preview], subject: anySize) { [page] _ in
            log.exact.append(page.preview.current.layout.isExact)
        }
    }

    @Test func itBeginsAgainForItsSubjectAlone() throws {
        let log = Log()
        let job = job(log)
        #expect(job.isRunning)
        scheduler.run()
        #expect(log.exact == [true] && !job.isRunning)
        page.preview.category = .accessibilityLarge
        #expect(!job.isRunning)
        page.preview.environment.boldText = true
        try page.theme.edit(.font(.body, fontName: "NotoSerif-Regular", fontSize: 17))
        scheduler.run()
        #expect(log.exact == [true, true], "changes at once are one")
        page.screen.open(long)
        scheduler.run()
        #expect(log.exact.count == 3)
    }

    @Test func itWaitsUntilAllTextsAreMeasured() {
        let log = Log()
        let job = job(log)
        page.preview.viewport = Viewport(top: 0, height: 600, margin: 100)
        page.screen.open(long)
        #expect(!page.preview.current.layout.isExact)
        scheduler.run()
        #expect(log.exact == [true] && !job.isRunning)
    }

    @Test func releasingItEndsTheWork() {
        let log = Log()
        _ = job(log)
        scheduler.run()
        #expect(log.exact == [])
    }
}
