// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A type of option values: how to parse, describe, and complete them.
package struct ValueType<Value: Sendable>: Sendable {
    /// The placeholder in help, such as `POINTS`.
    let name: String
    let completion: ValueCompletion
    /// Parses a text. The error must not name the option: its message follows the option's name and
    /// a colon.
    let read: @Sendable (String) throws(UsageError) -> Value

    package init(
        _ name: String, completion: ValueCompletion = .nothing,
        read: @escaping @Sendable (String) throws(UsageError) -> Value
    ) {
        self.name = name
        self.completion = completion
        self.read = read
    }

    /// A type with values that are parsed from text.
    ///
    /// - Parameters:
    ///   - words: the words for suggestions and completions.
    ///   - problem: the problem of an invalid text, with the closest word.
    package init(
        _ name: String, words: [String] = [],
        problem: @escaping @Sendable (String, _ suggestion: String?) -> any Problem,
        read: @escaping @Sendable (String) -> Value?
    ) {
        self.init(name, completion: words.isEmpty ? .nothing : .words(words)) {
            (text) throws(UsageError) in
            if let value = read(text) { return value }
            throw UsageError(problem(text, Phrases.suggestion(for: text, among: words)))
        }
    }
}

/// The completion of a value in a shell.
package enum ValueCompletion: Sendable, Equatable {
    case nothing, files
    case words([String])
}

// MARK: - Types

extension ValueType<FilePath> {
    package static var path: Self { path("FILE") }

    /// The path of a file or a folder.
    package static var fileOrFolder: Self { path("DIR|FILE") }

    private static func path(_ name: String) -> Self {
        Self(name, completion: .files) { (text) throws(UsageError) in FilePath(text) }
    }
}

extension ValueType<String> {
    /// Any text.
    ///
    /// - Parameter words: the words for completions.
    package static func text(_ name: String, offering words: [String] = []) -> Self {
        Self(name, completion: words.isEmpty ? .nothing : .words(words)) {
            (text) throws(UsageError) in text
        }
    }
}

extension ValueType<Double> {
    /// A number within bounds.
    package static func number(_ name: String, in range: ClosedRange<Double>) -> Self {
        Self(
            name, problem: { text, _ in UsageProblem.notANumber(text, in: range) },
            read: { Double($0).flatMap { range.contains($0) ? $0 : nil } })
    }
}

extension ValueType {
    /// One of several values, each with its word.
    ///
    /// - Parameter name: the placeholder in help; nil for a list of the words.
    package static func choice(
        _ name: String? = nil, among values: [Value], word: (Value) -> String
    ) -> Self {
        let words = values.map(word)
        return Self(
            name ?? words.joined(separator: "|"), words: words,
            problem: { UsageProblem.notAWord($0, among: words, suggestion: $1) },
            read: { words.firstIndex(of: $0).map { values[$0] } })
    }
}

extension ValueType where Value: RawRepresentable<String> & CaseIterable {
    /// A case of an enumeration.
    ///
    /// - Parameter name: the placeholder in help; nil for a list of the words.
    package static func choice(_ name: String? = nil) -> Self {
        choice(name, among: Array(Value.allCases), word: \.rawValue)
    }
}
