// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A command line that cannot be carried out: what is wrong with it, and what to do.
package struct UsageError: Error, Equatable {
    package var message: String

    package init(message: String) { self.message = message }
}
