// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import TestSupport
import Testing

@testable import SwiftScreens

/// The screens of the fixtures as they are checked in, with the first branches and with all. `GOLDEN=record` writes them.
@Suite("recorded screens of Swift sources")
struct RecordedScreenTests {
    @Test(arguments: try RecordedApp.names(), [false, true])
    func screensAreAsRecorded(app name: String, showsAll: Bool) throws {
        let app = try RecordedApp(name)
        var text = ""
        for (view, tree) in try app.views() {
            let screen = try app.screen(view, BranchSelection(showsAll: showsAll))
            text += "// \(tree.path.string): \(view)\n"
            text += String(decoding: screen.value.json, as: UTF8.self)
            for diagnostic in screen.diagnostics { text += "// \(Self.line(diagnostic))\n" }
            text += "\n"
        }
        let file = showsAll ? "all.screens.txt" : "first.screens.txt"
        let difference = try RecordedFile.difference(
            of: text, from: app.url(of: FilePath(file)))
        #expect(difference == nil)
    }

    /// `FILE:LINE:COLUMN: message`.
    private static func line(_ diagnostic: Diagnostic) -> String {
        let position = diagnostic.position.map { ":\($0.line):\($0.column)" } ?? ""
        return "\(diagnostic.file)\(position): \(diagnostic.message)"
    }
}
