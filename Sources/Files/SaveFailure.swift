// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The failure to save a file, which leaves the file on disk as it was.
package struct SaveFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The remedies of a caller.
    package enum Reason: Hashable, Sendable {
        /// Another program changed the file since it was read: ask whether to overwrite it.
        case changedOnDisk
        /// This place cannot be written to: offer another one.
        case placeNotWritable
        /// There is no space: offer another place, or wait.
        case full
        /// Something else.
        case other
    }

    /// The path that was to be saved.
    package let path: FilePath
    package let problem: SaveProblem

    init(_ problem: SaveProblem, _ path: FilePath) { (self.problem, self.path) = (problem, path) }

    /// An error code of the system.
    init(_ code: Int32, _ path: FilePath) { self.init(SaveProblem(code: code), path) }

    /// The remedies of a caller.
    package var reason: Reason {
        switch problem {
        case .changedOnDisk: .changedOnDisk
        case .fullDisk: .full
        case .noFileName, .failed: .other
        default: .placeNotWritable
        }
    }

    /// The id of the problem: `save.full-disk`.
    package var id: String { problem.id }
    /// The message: whole sentences, which also say what to do.
    package var message: String { problem.message }
    /// `FILE: error: Message.`, as diagnostics are written.
    package var description: String {
        Diagnostic(.error, file: path.string, problem).description
    }
}
