// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The count of files read and parsed, for tests.
package final class ReadingCount: @unchecked Sendable {
    /// The counter of the current task, or nil outside tests.
    @TaskLocal package static var current: ReadingCount?

    /// Files read from disk. Only the counting task changes this.
    package var reads = 0
    /// Files whose syntax was parsed.
    package var parses = 0
    /// Files that were searched for design tokens.
    package var tokenSearches = 0

    /// Counts the files that `body` reads.
    package static func counting(
        _ body: () throws -> Void
    ) rethrows -> (reads: Int, parses: Int, tokenSearches: Int) {
        let count = ReadingCount()
        try $current.withValue(count, operation: body)
        return (count.reads, count.parses, count.tokenSearches)
    }
}
