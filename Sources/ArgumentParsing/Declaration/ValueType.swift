// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A kind of values: how they are read, what messages call them, and what a shell can offer.
package struct ValueType<Value: Sendable>: Sendable {
    /// In help, such as `POINTS`.
    let name: String
    let completion: ValueCompletion
    let read: @Sendable (String) throws(InvalidValue) -> Value

    package init(
        _ name: String, completion: ValueCompletion = .nothing,
        read: @escaping @Sendable (String) throws(InvalidValue) -> Value
    ) {
        self.name = name
        self.completion = completion
        self.read = read
    }

    /// Words of a list, or anything else that can be read.
    ///
    /// - Parameters:
    ///   - words: what a misspelled value may stand for, and shells offer.
    ///   - problem: what is wrong with any other text, and the word that it may stand for.
    package init(
        _ name: String, words: [String] = [],
        problem: @escaping @Sendable (String, _ suggestion: String?) -> any Problem,
        read: @escaping @Sendable (String) -> Value?
    ) {
        self.init(name, completion: words.isEmpty ? .nothing : .words(words)) {
            (text) throws(InvalidValue) in
            if let value = read(text) { return value }
            throw InvalidValue(problem(text, Phrases.suggestion(for: text, among: words)))
        }
    }
}

/// What a shell offers for a value.
package enum ValueCompletion: Sendable, Equatable {
    case nothing, files
    case words([String])
}

/// A value that cannot be used.
package struct InvalidValue: Error {
    /// What is wrong with it, in words to be put after the option's name.
    package let problem: any Problem

    package init(_ problem: any Problem) { self.problem = problem }
}

// MARK: - Kinds

extension ValueType<FilePath> {
    /// The path of a file.
    package static var path: Self {
        Self("FILE", completion: .files) { (text) throws(InvalidValue) in FilePath(text) }
    }
}

extension ValueType<String> {
    /// Any text.
    ///
    /// - Parameter words: what shells offer.
    package static func text(_ name: String, offering words: [String] = []) -> Self {
        Self(name, completion: words.isEmpty ? .nothing : .words(words)) {
            (text) throws(InvalidValue) in text
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

extension ValueType where Value: RawRepresentable<String> & CaseIterable {
    /// One of a few words.
    ///
    /// - Parameter name: in help; nil for the words themselves.
    package static func choice(_ name: String? = nil) -> Self {
        let words = Value.allCases.map(\.rawValue)
        return Self(
            name ?? words.joined(separator: "|"), words: words,
            problem: { UsageProblem.notAWord($0, among: words, suggestion: $1) },
            read: Value.init(rawValue:))
    }
}
