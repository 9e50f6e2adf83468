// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import DynamicType
import GtkKit
import GtkTestSupport
import LayoutEngine
import Syntax
import XCTest

@testable import DesktopApp
@testable import Workspace

/// The findings of an audit in the sidebar, on the preview, and above the slider.
final class FindingsTests: WindowTestCase {
    /// A row of fixed height whose text is clipped from a certain category on.
    private static let screen = """
        {"sections": [{"title": "Fixed", "rows": [
          {"title": "A title of some length that takes a second line", "height": 44}
        ]}]}
        """

    @MainActor private static func withFindings(
        of files: [FilePath], _ body: (MainWindow, FindingsPane) throws -> Void
    ) throws {
        try withMainWindow(width: 1200, opening: files) { main in
            main.window.activateAction("win.findings")
            waitUntil("there are findings") { !main.page.audit.findings.isEmpty }
            let pane = try XCTUnwrap(main.sidebar.findings)
            waitUntil("they are listed") { !pane.isArranging && !pane.rows.isEmpty }
            waitUntilStill()
            try body(main, pane)
        }
    }

    @MainActor private static func clipped(_ pane: FindingsPane) throws -> (FindingRow, Finding) {
        let found = pane.rows.first { $0.finding.rule == .textClipped }
        return (try XCTUnwrap(found).row, try XCTUnwrap(found).finding)
    }

    /// A widget and all its descendants.
    @MainActor private static func all(in widget: Widget?) -> [Widget] {
        widget.map { [$0] + $0.children.flatMap { all(in: $0) } } ?? []
    }

    func testFindingLeadsToItsElement() throws {
        let path = try write(Self.screen, to: "screen.json")
        try onMainActor {
            try Self.withFindings(of: [path]) { main, pane in
                let (row, finding) = try Self.clipped(pane)
                row.grabFocus()
                XCTAssertTrue(pane.list.press("Return"))
                Self.waitUntil("the row has the focus") { main.previewPane.table.focusedRow != nil }
                XCTAssertTrue(finding.categories.contains(CategorySet(main.preview.category)))
                let focused = try XCTUnwrap(main.previewPane.table.focusedRow)
                XCTAssertEqual(
                    .item(main.preview.current.layout.ids[focused.index]), finding.element)
                XCTAssertEqual(focused.finding, .violation)
            }
        }
    }

    func testMarksFollowTheSlider() throws {
        let path = try write(Self.screen, to: "screen.json")
        try onMainActor {
            try Self.withFindings(of: [path]) { main, pane in
                let (_, finding) = try Self.clipped(pane)
                let id = try XCTUnwrap(
                    main.preview.current.layout.ids.first { .item($0) == finding.element })
                for category in ContentSizeCategory.allCases {
                    main.preview.category = category
                    XCTAssertEqual(
                        main.previewPane.table.findings[id] == .violation,
                        finding.categories.contains(CategorySet(category)), category.shortName)
                }
            }
        }
    }

    /// The fix of a screen is a step that undo reverts. The file stays the same until the screen is saved.
    func testFixOfTheScreenIsAStep() throws {
        let path = try write(Self.screen, to: "screen.json")
        try onMainActor {
            try Self.withFindings(of: [path]) { main, pane in
                func file() throws -> String {
                    try String(contentsOfFile: path.string, encoding: .utf8)
                }
                let before = try file()
                try Self.clipped(pane).0.fix.click()
                Self.waitUntil("nothing is clipped") {
                    !main.page.audit.findings.contains { $0.rule == .textClipped }
                }
                XCTAssertEqual(try file(), before)
                XCTAssertTrue(main.screen.isEdited)
                main.window.activateAction("win.undo")
                XCTAssertFalse(main.screen.isEdited)
                Self.waitUntil("it is clipped again") {
                    main.page.audit.findings.contains { $0.rule == .textClipped }
                }
                main.window.activateAction("win.redo")
                main.window.activateAction("win.save")
                Self.waitUntil("it is saved") { !main.screen.isEdited }
                XCTAssertNotEqual(try file(), before)
                // The toast names the file.
                XCTAssertTrue(
                    Self.toast(of: main).contains {
                        $0.typeName == "GtkLabel"
                            && $0.property("label", as: String.self).contains("screen.json")
                    })
            }
        }
    }

    /// The widgets of the visible toast.
    @MainActor private static func toast(of main: MainWindow) -> [Widget] {
        all(
            in: all(in: main.views.widget.parent?.parent).first { $0.typeName == "AdwToastWidget" })
    }

