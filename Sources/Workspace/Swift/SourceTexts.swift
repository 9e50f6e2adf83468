// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The sources that a screen is made of, as they were when they were read.
struct SourceTexts: Sendable {
    let texts: [FilePath: [UInt8]]

    private static let linesOfCode = 4

    /// The lines of a source at a place, without their common indentation; nil for a place in another file.
    func code(at place: FilePlace) -> String? {
        guard let position = place.position, let bytes = texts[FilePath(place.file)] else {
            return nil
        }
        let lines = String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
            .dropFirst(position.line - 1).prefix(Self.linesOfCode)
        func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " || $0 == "\t" }.count }
        let first = lines.first.map(indentation) ?? 0
        // What is less indented is around the element.
        let own = lines.prefix { $0.allSatisfy(\.isWhitespace) || indentation($0) >= first }
        return own.map { $0.dropFirst(first) }.joined(separator: "\n")
    }
}
