// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Collects the diagnostics of one file while it is read.
///
/// Keeps the first thousand and counts the rest, so that a million errors do not take more memory
/// than the file.
package struct DiagnosticLog {
    /// The most diagnostics that are kept.
    package static let limit = 1_000

    package let file: String
    package private(set) var hasErrors = false
    private var collected: [Diagnostic] = []
    private var omitted = 0

    package init(file: String) { self.file = file }

    package mutating func add(
        _ severity: Diagnostic.Severity, at position: Position?, keyPath: String = "",
        _ problem: @autoclosure () -> some Problem, fix: @autoclosure () -> Fix? = nil
    ) {
        // Nobody reads a million diagnostics, so do not collect them.
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

    /// Whether the log is full and only counts further diagnostics.
    package var isFull: Bool { collected.count >= Self.limit }

    /// Counts a diagnostic that a full log does not keep.
    package mutating func omit(_ severity: Diagnostic.Severity) {
        hasErrors = hasErrors || severity == .error
        omitted += 1
    }

    /// The diagnostics, in the order of the file.
    package var diagnostics: [Diagnostic] {
        let sorted = collected.enumerated().sorted { left, right in
            guard let first = left.element.position, let second = right.element.position,
                first != second
            else { return left.offset < right.offset }
            return first < second
        }
        let ordered = sorted.map(\.element)
        guard omitted > 0 else { return ordered }
        // The log may be full of warnings, but an error that was only counted must be reported.
        let errorIsListed = collected.contains { $0.severity == .error }
        return ordered + [
            Diagnostic(
                hasErrors && !errorIsListed ? .error : .note, file: file,
                TextProblem.omitted(count: omitted))
        ]
    }
}