    /// The button of the visible toast; the close button is the one with an icon.
    @MainActor private static func toastButton(of main: MainWindow) -> Widget? {
        toast(of: main).first {
            $0.typeName == "GtkButton" && !$0.property("label", as: String.self).isEmpty
        }
    }

    func testIgnoredFindingIsWrittenDownAndCountsNoLonger() throws {
        let path = try write(Self.screen, to: "screen.json")
        try onMainActor {
            try Self.withFindings(of: [path]) { main, pane in
                let (row, finding) = try Self.clipped(pane)
                row.ignore.click()
                let question = try XCTUnwrap(main.questions.current)
                let form = try XCTUnwrap(question.extraChild)
                let entries = form.children.filter { $0.typeName == "GtkEntry" }
                entries[0].setProperty("text", to: "It is a mock-up.")
                question.respond("ignore")
                Self.waitUntil("it is ignored") {
                    main.page.audit.ignored.contains { $0.finding.rule == .textClipped }
                }
                XCTAssertFalse(main.page.audit.findings.contains(finding))
                let file = path.parent.appending("typeladder.json")
                let text = try String(contentsOfFile: file.string, encoding: .utf8)
                XCTAssertTrue(text.contains("It is a mock-up."), text)
                XCTAssertTrue(text.contains("\"text\": \"A title of some length"), text)
                Self.waitUntil("it is listed so") {
                    if case .ignored? = pane.rows.last?.row.item { true } else { false }
                }
                try XCTUnwrap(pane.rows.last).row.ignore.click()
                Self.waitUntil("it counts again") {
                    main.page.audit.findings.contains { $0.rule == .textClipped }
                }
            }
        }
    }

    func testProjectIsWatched() throws {
        let path = try write(Self.screen, to: "screen.json")
        try onMainActor {
            try Self.withFindings(of: [path]) { main, pane in
                let exception = #"{"rule": "text-clipped", "reason": "A mock-up."}"#
                let file = path.parent.appending("typeladder.json").string
                try #"{"exceptions": [\#(exception), {"rule": "reach", "reason": "r"}]}"#
                    .write(toFile: file, atomically: true, encoding: .utf8)
                Self.waitUntil("it is ignored") { !main.page.audit.ignored.isEmpty }
                var unused: FindingRow?
                Self.waitUntil("the other is said to be of no use") {
                    unused = pane.rows.first { $0.finding.rule == .unusedException }?.row
                    return unused != nil
                }
                unused?.fix.click()
                let text = try String(contentsOfFile: file, encoding: .utf8)
                XCTAssertTrue(text.contains("text-clipped") && !text.contains("reach"), text)
                try #"{"exceptions": [{"rule": 3}]}"#
                    .write(toFile: file, atomically: true, encoding: .utf8)
                Self.waitUntil("its mistakes are listed") {
                    main.page.messages.contains { $0.file == file }
                }
                Self.waitUntil("nothing is ignored") { main.page.audit.ignored.isEmpty }
            }
        }
    }

    /// A fixed finding disappears. The others keep their order, even if another finding would come first by its size
    /// now, and the focus moves to the next one.
    func testOrderIsKeptAfterAFix() throws {
        let rows = (0..<3).map { number in
            #"{"title": "Row \#(number) with a title of some length, that is cut", "lines": 1}"#
        }
        let first =
            ##"{"labels": [{"text": "Fixed", "scales": false, "pointSize": 9, "color": "#F0F0F0"}]}"##
        let path = try write(
            #"{"sections": [{"rows": [\#(([first] + rows).joined(separator: ","))]}]}"#,
            to: "screen.json")
        try onMainActor {
            try Self.withFindings(of: [path]) { main, pane in
                let before = pane.list.findings.map(\.key)
                let (row, finding) = try XCTUnwrap(
                    pane.rows.first { $0.finding.severity == .violation && $0.row.fix.isVisible })
                let fixed = try XCTUnwrap(before.firstIndex(of: finding.key))
                XCTAssertTrue(
                    before.indices.contains(fixed + 1), "another finding follows the fixed one")
                row.fix.grabFocus()
                row.fix.click()
                Self.waitUntil("it is fixed") {
                    !main.page.audit.findings.contains { $0.key == finding.key }
                }
                Self.waitUntil("it is gone") {
                    !pane.list.findings.contains { $0.key == finding.key }
                }
                let known = Set(before)
                let after = pane.list.findings.map(\.key).filter(known.contains)
                XCTAssertEqual(after, before.filter(Set(after).contains))
                let next = try XCTUnwrap(before[fixed...].first(where: Set(after).contains))
                Self.waitUntil("a row has the focus") { pane.list.focusedRow != nil }
                let focused = try XCTUnwrap(pane.rows.first { $0.row.containsFocus })
                XCTAssertEqual(focused.finding.key, next)
            }
        }
    }

