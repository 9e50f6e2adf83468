// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// The typography tokens of a design token file.
///
/// Design tools export tokens. They name families and weights, and refer to each other, while a
/// theme names faces by text style. With a `TokenMapping` from tokens to text styles, the file
/// becomes a theme, and an edited theme can be written back.
package struct TokenFile: Hashable, Sendable {
    /// The dialect of tokens.
    package enum Dialect: String, CaseIterable, Hashable, Sendable {
        /// Design Tokens Format Module 2025.10: `$value`, `$type`.
        case w3c
        /// Tokens Studio: `value`, `type`, texts with calculations, and sets of tokens.
        case tokensStudio
    }

    /// The files of the tokens.
    package let project: TokenProject
    /// The dialect of the tokens.
    package let dialect: Dialect
    /// The typography tokens, in the order of the file.
    package let tokens: [TypographyToken]

    /// The file as read, or the text of all files if there are several.
    package var source: SourceFile { project.bundle.text }
}

// MARK: - Reading

extension TokenFile {
    /// Reads the typography tokens of a file, with their problems.
    ///
    /// Tokens that cannot be read, such as those with missing references, are left out with a
    /// warning. A file without any token left is an error. A value that themes do not have, such as
    /// a line height, is a note. All other tokens are ignored.
    package static func read(_ file: SourceFile) -> ReadResult<TokenFile> { read(ParsedFile(file)) }

    /// Reads the typography tokens after the file's syntax was parsed.
    package static func read(_ file: ParsedFile) -> ReadResult<TokenFile> {
        read(file, of: TokenProject(file.source), nil, counting: .all)
    }

    /// - Parameters:
    ///   - file: the text of a project's files, with a tree of all tokens.
    ///   - dialect: the dialect of the tokens; nil for that of the first one.
    ///   - scope: the tokens that become fonts.
    static func read(
        _ file: ParsedFile, of project: TokenProject, _ dialect: Dialect?,
        counting scope: TokenScope
    ) -> ReadResult<TokenFile> {
        DocumentDecoder.read(file) { decoder in
            let root = decoder.tree.root
            guard decoder.tree.format == .json, root.entries != nil else {
                decoder.error(root.range, .root, TokenProblem.notADictionary)
                return nil
            }
            let dialect = dialect ?? Dialect(of: root)
            let table = TokenTable(root, dialect: dialect, decoder: decoder)
            let tokens = TypographyReader(table: table, decoder: decoder).read(counting: scope)
            if tokens.isEmpty, !decoder.log.hasErrors {
                decoder.error(
                    root.range, .root, TokenProblem.noTypography(leftOut: table.log.leftOut))
            }
            return TokenFile(project: project, dialect: dialect, tokens: tokens)
        }
    }

    /// Whether a file contains design tokens, rather than a theme or a screen. Without tokens, this
    /// goes through the whole tree, so ask once per file and pass the answer on.
    package static func isTokenFile(_ file: ParsedFile) -> Bool {
        ReadingCount.current?.tokenSearches += 1
        guard let tree = file.outcome.tree, tree.format == .json else { return false }
        return Dialect.hasMark(tree.root) || holdsToken(tree.root)
    }

    /// Whether a diagnostic says that a file has too little for a theme, but other files may have
    /// the rest: missing references, or typography.
    package static func isIncomplete(_ diagnostic: Diagnostic) -> Bool {
        switch diagnostic.problem as? TokenProblem {
        case .missingReference, .noTypography: true
        default: false
        }
    }

    private static func holdsToken(_ node: Node) -> Bool {
        guard let entries = node.entries else { return false }
        return node.isToken || TypographyComposite.isSpelledOut(node)
            || entries.contains { holdsToken($0.value) }
    }
}

extension TokenFile.Dialect {
    /// The dialect of a file by its outermost value. Tokens Studio also writes `$value`, but has
    /// types that the W3C does not have.
    init(of root: Node) {
        self = Self.hasMark(root) || Self.holdsStudioToken(root) ? .tokensStudio : .w3c
    }

    /// Whether a file has the top entries that only Tokens Studio writes.
    static func hasMark(_ root: Node) -> Bool {
        root["$themes"]?.array != nil || root["$metadata"]?["tokenSetOrder"] != nil
    }

    private static let studioTypes: Set<String> = [
        "fontFamilies", "fontWeights", "fontSizes", "lineHeights", "letterSpacing",
        "paragraphSpacing", "textCase", "textDecoration", "sizing", "spacing", "borderRadius",
        "borderWidth", "boxShadow", "composition", "other",
    ]

    private static func holdsStudioToken(_ node: Node) -> Bool {
        if node.isToken {
            return node["$value"] == nil && node["$ref"] == nil
                || node.tokenType.map(studioTypes.contains) == true
        }
        return node.entries?.contains {
            Node.isGroupKey($0.key) && holdsStudioToken($0.value)
        } == true
    }
}
