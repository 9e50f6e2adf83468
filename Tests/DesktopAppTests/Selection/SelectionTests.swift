// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Files
import GtkKit
import GtkTestSupport
import LayoutEngine
import Previewing
import Syntax
import Words
import XCTest

@testable import DesktopApp
@testable import Reporting
@testable import Workspace

/// The selection: the pointer and keys select elements, which all views outline. Their figures and redlines agree with
/// the layout.
final class SelectionTests: WindowTestCase {
    @MainActor private static func withMeasuring(
        of files: [FilePath] = [],
        _ body: (MainWindow, TableSelection, ElementPane) throws -> Void
    ) throws {
        try withMainWindow(width: 1200, opening: files) { main in
            main.window.activateAction("win.measure")
            waitUntilStill()
            try body(main, main.previewPane.selection, try XCTUnwrap(main.sidebar.element))
        }
    }

    /// The middle of an element in the list, in pixels.
    @MainActor private static func place(
        of element: LayoutElement, in main: MainWindow
    ) throws -> (x: Double, y: Double) {
        let table = main.previewPane.table
        let frame = try XCTUnwrap(Redlines(table.preview.layout).frame(of: element))
        return (
            (frame.x + frame.width / 2) * table.zoom,
            (frame.y + frame.height / 2) * table.zoom - table.top
        )
    }

    func testBreadcrumbNamesRowsWithoutTexts() throws {
        let path = try write(
            """
            {"sections": [{"rows": [{"kind": "slider"},
              {"kind": "image", "title": "", "image": {"monogram": "AK"}}]}]}
            """, to: "screen.json")
        try onMainActor {
            try Self.withMeasuring(of: [path]) { main, _, _ in
                for (row, name) in ["Slider", "AK"].enumerated() {
                    main.page.selection.element = LayoutElement(ItemID(.row, row: row))
                    XCTAssertEqual(main.flows.selecting.path.last?.title, name)
                }
                main.page.selection.element = LayoutElement(ItemID(.row, row: 1), text: 0)
                XCTAssertEqual(main.flows.selecting.path.last?.title, "AK")
            }
        }
    }

    func testMeasuringBeginsWithAnElementAndEscapeLeaves() throws {
        try onMainActor {
            try Self.withMeasuring { main, selection, pane in
                XCTAssertTrue(main.page.selection.isMeasuring)
                XCTAssertEqual(Self.action("measure", of: main.window)?.state(), true)
                let first = try XCTUnwrap(main.page.selection.element)
                XCTAssertNotNil(main.previewPane.table.focusedRow)
                XCTAssertEqual(pane.report?.element, first)
                XCTAssertFalse(selection.redlines.isEmpty)
                XCTAssertTrue(selection.press("Escape", []))
                XCTAssertFalse(main.page.selection.isMeasuring)
                XCTAssertTrue(selection.redlines.isEmpty)
                XCTAssertEqual(Self.action("measure", of: main.window)?.state(), false)
                XCTAssertEqual(main.page.selection.element, first, "it stays selected")
                XCTAssertTrue(selection.press("Escape", []))
                XCTAssertNil(main.page.selection.element)
                XCTAssertEqual(main.sidebar.editor.widget.visibleName, "theme")
                XCTAssertFalse(selection.press("Escape", []), "the key is free for others")
            }
        }
    }

    func testPopoversHaveTheArithmetic() throws {
        try onMainActor {
            try Self.withMainWindow(width: 1200) { main in
                main.splitView.isRevealed = true
                Self.waitUntil("the sidebar shows") { !main.sidebar.styles.rows.isEmpty }
                let row = try XCTUnwrap(main.sidebar.styles.rows.first)
                row.item.isExpanded = true
                main.preview.category = .accessibilityLarge
                let style = try XCTUnwrap(main.preview.current.styles.first)
                let lines = try XCTUnwrap(row.details).explanation.lines
                XCTAssertTrue(lines[lines.count - 1].contains(style.pointSize.shown))
                main.views.present(.ladder)
                Self.waitUntilStill()
                let columns = try XCTUnwrap(main.views.ladder).strip.shown
                for column in columns.values {
                    let size = column.preview.current.style(.body).pointSize
                    let steps = column.explanation.lines
                    XCTAssertTrue(steps[steps.count - 1].contains(size.shown))
                }
            }
        }
    }

