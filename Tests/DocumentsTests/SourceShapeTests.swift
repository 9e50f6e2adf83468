// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

/// Files and types stay of a size that can be read at once.
@Suite struct SourceShapeTests {
    @Test func filesHaveAtMost300Lines() throws {
        for file in try SwiftFile.all(in: "Sources") {
            // After the last line feed comes an empty line.
            let count = file.lines.count - 1
            #expect(
                count <= 300, "\(file.path) has \(count) lines; move a concept to a file of its own"
            )
        }
    }
}
