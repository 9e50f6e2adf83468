// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Something that a program does.
package struct Command: Sendable {
    /// The words that name it; empty for the only command of a program.
    package let path: [String]
    /// What it does, as a sentence.
    package let summary: String
    /// More about it; empty where there is no more to say.
    package let discussion: String
    /// What may stand beside the options.
    package let operand: Operand?
    package let options: [OptionDeclaration]
    /// When it ends with `ExitCode.findings`; nil if it never does.
    package let findings: String?
    package let examples: [Example]

    /// Files that are named without an option.
    package struct Operand: Sendable {
        let name: String
        let count: ClosedRange<Int>
        /// What is said when there are fewer; nil where there may be none.
        let missing: (any Problem)?

        package init(_ name: String, count: ClosedRange<Int>, missing: (any Problem)? = nil) {
            self.name = name
            self.count = count
            self.missing = missing
        }

        /// `FILE`, `FILE...` or `[FILE]...`.
        var usage: String {
            (count.lowerBound == 0 ? "[\(name)]" : name) + (count.upperBound > 1 ? "..." : "")
        }
    }

    /// A command line, and what it is for.
    package struct Example: Sendable {
        let purpose: String
        let line: String

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

    /// Its words as they are typed.
    package var name: String { path.joined(separator: " ") }

    /// Its own options and the standard flags.
    var allOptions: [OptionDeclaration] { options + Program.standardFlags.map(\.declaration) }
}
