// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import Syntax

@testable import DesktopApp
@testable import Workspace

extension WindowTestCase {
    /// Opens the window with all fonts in front of a window, runs `body`, and closes both.
    @MainActor static func withBrowser(
        opening files: [FilePath] = [],
        useForStyle: @escaping (TextStyle, String) -> Void = { _, _ in },
        _ body: (FontBrowser, MainWindow) throws -> Void
    ) throws {
        try withMainWindow(opening: files) { main in
            let browser = FontBrowser(
                main.page, over: main.window, in: application, useForStyle: useForStyle
            ) { _ in }
            browser.present()
            waitUntil("the faces show") { !browser.pane.list.rows.isEmpty }
            waitUntilStill()
            defer {
                browser.window.destroy()
                waitUntilStill()
            }
            try body(browser, main)
        }
    }

    /// The faces in a list, by PostScript names.
    @MainActor static func names(_ list: FaceList) -> [String] {
        list.rows.compactMap { ($0 as? FaceRow)?.entry?.postScriptName }
    }
}
