// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import GtkTestSupport
import Reporting
import Words
import XCTest

@testable import DesktopApp
@testable import Workspace

/// Every way to change the text size.
final class CategoryTests: WindowTestCase {
    func testLargestAndBackIsTheSamePicture() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let table = main.previewPane.table
                let before = try XCTUnwrap(WidgetPicture(of: table))
                main.sizeBar.scale.drag(to: 11)
                Self.waitUntilStill()
                let largest = try XCTUnwrap(WidgetPicture(of: table))
                XCTAssertTrue(largest.bytes != before.bytes)
                main.sizeBar.scale.drag(to: 3)
                Self.waitUntilStill()
                try Self.assertSame(WidgetPicture(of: table), before)
            }
        }
    }

    func testTableHeaderGrowsAndShrinks() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let table = main.previewPane.table
                XCTAssertEqual(table.preview.layout.ids.first?.kind, .tableHeader)
                @MainActor func height() -> Int { table.row(at: 0)?.height ?? 0 }
                let large = height()
                main.sizeBar.scale.drag(to: 11)
                Self.waitUntilStill()
                XCTAssertGreaterThan(height(), large * 3)
                main.sizeBar.scale.drag(to: 0)
                Self.waitUntilStill()
                XCTAssertLessThan(height(), large)
            }
        }
    }

    func testEachChangeLaysOutOnce() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                XCTAssertEqual(main.preview.layoutCount, 1)
                for position in [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 3] {
                    let count = main.preview.layoutCount
                    main.sizeBar.scale.drag(to: Double(position))
                    Self.waitUntilStill()
                    XCTAssertEqual(main.preview.layoutCount, count + 1, "mark \(position)")
                    XCTAssertEqual(main.preview.category.rawValue, position)
                }
            }
        }
    }

    func testEachChangeRewritesOtherWordsAloneAndWatchesNothingAnew() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                @MainActor func labels(in widget: Widget) -> [Widget] {
                    widget.children.flatMap { child in
                        (child.typeName == "GtkLabel" ? [child] : []) + labels(in: child)
                    }
                }
                @MainActor func text(of label: Widget) -> String { label.property("label") }
                // The numbers of the styles appear when they are first visible.
                main.sizeBar.scale.drag(to: 4)
                // Findings have their own labels, which appear with the findings.
                Self.waitUntil("the audit is done") { !main.page.audit.isRunning }
                Self.waitUntilStill()
                let watched = FileWatcher.resolutionCount
                for position in [0, 11, 5, 5, 3] {
                    let labels = labels(in: main.window)
                    let texts = labels.map(text)
                    let changes = Label.changeCount
                    main.sizeBar.scale.drag(to: Double(position))
                    Self.waitUntilStill()
                    let different = zip(labels, texts).count { text(of: $0) != $1 }
                    XCTAssertEqual(Label.changeCount - changes, different, "mark \(position)")
                }
                XCTAssertEqual(FileWatcher.resolutionCount, watched)
            }
        }
    }

    /// The numbers of a text, and its words without them.
    private static func parts(_ text: String) -> (numbers: Set<Int>, words: String) {
        (
            Set(text.matches(of: /\d+/).compactMap { Int($0.output) }),
            text.replacing(/\d+/, with: "")
        )
    }

    /// The words of the text about the current category, without its name and numbers.
    ///
    /// - Parameter numbers: the size of the body text, and its percentage of the size at L.
    @MainActor private static func words(
        _ main: MainWindow, of numbers: Set<Int>, line: UInt = #line
    ) -> [String] {
        let category = main.preview.category
        let readOut = main.sizeBar.readOut(category)
        XCTAssertEqual(main.sizeBar.numbers.label.text, readOut.text, line: line)
        XCTAssertTrue(readOut.spokenText.contains(category.title), readOut.spokenText, line: line)
        let spoken = readOut.spokenText.replacing(category.title, with: "", maxReplacements: 1)
        return [readOut.text, spoken].map { text in
            XCTAssertEqual(parts(text).numbers, numbers, text, line: line)
            return parts(text).words
        }
    }

    func testReadOutGivesTheThemesBodyAndItsMaximum() throws {
        let path = try write(
            """
            {"fonts": {"body": {"fontName": "NotoSerif-Regular", "fontSize": 18,
             "maximumPointSize": 40}}}
            """, to: "theme.typeladder-theme")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                main.preview.category = .default
                let words = Self.words(main, of: [18, 100])
                main.preview.category = .accessibilityMedium
                XCTAssertEqual(Self.words(main, of: [28, 156]), words)
                main.preview.category = .accessibilityExtraExtraExtraLarge
                // The text also mentions the maximum.
                let maximum = Self.words(main, of: [40, 222])
                XCTAssertTrue(zip(maximum, words).allSatisfy { $0.count > $1.count }, "\(maximum)")
                let layout = main.preview.current.layout
                let text = try XCTUnwrap(layout.item(at: 0).texts.first?.content)
                XCTAssertEqual(layout.font(of: text).pointSize, 40)
                try main.theme.edit(.maximumPointSize(.body, nil))
                let body = main.preview.current.style(.body)
                XCTAssertEqual(Self.words(main, of: [51, 283]), words)
                XCTAssertEqual(body.pointSize(at: main.preview.category), body.pointSize)
                main.flows.closing.mayClose = true
            }
        }
    }

    func testReadOutFollows() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let titles = Set(ContentSizeCategory.allCases.map(\.title))
                XCTAssertEqual(titles.count, ContentSizeCategory.allCases.count)
                XCTAssertEqual(
                    main.sizeBar.nameLabel.text, "L – \(ContentSizeCategory.large.title)")
                let words = Self.words(main, of: [17, 100])
                main.preview.category = .accessibilityExtraExtraExtraLarge
                let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
                XCTAssertEqual(main.sizeBar.nameLabel.text, "AX5 – \(largest.title)")
                XCTAssertEqual(Self.words(main, of: [53, 312]), words)
                XCTAssertTrue(main.sizeBar.numbers.label.isSelectable)
                Self.waitUntil("the sidebar has followed") {
                    main.sidebar.styles.rows[6].sizeLabel.text == 53.0.points
                }
            }
        }
    }

    func testActionsAndWheelStep() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                for (action, expected) in [
                    ("larger", ContentSizeCategory.extraLarge), ("larger", .extraExtraLarge),
                    ("smaller", .extraLarge), ("default-size", .large), ("smaller", .medium),
                    ("smaller", .small), ("smaller", .extraSmall), ("smaller", .extraSmall),
                ] {
                    XCTAssertTrue(main.window.activateAction("win.\(action)"))
                    XCTAssertEqual(main.preview.category, expected, action)
                }
                XCTAssertTrue(main.previewPane.turnWheel(-0.5))
                XCTAssertEqual(main.preview.category, .extraSmall)
                XCTAssertTrue(main.previewPane.turnWheel(-0.5))
                XCTAssertEqual(main.preview.category, .small)
                XCTAssertTrue(main.previewPane.turnWheel(1))
                XCTAssertEqual(main.preview.category, .extraSmall)
            }
        }
    }

    func testSevenMarksWithoutAccessibilitySizes() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                main.preview.category = .accessibilityMedium
                XCTAssertTrue(main.window.activateAction("win.larger-accessibility-sizes"))
                XCTAssertEqual(main.preview.category, .extraExtraExtraLarge)
                XCTAssertEqual(main.sizeBar.scale.value, 6)
                main.sizeBar.scale.drag(to: 11)
                XCTAssertEqual(main.preview.category, .extraExtraExtraLarge)
                XCTAssertTrue(main.window.activateAction("win.larger-accessibility-sizes"))
                main.sizeBar.scale.drag(to: 11)
                XCTAssertEqual(main.preview.category.rawValue, 11)
            }
        }
    }
}
