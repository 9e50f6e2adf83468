// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Testing

/// What a reader says about a file, one diagnostic a line.
package func said<Value>(by result: ReadResult<Value>) -> String {
    result.diagnostics.map(\.description).joined(separator: "\n")
}

/// Holds a reader to what it says about a text, and to giving a value exactly when there is no
/// error. The file is called `f`.
package func expect<Value>(
    _ expected: String, from text: String, by read: (SourceFile) -> ReadResult<Value>,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let result = read(SourceFile(name: "f", text: text))
    #expect(said(by: result) == expected, "\(text)", sourceLocation: sourceLocation)
    let hasErrors = result.diagnostics.contains { $0.severity == .error }
    #expect((result.value == nil) == hasErrors, "\(text)", sourceLocation: sourceLocation)
}
