// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What came of reading a file: a value, and everything there was to say about it.
///
/// The value is nil exactly when there is an error: a bad file never replaces a good one.
public struct ReadResult<Value: Sendable>: Sendable {
    /// What the file holds; nil when any diagnostic is an error.
    public let value: Value?
    /// All problems of the file, in the order of the file where they have positions.
    public let diagnostics: [Diagnostic]
    /// Where the value's parts are in the file; nil for what was not read from one.
    public let sourceMap: SourceMap?

    /// A result; the value is dropped when there is an error among the diagnostics.
    public init(_ value: Value?, _ diagnostics: [Diagnostic], sourceMap: SourceMap? = nil) {
        self.sourceMap = sourceMap
        self.value = diagnostics.contains { $0.severity == .error } ? nil : value
        self.diagnostics = diagnostics
    }

    /// Why there is no value.
    package var failure: Cause {
        let error = diagnostics.first { $0.severity == .error }
        return Cause(error?.problem ?? EditProblem.missingValue)
    }

    /// The value in another form.
    public func map<Next>(_ change: (Value) -> Next) -> ReadResult<Next> {
        ReadResult<Next>(value.map(change), diagnostics, sourceMap: sourceMap)
    }

    /// Reads on: the next stage sees the value if there is one, and the diagnostics add up.
    public func flatMap<Next>(_ next: (Value) -> ReadResult<Next>) -> ReadResult<Next> {
        guard let value else { return ReadResult<Next>(nil, diagnostics, sourceMap: sourceMap) }
        let result = next(value)
        return ReadResult<Next>(
            result.value, diagnostics + result.diagnostics,
            sourceMap: result.sourceMap ?? sourceMap)
    }
}

extension ReadResult: Equatable where Value: Equatable {}
