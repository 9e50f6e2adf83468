// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import DynamicType
import GtkKit
import GtkTestSupport
import Syntax
import Words
import XCTest

@testable import DesktopApp
@testable import Workspace

/// The number of violations is the same wherever it is displayed.
final class ViolationCountTests: WindowTestCase {
    /// Violations at some sizes and at all sizes, several in one element, and warnings.
    private static let screen = """
        {"sections": [{"title": "Fixed", "rows": [
          {"title": "A title of some length that takes a second line", "height": 44},
          {"title": "Notifications that are cut short", "value": "Never", "lines": 1},
          {"labels": [{"text": "Pale", "color": "#F0F0F0", "pointSize": 9}]}
        ]}]}
        """

    /// Compares the numbers on the button, the slider, the columns, and the map with the audit of the window.
    @MainActor private static func compare(_ main: MainWindow, total: Int) throws {
        let counts = try XCTUnwrap(main.page.audit.violations)
        XCTAssertEqual(counts.total, total)
        XCTAssertEqual(main.header.findings.label, "\(total)")
        let words = ContentSizeCategory.allCases.map { category in
            let found = main.page.audit.findings.filter {
                $0.severity == .violation && $0.categories.contains(CategorySet(category))
            }
            XCTAssertEqual(counts[category], found.count, category.shortName)
            main.preview.category = category
            let words = ViolationCounts.words(counts[category])
            let readOut = main.sizeBar.readOut(category).spokenText
            XCTAssertTrue(main.sizeBar.spokenText.hasPrefix(Words.listed([readOut, words])))
            let tooltip = main.sizeBar.tooltip(at: category)
            XCTAssertTrue(
                tooltip.contains(category.shortName) && tooltip.contains(words), tooltip)
            // Only the number, and not a longer number with the same words.
            let numbers = tooltip.replacing(category.shortName, with: "").matches(of: /\d+/)
            XCTAssertEqual(
                numbers.map { String($0.output) }, found.isEmpty ? [] : ["\(found.count)"])
            return words
        }
        let numbers = ContentSizeCategory.allCases.map { counts[$0] }
        XCTAssertEqual(Set(words).count, Set(numbers).count)
        XCTAssertEqual(main.sizeBar.shownCounts, numbers)
        main.window.activateAction("win.view", "ladder")
        let strip = try XCTUnwrap(main.views.ladder?.strip)
        for (number, count) in numbers.enumerated() {
            // Scrolls the column into view.
            main.preview.category = ContentSizeCategory.allCases[number]
            waitUntil("column \(number) says the same", processorSeconds: 10) {
                strip.shown[number]?.counts(count) == true
            }
        }
        main.window.activateAction("win.view", "breaks")
        let search = try XCTUnwrap(main.views.breaks?.search)
        waitUntil("breaks are found", processorSeconds: 60) {
            search.result != nil && !search.isRunning
        }
        for (category, words) in zip(ContentSizeCategory.allCases, words) {
            let cell = try XCTUnwrap(
                search.result?.cells.first { ($0.category, $0.width) == (category, 390) })
            XCTAssertEqual(cell.violationCount, counts[category], category.shortName)
            for part in [category.shortName, "390", words] {
                XCTAssertTrue(cell.english.contains(part), cell.english)
            }
        }
    }

    func testButtonMarksColumnsAndMapAgree() throws {
        let path = try write(Self.screen, to: "screen.json")
        try onMainActor {
            try Self.withMainWindow(width: 2600, opening: [path]) { main in
                Self.waitUntil("violations are counted") { main.page.audit.violations != nil }
                let all = try XCTUnwrap(main.page.audit.violations)
                XCTAssertLessThan(all[.extraSmall], all[.accessibilityExtraExtraExtraLarge])
                XCTAssertTrue(main.page.audit.findings.contains { $0.severity == .warning })
                try Self.compare(main, total: all.total)
                // Ignored findings do not count.
                let ignored = main.page.audit.findings.count { $0.rule == .textTruncated }
                XCTAssertGreaterThan(ignored, 0)
                try #"{"exceptions": [{"rule": "text-truncated", "reason": "A mock-up."}]}"#.write(
                    toFile: path.parent.appending("typeladder.json").string, atomically: true,
                    encoding: .utf8)
                Self.waitUntil("it is ignored") { !main.page.audit.ignored.isEmpty }
                try Self.compare(main, total: all.total - ignored)
            }
        }
    }

    /// Warnings do not count. Without violations, the button shows 0.
    func testWarningsAreInNoNumber() throws {
        let path = try write(
            #"{"sections": [{"rows": [{"labels": [{"text": "Small", "pointSize": 9}]}]}]}"#,
            to: "small.json")
        try onMainActor {
            try Self.withMainWindow(width: 1200, opening: [path]) { main in
                Self.waitUntil("there are findings") { !main.page.audit.findings.isEmpty }
                main.splitView.isRevealed = true
                Self.waitUntil("the sidebar counts instead") { !main.header.findings.isVisible }
                XCTAssertEqual(main.sidebar.buttons[1].label, tr("Findings"))
                main.splitView.isRevealed = false
                Self.waitUntil("the header counts") { main.header.findings.isVisible }
                XCTAssertEqual(main.header.findings.label, "0")
                XCTAssertEqual(
                    main.header.findings.tooltip?.contains(ViolationCounts.words(0)), true)
                XCTAssertEqual(
                    main.sizeBar.shownCounts,
                    Array(repeating: 0, count: main.preview.categories.count))
            }
        }
    }
}
