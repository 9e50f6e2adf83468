// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Previewing
import Testing

@testable import DesignTokens
@testable import Documents
@testable import Files
@testable import Syntax

/// What a reader says about a file, one diagnostic a line.
func said<Value>(by result: ReadResult<Value>) -> String {
    result.diagnostics.map(\.description).joined(separator: "\n")
}

/// Holds a reader to what it says about a text, and to giving a value exactly when there is no
/// error. The file is called `f`.
func expect<Value>(
    _ expected: String, from text: String, by read: (SourceFile) -> ReadResult<Value>,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let result = read(SourceFile(name: "f", text: text))
    #expect(said(by: result) == expected, "\(text)", sourceLocation: sourceLocation)
    let hasErrors = result.diagnostics.contains { $0.severity == .error }
    #expect((result.value == nil) == hasErrors, "\(text)", sourceLocation: sourceLocation)
}

/// The bundled files, found from this file: tests run in the source tree.
enum Bundled {
    static let screens = BundledScreen.allCases.map { path($0.resource) }
    static let themes = BundledTheme.allCases.map { path($0.resource) }
    static let schemas = ["theme", "screen"].map { path("schemas/\($0).schema.json") }

    static func path(_ name: String, file: String = #filePath) -> FilePath {
        FilePath(file).parent.parent.parent.appending("Resources").appending(name)
    }
}
