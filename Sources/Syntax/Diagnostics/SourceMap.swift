// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The positions of a file's values by key path, kept beside a theme or a screen, so that these
/// hold values alone.
///
/// It is the file itself, which is parsed again for each lookup: lookups are rare, and a tree takes
/// many times the memory of its text. Several key paths are looked up at once.
package struct SourceMap: Hashable, Sendable {
    /// The file as it was read.
    package let file: SourceFile
    /// The locations of values whose key paths are not those of the file: the fonts of a theme from
    /// tokens.
    private let aliases: [String: Position]
    /// The files that ``file`` is the text of; nil for one.
    fileprivate let bundle: SourceBundle?

    /// The map of a file.
    ///
    /// - Parameter aliases: locations by key paths that are not those of the file.
    package init(_ file: SourceFile, aliases: [String: Position] = [:]) {
        (self.file, self.aliases, bundle) = (file, aliases, nil)
    }

    /// The map of several files.
    ///
    /// - Parameter aliases: places in their text, by key paths that do not lead through it.
    package init(_ bundle: SourceBundle, aliases: [String: Position]) {
        (file, self.aliases, self.bundle) = (bundle.text, aliases, bundle)
    }

    /// The locations of the values at some key paths (`sections.0.rows.1.title`); nil for those
    /// without a value.
    package func locations(of keyPaths: some Sequence<String>) -> [ValueLocation?] {
        let tree = SyntaxTree.parse(file).tree
        return keyPaths.map { keyPath in tree?.location(of: keyPath) }
    }

    /// The edit that makes a text another; nil where a single file does not have the text at the key path,
    /// as when the value was made of something else.
    package func edit(_ text: String, at keyPath: String, to new: String) -> SyntaxEdit? {
        guard bundle == nil, let tree = SyntaxTree.parse(file).tree,
            let range = tree.location(of: keyPath)?.range, let steps = tree.root.steps(to: range),
            tree.root.node(at: steps)?.string == text
        else { return nil }
        return SyntaxEdit(steps, .replace(.string(new)))
    }

    /// The line and column of a key path; nil in a binary file and without a value.
    package func position(of keyPath: String) -> Position? { positions(of: [keyPath])[0] }

    /// The lines and columns of several key paths.
    package func positions(of keyPaths: [String]) -> [Position?] {
        let unknown = keyPaths.filter { aliases[$0] == nil }
        guard !unknown.isEmpty else { return keyPaths.map { aliases[$0] } }
        let locations = locations(of: keyPaths)
        return zip(keyPaths, locations).map { aliases[$0] ?? $1?.position }
    }

    /// The places of several key paths in the files that they are in.
    package func places(of keyPaths: [String]) -> [FilePlace] {
        zip(keyPaths, positions(of: keyPaths)).map { keyPath, position in
            guard let position, let place = bundle?.place(of: position) else {
                return FilePlace(file: file.name, position: position, keyPath: keyPath)
            }
            return FilePlace(file: place.file.name, position: place.position, keyPath: keyPath)
        }
    }
}

/// The place of a value in its file.
package struct FilePlace: Hashable, Sendable {
    /// The file's name, as diagnostics have it.
    package let file: String
    /// Nil in a binary file.
    package let position: Position?
    /// The keys that lead to the value.
    package let keyPath: String

    package init(file: String, position: Position?, keyPath: String) {
        (self.file, self.position, self.keyPath) = (file, position, keyPath)
    }
}

/// The location of a value in its file.
package struct ValueLocation: Hashable, Sendable {
    /// The position to point at: that of the key of a dictionary or an array, or else of the value.
    /// Nil in a binary file.
    package let position: Position?
    /// Its bytes.
    package let range: ByteRange
    /// The bytes of its key; nil for an element of an array and for the root value.
    package let keyRange: ByteRange?
}

// MARK: - Lookup

extension SyntaxTree {
    /// The location of the value at a key path, as diagnostics write it.
    fileprivate func location(of keyPath: String) -> ValueLocation? {
        var found: (node: Node, keyRange: ByteRange?)? = (root, nil)
        if !keyPath.isEmpty { found = root.descendant(at: keyPath[...]) }
        guard let (node, keyRange) = found else { return nil }
        let isContainer = node.entries != nil || node.array != nil
        let start = isContainer ? keyRange ?? node.range : node.range
        return ValueLocation(position: position(of: start), range: node.range, keyRange: keyRange)
    }
}

// MARK: - Diagnostics

extension [Diagnostic] {
    /// The diagnostics with the positions of their key paths, where they have none yet.
    package func located(in map: SourceMap?) -> [Diagnostic] {
        let open = indices.filter { self[$0].position == nil && !self[$0].keyPath.isEmpty }
        guard let map, !open.isEmpty else { return self }
        var located = self
        for (index, position) in zip(open, map.positions(of: open.map { self[$0].keyPath })) {
            located[index].position = position
            if let position, let place = map.bundle?.place(of: position) {
                (located[index].file, located[index].position) = (place.file.name, place.position)
            }
        }
        return located
    }
}
