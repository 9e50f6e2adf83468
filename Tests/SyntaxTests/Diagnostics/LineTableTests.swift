// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Syntax

@Suite("Line tables")
struct LineTableTests {
    /// Compared with the simple way: counting all line ends before the position.
    @Test("positions in texts of all line ends")
    func positions() {
        var generator = SeededGenerator(seed: 11)
        for start in [0, 3] {
            let bytes: [UInt8] = (0..<5_000).map { _ in
                [0x0A, 0x0D, 0x61, 0xC3].randomElement(using: &generator) ?? 0
            }
            let table = LineTable(bytes, startingAt: start)
            var expected = Position(line: 1, column: 1)
            for offset in start...bytes.count {
                #expect(table.position(of: offset) == expected, "offset \(offset)")
                let start = offset - expected.column + 1
                #expect(table.start(ofLine: expected.line) == start, "offset \(offset)")
                guard offset < bytes.count else { break }
                let isInside = bytes[offset] == 0x0D && bytes[safe: offset + 1] == 0x0A
                if bytes[offset] == 0x0A || bytes[offset] == 0x0D && !isInside {
                    expected = Position(line: expected.line + 1, column: 1)
                } else {
                    expected.column += 1
                }
            }
            #expect(table.start(ofLine: 0) == nil)
            #expect(table.start(ofLine: expected.line + 1) == nil)
        }
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}
