// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

/// Pointers stay in the modules that call C. The window never names a pointer, and never asks a wrapper for one.
@Suite struct PointerRuleTests {
    /// The pointers that a line mentions: types, properties of wrappers, and imports of C.
    private static func names(_ line: some StringProtocol) -> [String] {
        let types = /\bOpaquePointer\b|\bUnsafe\w*|\bUnmanaged\b/.wordBoundaryKind(.simple)
        let properties = /\.(?:pointer|raw|opaque)\b/.wordBoundaryKind(.simple)
        let imports = /\bimport C[A-Z]\w*/.wordBoundaryKind(.simple)
        return [
            String(line).matches(of: types).map { String($0.output) },
            String(line).matches(of: properties).map { String($0.output) },
            String(line).matches(of: imports).map { String($0.output) },
        ].flatMap(\.self)
    }

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
