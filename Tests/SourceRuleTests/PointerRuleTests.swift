// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

/// Pointers stay in the modules that call C. The window never names a pointer, and never asks a wrapper for one.
@Suite struct PointerRuleTests {
    /// The pointers that a line mentions: types, properties of wrappers, and imports of C.
    private static func names(_ line: some StringProtocol) -> [String] {
        patterns.flatMap { String(line).matches(of: $0).map { String($0.output) } }
    }

    // Compiled once. Matching changes nothing in them.
    nonisolated(unsafe) private static let patterns = [
        /\bOpaquePointer\b|\bUnsafe\w*|\bUnmanaged\b/, /\.(?:pointer|raw|opaque)\b/,
        /\bimport C[A-Z]\w*/,
    ].map { $0.wordBoundaryKind(.simple) }

    @Test func pointersAreNotInTheWindow() throws {
        for file in try SwiftFile.all(in: "Sources/DesktopApp") {
            for (number, line) in file.lines.enumerated() {
                #expect(Self.names(line).isEmpty, "\(file.path):\(number + 1): \(line)")
            }
        }
    }

    @Test(arguments: [
        ("let cairo: OpaquePointer", "OpaquePointer"), ("import CGtk", "import CGtk"),
        ("draw(cairo.pointer)", ".pointer"), ("widget.raw, other", ".raw"),
        ("x: UnsafeMutableRawPointer?", "UnsafeMutableRawPointer"),
    ])
    func pointersAreFound(line: String, name: String) { #expect(Self.names(line) == [name]) }

    @Test(arguments: [
        "table.pointerMoved(to: y)", "kind.rawValue", "import Cairo", "var pointer: Double?",
    ])
    func otherNamesAreNotPointers(line: String) { #expect(Self.names(line).isEmpty) }
}
