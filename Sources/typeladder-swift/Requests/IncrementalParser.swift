// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

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
        let best = recent.indices.map { ($0, Difference(from: recent[$0].source, to: source)) }
            .max { $0.1.commonCount < $1.1.commonCount }
        guard let (index, difference) = best, difference.commonCount * 2 > source.count else {
            return parse(source, after: nil, generation: 0)
        }
        let earlier = recent[index]
        let isOld = earlier.generation >= Self.maximumGeneration
        let transition = IncrementalParseTransition(
            previousIncrementalParseResult: earlier.result,
            edits: ConcurrentEdits(difference.edit))
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

/// The one place at which two sources differ.
private struct Difference {
    let edit: SourceEdit
    /// The bytes that both have before and after it.
    let commonCount: Int

    init(from old: [UInt8], to new: UnsafeBufferPointer<UInt8>) {
        let shortest = min(old.count, new.count)
        var start = 0
        while start < shortest, old[start] == new[start] { start += 1 }
        var end = 0
        while end < shortest - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
            end += 1
        }
        commonCount = start + end
        let range =
            AbsolutePosition(utf8Offset: start)..<AbsolutePosition(utf8Offset: old.count - end)
        edit = SourceEdit(range: range, replacement: Array(new[start..<new.count - end]))
    }
}
