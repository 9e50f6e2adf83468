// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Synchronization
import Syntax

/// A file of hyphenation patterns, which the program reads once, on any thread. All windows share its patterns: those of
/// German take seconds on some machines, and 20 MB.
final class PatternFile: Sendable {
    let path: FilePath
    private let content = Mutex<HyphenationPatterns??>(nil)
    private let wasStarted = Atomic(false)
    private let wasRead = Atomic(false)

    private static let known = Mutex<[FilePath: PatternFile]>([:])

    private init(_ path: FilePath) { self.path = path }

    /// The file at a path, the same one for all callers.
    static func at(_ path: FilePath) -> PatternFile {
        known.withLock { known in
            if let file = known[path] { return file }
            let file = PatternFile(path)
            known[path] = file
            return file
        }
    }

    /// Starts reading on a thread, unless that was done before.
    func startReading() {
        guard !wasStarted.exchange(true, ordering: .relaxed) else { return }
        _ = WorkThread("hyphenation") { _ = self.patterns }
    }

    /// Whether the patterns need no waiting.
    var isRead: Bool { wasRead.load(ordering: .acquiring) }

    /// The patterns; nil if the file cannot be read. Waits for them to be read.
    var patterns: HyphenationPatterns? {
        content.withLock { content in
            if let content { return content }
            let patterns = HyphenationPatterns(path: path)
            content = .some(patterns)
            wasRead.store(true, ordering: .releasing)
            return patterns
        }
    }
}
