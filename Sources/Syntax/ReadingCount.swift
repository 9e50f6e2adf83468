// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// How many files were read and parsed, for a test that says how many are to be.
package final class ReadingCount: @unchecked Sendable {
    /// What counts in this task; nil where nobody does.
    @TaskLocal package static var current: ReadingCount?

    /// Files read from disk. Changed by the task that counts alone.
    package var reads = 0
    /// Files whose syntax was read.
    package var parses = 0

    /// Counts what `body` reads.
    package static func counting(_ body: () throws -> Void) rethrows -> (reads: Int, parses: Int) {
        let count = ReadingCount()
        try $current.withValue(count, operation: body)
        return (count.reads, count.parses)
    }
}
