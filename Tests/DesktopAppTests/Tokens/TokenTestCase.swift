// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import GtkTestSupport
import Previewing
import Syntax
import XCTest

@testable import DesktopApp
@testable import Workspace

/// A test with a file of design tokens that is opened in a window.
class TokenTestCase: WindowTestCase {
    static let tokens = """
        {
          "typography": {
            "$type": "typography",
            "body": {"$value": {"fontFamily": "Noto Serif", "fontWeight": 400,
              "fontSize": {"value": 17, "unit": "px"}, "lineHeight": 1.3}},
            "heading": {"$value": {"fontFamily": "Noto Serif", "fontWeight": 700,
              "fontSize": {"value": 28, "unit": "px"}}},
            "poster": {"$value": {"fontFamily": "Noto Serif", "fontWeight": 700,
              "fontSize": {"value": 96, "unit": "px"}}}
          }
        }

        """

    static func text(_ path: FilePath) throws -> String {
        try String(contentsOfFile: path.string, encoding: .utf8)
    }

    /// Opens tokens in a window, and waits for the dialog.
    @MainActor static func ask(
        _ path: FilePath, in main: MainWindow
    ) throws -> TokenDialog {
        main.flows.opening.open([path])
        waitUntil("the tokens are asked about") {
            main.flows.opening.tokenDialog?.window.isMapped == true
        }
        return try XCTUnwrap(main.flows.opening.tokenDialog)
    }

    /// Opens the tokens in a window, and imports them with the proposed mapping.
    func imported(_ body: @MainActor (MainWindow, FilePath) throws -> Void) throws {
        let path = try write(Self.tokens, to: "brand.tokens.json")
        try onMainActor {
            try Self.withMainWindow { main in
                try Self.ask(path, in: main).importButton.click()
                Self.waitUntil("they are imported") { main.theme.path == path }
                try body(main, path)
            }
        }
    }

    static let styles = TextStyle.allCases
}
