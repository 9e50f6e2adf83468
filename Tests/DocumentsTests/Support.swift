// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Testing

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
    static let screens = [
        "settings", "table-header", "static-table", "self-sizing-cells", "specimen",
    ].map { path("screens/\($0).json") }

    static let themes = ["NotoSerif", "NotoSans", "Noteworthy"].map { path("themes/\($0).plist") }

    static let schemas = ["theme", "screen"].map { path("schemas/\($0).schema.json") }

    private static func path(_ name: String, file: String = #filePath) -> String {
        let root = file.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
        return root.joined(separator: "/") + "/Resources/" + name
    }
}

/// A generator whose numbers are the same in every run (SplitMix64, Steele et al. 2014).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