    func testFilterAndGroups() throws {
        let path = try write(Self.screen, to: "screen.json")
        try onMainActor {
            try Self.withFindings(of: [path]) { _, pane in
                let all = pane.list.findings.count
                pane.filter.setProperty("text", to: "text-clipped")
                Self.waitUntil("it is filtered") { pane.list.findings.count < all }
                XCTAssertTrue(pane.rows.allSatisfy { $0.finding.rule == .textClipped })
                pane.filter.setProperty("text", to: "no such words")
                Self.waitUntil("nothing is left") { pane.list.findings.isEmpty }
                pane.filter.setProperty("text", to: "")
                pane.takeFocus()
                XCTAssertNil(pane.list.focusedRow)
                Self.waitUntil("the focus has come") { pane.list.focusedRow != nil }
            }
        }
    }

    /// With any number of findings, only those in view have rows. The rows are recycled, and findings that stay keep
    /// theirs.
    func testRowsAreUsedAgain() throws {
        let rows = (0..<2000).map {
            #"{"title": "Row \#($0) with a title of some length, that is cut", "lines": 1}"#
        }
        let path = try write(
            #"{"sections": [{"rows": [\#(rows.joined(separator: ","))]}]}"#, to: "screen.json")
        try onMainActor {
            try Self.withFindings(of: [path]) { main, pane in
                XCTAssertGreaterThanOrEqual(pane.list.findings.count, 2000)
                let made = pane.list.madeRowCount
                XCTAssertLessThan(made, 60)
                let texts = Label.changeCount
                main.page.audit.notify(.findings)
                Self.waitUntil("it is arranged again") { !pane.isArranging }
                XCTAssertEqual(Label.changeCount, texts)
                try XCTUnwrap(pane.rows.first).row.grabFocus()
                XCTAssertTrue(pane.list.press("End"))
                Self.waitUntil("the last has the focus") {
                    pane.list.focusedRow?.index == pane.list.itemCount - 1
                }
                Self.waitUntilStill()
                let last = try XCTUnwrap(pane.list.focusedRow?.bounds(in: pane.list))
                XCTAssertEqual(last.y + last.height, Double(pane.list.height - 12), accuracy: 1)
                XCTAssertTrue(pane.list.press("Up") && pane.list.press("Down"))
                XCTAssertEqual(pane.list.focusedRow?.index, pane.list.itemCount - 1)
                XCTAssertLessThan(pane.list.madeRowCount, 2 * made)
            }
        }
    }

    /// A fix of a bundled screen is a step, as all edits are. The program's file stays the same, and saving asks where.
    func testFixOfABundledScreenIsAStep() throws {
        let saved = try write("", to: "saved.json")
        try onMainActor {
            try Self.withMainWindow { main in
                let path = main.page.resources.path("screens/custom-headers.json")
                let bundled = try XCTUnwrap(SourceFile.read(path).value).bytes
                main.page.open([path])
                Self.waitUntil("it is checked") { (main.page.audit.violations?.total ?? 0) > 0 }
                let flow = main.flows.findings
                let finding = try XCTUnwrap(
                    main.page.audit.findings.first { $0.fix?.file == .screen })
                XCTAssertTrue(flow.canFix(finding))
                let element = LayoutElement(ItemID(.sectionHeader))
                main.page.selection.element = element
                flow.fix(finding)
                XCTAssertTrue(main.screen.isEdited)
                XCTAssertTrue(main.header.title.subtitle.hasPrefix("• "))
                XCTAssertEqual(main.page.selection.element, element)
                try main.page.undo()
                XCTAssertFalse(main.screen.isEdited)
                try main.page.redo()
                main.flows.saving.screen.askForDestination = { name, _, answer in
                    XCTAssertEqual(name, "custom-headers.json")
                    answer(saved)
                }
                main.window.activateAction("win.save")
                Self.waitUntil("it is saved") { main.screen.path == saved }
                XCTAssertFalse(main.screen.isEdited)
                XCTAssertEqual(main.page.selection.element, element)
                XCTAssertNotEqual(try XCTUnwrap(SourceFile.read(saved).value).bytes, bundled)
                XCTAssertEqual(try XCTUnwrap(SourceFile.read(path).value).bytes, bundled)
            }
        }
    }
}

@MainActor extension FindingsPane {
    /// The rows in view, with their findings.
    var rows: [(row: FindingRow, finding: Finding)] {
        list.rows.compactMap { row in
            guard let row = row as? FindingRow, let finding = row.item?.finding else { return nil }
            return (row, finding)
        }
    }
}
