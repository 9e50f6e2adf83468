// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The result of reading a file: a value and diagnostics.
///
/// The value is nil exactly if there is an error, so a bad file never replaces a good one.
package struct ReadResult<Value: Sendable>: Sendable {
    /// The value, or nil if any diagnostic is an error.
    package let value: Value?
    /// All problems of the file. Those with positions are in the order of the file.
    package let diagnostics: [Diagnostic]
    /// The positions of the values in the file, or nil for a value without a file.
    package let sourceMap: SourceMap?

    /// A result. Drops the value if any diagnostic is an error.
    package init(_ value: Value?, _ diagnostics: [Diagnostic], sourceMap: SourceMap? = nil) {
        self.sourceMap = sourceMap
        self.value = diagnostics.contains { $0.severity == .error } ? nil : value
        self.diagnostics = diagnostics
    }

    /// The reason for a missing or unexpected value.
    package var failure: Cause {
        let first =
            diagnostics.first { $0.severity == .error }
            ?? diagnostics.first { $0.severity == .warning }
        return Cause(first?.problem ?? EditProblem.missingValue)
    }

    /// The result with a transformed value.
    package func map<Next>(_ change: (Value) -> Next) -> ReadResult<Next> {
        ReadResult<Next>(value.map(change), diagnostics, sourceMap: sourceMap)
    }

    /// The result of passing the value to another function that reads it, with the diagnostics of
    /// both.
    package func flatMap<Next>(_ next: (Value) -> ReadResult<Next>) -> ReadResult<Next> {
        guard let value else { return ReadResult<Next>(nil, diagnostics, sourceMap: sourceMap) }
        let result = next(value)
        return ReadResult<Next>(
            result.value, diagnostics + result.diagnostics,
            sourceMap: result.sourceMap ?? sourceMap)
    }
}

extension ReadResult: Equatable where Value: Equatable {}
