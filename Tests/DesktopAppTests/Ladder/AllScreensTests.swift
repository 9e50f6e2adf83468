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

/// All screens of a folder, in the open theme at the slider's size.
final class AllScreensTests: WindowTestCase {
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
}
