// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Files
import GtkKit
import GtkTestSupport
import Syntax
import Words
import Workspace
import XCTest

@testable import DesktopApp

/// Columns of several documents: all screens of a folder, and all open themes.
final class DocumentColumnsTests: WindowTestCase {
    private static func screen(_ title: String, height: Int? = nil) -> String {
        let height = height.map { #", "height": \#($0)"# } ?? ""
        let row = #"{"title": "A row of \#(title)"\#(height)}"#
        return #"{"title": "\#(title)", "sections": [{"rows": [\#(row)]}]}"#
    }

    @MainActor private static func titles(_ main: MainWindow) -> [String] {
        main.views.ladder?.strip.ladder.columns.map(\.screen.title) ?? []
    }

    func testEveryScreenOfTheFolderHasAColumnWithItsVerdict() throws {
        let first = try write(Self.screen("Alpha"), to: "app/a.json")
        _ = try write(Self.screen("Gamma", height: 20), to: "app/c.json")
        _ = try write("{", to: "app/broken.json")
        _ = try write(#"{"fonts": {}}"#, to: "app/theme.json")
        try onMainActor {
            try Self.withMainWindow(width: 1200, opening: [first]) { main in
                main.window.activateAction("win.all-screens")
                Self.waitUntil("the folder is read") { Self.titles(main) == ["Alpha", "Gamma"] }
                main.preview.category = .accessibilityLarge
                let strip = try XCTUnwrap(main.views.ladder).strip
                Self.waitUntil("both are judged") {
                    strip.shown[0]?.violations.text == tr("No violations")
                        && strip.shown[1]?.lost.isMapped == true
                }
                XCTAssertTrue(strip.shown[0]?.isCurrent == true)
                // A new file appears without being asked for.
                try Self.screen("Beta").write(
                    toFile: first.parent.appending("b.json").string, atomically: true,
                    encoding: .utf8)
                Self.waitUntil("it is there") { Self.titles(main) == ["Alpha", "Beta", "Gamma"] }
                Self.waitUntilStill()
                try XCTUnwrap(strip.shown[2]?.head).click()
                XCTAssertEqual(main.screen.title, "Gamma")
                XCTAssertEqual(main.views.visible, .single)
                XCTAssertTrue(main.views.goBack())
                Self.waitUntil("the folder is read again") {
                    Self.titles(main) == ["Alpha", "Beta", "Gamma"]
                }
                let again = try XCTUnwrap(main.views.ladder).strip
                XCTAssertEqual(again.ladder.currentColumn, 2)
                Self.waitUntil("the head has the focus again") {
                    again.shown[2]?.head.hasFocus == true
                }
                main.views.present(.ladder)
                XCTAssertEqual(again.ladder.axis, .category)
            }
        }
    }

    /// The open screen is in view, but a new file scrolls nothing.
    func testOpenScreenIsInViewAmongManyOthers() throws {
        let all = try (1...9).map { try write(Self.screen("Screen \($0)"), to: "app/\($0).json") }
        try onMainActor {
            try Self.withMainWindow(width: 400, height: 720, opening: [all[6]]) { main in
                main.window.activateAction("win.all-screens")
                Self.waitUntil("the folder is read") { Self.titles(main).count == 9 }
                let strip = try XCTUnwrap(main.views.ladder).strip
                Self.waitUntil("the open screen is in view") { strip.columnsInView.contains(6) }
                strip.horizontalAdjustment?.value = 0
                Self.waitUntilStill()
                try Self.screen("Screen 0").write(
                    toFile: all[0].parent.appending("0.json").string, atomically: true,
                    encoding: .utf8)
                Self.waitUntil("the new file is there") { Self.titles(main).count == 10 }
                Self.waitUntilStill()
                XCTAssertEqual(strip.horizontalAdjustment?.value, 0)
            }
        }
    }

    /// Themes of other windows are separate columns, which lead to their windows.
    func testOpenThemesAreColumns() throws {
        let first = try write(
            #"{"fonts": {"body": {"fontName": "Georgia", "fontSize": 20}}}"#, to: "first.json")
        let second = try write(
            #"{"fonts": {"body": {"fontName": "Georgia", "fontSize": 30}}}"#, to: "second.json")
        try onMainActor {
            try Self.withMainWindow(opening: [first]) { main in
                try main.windows.open(RecognizedFile.all([second]))
                let other = try XCTUnwrap(main.windows.all.first { $0 !== main })
                defer { other.window.destroy() }
                main.window.activateAction("win.view", "ladder")
                Self.waitUntilStill()
                let ladder = try XCTUnwrap(main.views.ladder)
                XCTAssertTrue(ladder.axis.values.contains(.theme))
                ladder.strip.ladder.axis = .theme
                Self.waitUntilStill()
                let columns = ladder.strip.ladder.columns
                XCTAssertEqual(columns.map { $0.current.style(.body).baseSize }, [20, 30])
                other.flows.editing.edit(.fontSize(.body, 33), coalescing: nil)
                XCTAssertEqual(columns.map { $0.current.style(.body).baseSize }, [20, 33])
                let path = first.adding(suffix: ".png")
                main.flows.exporting.askForPicture = { _, answer in answer(path) }
                ladder.pictures.save.click()
                let sheet = try XCTUnwrap(
                    PNGPixels([UInt8](Data(contentsOf: URL(fileURLWithPath: path.string)))))
                // Two devices of 390 points, at two pixels per point.
                XCTAssertEqual(sheet.width, 2 * (2 * (390 + 36) + 36))
                ladder.strip.onChosen?(columns[1])
                Self.waitUntil("the other window is in front") { other.window.isActive }
                XCTAssertEqual(main.views.visible, .ladder)
                other.theme.close()
            }
        }
    }
}
