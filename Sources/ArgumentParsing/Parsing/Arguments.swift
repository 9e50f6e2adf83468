// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The parsed arguments of a command. Values are valid, so that reading them never fails.
package struct Arguments: Sendable {
    /// The operands in order. Their number is valid for the command.
    package internal(set) var operands: [FilePath] = []
    var values: [String: [String]] = [:]
    var flags: Set<String> = []

    /// The value of an option; nil if the option was not given.
    package subscript<Value>(_ option: Option<Value>) -> Value? { all(option).last }

    /// Whether a flag was given.
    package subscript(_ flag: Flag) -> Bool { flags.contains(flag.declaration.name) }

    /// The first of these options that was given; nil if none was.
    package func firstGiven(of options: [any DeclaredOption]) -> OptionDeclaration? {
        options.map(\.declaration).first { values[$0.name] != nil || flags.contains($0.name) }
    }

    /// The values of a repeatable option.
    package func all<Value>(_ option: Option<Value>) -> [Value] {
        (values[option.declaration.name] ?? []).compactMap { try? option.type.read($0) }
    }
}
