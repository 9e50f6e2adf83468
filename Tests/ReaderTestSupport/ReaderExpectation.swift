// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Testing

/// The reader's diagnostics of a file, one per line.
package func said<Value>(by result: ReadResult<Value>) -> String {
    result.diagnostics.map(\.description).joined(separator: "\n")
}

/// Checks a reader's diagnostics of a text, and that the reader returns a value exactly if there is no error. The file
/// is called `f`.
package func expect<Value>(
    _ expected: String, from text: String, by read: (SourceFile) -> ReadResult<Value>,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let result = read(SourceFile(name: "f", text: text))
    #expect(said(by: result) == expected, "\(text)", sourceLocation: sourceLocation)
    let hasErrors = result.diagnostics.contains { $0.severity == .error }
    #expect((result.value == nil) == hasErrors, "\(text)", sourceLocation: sourceLocation)
}
