// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The positions of a file's values by key path. Themes and screens have only values, so the
/// positions are separate.
///
/// The map stores the file and parses it again for each lookup. Lookups are rare, and a tree takes
/// many times the memory of its text. One lookup can find several key paths.
package struct SourceMap: Hashable, Sendable {
    /// The file as read.
    package let file: SourceFile
    /// The positions of values whose key paths are not in the file, such as the fonts of a theme
    /// from design tokens.
    private let aliases: [String: Position]
    /// The files that compose the text of ``file``, or nil for a single file.
    fileprivate let bundle: SourceBundle?

    /// The map of a file.
    ///
    /// - Parameter aliases: positions by key paths that are not in the file.
    package init(_ file: SourceFile, aliases: [String: Position] = [:]) {
        (self.file, self.aliases, bundle) = (file, aliases, nil)
    }

    /// The map of several files.
    ///
    /// - Parameter aliases: positions in the text of the files, by key paths that are not in it.
    package init(_ bundle: SourceBundle, aliases: [String: Position]) {
        (file, self.aliases, self.bundle) = (bundle.text, aliases, bundle)
    }

    /// The locations of the values at key paths (`sections.0.rows.1.title`), nil for key paths
    /// without a value.
    package func locations(of keyPaths: some Sequence<String>) -> [ValueLocation?] {
        let tree = SyntaxTree.parse(file).tree
        return keyPaths.map { keyPath in tree?.location(of: keyPath) }
    }

    /// The replacement of a text at a key path.
    package struct Change {
        let keyPath: String
        let old: String
        let new: String

        package init(keyPath: String, from old: String, to new: String) {
            (self.keyPath, self.old, self.new) = (keyPath, old, new)
        }
    }

    /// The edits of changes. Nil for several files, and if the value at the key path differs, for example because it
    /// was computed.
    package func edits(_ changes: [Change?]) -> [SyntaxEdit?] {
        let tree = bundle == nil ? SyntaxTree.parse(file).tree : nil
        return changes.map { change in
            guard let change, let tree, let range = tree.location(of: change.keyPath)?.range,
                let steps = tree.root.steps(to: range),
                tree.root.node(at: steps)?.string == change.old
            else { return nil }
            return SyntaxEdit(steps, .replace(.string(change.new)))
        }
    }

    /// The line and column of a key path, or nil in a binary file or without a value.
    package func position(of keyPath: String) -> Position? { positions(of: [keyPath])[0] }

    /// The lines and columns of several key paths.
    package func positions(of keyPaths: [String]) -> [Position?] {
        if let origins = origins(of: keyPaths) { return origins.map(\.position) }
        let unknown = keyPaths.filter { aliases[$0] == nil }
        guard !unknown.isEmpty else { return keyPaths.map { aliases[$0] } }
        let locations = locations(of: keyPaths)
        return zip(keyPaths, locations).map { aliases[$0] ?? $1?.position }
    }

    /// The places of several key paths, each with its file.
    package func places(of keyPaths: [String]) -> [FilePlace] {
        if let origins = origins(of: keyPaths) { return origins }
        return zip(keyPaths, positions(of: keyPaths)).map { keyPath, position in
            guard let position, let place = bundle?.place(of: position) else {
                return FilePlace(file: file.name, position: position, keyPath: keyPath)
            }
            return FilePlace(file: place.file.name, position: place.position, keyPath: keyPath)
        }
    }
}

// MARK: - Converted files

extension SourceMap {
    /// The key of values that were converted from another file: `FILE:LINE:COLUMN`.
    package static let originKey = "source"

    /// The places that values of a converted file are from: that of the value, or else of the nearest one around it. Nil
    /// for a file that is read as it is.
    fileprivate func origins(of keyPaths: [String]) -> [FilePlace]? {
        guard let folder = file.origin else { return nil }
        let root = SyntaxTree.parse(file).tree?.root
        return keyPaths.map { keyPath in
            var origin = root?[Self.originKey]?.string
            var node = root
            for part in keyPath.split(separator: ".") {
                node =
                    Int(part).flatMap { index in
                        node?.array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
                    } ?? node?[String(part)]
                origin = node?[Self.originKey]?.string ?? origin
            }
            return place(of: origin, in: folder, keyPath)
        }
    }

    private func place(of origin: String?, in folder: FilePath, _ keyPath: String) -> FilePlace {
        let parts = (origin ?? "").split(separator: ":")
        guard parts.count > 2, let line = Int(parts[parts.count - 2]),
            let column = Int(parts[parts.count - 1])
        else { return FilePlace(file: file.name, position: nil, keyPath: keyPath) }
        let place = folder.appending(parts.dropLast(2).joined(separator: ":"))
        let isOwn =
            file.path.map { place.hasSameName(as: $0) && $0.string.hasSuffix(parts[0]) } ?? false
        return FilePlace(
            file: isOwn ? file.name : place.string, position: Position(line: line, column: column),
            keyPath: keyPath)
    }
}

/// The place of a value in its file.
package struct FilePlace: Hashable, Sendable {
    /// The file's name in diagnostics.
    package let file: String
    /// The line and column, or nil in a binary file.
    package let position: Position?
    /// The keys and indices on the way to the value.
    package let keyPath: String

    package init(file: String, position: Position?, keyPath: String) {
        (self.file, self.position, self.keyPath) = (file, position, keyPath)
    }
}

/// The location of a value in its file.
package struct ValueLocation: Hashable, Sendable {
    /// The position to point at: the key of a dictionary or an array, or the value of anything
    /// else. Nil in a binary file.
    package let position: Position?
    /// The value's bytes.
    package let range: ByteRange
    /// The key's bytes, or nil for an element of an array and for the root value.
    package let keyRange: ByteRange?
}

// MARK: - Lookup

extension SyntaxTree {
    /// The location of the value at a key path in the form of diagnostics.
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
    /// The diagnostics with the positions of their key paths, if they have no position yet.
    package func located(in map: SourceMap?) -> [Diagnostic] {
        let open = indices.filter { self[$0].position == nil && !self[$0].keyPath.isEmpty }
        guard let map, !open.isEmpty else { return self }
        var located = self
        if let origins = map.origins(of: open.map({ self[$0].keyPath })) {
            for (index, place) in zip(open, origins) {
                (located[index].file, located[index].position) = (place.file, place.position)
            }
            return located
        }
        for (index, position) in zip(open, map.positions(of: open.map { self[$0].keyPath })) {
            located[index].position = position
            if let position, let place = map.bundle?.place(of: position) {
                (located[index].file, located[index].position) = (place.file.name, place.position)
            }
        }
        return located
    }
}
