// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The parsed arguments of a command. Values are valid, so that reading them never fails.
package struct Arguments: Sendable {
    /// The operands in order, as many as the command takes.
    package internal(set) var operands: [FilePath] = []
    var values: [String: [String]] = [:]
    var flags: Set<String> = []

    /// The value of an option; nil where it is not given.
    package subscript<Value>(_ option: Option<Value>) -> Value? { all(option).last }

    /// Whether a flag is given.
    package subscript(_ flag: Flag) -> Bool { flags.contains(flag.declaration.name) }

    /// The first of some options that is given; nil for none.
    package func firstGiven(of options: [any DeclaredOption]) -> OptionDeclaration? {
        options.map(\.declaration).first { values[$0.name] != nil || flags.contains($0.name) }
    }

    /// The values of an option that may be repeated.
    package func all<Value>(_ option: Option<Value>) -> [Value] {
        (values[option.declaration.name] ?? []).compactMap { try? option.type.read($0) }
    }
}
