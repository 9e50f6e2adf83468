// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Who says how large a number is.
@usableFromInline package enum Origin: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// A rule of UIKit, a key of a profile, a document or a font; empty for plain arithmetic.
    case words(String)
    /// A value of a file: what the file is, such as `theme`, and the key paths where the value may stand,
    /// the usual one first.
    case file(String, keyPaths: [String])

    @usableFromInline package init(stringLiteral words: String) { self = .words(words) }

    /// The words, or the file and the key path: `screen sections.0.header.height`.
    package var text: String {
        switch self {
        case .words(let words): words
        case .file(let file, let keyPaths): "\(file) \(keyPaths.first ?? "")"
        }
    }

    package var isEmpty: Bool { self == "" }
}
