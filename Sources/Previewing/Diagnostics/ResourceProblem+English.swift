// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension ResourceProblem {
    package var message: String {
        switch self {
        case .missing(let keyPath, let expected):
            expected.sentence(keyPath)
        }
    }
}

extension ResourceProblem.Expected {
    /// The sentences for a value with the wrong type at a key path.
    fileprivate func sentence(_ keyPath: String) -> String {
        switch self {
        case .number:
            tr(
                """
                One of Typeladder’s files is damaged: %1$s must be a number. Install Typeladder \
                again.
                """, keyPath)
        case .numbers(let count):
            tr(
                """
                One of Typeladder’s files is damaged: %1$s must be a list of %2$s numbers. \
                Install Typeladder again.
                """, keyPath,
                "\(count)")
        case .boolean:
            tr(
                """
                One of Typeladder’s files is damaged: %1$s must be true or false. Install \
                Typeladder again.
                """, keyPath)
        case .string:
            tr(
                """
                One of Typeladder’s files is damaged: %1$s must be a string. Install Typeladder \
                again.
                """, keyPath)
        case .strings:
            tr(
                """
                One of Typeladder’s files is damaged: %1$s must be an array of strings. Install \
                Typeladder again.
                """, keyPath)
        case .word:
            tr(
                """
                One of Typeladder’s files is damaged: %1$s must be one of the allowed words. \
                Install Typeladder again.
                """, keyPath)
        case .table:
            tr(
                """
                One of Typeladder’s files is damaged: %1$s must be a table. Install Typeladder \
                again.
                """, keyPath)
        case .list:
            tr(
                """
                One of Typeladder’s files is damaged: %1$s must be a list. Install Typeladder \
                again.
                """, keyPath)
        }
    }
}
