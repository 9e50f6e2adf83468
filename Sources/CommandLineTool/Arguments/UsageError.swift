// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A command line that cannot be carried out: what is wrong with it, and what to do.
struct UsageError: Error {
    var message: String
}

/// Files that cannot be used; what is wrong with them has been collected.
struct InputError: Error {
    var messages: [String]
}
