// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax
import Syntax

/// Parses sources. For one that differs from an earlier one in one place, as after saving in an editor, the trees of
/// unchanged statements and members are used again, which takes a tenth of the time (`IncrementalParseTransition`).
struct IncrementalParser {
    /// The sources that were parsed last, the latest at the end.
    private var recent: [Parsed] = []

    private struct Parsed {
        let source: [UInt8]
        let result: IncrementalParseResult
        /// The number of trees whose parts it uses. Their memory stays allocated.
        let generation: Int
    }

    private static let maximumCount = 4
    private static let maximumGeneration = 24
    /// The bytes of sources that are remembered. Shorter ones take no time, and longer ones much memory.
    private static let rememberedSizes = 2_000...100_000

    mutating func parse(_ source: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax {
        guard Self.rememberedSizes.contains(source.count) else {
            if source.count > Self.rememberedSizes.upperBound { recent = [] }
            return Parser.parse(source: source)
        }
        let bytes = Array(source)
        let best = recent.indices.map { ($0, ByteChange(from: recent[$0].source, to: bytes)) }
            .min { $0.1.new.count < $1.1.new.count }
        guard let (index, change) = best, change.new.count * 2 < source.count else {
            return parse(source, after: nil, generation: 0)
        }
        let earlier = recent[index]
        let isOld = earlier.generation >= Self.maximumGeneration
        let range =
            AbsolutePosition(
                utf8Offset: change.start)..<AbsolutePosition(
                utf8Offset: change.start + change.old.count)
        let transition = IncrementalParseTransition(
            previousIncrementalParseResult: earlier.result,
            edits: ConcurrentEdits(SourceEdit(range: range, replacement: change.new)))
        return parse(
            source, after: isOld ? nil : transition, replacing: index,
            generation: isOld ? 0 : earlier.generation + 1)
    }

    private mutating func parse(
        _ source: UnsafeBufferPointer<UInt8>, after transition: IncrementalParseTransition?,
        replacing index: Int? = nil, generation: Int
    ) -> SourceFileSyntax {
        let result: IncrementalParseResult = Parser.parseIncrementally(
            source: source, parseTransition: transition)
        // Where the parser has recovered from a mistake, the extent of what it read is less certain.
        if !result.tree.hasError {
            if let index { recent.remove(at: index) }
            recent.append(
                Parsed(source: Array(source), result: result, generation: generation))
            if recent.count > Self.maximumCount { recent.removeFirst() }
        }
        return result.tree
    }
}
