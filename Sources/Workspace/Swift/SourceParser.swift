// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import SwiftScreens
import Synchronization

/// Parses sources of all apps, and remembers those that were used last: of a long file, the parts that were wanted.
final class SourceParser: Sendable {
    private let process = SwiftParserProcess()
    private let memory = Mutex(Memory())

    private struct Memory {
        var sources: [[UInt8]: (source: ParsedSource, lastUse: Int)] = [:]
        var size = 0
        var uses = 0
    }

    /// The bytes of the sources that are remembered. Their trees take about twenty times as much.
    private static let maximumSize = 1 << 20

    /// The syntax of a source; nil if the parser's answer cannot be read.
    func parse(_ bytes: [UInt8]) throws(SwiftParserFailure) -> ParsedSource? {
        if let known = known(bytes) { return known }
        let parsed = ParsedSource(answer: try process.parse(bytes))
        if let parsed { remember(parsed, of: bytes) }
        return parsed
    }

    private func known(_ bytes: [UInt8]) -> ParsedSource? {
        memory.withLock { memory in
            memory.uses += 1
            memory.sources[bytes]?.lastUse = memory.uses
            return memory.sources[bytes]?.source
        }
    }

    private func remember(_ parsed: ParsedSource, of bytes: [UInt8]) {
        memory.withLock { memory in
            memory.uses += 1
            let isNew = memory.sources.updateValue((parsed, memory.uses), forKey: bytes) == nil
            if isNew { memory.size += bytes.count }
            guard memory.size > Self.maximumSize else { return }
            for (old, _) in memory.sources.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
                guard memory.size > Self.maximumSize / 2 else { return }
                memory.sources[old] = nil
                memory.size -= old.count
            }
        }
    }
}
