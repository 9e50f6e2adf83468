// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport

/// One way of making inputs and what they are tried on.
protocol FuzzMode {
    /// Makes one input and tries it.
    ///
    /// - Throws: ``Finding`` for what must not be.
    mutating func run(_ random: inout SeededGenerator) throws

    /// What to say at the end.
    var summary: String { get }

    /// What is wrong with all inputs together; nil when nothing is.
    var verdict: String? { get }
}

extension FuzzMode {
    var summary: String { "" }
    var verdict: String? { nil }

    static func require(_ isFine: Bool, _ what: @autoclosure () -> String) throws {
        guard isFine else { throw Finding(what()) }
    }
}

/// All modes, each made when its turn comes.
enum FuzzModes {
    static let all: [String: @Sendable () throws -> any FuzzMode] = [
        "bytes": { try BytesMode() }, "conversions": { try ConversionsMode() },
        "edits": { try EditsMode() }, "fonts": { try FontsMode() },
        "grammar": { try GrammarMode() }, "screens": { try ScreensMode() },
        "tokens": { TokensMode() }, "unicode": { try UnicodeMode() },
    ]
}

/// What must not be.
struct Finding: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
