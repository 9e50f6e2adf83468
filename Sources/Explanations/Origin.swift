// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The source of a number.
@usableFromInline package enum Origin: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// A rule of UIKit, a key of a profile, a document, or a font; empty for plain arithmetic.
    case words(String)
    /// A key of a profile whose value is assumed.
    case assumed(String)
    /// A value of a file: the kind of file, such as `theme`, and the possible key paths of the value, the usual
    /// one first.
    case file(String, keyPaths: [String])

    @usableFromInline package init(stringLiteral words: String) { self = .words(words) }

    /// The words, or the file and the key path: `screen sections.0.header.height`.
    package var text: String {
        switch self {
        case .words(let words), .assumed(let words): words
        case .file(let file, let keyPaths): "\(file) \(keyPaths.first ?? "")"
        }
    }

    package var isEmpty: Bool { self == "" }
}
