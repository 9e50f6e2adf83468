// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport

/// A kind of random inputs, and the code that they are tried on.
protocol FuzzMode {
    /// Makes one input, and tries it.
    ///
    /// - Throws: ``Finding`` if a result is wrong.
    mutating func run(_ random: inout SeededGenerator) throws

    /// The maximum time for one input, in seconds of this process.
    var longestTime: Double { get }

    /// The last line of the output.
    var summary: String { get }

    /// An error in all inputs together; nil if there is none.
    var verdict: String? { get }
}

extension FuzzMode {
    var longestTime: Double { 1 }
    var summary: String { "" }
    var verdict: String? { nil }

    static func require(_ isFine: Bool, _ what: @autoclosure () -> String) throws {
        guard isFine else { throw Finding(what()) }
    }
}

/// All modes. Each is created when its turn comes.
enum FuzzModes {
    static let all: [String: @Sendable () throws -> any FuzzMode] = [
        "bytes": { try BytesMode() }, "conversions": { try ConversionsMode() },
        "edits": { try EditsMode() }, "fonts": { try FontsMode() },
        "grammar": { try GrammarMode() }, "screen-edits": { try ScreenEditsMode() },
        "screens": { try ScreensMode() }, "swift": { try SwiftMode() },
        "pictures": { try PicturesMode() }, "tokens": { TokensMode() },
        "unicode": { try UnicodeMode() },
    ]
}

/// A wrong result.
struct Finding: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
