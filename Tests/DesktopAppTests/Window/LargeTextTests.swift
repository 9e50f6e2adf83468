// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Foundation
import GtkKit
import GtkTestSupport
import Syntax
import XCTest

@testable import DesktopApp
@testable import Workspace

/// The window with the desktop's texts at 200%: it fits, and each view keeps room for its pictures.
final class LargeTextTests: WindowTestCase {
    /// The least height of a device, in pixels.
    private static let least = 140.0

    func testEachViewKeepsRoomForItsDevices() throws {
        let pictures = ProcessInfo.processInfo.environment["LARGE_TEXT_PICTURES"]
        try onMainActor {
            try TextScale.with(2) {
                for (width, height) in [(1366, 768), (660, 900), (400, 900)] {
                    try Self.withMainWindow(width: width, height: height) { main in
                        main.page.open([main.page.resources.path("screens/custom-headers.json")])
                        for view in PageViews.View.allCases {
                            main.views.present(view)
                            Self.waitUntil("it is checked") { main.page.audit.violations != nil }
                            Self.waitUntilStill()
                            XCTAssertLessThanOrEqual(
                                main.window.width, width, "\(view) at \(width)")
                            XCTAssertLessThanOrEqual(
                                main.window.height, height, "\(view) at \(width)")
                            if let pictures, let content = main.window.content {
                                WidgetPicture(of: content)?.write(
                                    to: FilePath("\(pictures)/\(width)-\(view).png"))
                            }
                            guard let table = Self.table(main) else { continue }
                            let device = try XCTUnwrap(table.bounds(in: main.window))
                            XCTAssertGreaterThanOrEqual(
                                device.height, Self.least, "\(view) at \(width)")
                        }
                    }
                }
            }
        }
    }

    /// A list of the visible view; nil for a view without devices.
    @MainActor private static func table(_ main: MainWindow) -> TableView? {
        switch main.views.visible {
        case .single: main.previewPane.table
        case .ladder: main.views.ladder?.strip.shown.values.first?.table
        case .comparison: main.views.comparison?.tables.columns.first?.table
        case .breaks: nil
        }
    }
}
