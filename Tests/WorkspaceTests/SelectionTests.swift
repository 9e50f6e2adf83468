// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Files
import LayoutEngine
import Testing

@testable import Documents
@testable import Workspace

/// The selected element always exists in the preview.
@Suite struct SelectionTests {
    private let page: Page

    init() throws {
        page = Page(try Installation(ResourceFolder.locate()), NoScheduler())
    }

    private func screen(rows count: Int) -> LoadedDocument<Screen> {
        let rows = (1...count).map { Row(kind: .default, title: "Row \($0)") }
        return LoadedDocument(Screen(sections: [Section(rows: rows)]))
    }

    @Test func itDropsWhatTheLayoutLost() throws {
        let selection = page.selection
        var count = 0
        selection.observe(until: selection) { if $0.contains(.elements) { count += 1 } }
        page.screen.open(screen(rows: 1_000))
        selection.isMeasuring = true
        let ids = page.preview.current.layout.ids
        selection.element = LayoutElement(try #require(ids.last { $0.kind == .row }))
        selection.pointedAt = LayoutElement(try #require(ids.first { $0.kind == .row }))
        #expect(selection.subject == selection.element && count == 2)
        page.preview.category = .accessibilityLarge
        #expect(selection.element != nil && count == 3, "the figures are others")
        page.screen.open(screen(rows: 1))
        #expect(selection.element == nil && selection.subject == selection.pointedAt)
        selection.isMeasuring = false
        #expect(selection.subject == nil)
    }

    @Test func clicksSelectTheItemFirst() throws {
        let selection = page.selection
        page.screen.open(screen(rows: 3))
        let ids = page.preview.current.layout.ids.filter { $0.kind == .row }
        selection.click(LayoutElement(ids[0], text: 0))
        #expect(selection.element == LayoutElement(ids[0]) && selection.text == 0)
        selection.click(LayoutElement(ids[0], text: 0))
        #expect(selection.element == LayoutElement(ids[0], text: 0))
        selection.selectParent()
        #expect(selection.element == LayoutElement(ids[0]))
        selection.click(LayoutElement(ids[1]))
        #expect(selection.element == LayoutElement(ids[1]))
        selection.selectParent()
        #expect(selection.element == nil)
        selection.click(nil)
        #expect(selection.element == nil)
    }

    @Test func measuringClicksSelectTheTextAtOnce() throws {
        let selection = page.selection
        page.screen.open(screen(rows: 1))
        let row = try #require(page.preview.current.layout.ids.first { $0.kind == .row })
        selection.isMeasuring = true
        selection.click(LayoutElement(row, text: 0))
        #expect(selection.element == LayoutElement(row, text: 0))
        selection.click(LayoutElement(row, text: 0))
        #expect(selection.element == nil)
    }

    @Test func anotherFileEndsTheSelection() throws {
        let selection = page.selection
        let installation = try Installation(ResourceFolder.locate())
        let first = try #require(page.preview.current.layout.ids.first)
        selection.element = LayoutElement(first)
        page.screen.open(installation.screen)
        #expect(selection.element != nil, "the same file, read again")
        page.screen.open(screen(rows: 3))
        #expect(selection.element == nil)
    }
}
