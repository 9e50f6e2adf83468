// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// The typography tokens of a design token file.
///
/// Tokens are what design tools hand over. They name families and weights and refer to one another;
/// a theme names faces by text style. `TokenMapping` says which token is which style, and the file
/// becomes a theme by it, and takes an edited theme back.
package struct TokenFile: Hashable, Sendable {
    /// How tokens are written.
    package enum Dialect: String, CaseIterable, Hashable, Sendable {
        /// Design Tokens Format Module 2025.10: `$value`, `$type`.
        case w3c
        /// Tokens Studio: `value`, `type`, texts that calculate, sets of tokens.
        case tokensStudio
    }

    /// The files that the tokens are in.
    package let project: TokenProject
    /// How its tokens are written.
    package let dialect: Dialect
    /// The typography tokens, in the order of the file.
    package let tokens: [TypographyToken]

    /// The file as it was read; the text of all files where there are several.
    package var source: SourceFile { project.bundle.text }
}

// MARK: - Reading

extension TokenFile {
    /// Reads the typography tokens of a file, with their problems.
    ///
    /// Tokens that cannot be read, such as those with references that lead nowhere, are left out with a
    /// warning; only a file of which nothing is left is an error. What a theme has no place for, such as
    /// line heights, is a note. All other tokens are passed over.
    package static func read(_ file: SourceFile) -> ReadResult<TokenFile> { read(ParsedFile(file)) }

    /// The same for a file whose syntax was read before.
    package static func read(_ file: ParsedFile) -> ReadResult<TokenFile> {
        read(file, of: TokenProject(file.source), nil, counting: .all)
    }

    /// - Parameters:
    ///   - file: the text of a project's files, with a tree of all tokens.
    ///   - dialect: how they are written; nil is as the first of them.
    ///   - scope: whose tokens become fonts.
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

    /// Whether a file holds design tokens, as opposed to a theme or a screen. Goes through the whole tree of one
    /// without: ask once for a file, and pass the answer on.
    package static func isTokenFile(_ file: ParsedFile) -> Bool {
        ReadingCount.current?.tokenSearches += 1
        guard let tree = file.outcome.tree, tree.format == .json else { return false }
        return Dialect.hasMark(tree.root) || holdsToken(tree.root)
    }

    /// Whether a diagnostic says that a file has too little for a theme, which others may have: what it
    /// refers to, or typography.
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
    /// The dialect of a file's outermost value. Tokens Studio also writes `$value`, but knows types
    /// that the W3C does not.
    init(of root: Node) {
        self = Self.hasMark(root) || Self.holdsStudioToken(root) ? .tokensStudio : .w3c
    }

    /// Whether a file has what only Tokens Studio writes at its top.
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
