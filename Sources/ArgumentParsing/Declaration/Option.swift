// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// An option or a flag, as a command lists it.
package protocol DeclaredOption: Sendable {
    var declaration: OptionDeclaration { get }
}

/// An option that takes a value, of a type that whoever asks for it gets.
package struct Option<Value: Sendable>: DeclaredOption {
    package let declaration: OptionDeclaration
    let type: ValueType<Value>

    /// - Parameters:
    ///   - name: the long name, without dashes.
    ///   - help: what it does and what holds without it, in sentences.
    ///   - isRepeatable: whether it may be given again, each time with another value.
    ///   - missing: what is said when it is left out; nil where it may be.
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
                    do throws(InvalidValue) {
                        _ = try type.read(text)
                        return nil
                    } catch {
                        return error.problem
                    }
                }))
    }
}

/// An option that takes no value.
package struct Flag: DeclaredOption {
    package let declaration: OptionDeclaration

    package init(_ name: String, short: Character? = nil, _ help: String) {
        declaration = OptionDeclaration(name: name, short: short, help: help, value: nil)
    }
}

/// What parsing, help and completions know of an option, whatever the type of its values.
package struct OptionDeclaration: Sendable {
    package let name: String
    package let short: Character?
    package let help: String
    /// Nil for a flag.
    let value: Value?

    struct Value: Sendable {
        let name: String
        let completion: ValueCompletion
        let isRepeatable: Bool
        let missing: (any Problem)?
        /// What is wrong with a value; nil if it can be used.
        let problem: @Sendable (String) -> (any Problem)?
    }

    var isRequired: Bool { value?.missing != nil }
    var isRepeatable: Bool { value?.isRepeatable == true }
    var longName: String { "--\(name)" }
    var shortName: String? { short.map { "-\($0)" } }
    /// All names with their dashes, the short one first.
    var names: [String] { [shortName, longName].compactMap(\.self) }
}
