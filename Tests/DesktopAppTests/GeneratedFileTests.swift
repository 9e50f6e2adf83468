// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import DesktopApp
import DocumentationWriter
import FoundationEssentials
import TestSupport
import XCTest

/// The files that are generated from the declaration of the program's options.
final class GeneratedFileTests: XCTestCase {
    private static let data = SourceTree.root.appending(path: "data")

    func testCompletionsAreUpToDate() throws {
        let program = Invocation.program
        for script in CompletionScript.allCases {
            let file = Self.data.appending(
                path: "completions/\(script.rawValue)/\(script.fileName(for: program))")
            XCTAssertNil(try RecordedFile.difference(of: script.text(for: program), from: file))
        }
    }

    /// The rest of the page describes the window, and is written by hand.
    func testManualPageHasTheOptions() throws {
        let page = try String(
            contentsOf: Self.data.appending(path: "typeladder.1"), encoding: .utf8)
        let options = ManualPage(Invocation.program).optionList.joined(separator: "\n")
        XCTAssertTrue(page.contains("\n\(options)\n"), options)
    }
}
