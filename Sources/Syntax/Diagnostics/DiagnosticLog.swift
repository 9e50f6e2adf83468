// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The diagnostics of one file, collected while it is read.
///
/// The first thousand are kept and the rest counted, so that a file with a million errors needs no
/// more memory than its length.
package struct DiagnosticLog {
    static let limit = 1_000

    let file: String
    package private(set) var hasErrors = false
    private var collected: [Diagnostic] = []
    private var omitted = 0

    package init(file: String) { self.file = file }

    package mutating func add(
        _ severity: Diagnostic.Severity, at position: Position?, keyPath: String = "",
        _ problem: @autoclosure () -> some Problem, fix: @autoclosure () -> SyntaxEdit? = nil
    ) {
        // A million mistakes are not worth a million problems that nobody reads.
        guard !isFull else { return omit(severity) }
        add(contentsOf: [
            Diagnostic(
                severity, file: file, position: position, keyPath: keyPath, problem(), fix: fix())
        ])
    }

    package mutating func add(contentsOf diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics {
            if isFull {
                omit(diagnostic.severity)
            } else {
                hasErrors = hasErrors || diagnostic.severity == .error
                collected.append(diagnostic)
            }
        }
    }

    /// Whether the log is full, and further diagnostics are counted only.
    package var isFull: Bool { collected.count >= Self.limit }

    /// Counts a diagnostic of a full log.
    package mutating func omit(_ severity: Diagnostic.Severity) {
        hasErrors = hasErrors || severity == .error
        omitted += 1
    }

    /// The diagnostics in the order of the file.
    package var diagnostics: [Diagnostic] {
        let sorted = collected.enumerated().sorted { left, right in
            guard let first = left.element.position, let second = right.element.position,
                first != second
            else { return left.offset < right.offset }
            return first < second
        }
        let ordered = sorted.map(\.element)
        guard omitted > 0 else { return ordered }
        // The log may be full of warnings: errors that are only counted must still be reported.
        let errorIsListed = collected.contains { $0.severity == .error }
        return ordered + [
            Diagnostic(
                hasErrors && !errorIsListed ? .error : .note, file: file,
                TextProblem.omitted(count: omitted))
        ]
    }
}
