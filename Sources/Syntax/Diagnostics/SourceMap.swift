// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Where the values of a file are, by key path: kept beside a theme or a screen, so that these say
/// what they mean and not where it was written.
///
/// It is the file itself, whose syntax is read again for each question: hardly any file is ever asked
/// about, and a tree takes many times the memory of its text. Who has several questions asks them at
/// once.
public struct SourceMap: Hashable, Sendable {
    /// The file as it was read.
    public let file: SourceFile
    /// What stands elsewhere than its key path says: the fonts of a theme made of tokens.
    private let aliases: [String: Position]

    /// The map of a file.
    ///
    /// - Parameter aliases: places by key paths that do not lead through the file.
    public init(_ file: SourceFile, aliases: [String: Position] = [:]) {
        self.file = file
        self.aliases = aliases
    }

    /// Where the values at some key paths are (`sections.0.rows.1.title`); nil for those that lead
    /// nowhere.
    public func places(of keyPaths: some Sequence<String>) -> [SourcePlace?] {
        let tree = SyntaxTree.parse(file).tree
        return keyPaths.map { keyPath in tree?.place(of: keyPath) }
    }

    /// Where the value at a key path is.
    public func place(of keyPath: String) -> SourcePlace? { places(of: [keyPath])[0] }

    /// The edit that makes a text another; nil where the file does not have the text at the key path,
    /// as when it was made of another one.
    package func edit(_ text: String, at keyPath: String, to new: String) -> SyntaxEdit? {
        guard let tree = SyntaxTree.parse(file).tree,
            let range = tree.place(of: keyPath)?.range, let steps = tree.root.steps(to: range),
            tree.root.node(at: steps)?.string == text
        else { return nil }
        return SyntaxEdit(steps, .replace(.string(new)))
    }

    /// The line and column of a key path; nil in a binary file and where it leads nowhere.
    public func position(of keyPath: String) -> Position? { positions(of: [keyPath])[0] }

    /// The lines and columns of several key paths.
    public func positions(of keyPaths: [String]) -> [Position?] {
        let unknown = keyPaths.filter { aliases[$0] == nil }
        guard !unknown.isEmpty else { return keyPaths.map { aliases[$0] } }
        let places = places(of: keyPaths)
        return zip(keyPaths, places).map { aliases[$0] ?? $1?.position }
    }
}

/// Where a value is in its file.
public struct SourcePlace: Hashable, Sendable {
    /// Where to look for it: at its key if it is a dictionary or an array, else at the value. Nil in a
    /// binary file.
    public let position: Position?
    /// Its bytes.
    public let range: ByteRange
    /// The bytes of its key; nil for an element of an array and for the outermost value.
    public let keyRange: ByteRange?
}

// MARK: - Finding the way

extension SyntaxTree {
    /// Where the value at a key path is, as diagnostics write it.
    fileprivate func place(of keyPath: String) -> SourcePlace? {
        var found: (node: Node, keyRange: ByteRange?)? = (root, nil)
        if !keyPath.isEmpty { found = root.descendant(at: keyPath[...]) }
        guard let (node, keyRange) = found else { return nil }
        let isContainer = node.entries != nil || node.array != nil
        let start = isContainer ? keyRange ?? node.range : node.range
        return SourcePlace(position: position(of: start), range: node.range, keyRange: keyRange)
    }
}

// MARK: - Diagnostics

extension [Diagnostic] {
    /// The diagnostics with the positions of their key paths, where they have none yet.
    public func located(in map: SourceMap?) -> [Diagnostic] {
        let open = indices.filter { self[$0].position == nil && !self[$0].keyPath.isEmpty }
        guard let map, !open.isEmpty else { return self }
        var located = self
        for (index, position) in zip(open, map.positions(of: open.map { self[$0].keyPath })) {
            located[index].position = position
        }
        return located
    }
}
