// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A type of option values: how they are parsed, described and completed.
package struct ValueType<Value: Sendable>: Sendable {
    /// The placeholder in help, such as `POINTS`.
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

    /// A type of values that are parsed from texts.
    ///
    /// - Parameters:
    ///   - expected: the expected form of a value, for messages.
    ///   - words: the words for suggestions and completions.
    package init(
        _ name: String, expected: String, words: [String] = [],
        read: @escaping @Sendable (String) -> Value?
    ) {
        self.init(name, completion: words.isEmpty ? .nothing : .words(words)) {
            (text) throws(InvalidValue) in
            if let value = read(text) { return value }
            throw InvalidValue(text, isNot: expected, words: words)
        }
    }
}

/// The completion of a value in a shell.
package enum ValueCompletion: Sendable, Equatable {
    case nothing, files
    case words([String])
}

/// An invalid value of an option.
package struct InvalidValue: Error {
    /// The problem, as a phrase after the name of the option.
    package let message: String

    package init(message: String) { self.message = message }

    /// - Parameter words: the words for suggestions.
    package init(_ text: String, isNot expected: String, words: [String]) {
        message =
            "“\(text)” is not \(expected)"
            + Phrases.didYouMean(Phrases.suggestion(for: text, among: words))
    }
}

// MARK: - Types

extension ValueType<FilePath> {
    /// The path of a file.
    package static var path: Self { path("FILE") }

    /// The path of a file or a folder.
    package static var fileOrFolder: Self { path("DIR|FILE") }

    private static func path(_ name: String) -> Self {
        Self(name, completion: .files) { (text) throws(InvalidValue) in FilePath(text) }
    }
}

extension ValueType<String> {
    /// Any text.
    ///
    /// - Parameter words: the words for completions.
    package static func text(_ name: String, offering words: [String] = []) -> Self {
        Self(name, completion: words.isEmpty ? .nothing : .words(words)) {
            (text) throws(InvalidValue) in text
        }
    }
}

extension ValueType<Double> {
    /// A number within bounds.
    package static func number(_ name: String, in range: ClosedRange<Double>) -> Self {
        func plain(_ bound: Double) -> String { Int(exactly: bound).map(String.init) ?? "\(bound)" }
        let expected = "a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))"
        return Self(name, expected: expected) {
            Double($0).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension ValueType where Value: RawRepresentable<String> & CaseIterable {
    /// A case of an enumeration.
    ///
    /// - Parameter name: the placeholder in help; nil for the words themselves.
    package static func choice(_ name: String? = nil) -> Self {
        let words = Value.allCases.map(\.rawValue)
        return Self(
            name ?? words.joined(separator: "|"),
            expected: "one of \(words.joined(separator: ", "))", words: words,
            read: Value.init(rawValue:))
    }
}
