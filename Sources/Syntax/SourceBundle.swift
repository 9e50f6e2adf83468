// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Several files as one text, so that what reads, points at and edits a single file does so with many:
/// the values of all of them have places in one tree.
///
/// The files stand one behind the other, parted by a NUL, which no text of JSON holds. Of one file alone,
/// the text is the file itself.
package struct SourceBundle: Hashable, Sendable {
    /// The files in the order of the text.
    package let files: [SourceFile]
    /// All of them.
    package let text: SourceFile
    /// The first line of each file in the text.
    private let firstLines: [Int]

    private static let separator: [UInt8] = [0, 0x0A]
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The bytes that a file takes in the text of several.
    package static func length(of file: SourceFile) -> Int { file.bytes.count + separator.count }

    /// A bundle of files, at least one.
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
        // No path has a NUL: a diagnostic of the text is never taken for that of a file.
        text = SourceFile(name: "\0", bytes: bytes)
        let lines = LineTable(bytes)
        firstLines = starts.map { lines.position(of: $0).line }
    }

    /// All bytes of the text.
    package var wholeRange: ByteRange { ByteRange(0, text.bytes.count) }

    /// The same files after an edit of their text.
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

    /// The bundle as a file whose syntax was read.
    ///
    /// - Parameter root: the values of the files, moved to their places in the text.
    package func parsed(_ root: Node) -> ParsedFile {
        let tree = SyntaxTree(
            file: text.name, format: .json, root: root, lines: LineTable(text.bytes))
        return ParsedFile(
            text, SyntaxTree.Outcome(tree: tree, log: DiagnosticLog(file: text.name)))
    }
}

// MARK: - Places

extension SourceBundle {
    /// The file that a line and column of the text is in, and the line and column there.
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

    /// The diagnostics of the text, each at its place in its file.
    ///
    /// - Parameter name: the file of diagnostics without a place.
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
            // The way to a value is that in the merged tree.
            located.fix = nil
            return located
        }
    }
}

// MARK: - Moving values

extension SourceBundle {
    /// A value at its place in a text in which its file begins at an offset.
    ///
    /// - Parameter count: counts the values.
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
    /// An entry that was made of others.
    package init(_ key: String, at keyRange: ByteRange, _ value: Node) {
        self.init(key: key, keyRange: keyRange, value: value)
    }
}

extension ByteRange {
    fileprivate func moved(by offset: Int) -> ByteRange {
        ByteRange(Int(start) + offset, Int(end) + offset)
    }
}
