// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Gives meaning to the nodes of one file, and writes down where they have none.
///
/// A reference, so that every `Fields` of a file writes to the same log; it lives only as long as
/// one call of a reader.
package final class Interpreter {
    package let tree: SyntaxTree
    package private(set) var log: DiagnosticLog

    init(tree: SyntaxTree, log: DiagnosticLog) {
        self.tree = tree
        self.log = log
    }

    /// A dictionary as the file's format writes it, for diagnostics.
    var dictionaryName: String {
        tree.format == .json ? "a dictionary in braces" : "a dictionary"
    }

    /// An array as the file's format writes it, for diagnostics.
    var arrayName: String { tree.format == .json ? "a list in brackets" : "an array" }

    package func error(_ range: ByteRange, _ path: NodePath, _ message: @autoclosure () -> String) {
        add(.error, range, path, message)
    }

    package func warning(_ range: ByteRange, _ path: NodePath, _ message: @autoclosure () -> String)
    {
        add(.warning, range, path, message)
    }

    private func add(
        _ severity: Diagnostic.Severity, _ range: ByteRange, _ path: NodePath,
        _ message: () -> String
    ) {
        guard !log.isFull else { return log.omit(severity) }
        log.add(severity, at: tree.position(of: range), keyPath: path.description, message())
    }

    /// Hands a file's syntax to `interpret`; the result has the diagnostics of both.
    package static func read<Value: Sendable>(
        _ file: ParsedFile, _ interpret: (Interpreter) -> Value?
    ) -> ReadResult<Value> {
        let outcome = file.outcome
        guard let tree = outcome.tree else {
            return ReadResult(nil, outcome.log.diagnostics)
        }
        let interpreter = Interpreter(tree: tree, log: outcome.log)
        let value = interpret(interpreter)
        return ReadResult(value, interpreter.log.diagnostics)
    }
}
