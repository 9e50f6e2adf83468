// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension FontProblem {
    package var message: String {
        switch self {
        case .unknown(_, let explanation), .missing(_, let explanation): explanation
        case .incomplete(_, let notice): notice
        case .missingHyphenation(let language, let package):
            "words wider than their line are broken without hyphens: the hyphenation patterns of "
                + "\(language.map { "“\($0)”" } ?? "English") are not installed; install \(package)"
        }
    }
}

extension ResourceProblem {
    package var message: String {
        switch self {
        case .missing(let keyPath, let expected):
            "\(keyPath) must be \(expected.english); install the program again"
        }
    }
}

extension ResourceProblem.Expected {
    fileprivate var english: String {
        switch self {
        case .number: "a number"
        case .numbers(let count): "a list of \(count) numbers"
        case .boolean: "true or false"
        case .string: "a string"
        case .strings: "an array of strings"
        case .word: "one of its words"
        case .table: "a table"
        case .list: "a list"
        }
    }
}
