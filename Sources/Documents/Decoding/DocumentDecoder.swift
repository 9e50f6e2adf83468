// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Decodes one file: has its syntax tree, and the log of its diagnostics.
///
/// This is a class so that every `DictionaryReader` of a file writes to the same log. It lives for
/// one call of a reader.
package final class DocumentDecoder {
    package let tree: SyntaxTree
    package private(set) var log: DiagnosticLog
    /// Whether the file can be edited, because its syntax has no errors.
    private let isEditable: Bool
    /// Whether the file is of a newer version. What is an error in other files may have a meaning
    /// there: it is a warning, and falls back to what applies without it.
    var isOfNewerVersion = false

    init(tree: SyntaxTree, log: DiagnosticLog) {
        self.tree = tree
        isEditable = !log.hasErrors
        self.log = log
    }

    /// - Parameter isLimit: whether the problem is an error in newer files, too.
    package func error(
        _ range: ByteRange, _ path: NodePath, _ problem: @autoclosure () -> some Problem,
        fix: @autoclosure () -> SyntaxEdit.Change? = nil, isLimit: Bool = false
    ) {
        add(isOfNewerVersion && !isLimit ? .warning : .error, range, path, problem, fix)
    }

    package func warning(
        _ range: ByteRange, _ path: NodePath, _ problem: @autoclosure () -> some Problem,
        fix: @autoclosure () -> SyntaxEdit.Change? = nil
    ) {
        add(.warning, range, path, problem, fix)
    }

    /// Adds a diagnostic with a path that is not in the file.
    ///
    /// - Parameters:
    ///   - fix: the change that resolves the problem in its first place, and the value to change.
    ///   - repeats: the other places of the problem.
    package func add(
        _ severity: Diagnostic.Severity, _ range: ByteRange, _ path: NodePath,
        _ problem: some Problem, fix: (node: Node, change: SyntaxEdit.Change)?,
        repeats: Diagnostic.Repeats?
    ) {
        let steps = isEditable ? fix.flatMap { tree.root.steps(to: $0.node.range) } : nil
        let edit = fix.flatMap { fix in steps.map { SyntaxEdit($0, fix.change) } }
        log.add(contentsOf: [
            Diagnostic(
                severity, file: log.file, position: tree.position(of: range),
                keyPath: path.description, problem, fix: edit.map(Fix.edit), repeats: repeats)
        ])
    }

    package func note(
        _ range: ByteRange, _ path: NodePath, _ problem: @autoclosure () -> some Problem
    ) {
        add(.note, range, path, problem) { nil }
    }

    /// - Parameter change: the change at the path that resolves the problem.
    private func add(
        _ severity: Diagnostic.Severity, _ range: ByteRange, _ path: NodePath,
        _ problem: () -> some Problem, _ change: () -> SyntaxEdit.Change?
    ) {
        guard !log.isFull else { return log.omit(severity) }
        log.add(
            severity, at: tree.position(of: range), keyPath: path.description, problem(),
            fix: isEditable ? change().map { .edit(SyntaxEdit(path.steps, $0)) } : nil)
    }

    /// Decodes the syntax of a file with `interpret`. The result has the diagnostics of both.
    package static func read<Value: Sendable>(
        _ file: ParsedFile, _ interpret: (DocumentDecoder) -> Value?
    ) -> ReadResult<Value> {
        guard let tree = file.outcome.tree else {
            let diagnostics = file.diagnostics { fixed in
                // The result of a guess gets no guesses of its own.
                fixed.outcome.tree == nil
                    ? fixed.outcome.log.diagnostics : read(fixed, interpret).diagnostics
            }
            return ReadResult(nil, diagnostics, sourceMap: SourceMap(file.source))
        }
        let decoder = DocumentDecoder(tree: tree, log: file.outcome.log)
        let value = interpret(decoder)
        return ReadResult(
            value, decoder.log.diagnostics, sourceMap: SourceMap(file.source))
    }
}
