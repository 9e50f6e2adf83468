// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// An invalid command line: the problem, and what to do.
package struct UsageError: Error, Equatable {
    package var message: String

    package init(message: String) { self.message = message }
}
