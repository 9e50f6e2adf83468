// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// How a program ends, for scripts.
package enum ExitCode: Int32, CaseIterable, Sendable {
    /// All went well.
    case success = 0
    /// All went well, and there is something to look at: `Command.findings` says what.
    case findings = 1
    /// Nothing can be said: `Program.failure` lists the reasons.
    case failure = 2
}
