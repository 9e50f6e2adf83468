// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// An option or a flag in the declaration of a command.
package protocol DeclaredOption: Sendable {
    var declaration: OptionDeclaration { get }
}

/// An option with a typed value. `Arguments` returns the value for the option.
package struct Option<Value: Sendable>: DeclaredOption {
    package let declaration: OptionDeclaration
    let type: ValueType<Value>

    /// - Parameters:
    ///   - name: the long name without dashes.
    ///   - help: sentences that describe the option and its default.
    ///   - isRepeatable: whether the option can be given several times, each time with a value.
    ///   - missing: the problem if the option is missing; nil for an optional one.
    package init(
        _ name: String, short: Character? = nil, _ type: ValueType<Value>, _ help: String,
        isRepeatable: Bool = false, missing: (any Problem)? = nil
    ) {
        self.type = type
        declaration = OptionDeclaration(
            name: name, short: short, help: help,
            value: OptionDeclaration.Value(
                name: type.name, completion: type.completion, isRepeatable: isRepeatable,
                missing: missing,
                problem: { text in
                    do throws(UsageError) {
                        _ = try type.read(text)
                        return nil
                    } catch {
                        return error.problem
                    }
                }))
    }
}

/// An option without a value.
package struct Flag: DeclaredOption {
    package let declaration: OptionDeclaration

    package init(_ name: String, short: Character? = nil, _ help: String) {
        declaration = OptionDeclaration(name: name, short: short, help: help, value: nil)
    }
}

/// The declaration of an option without the type of its values, for parsing, help, and completions.
package struct OptionDeclaration: Sendable {
    package let name: String
    package let short: Character?
    package let help: String
    /// The value of the option; nil for a flag.
    package let value: Value?

    package struct Value: Sendable {
        package let name: String
        package let completion: ValueCompletion
        let isRepeatable: Bool
        let missing: (any Problem)?
        /// The problem of a value; nil for a valid one.
        let problem: @Sendable (String) -> (any Problem)?
    }

    package var isRequired: Bool { value?.missing != nil }
    package var isRepeatable: Bool { value?.isRepeatable == true }
    package var longName: String { "--\(name)" }
    package var shortName: String? { short.map { "-\($0)" } }
    /// The names with dashes, the short one first.
    package var names: [String] { [shortName, longName].compactMap(\.self) }
}
