// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import ReaderTestSupport
import Testing

@testable import DesignTokens
@testable import Documents
@testable import Syntax

/// A token file that was opened as a theme, to be edited and written back.
struct WritableTokens {
    let file: TokenFile
    let mapping: TokenMapping
    var theme: Theme

    init(_ text: String) throws {
        file = try #require(TokenFile.read(SourceFile(name: "f", text: text)).value)
        mapping = TokenMapping(for: file)
        theme = try #require(
            file.theme(using: mapping, findingFace: TokenSamples.face).value)
    }

    func written() -> (text: String, said: String, theme: Theme?) {
        let result = file.applying(
            theme, using: mapping, findingFace: TokenSamples.face,
            describingFace: TokenSamples.traits)
        let bytes = result.value?.bytes ?? []
        let again = TokenFile.read(SourceFile(name: "f", bytes: bytes)).value
        return (
            String(decoding: bytes, as: UTF8.self), said(by: result),
            again?.theme(using: mapping, findingFace: TokenSamples.face).value
        )
    }
}

/// The lines that differ.
func changes(_ old: String, _ new: String) -> [String] {
    let pairs = zip(
        old.split(separator: "\n", omittingEmptySubsequences: false),
        new.split(separator: "\n", omittingEmptySubsequences: false))
    return pairs.filter { $0 != $1 }.map { String($1.trimmingPrefix { $0 == " " }) }
}

/// The fonts of a theme in words.
func fonts(_ theme: Theme?) -> [TextStyle: String] {
    (theme?.fonts ?? [:]).mapValues { "\($0.fontName ?? "") \($0.fontSize ?? 0)" }
}
