// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Files
import LayoutEngine
import Testing

@testable import Documents
@testable import Workspace

/// The inspected element always exists in the preview.
@Suite struct InspectionTests {
    private let page: Page

    init() throws {
        page = Page(try Installation(ResourceFolder.locate()), NoScheduler())
    }

    private func screen(rows count: Int) -> LoadedDocument<Screen> {
        let rows = (1...count).map { Row(kind: .default, title: "Row \($0)") }
        return LoadedDocument(Screen(sections: [Section(rows: rows)]))
    }

    @Test func itDropsWhatTheLayoutLost() throws {
        let inspection = page.inspection
        var count = 0
        inspection.observe(until: inspection) { if $0.contains(.elements) { count += 1 } }
        page.screen.open(screen(rows: 1_000))
        inspection.isActive = true
        let ids = page.preview.current.layout.ids
        inspection.chosen = LayoutElement(try #require(ids.last { $0.kind == .row }))
        inspection.pointedAt = LayoutElement(try #require(ids.first { $0.kind == .row }))
        #expect(inspection.subject == inspection.chosen && count == 2)
        page.preview.category = .accessibilityLarge
        #expect(inspection.chosen != nil && count == 3, "the figures are others")
        page.screen.open(screen(rows: 1))
        #expect(inspection.chosen == nil && inspection.subject == inspection.pointedAt)
        inspection.isActive = false
        #expect(inspection.subject == nil)
    }
}
