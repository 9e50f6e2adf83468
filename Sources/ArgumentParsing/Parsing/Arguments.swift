// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A command line taken apart. Its values have been found to be good, so that asking never fails.
package struct Arguments: Sendable {
    /// The files that are named without an option, in order; as many as the command takes.
    package internal(set) var operands: [FilePath] = []
    var values: [String: [String]] = [:]
    var flags: Set<String> = []

    package init() {}

    /// The value of an option; nil when it is not given.
    package subscript<Value>(_ option: Option<Value>) -> Value? { all(option).last }

    /// Whether a flag is given.
    package subscript(_ flag: Flag) -> Bool { flags.contains(flag.declaration.name) }

    /// The values of an option that may be given again.
    package func all<Value>(_ option: Option<Value>) -> [Value] {
        (values[option.declaration.name] ?? []).compactMap { try? option.type.read($0) }
    }
}
