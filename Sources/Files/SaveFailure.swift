// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The failure to save a file. The file on disk stays the same.
package struct SaveFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reasons that a caller treats differently.
    package enum Reason: Hashable, Sendable {
        /// Another program changed the file since it was read: ask whether to overwrite it.
        case changedOnDisk
        /// The place is not writable: offer another place.
        case placeNotWritable
        /// There is no free space: offer another place, or wait.
        case full
        /// Any other reason.
        case other
    }

    /// The path of the save.
    package let path: FilePath
    package let problem: SaveProblem

    init(_ problem: SaveProblem, _ path: FilePath) { (self.problem, self.path) = (problem, path) }

    /// An error code of the system.
    init(_ code: Int32, _ path: FilePath) { self.init(SaveProblem(code: code), path) }

    /// The reason, for the caller's remedy.
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
    /// The message: complete sentences that include the remedy.
    package var message: String { problem.message }
    /// `FILE: error: Message.`, in the form of diagnostics.
    package var description: String {
        Diagnostic(.error, file: path.string, problem).description
    }
}
