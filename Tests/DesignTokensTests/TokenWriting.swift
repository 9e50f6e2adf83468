// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import ReaderTestSupport
import Testing

@testable import DesignTokens
@testable import Documents
@testable import Syntax

/// A token file that was opened as a theme, for editing and writing back.
struct WritableTokens {
    let file: TokenFile
    let mapping: TokenMapping
    var theme: Theme

    init(_ text: String) throws {
        try self.init(try #require(TokenFile.read(SourceFile(name: "f", text: text)).value))
    }

    init(_ file: TokenFile) throws {
        self.file = file
        mapping = TokenMapping(for: file)
        theme = try #require(
            file.theme(using: mapping, findingFace: TokenSamples.face).value)
    }

    /// The file after the theme was written into it.
    struct Written {
        let bytes: [UInt8]
        let said: String
        /// The file, read again.
        let file: TokenFile?
        let theme: Theme?

        var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    func written() -> Written {
        let result = file.applying(
            theme, using: mapping, findingFace: TokenSamples.face,
            describingFace: TokenSamples.traits)
        let bytes = result.value?.bytes ?? []
        let again = TokenFile.read(SourceFile(name: "f", bytes: bytes)).value
        return Written(
            bytes: bytes, said: said(by: result), file: again,
            theme: again?.theme(using: mapping, findingFace: TokenSamples.face).value)
    }
}

/// The lines that differ.
func changes(_ old: String, _ new: String) -> [String] {
    let pairs = zip(
        old.split(separator: "\n", omittingEmptySubsequences: false),
        new.split(separator: "\n", omittingEmptySubsequences: false))
    return pairs.filter { $0 != $1 }.map { String($1.trimmingPrefix { $0 == " " }) }
}

/// The fonts of a theme, in words.
func fonts(_ theme: Theme?) -> [TextStyle: String] {
    (theme?.fonts ?? [:]).mapValues { "\($0.fontName ?? "") \($0.fontSize ?? 0)" }
}
