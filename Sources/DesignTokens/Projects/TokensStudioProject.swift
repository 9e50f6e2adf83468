// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The token sets of Tokens Studio with their order and themes, in one file or in a folder with a
/// file for each set.
struct TokensStudioProject {
    /// A set with its name, such as `core/typography`.
    private struct TokenSet {
        let name: String
        let tokens: Node
    }

    /// The files of a folder that are not sets.
    static let ownFiles = [themesFile, metadataFile]
    private static let themesFile = "$themes.json"
    private static let metadataFile = "$metadata.json"

    private let sets: [TokenSet]
    private let themes: TokensStudioThemes
    private let issues: TokenIssues

    /// Whether a single file has themes to choose from.
    static func isProject(_ root: Node) -> Bool { root["$themes"]?.array?.isEmpty == false }

    /// The sets of one file: its outermost entries.
    init(_ root: Node, _ issues: TokenIssues) {
        let sets = (root.entries ?? []).filter { Node.isGroupKey($0.key) }
            .map { TokenSet(name: $0.key, tokens: $0.value) }
        self.init(sets, order: root["$metadata"], themes: root["$themes"], issues)
    }

    /// The sets of a folder, named after their files.
    init(folder: FilePath, _ files: [FilePath], _ documents: TokenDocuments) {
        func root(_ name: String) -> Node? {
            guard files.contains(FilePath(name)) else { return nil }
            return documents.document(at: folder.appending(name), namedAt: nil)?.root
        }
        func tokens(_ name: String) -> Node? {
            documents.document(inFolder: folder.appending(name))?.root
        }
        let themes = root(Self.themesFile)
        let metadata = root(Self.metadataFile)
        let known = TokensStudioThemes(themes).setNames.union(Self.order(metadata))
        var sets: [TokenSet] = []
        for file in files.map(\.string)
        where file.hasSuffix(".json") && !Self.ownFiles.contains(file) {
            let name = String(file.dropLast(".json".count))
            // A file in no theme and not in the order may be anything.
            guard
                known.contains(name)
                    || documents.mayHoldTokens(at: folder.appending(file)),
                let tokens = tokens(file)
            else { continue }
            sets.append(TokenSet(name: name, tokens: tokens))
        }
        self.init(sets, order: metadata, themes: themes, documents.issues)
    }

    private static func order(_ metadata: Node?) -> [String] {
        (metadata?["tokenSetOrder"]?.array ?? []).compactMap(\.string)
    }

    private init(_ sets: [TokenSet], order: Node?, themes: Node?, _ issues: TokenIssues) {
        let ranks = Dictionary(
            Self.order(order).enumerated().map { ($0.element, $0.offset) },
            uniquingKeysWith: { _, last in last })
        // Sets that are not in the order come first, so that they override nothing. Sets named
        // after iOS come last, so that nothing overrides them.
        self.sets = sets.enumerated().sorted { left, right in
            (ranks[left.element.name] ?? -1, left.offset)
                < (ranks[right.element.name] ?? -1, right.offset)
        }.map(\.element).withIOSLast(\.name)
        self.themes = TokensStudioThemes(themes)
        self.issues = issues
    }

    /// The modifiers to choose from.
    var modifiers: [TokenModifier] { themes.modifiers }

    /// The sets in the order in which they count. Sets that the themes do not enable come first,
    /// and are used only for references.
    func resolution(_ contexts: [String: String]) -> TokenResolution {
        let (enabled, source) = themes.selection(contexts, among: sets.map(\.name), issues)
        let selected = sets.filter { enabled.contains($0.name) || source.contains($0.name) }
        let others = sets.filter { !enabled.contains($0.name) && !source.contains($0.name) }
        let enabledRanges = sets.filter { enabled.contains($0.name) }.map(\.tokens.range)
        return TokenResolution(
            sources: (others + selected).map(\.tokens),
            scopes: [
                (TokenScope(enabledRanges), nil),
                (TokenScope(selected.map(\.tokens.range)), .beyondTheme(.source)),
                (.all, .beyondTheme(.disabled)),
            ], dialect: .tokensStudio)
    }
}
