// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Glibc
import ReaderTestSupport
import Testing

@testable import DesignTokens
@testable import Documents
@testable import Files
@testable import Syntax

/// Public token files result in the theme that a person would make of them.
///
/// If `TYPELADDER_REAL_TOKENS` names a folder, its files with these names must give the same answers.
@Suite("Answers to public token files")
struct TokenAnswerTests {
    @Test(
        "each token is the style that a person would say",
        arguments: TokenAnswers.w3c + TokenAnswers.studio + TokenAnswers.others)
    func mapped(answer: TokenAnswer) throws {
        for file in answer.files {
            let result = TokenFile.read(file)
            let tokens = try #require(result.value, "\(said(by: result))")
            #expect(lines(of: tokens) == answer.styles, "\(said(by: result))")
            let ids = Set(result.diagnostics.map(\.id))
            for id in answer.says { #expect(ids.contains(id), "\(said(by: result))") }
        }
    }

    @Test(
        "of files of which nothing is a style, it is said why",
        arguments: TokenAnswers.unmapped + TokenAnswers.parts + TokenAnswers.withoutTypography)
    func unmapped(answer: TokenAnswer) {
        for file in answer.files {
            let tokens = TokenFile.read(file)
            let theme = tokens.flatMap { tokens in
                tokens.theme(using: TokenMapping(for: tokens)) { NamedFace($0.family, $0) }
            }
            #expect(theme.value == nil)
            let ids = theme.diagnostics.map(\.id)
            // Each kind counts once. A missing reference makes two kinds of one, so it is left out.
            let kinds = ids.filter { $0 != "tokens.missing-reference" }
            #expect(kinds.count == Set(kinds).count, "\(said(by: theme))")
            #expect(theme.diagnostics.count { $0.severity == .error } == 1)
            for id in answer.says { #expect(ids.contains(id), "\(said(by: theme))") }
            #expect(OtherFormat(of: ParsedFile(file)) == nil)
        }
    }

    @Test(
        "what was not edited comes back byte for byte, and an edit changes its own style alone",
        arguments: TokenAnswers.w3c + TokenAnswers.studio + TokenAnswers.others)
    func roundTrips(answer: TokenAnswer) throws {
        for source in answer.files {
            let file = try #require(TokenFile.read(source).value)
            let opened = try WritableTokens(file)
            #expect(opened.written().bytes == source.bytes)
            for style in opened.theme.fonts.keys {
                var edited = opened
                edited.theme.fonts[style]?.fontName = "NotoSerif-Bold"
                edited.theme.fonts[style]?.fontSize = 23.5
                let written = edited.written()
                #expect(written.theme?.fonts == edited.theme.fonts, "\(style): \(written.said)")
                try checkOthers(file, edited.mapping, style, written)
            }
        }
    }

    /// Other tokens do not change, or a loss reports it. For tokens that are styles, the theme's values stay: a token
    /// that followed the edited one may lose the rest of a list of families.
    private func checkOthers(
        _ file: TokenFile, _ mapping: TokenMapping, _ style: TextStyle,
        _ written: WritableTokens.Written
    ) throws {
        let again = try #require(written.file)
        for token in file.tokens where mapping.style(of: token.path) != style {
            let now = again.token(at: token.path)
            let isStyle = mapping.style(of: token.path) != nil
            let isSame =
                now?.traits == token.traits && now?.fontSize == token.fontSize
                && (isStyle || now?.families == token.families)
            #expect(isSame || written.said.contains("\"\(token.path)\""), "\(token.path)")
        }
    }

    @Test("what is not read is called by its name", arguments: TokenAnswers.foreign.indices)
    func foreign(index: Int) {
        let (what, answer) = TokenAnswers.foreign[index]
        for file in answer.files {
            #expect(OtherFormat(of: ParsedFile(file))?.rawValue == what)
        }
    }

    private func lines(of file: TokenFile) -> [String] {
        let mapping = TokenMapping(for: file)
        return TextStyle.allCases.compactMap { style in
            guard let token = mapping.token(for: style).flatMap(file.token(at:)) else { return nil }
            let family = token.traits.isSystemFont ? "system" : token.traits.family
            let slant = token.isItalic ? " italic" : ""
            return "\(style.dictionaryKey): \(token.path), \(family), \(token.weight.rawValue)"
                + "\(slant), \(token.fontSize.shortest)"
        }
    }
}

extension TokenAnswer: CustomTestStringConvertible {
    var testDescription: String { file }

    /// The file as restated here, and the real file of the folder.
    fileprivate var files: [SourceFile] {
        let restated = SourceFile(name: file, text: text)
        guard let folder = realTokenFolder,
            let real = SourceFile.read("\(folder)/\(file)").value
        else { return [restated] }
        return [restated, real]
    }
}

private let realTokenFolder = getenv("TYPELADDER_REAL_TOKENS").map { String(cString: $0) }
