// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import GtkTestSupport
import XCTest

@testable import DesktopApp
@testable import Workspace

/// Buttons without a word say with a tooltip what they do.
final class ControlNameTests: WindowTestCase {
    func testButtonsWithoutWordsAreExplained() throws {
        try onMainActor {
            try Self.withMainWindow(width: 1200, height: 900) { main in
                for view in ["single", "ladder", "comparison", "breaks"] {
                    main.window.activateAction("win.view", view)
                    Self.waitUntilStill()
                    XCTAssertEqual(
                        ShownTexts.unexplainedButtons(in: main.window), [], "in \(view)")
                }
                main.window.activateAction("win.view", "single")
                main.sidebar.present(.findings)
                Self.waitUntilStill()
                XCTAssertEqual(ShownTexts.unexplainedButtons(in: main.window), [])
            }
        }
    }

    func testAButtonWithOnlyASymbolIsFound() {
        onMainActor {
            Self.withWindow(
                Box(.vertical, [Button(iconName: "list-add-symbolic", tooltip: ""), Button("Add")])
            ) { window in
                XCTAssertEqual(ShownTexts.unexplainedButtons(in: window).count, 1)
            }
        }
    }
}
