// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A change of a file's syntax: it replaces, adds, or removes one value, and leaves all other bytes
/// alone.
///
/// It does not know about themes. All changes to JSON and property lists are made with it.
package struct SyntaxEdit: Hashable, Sendable {
    /// One step from a value to a value inside it.
    package enum Step: Hashable, Sendable {
        /// To the value of a dictionary's key.
        case key(String)
        /// To an element of an array. The first is 0.
        case index(Int)
    }

    /// The operation at the end of the path.
    package enum Change: Hashable, Sendable {
        /// Replaces the value. A number keeps its notation if possible.
        case replace(SyntaxValue)
        /// Inserts an entry into the dictionary at an index, or at the end for nil.
        case insertEntry(SyntaxValue.Entry, at: Int?)
        /// Inserts an element into the array at an index.
        case insertElement(SyntaxValue, at: Int)
        /// Changes the order of an array's elements in JSON, and removes or adds some of them.
        case arrange([ArrangedElement])
        /// Renames the key of the value. The dictionary must not have the new key yet.
        case rename(String)
        /// Removes the value with its key.
        case remove
    }

    /// The path from the root value.
    package var path: [Step]
    package var change: Change

    /// A change at the end of a path.
    package init(_ path: [Step], _ change: Change) {
        (self.path, self.change) = (path, change)
    }
}

// MARK: - Applying edits

extension SourceFile {
    /// The file after a series of edits. The path of each edit is in the result of the previous
    /// one.
    ///
    /// - Parameter tree: the syntax tree of this file, if it was parsed before.
    /// - Throws: `EditFailure` if the file has syntax errors, a path leads nowhere, or the format
    ///   cannot contain a value.
    package func applying(
        _ edits: [SyntaxEdit], in tree: SyntaxTree? = nil
    ) throws(EditFailure) -> SourceFile {
        var file = self
        var known = tree
        for edit in edits {
            let tree = if let known { known } else { try file.wellFormedTree() }
            file = try file.applying(edit, in: tree)
            known = nil
        }
        return file
    }

    /// The file after edits of different values, none of which is in another. All paths are those in this file.
    ///
    /// - Throws: `EditFailure` as ``applying(_:in:)``.
    package func applyingIndependently(
        _ edits: [SyntaxEdit], in tree: SyntaxTree
    ) throws(EditFailure) -> SourceFile {
        guard tree.format == .json else { return try applying(edits, in: tree) }
        let editor = TextEditor(self, tree)
        var splices: [Splice] = []
        for edit in edits { splices += try editor.splices(for: edit) }
        return replacingBytes(by: bytes.applying(splices))
    }

    private func applying(
        _ edit: SyntaxEdit, in tree: SyntaxTree
    ) throws(EditFailure) -> SourceFile {
        switch tree.format {
        case .binaryPropertyList:
            var editor = BinaryPropertyListEditor(try BinaryObjects(self))
            try editor.apply(edit)
            return replacingBytes(by: editor.objects.serialized())
        case .json, .xmlPropertyList:
            let editor = TextEditor(self, tree)
            return replacingBytes(by: editor.bytes.applying(try editor.splices(for: edit)))
        }
    }

    private func wellFormedTree() throws(EditFailure) -> SyntaxTree {
        let result = SyntaxTree.read(self)
        if let tree = result.value { return tree }
        guard let first = result.diagnostics.first else {
            throw EditFailure(EditProblem.missingValue)
        }
        throw EditFailure(EditProblem.damagedFile(first))
    }
}

extension [SyntaxEdit.Step] {
    /// The path in the form of diagnostics: `sections.0.rows.1.title`.
    package var keyPath: String {
        map { step in
            switch step {
            case .key(let key): Phrases.shortened(key)
            case .index(let index): "\(index)"
            }
        }.joined(separator: ".")
    }
}

// MARK: - Splices

/// A replacement of some bytes of a text.
package struct Splice: Hashable {
    package let range: Range<Int>
    package let bytes: [UInt8]

    package init(_ range: Range<Int>, _ bytes: some Sequence<UInt8>) {
        (self.range, self.bytes) = (range, Array(bytes))
    }
}

extension [UInt8] {
    /// The bytes of a range, or all bytes, with these splices made. The splices must not overlap,
    /// and can be in any order.
    package func applying(_ splices: [Splice], in range: Range<Int>? = nil) -> [UInt8] {
        let range = range ?? indices
        var result: [UInt8] = []
        var end = range.lowerBound
        for splice in splices.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            result += self[end..<splice.range.lowerBound]
            result += splice.bytes
            end = splice.range.upperBound
        }
        return result + self[end..<range.upperBound]
    }

    /// The start of the white space before an offset.
    func contentEnd(before offset: Int, from start: Int = 0) -> Int {
        var end = offset
        while end > start, SourceText.isWhiteSpace(self[end - 1]) { end -= 1 }
        return end
    }

    /// The white space at the start of the line with an offset.
    package func indentation(at offset: Int) -> [UInt8] {
        let before = self[..<offset]
        let start = before.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        return Array(before[start...].prefix { $0 == 0x20 || $0 == 0x09 })
    }
}
