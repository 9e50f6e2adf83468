// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

package struct Command: Sendable {
    /// The words of the command's name; empty for the only command of a program.
    package let path: [String]
    /// A sentence that describes the command.
    package let summary: String
    /// Further sentences; may be empty.
    package let discussion: String
    /// The operand in addition to the options; nil for none.
    package let operand: Operand?
    package let options: [OptionDeclaration]
    /// A sentence with the meaning of `ExitCode.findings`; nil if the command never returns it.
    package let findings: String?
    package let examples: [Example]

    /// The arguments other than options and their values, usually files.
    package struct Operand: Sendable {
        package let name: String
        package let count: ClosedRange<Int>
        /// The problem of too few operands; nil if operands are optional.
        let missing: (any Problem)?
        package let completion: ValueCompletion

        package init(
            _ name: String, count: ClosedRange<Int>, missing: (any Problem)? = nil,
            completion: ValueCompletion = .files
        ) {
            self.name = name
            self.count = count
            self.missing = missing
            self.completion = completion
        }

        /// The operand in a usage line: `FILE`, `FILE...`, or `[FILE]...`.
        var usage: String {
            (count.lowerBound == 0 ? "[\(name)]" : name) + (count.upperBound > 1 ? "..." : "")
        }
    }

    /// A command line with its purpose.
    package struct Example: Sendable {
        package let purpose: String
        package let line: String

        package init(_ purpose: String, _ line: String) {
            self.purpose = purpose
            self.line = line
        }
    }

    package init(
        _ path: String..., summary: String, discussion: String = "", operand: Operand? = nil,
        options: [any DeclaredOption], findings: String? = nil, examples: [Example]
    ) {
        self.path = path
        self.summary = summary
        self.discussion = discussion
        self.operand = operand
        self.options = options.map(\.declaration)
        self.findings = findings
        self.examples = examples
    }

    /// The words of the name as typed.
    package var name: String { path.joined(separator: " ") }

    /// The options of the command, and the flags of all commands.
    package var allOptions: [OptionDeclaration] { options + Program.commonFlags.map(\.declaration) }
}
