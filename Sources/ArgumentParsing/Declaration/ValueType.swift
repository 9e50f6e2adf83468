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
    ///   - expected: what a value must be, for messages.
    ///   - words: what a misspelled value may stand for, and shells offer.
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

/// What a shell offers for a value.
package enum ValueCompletion: Sendable, Equatable {
    case nothing, files
    case words([String])
}

/// A value that cannot be used.
package struct InvalidValue: Error {
    /// What is wrong with it, to be put after the option's name.
    package let message: String

    package init(message: String) { self.message = message }

    /// - Parameter words: what a misspelled value may stand for.
    package init(_ text: String, isNot expected: String, words: [String]) {
        message =
            "“\(text)” is not \(expected)"
            + Phrases.didYouMean(Phrases.suggestion(for: text, among: words))
    }
}

// MARK: - Kinds

extension ValueType<String> {
    /// The path of a file.
    package static var file: Self { path("FILE") }

    /// The path of a file or a folder.
    package static var fileOrFolder: Self { path("DIR|FILE") }

    private static func path(_ name: String) -> Self {
        Self(name, completion: .files) { (text) throws(InvalidValue) in text }
    }

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
        func plain(_ bound: Double) -> String { Int(exactly: bound).map(String.init) ?? "\(bound)" }
        let expected = "a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))"
        return Self(name, expected: expected) {
            Double($0).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension ValueType where Value: RawRepresentable<String> & CaseIterable {
    /// One of a few words.
    ///
    /// - Parameter name: in help; nil for the words themselves.
    package static func choice(_ name: String? = nil) -> Self {
        let words = Value.allCases.map(\.rawValue)
        return Self(
            name ?? words.joined(separator: "|"),
            expected: "one of \(words.joined(separator: ", "))", words: words,
            read: Value.init(rawValue:))
    }
}
