// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Obstacles to reading a Swift source. None of them is a mistake in the source: those are in its answer.
package enum SwiftParserFailure: Problem, Error {
    package static let area = "swift-parser"

    /// The program that reads Swift is not installed.
    case missing
    /// The program is not of this version of Typeladder.
    case wrongVersion
    /// The program ended while it read the source.
    case crashed
    case tookTooLong
    /// The source is larger than `SwiftParserProcess.maximumSize`.
    case tooLarge

    /// Whether it is about the program, and so the same for all sources.
    package var isOfProgram: Bool { self == .missing || self == .wrongVersion }
}
