// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The exit code of a program.
package enum ExitCode: Int32, CaseIterable, Sendable {
    /// Success without findings.
    case success = 0
    /// Success with findings. `Command.findings` describes them.
    case findings = 1
    /// Failure, for the reasons in `Program.failure`.
    case failure = 2
}