    func testPopoversUnfoldThePartsThatTheyName() throws {
        let labels = Array(repeating: #"{"text": "a"}"#, count: 200).joined(separator: ", ")
        let path = try write(
            #"{"sections": [{"rows": [{"labels": [\#(labels)]}]}]}"#, to: "labels.json")
        try onMainActor {
            try Self.withMeasuring(of: [path]) { main, selection, pane in
                XCTAssertTrue(selection.press("End", []))
                let figures = try XCTUnwrap(pane.report).sections.flatMap(\.figures)
                XCTAssertLessThan(pane.figures.count, 30)
                let id = try XCTUnwrap(main.page.selection.element?.item)
                let height = try XCTUnwrap(main.preview.current.explanation(of: id))
                let index = try XCTUnwrap(
                    figures.firstIndex { $0.computation == height.given })
                let steps = try XCTUnwrap(figures[index].computation).steps
                let atFirst = height.given.nearest.count
                let button = pane.figures[index].button
                button.begin()
                XCTAssertEqual(button.shown.count, atFirst)
                XCTAssertLessThan(atFirst, steps.count)
                XCTAssertEqual(button.shown.first, steps.count - 1)
                // Unfolds the whole calculation step by step.
                while let part = button.parts.first {
                    let before = button.shown
                    part.click()
                    XCTAssertEqual(button.shown[0], before[0])
                    XCTAssertEqual(button.shown.dropFirst(2), before.dropFirst())
                }
                XCTAssertEqual(Set(button.shown), Set(steps.indices))
                button.begin()
                XCTAssertEqual(button.shown.count, atFirst, "it is folded when it opens again")
            }
        }
    }

    func testKeysWalkElementsAndTheirTexts() throws {
        try onMainActor {
            try Self.withMeasuring { main, selection, pane in
                let ids = main.preview.current.layout.ids
                while main.page.selection.element?.item != ItemID("sections.0.rows.1") {
                    let before = main.page.selection.element
                    XCTAssertTrue(selection.press("Down", []))
                    XCTAssertNotEqual(main.page.selection.element, before, "\(ids)")
                }
                let id = try XCTUnwrap(main.page.selection.element?.item)
                let row = try XCTUnwrap(main.previewPane.table.focusedRow)
                XCTAssertEqual(ids[row.index], id)
                XCTAssertTrue(selection.press("Tab", []))
                XCTAssertEqual(main.page.selection.element, LayoutElement(id, text: 0))
                XCTAssertEqual(pane.report?.sections.count, 1)
                XCTAssertTrue(selection.press("Tab", []))
                XCTAssertEqual(main.page.selection.element?.text, 1)
                XCTAssertFalse(selection.press("Tab", []), "the focus goes on")
                XCTAssertTrue(selection.press("Escape", []))
                XCTAssertEqual(main.page.selection.element, LayoutElement(id))
                XCTAssertTrue(main.page.selection.isMeasuring)
            }
        }
    }

    func testPointerChoosesAndMeasuresDistances() throws {
        try onMainActor {
            try Self.withMeasuring { main, selection, pane in
                let one = LayoutElement(try XCTUnwrap(ItemID("sections.0.rows.0")), text: 0)
                let other = LayoutElement(try XCTUnwrap(ItemID("sections.0.rows.1")), text: 0)
                let point = try Self.place(of: one, in: main)
                selection.click(x: point.x, y: point.y)
                XCTAssertEqual(main.page.selection.element, one)
                selection.point(at: try Self.place(of: other, in: main))
                XCTAssertEqual(pane.report?.element, one, "the chosen element stays in the panel")
                let redlines = Redlines(main.preview.current.layout)
                XCTAssertEqual(
                    selection.redlines,
                    redlines.measures(of: one) + redlines.distances(from: one, to: other))
                // After a second click, the pointer chooses elements again.
                selection.click(x: point.x, y: point.y)
                XCTAssertNil(main.page.selection.element)
                XCTAssertEqual(main.page.selection.subject, other)
            }
        }
    }

    func testFiguresFollowTheSliderAndAreCopied() throws {
        try onMainActor {
            try Self.withMeasuring { main, selection, pane in
                main.preview.category = .accessibilityLarge
                Self.waitUntilStill()
                let element = try XCTUnwrap(main.page.selection.element)
                let report = try XCTUnwrap(ElementReport(element, in: main.preview.current))
                XCTAssertEqual(pane.report, report)
                XCTAssertEqual(
                    pane.figures.map(\.value.text), report.sections.flatMap(\.figures).map(\.value))
                XCTAssertEqual(
                    pane.figures.map { $0.button.lines },
                    report.sections.flatMap(\.figures).map(\.explanation))
                // Copies have numbers as in files, whatever the locale.
                let exact = try XCTUnwrap(
                    NumberStyle.exactly { ElementReport(element, in: main.preview.current) })
                for reporter in reporters where reporter.writes(ElementReport.self) {
                    main.window.activateAction("win.copy-element", reporter.name)
                    let text = NumberStyle.exactly { try? reporter.text(of: exact) }
                    XCTAssertEqual(Clipboard.ownText, try XCTUnwrap(text))
                }
            }
        }
    }

    func testPlaceInTheFileIsNamed() throws {
        let path = try write(
            "{\"sections\": [{\"rows\": [\n{\"title\": \"One\"},\n{\"title\": \"Two\"}]}]}",
            to: "screen.json")
        try onMainActor {
            try Self.withMeasuring(of: [path]) { main, selection, pane in
                XCTAssertTrue(selection.press("End", []))
                XCTAssertEqual(main.page.selection.element?.item, ItemID("sections.0.rows.1"))
                XCTAssertEqual(pane.elementPlace?.position?.line, 3)
                XCTAssertEqual(pane.elementPlace?.text, path.displayName + ":3:1")
            }
        }
    }

    /// A figure links to the lines that it comes from, for pointer and keys. Figures from no file have no links.
    func testSourcesInFilesAreLinksToTheirLines() throws {
        let theme = try write(
            """
            {"fonts": {"body": {
              "fontName": "NotoSerif-Bold",
              "fontSize": 19}}}
            """, to: "theme_one.json")
        let screen = try write(
            """
            {"sections": [{"rows": [
              {"title": "One",
               "height": 60}]}]}
            """, to: "screen.json")
        try onMainActor {
            try Self.withMeasuring(of: [theme, screen]) { main, selection, pane in
                var opened: [String] = []
                main.flows.selecting.open = { opened.append("\($0.lastComponent):\($1 ?? 0)") }
                @MainActor func links(
                    _ isMeant: (ElementReport.Figure) -> Bool
                ) throws -> [Button] {
                    let figures = try XCTUnwrap(pane.report).sections.flatMap(\.figures)
                    return pane.figures[try XCTUnwrap(figures.firstIndex(where: isMeant))].links
                }
                let id = try XCTUnwrap(main.page.selection.element?.item)
                let preview = main.preview.current
                let explanations = ElementExplanations(id, in: preview)
                let index = try XCTUnwrap(preview.layout.index(of: id))
                let item = preview.layout.item(at: index)
                let text = try XCTUnwrap(item.texts.first).content
                let lineHeight = explanations.lineHeight(of: text)
                XCTAssertEqual(try links { $0.computation == lineHeight }.count, 1)
                // The first margin is the one at the top.
                let margin = try XCTUnwrap(pane.report?.sections[1].figures.first)
                XCTAssertEqual(margin.source, explanations.rule(behind: .margin(.top)))
                XCTAssertTrue(try links { $0 == margin }.isEmpty, "a key of the profile")
                // The left edge is measured.
                XCTAssertTrue(
                    try links { $0.origins.allSatisfy(\.isEmpty) && $0.number == item.frame.x }
                        .isEmpty)
                @MainActor func heightLinks() throws -> [Button] {
                    let height = main.preview.current.explanation(of: id)
                    return try links { $0.computation == height?.given && height != nil }
                }
                try XCTUnwrap(try heightLinks().first).click()
                XCTAssertEqual(opened, ["screen.json:3"])
                let pointSize = explanations.pointSize(of: text)
                let size = try XCTUnwrap(try links { $0.computation == pointSize }.first)
                XCTAssertTrue(size.grabFocus())
                size.activate()
                Self.waitUntil("the line opens") { opened.last == "theme_one.json:3" }
                // A new version of the file has the same value in another line.
                let moved =
                    "\n\n{\"sections\": [{\"rows\": [{\"title\": \"One\", \"height\": 60}]}]}"
                try FileSaver().save(Array(moved.utf8), to: screen)
                Self.waitUntil("the place is another") { pane.elementPlace?.position?.line == 3 }
                try XCTUnwrap(try heightLinks().first).click()
                XCTAssertEqual(opened.last, "screen.json:3")
            }
        }
    }

    func testBaseSizeIsChangedFromThere() throws {
        let path = try write(
            "{\"fonts\": {\"body\": {\"fontName\": \"NotoSerif-Bold\", \"fontSize\": 17}}}",
            to: "theme.json")
        try onMainActor {
            try Self.withMeasuring(of: [path]) { main, selection, pane in
                while main.page.selection.element?.item != ItemID("sections.0.rows.0") {
                    XCTAssertTrue(selection.press("Down", []))
                }
                @MainActor func figures() -> [ElementReport.Figure] {
                    pane.report?.sections.flatMap(\.figures) ?? []
                }
                // The size itself, and not a figure computed from it.
                let index = try XCTUnwrap(
                    figures().firstIndex { $0.computation == nil && $0.number == 17 })
                try XCTUnwrap(pane.details).baseField.spin.enter(21)
                Self.waitUntilStill()
                XCTAssertEqual(main.theme.value.fonts[.body]?.fontSize, 21)
                XCTAssertEqual(figures()[index].number, 21)
                main.theme.undo()
                Self.waitUntilStill()
                XCTAssertEqual(main.theme.value.fonts[.body]?.fontSize, 17)
                XCTAssertEqual(pane.details?.baseField.spin.value, 17)
            }
        }
    }

    /// The element under the pointer is gone with its screen, before its figures are asked for.
    func testShorterScreenUnderThePointer() throws {
        let long = Array(repeating: #"{"title": "Row"}"#, count: 40).joined(separator: ", ")
        let first = try write(#"{"sections": [{"rows": [\#(long)]}]}"#, to: "long.json")
        let second = try write(#"{"sections": [{"rows": [{"title": "One"}]}]}"#, to: "short.json")
        try onMainActor {
            try Self.withMeasuring(of: [first]) { main, selection, pane in
                XCTAssertTrue(selection.press("End", []))
                main.page.selection.pointedAt = LayoutElement(ItemID(.row, section: 0, row: 30))
                main.page.open([second])
                Self.waitUntilStill()
                XCTAssertNil(main.page.selection.subject)
                XCTAssertEqual(pane.breadcrumb.parts.count, 1)
            }
        }
    }

    func testMeasuringEndsWithTheDeviceAndBeforeTheTheme() throws {
        try onMainActor {
            try Self.withMeasuring { main, selection, pane in
                main.views.present(.ladder)
                XCTAssertFalse(main.page.selection.isMeasuring)
                main.window.activateAction("win.measure")
                main.flows.findings.revealStyle(.body)
                XCTAssertFalse(main.page.selection.isMeasuring)
                XCTAssertEqual(main.sidebar.editor.widget.visibleName, "theme")
            }
        }
    }

    /// A font that is being chosen is that of the style it was asked for, whatever is selected meanwhile.
    func testChosenFontOutlivesItsFields() throws {
        try onMainActor {
            try Self.withMainWindow(width: 1200) { main in
                let table = main.previewPane.table
                @MainActor func select(_ style: TextStyle) throws {
                    let preview = table.preview
                    let id = preview.layout.ids.first {
                        let text = preview.layout.content.texts(of: $0).first
                        return text.flatMap(preview.textStyle) == style
                    }
                    main.page.selection.element = LayoutElement(try XCTUnwrap(id))
                    Self.waitUntilStill()
                }
                var choice: FontChoice?
                main.sidebar.editor.chooseFont = { choice = $0 }
                try select(.body)
                try XCTUnwrap(main.sidebar.element?.details).fontButton.click()
                try select(.headline)
                XCTAssertEqual(main.sidebar.element?.details?.style, .headline)
                try XCTUnwrap(choice).answer("NotoSerif-Regular")
                XCTAssertEqual(main.theme.value.fonts[.body]?.fontName, "NotoSerif-Regular")
                XCTAssertNil(main.theme.value.fonts[.headline])
                main.flows.closing.mayClose = true
            }
        }
    }
}
