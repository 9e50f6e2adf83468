// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import GtkTestSupport
import LayoutEngine
import Previewing
import Words
import XCTest

@testable import DesktopApp
@testable import Workspace

/// The texts of the sidebar, and its stable layout.
final class SidebarTests: WindowTestCase {
    private static let theme = """
        {
          "fonts": {
            "body": {"fontName": "Palatino-Roman", "fontSize": 17.5},
            "title": {"fontName": "NotoSerif-Bold", "fontSize": 28},
            "footnote": {"fontName": "No-Such-Font", "fontSize": 13}
          }
        }

        """

    @MainActor private static func row(_ style: TextStyle, _ main: MainWindow) throws -> StyleRow {
        try XCTUnwrap(
            zip(main.preview.current.styles, main.sidebar.styles.rows).first {
                $0.0.style == style
            }?.1)
    }

    func testRowsSayWhetherAnIPhoneHasTheFont() throws {
        let path = try write(Self.theme, to: "theme.typeladder-theme")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                let preview = main.preview.current
                let body = try Self.row(.body, main)
                XCTAssertEqual(body.fontLabel.text, "Palatino-Roman")
                XCTAssertEqual(
                    preview.style(.body).reason,
                    .standIn("P052-Roman", caveat: nil, hasSameAdvances: true))
                XCTAssertEqual(body.noteLabel.text, preview.style(.body).summary)
                XCTAssertTrue(body.noteLabel.text.contains("P052-Roman"), body.noteLabel.text)
                // The stand-in for the system font is mentioned once, above the rows. So a row only notes that no text
                // has its style.
                let unused = try Self.row(.callout, main).noteLabel.text
                XCTAssertFalse(unused.isEmpty)
                XCTAssertEqual(preview.style(.callout).summary, "")
                let reason = try XCTUnwrap(preview.styles.first(where: \.isSystemFont)).reason
                guard case .systemFont = reason else { return XCTFail("\(reason)") }
                XCTAssertEqual(main.sidebar.styles.headings.systemNote.text, reason.message)
                for (style, reason) in [
                    (TextStyle.title1, FontReason.installed(isOnDevice: false)),
                    (
                        .footnote,
                        .notFound(
                            "No-Such-Font", drawnIn: "Inter-Regular", package: nil, suggestion: nil)
                    ),
                ] {
                    let report = preview.style(style)
                    XCTAssertEqual(report.reason, reason)
                    let note = try Self.row(style, main).noteLabel.text
                    XCTAssertTrue(note.contains(report.summary) && note.contains(unused), note)
                    XCTAssertFalse(report.summary.isEmpty)
                }
                XCTAssertTrue(preview.style(.footnote).summary.contains("Inter-Regular"))
                for row in main.sidebar.styles.rows { XCTAssertNil(row.item.tooltip) }
            }
        }
    }

    func testEqualSizesAreSaidOnce() throws {
        let path = try write(Self.theme, to: "theme.typeladder-theme")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                main.preview.category = .default
                let body = try Self.row(.body, main)
                Self.waitUntil("sizes show") { body.sizeLabel.text == 18.0.points }
                XCTAssertEqual(body.baseLabel.text, "")
                main.preview.category = .accessibilityMedium
                Self.waitUntil("the size has grown") { body.sizeLabel.text == 27.0.points }
                XCTAssertEqual(body.baseLabel.text, "18")
            }
        }
    }

    /// Styles that the screen does not use are behind a button, which says how many they are.
    func testUnusedStylesAreFolded() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let pane = main.sidebar.styles
                let used = main.preview.current.usedStyles
                @MainActor func visible() -> Int { pane.rows.count { $0.item.isVisible } }
                Self.waitUntil("unused styles are folded") { visible() == used.count }
                XCTAssertGreaterThan(used.count, 0)
                let words = try XCTUnwrap(pane.unused.label)
                XCTAssertTrue(words.contains("\(pane.rows.count - used.count)"), words)
                pane.unused.click()
                XCTAssertEqual(visible(), pane.rows.count)
                pane.unused.click()
                XCTAssertEqual(visible(), used.count)
                // A style that is opened stays visible.
                let unused = try XCTUnwrap(TextStyle.allCases.first { !used.contains($0) })
                pane.open(unused)
                XCTAssertEqual(visible(), used.count + 1)
                pane.reload()
                XCTAssertEqual(visible(), used.count + 1)
            }
        }
    }

    /// The fields of a style that is expanded near the lower edge scroll into view.
    func testExpandedStyleScrollsIntoView() throws {
        try onMainActor {
            try Self.withMainWindow(width: 1040, height: 600) { main in
                let pane = main.sidebar.styles
                Self.waitUntil("the styles show") { !pane.rows.isEmpty }
                pane.unused.click()
                Self.waitUntilStill()
                let last = try XCTUnwrap(pane.rows.last)
                last.item.isExpanded = true
                Self.waitUntil("the fields are in view") {
                    guard let bounds = last.item.bounds(in: pane.widget) else { return false }
                    return bounds.y >= 0
                        && bounds.y + bounds.height <= Double(pane.widget.height) + 1
                }
            }
        }
    }

    func testClickOnATextOpensItsStyle() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let table = main.previewPane.table
                let row = table.rows[2].index
                let (id, item) = (
                    table.preview.layout.ids[row], table.preview.layout.item(at: row)
                )
                let text = try XCTUnwrap(item.texts.first)
                let style = try XCTUnwrap(table.preview.textStyle(of: text.content))
                // In pixels of the view, which differ from points with a zoom.
                main.previewPane.frame.scale.zoom = .fixed(1.5)
                Self.waitUntilStill()
                let zoom = table.zoom
                XCTAssertEqual(zoom, 1.5)
                let left = table.horizontalAdjustment?.value ?? 0
                let (x, y) = (text.frame.maxX * zoom - 2 - left, text.frame.maxY * zoom - table.top)
                let selection = main.page.selection
                main.previewPane.selection.click(x: x, y: y - 2)
                XCTAssertEqual(selection.element, LayoutElement(id))
                let pane = try XCTUnwrap(main.sidebar.element)
                XCTAssertEqual(main.sidebar.editor.widget.visibleName, "element")
                XCTAssertEqual(pane.details?.style, style)
                main.previewPane.selection.click(x: x, y: y - 2)
                XCTAssertEqual(selection.element, LayoutElement(id, text: 0))
                main.previewPane.selection.click(x: x, y: y + 2)
                XCTAssertEqual(selection.element, LayoutElement(id), "beside the text")
                XCTAssertEqual(pane.details?.style, style)
                // The first part of the way shows the theme again.
                pane.breadcrumb.buttons[0].click()
                XCTAssertNil(selection.element)
                XCTAssertEqual(main.sidebar.editor.widget.visibleName, "theme")
            }
        }
    }

    func testOpenedStyleCollapsesTheOneBefore() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                main.sidebar.styles.open(.body)
                XCTAssertTrue(try Self.row(.body, main).item.isExpanded)
                main.sidebar.styles.open(.headline)
                XCTAssertFalse(try Self.row(.body, main).item.isExpanded)
                XCTAssertTrue(try Self.row(.headline, main).item.isExpanded)
            }
        }
    }

    func testTextsOfAStyleLightUpWhileItsRowHasTheFocus() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let table = main.previewPane.table
                let before = try XCTUnwrap(WidgetPicture(of: table))
                main.sidebar.editor.onPointedAt(.body)
                XCTAssertTrue(table.rows.contains { !$0.highlights.isEmpty })
                Self.waitUntilStill()
                XCTAssertFalse(try XCTUnwrap(WidgetPicture(of: table)).bytes == before.bytes)
                main.sidebar.editor.onPointedAt(nil)
                Self.waitUntilStill()
                try Self.assertSame(WidgetPicture(of: table), before)
                XCTAssertTrue(try Self.row(.headline, main).item.moveFocus(.forward))
                Self.waitUntil("the headline lights up") { table.highlightedStyle == .headline }
            }
        }
    }

    func testClosingFreesWhatWasOpened() throws {
        try onMainActor {
            weak var page: Page?
            weak var chooser: FontChooser?
            weak var choice: ColorChoice?
            try Self.withMainWindow { main in
                page = main.page
                Self.waitUntil("the rows show") { !main.sidebar.styles.rows.isEmpty }
                main.sidebar.styles.colors.item.isExpanded = true
                Self.waitUntilStill()
                let tint = try XCTUnwrap(main.sidebar.styles.colors.fields[.dark]?[.tint])
                tint.entry.grabFocus()
                Self.waitUntilStill()
                tint.button.open()
                Self.waitUntil("the choice shows") { tint.choice?.popover.isMapped == true }
                choice = tint.choice
                tint.choice?.cancel()
                main.sidebar.styles.header.item.isExpanded = true
                Self.waitUntilStill()
                main.window.activateAction("win.use-for-theme")
                Self.waitUntilStill()
                chooser = main.sidebar.editor.chooser
                XCTAssertNotNil(chooser)
                XCTAssertNotNil(choice)
            }
            XCTAssertNil(chooser)
            XCTAssertNil(choice)
            XCTAssertNil(page)
        }
    }

    func testStyleThatNoTextUsesSaysSo() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                Self.waitUntil("the rows show") { !main.sidebar.styles.rows.isEmpty }
                for style in [TextStyle.largeTitle, .body] {
                    XCTAssertEqual(main.preview.current.style(style).summary, "")
                }
                XCTAssertNotEqual(try Self.row(.largeTitle, main).noteLabel.text, "")
                XCTAssertEqual(try Self.row(.body, main).noteLabel.text, "")
                main.page.open([main.page.resources.path("screens/specimen.json")])
                Self.waitUntil("every style is used") {
                    main.sidebar.styles.rows.allSatisfy { $0.noteLabel.text == "" }
                }
            }
        }
    }

    func testNothingMovesWithTheSlider() throws {
        let path = try write(Self.theme, to: "theme.typeladder-theme")
        try onMainActor {
            try Self.withMainWindow(width: 640, height: 700, opening: [path]) { main in
                main.page.open([main.page.resources.path("screens/static-table.json")])
                main.splitView.isRevealed = true
                Self.waitUntil("the sidebar shows") { !main.sidebar.styles.rows.isEmpty }
                try Self.row(.title1, main).item.isExpanded = true
                @MainActor func places() -> [Rectangle?] {
                    main.sidebar.styles.rows.flatMap { row in
                        [row.item, row.sizeLabel, row.baseLabel].map { widget in
                            widget.bounds(in: main.sidebar.styles.widget)
                        }
                    } + [main.sizeBar.widget.bounds(in: main.splitView)]
                }
                main.preview.category = .extraSmall
                var before = places()
                // The row expands with an animation.
                Self.waitUntil("the row is open") {
                    let last = before
                    Self.waitUntilStill()
                    before = places()
                    return before == last
                }
                XCTAssertFalse(before.contains(nil))
                for category in ContentSizeCategory.allCases {
                    main.preview.category = category
                    Self.waitUntilStill()
                    XCTAssertTrue(places() == before, category.shortName)
                }
            }
        }
    }
}
