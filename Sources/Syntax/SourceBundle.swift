// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Several files as one text, so that code for a single file can read, point at, and edit many. The
/// values of all files are in one tree.
///
/// The text has one file after another, separated by a NUL, which never occurs in JSON. For a
/// single file, the text is the file itself.
package struct SourceBundle: Hashable, Sendable {
    /// The files in the order of the text.
    package let files: [SourceFile]
    /// The text of all files.
    package let text: SourceFile
    /// The first line of each file within the text.
    private let firstLines: [Int]

    private static let separator: [UInt8] = [0, 0x0A]
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The number of bytes of a file within the text of several files.
    package static func length(of file: SourceFile) -> Int { file.bytes.count + separator.count }

    /// A bundle of at least one file.
    ///
    package init(_ files: [SourceFile]) {
        self.files = files
        guard files.count > 1 else {
            (text, firstLines) = (files[0], [1])
            return
        }
        var bytes: [UInt8] = []
        var starts: [Int] = []
        for file in files {
            starts.append(bytes.count)
            bytes += file.bytes + Self.separator
        }
        // No path has a NUL, so a diagnostic of the text is never mistaken for one of a file.
        text = SourceFile(name: "\0", bytes: bytes)
        let lines = LineTable(bytes)
        firstLines = starts.map { lines.position(of: $0).line }
    }

    /// All bytes of the text.
    package var wholeRange: ByteRange { ByteRange(0, text.bytes.count) }

    /// The same files after an edit of the text.
    package func replacing(_ edited: SourceFile) -> SourceBundle {
        guard files.count > 1 else { return SourceBundle([edited]) }
        let parts = edited.bytes.split(
            separator: 0, maxSplits: files.count, omittingEmptySubsequences: false)
        let contents = zip(files, parts.enumerated()).map { file, part in
            // From the second on, a line feed of the separator is in front.
            file.replacingBytes(by: Array(part.element.dropFirst(part.offset == 0 ? 0 : 1)))
        }
        return SourceBundle(contents)
    }

    /// The bundle as a parsed file.
    ///
    /// - Parameter root: the values of the files, moved to their offsets in the text.
    package func parsed(_ root: Node) -> ParsedFile {
        let tree = SyntaxTree(
            file: text.name, format: .json, root: root, lines: LineTable(text.bytes))
        return ParsedFile(
            text, SyntaxTree.Outcome(tree: tree, log: DiagnosticLog(file: text.name)))
    }
}

// MARK: - Places

extension SourceBundle {
    /// The file at a position of the text, and the position in that file.
    package func place(of position: Position) -> (file: SourceFile, position: Position) {
        guard files.count > 1 else { return (files[0], position) }
        let index = max(0, (firstLines.firstIndex { $0 > position.line } ?? files.count) - 1)
        let file = files[index]
        var place = position
        place.line -= firstLines[index] - 1
        if place.line == 1, file.bytes.starts(with: Self.byteOrderMark) {
            place.column -= Self.byteOrderMark.count
        }
        return (file, place)
    }

    /// The diagnostics of the text, each with its file and position.
    ///
    /// - Parameter name: the file of diagnostics without a position.
    package func located(_ diagnostics: [Diagnostic], name: String) -> [Diagnostic] {
        guard files.count > 1 else { return diagnostics }
        return diagnostics.map { diagnostic in
            guard diagnostic.file == text.name else { return diagnostic }
            var located = diagnostic
            located.file = name
            if let position = diagnostic.position {
                let place = place(of: position)
                (located.file, located.position) = (place.file.name, place.position)
            }
            // The fix has a path in the merged tree.
            located.fix = nil
            return located
        }
    }
}

// MARK: - Moving values

extension SourceBundle {
    /// A value moved to its offset in the text of several files.
    ///
    /// - Parameter count: a counter of values.
    package static func moved(_ node: Node, by offset: Int, counting count: inout Int) -> Node {
        count += 1
        let content: Node.Content =
            switch node.content {
            case .dictionary(let entries):
                .dictionary(
                    entries.map {
                        Node.Entry(
                            $0.key, at: $0.keyRange.moved(by: offset),
                            moved($0.value, by: offset, counting: &count))
                    })
            case .array(let values):
                .array(values.map { moved($0, by: offset, counting: &count) })
            default: node.content
            }
        return Node(content: content, range: node.range.moved(by: offset))
    }
}

extension Node.Entry {
    /// An entry composed from other entries.
    package init(_ key: String, at keyRange: ByteRange, _ value: Node) {
        self.init(key: key, keyRange: keyRange, value: value)
    }
}

extension ByteRange {
    fileprivate func moved(by offset: Int) -> ByteRange {
        ByteRange(Int(start) + offset, Int(end) + offset)
    }
}
