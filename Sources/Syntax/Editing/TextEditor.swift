// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The editor of text files. Finds the bytes that an edit must change, and lays out new values like
/// their neighbors.
///
/// JSON and XML differ in the notation of values (`TextNotation`), but not in the layout of entries
/// between brackets or tags. This type does the layout.
struct TextEditor {
    let bytes: [UInt8]
    let tree: SyntaxTree
    let notation: TextNotation
    /// The line terminator of the file, or nil for a single line.
    let lineBreak: [UInt8]?

    init(_ file: SourceFile, _ tree: SyntaxTree) {
        bytes = file.bytes
        self.tree = tree
        let isXML = tree.format == .xmlPropertyList
        notation = TextNotation(
            isXML: isXML, isASCII: isXML && TextNotation.declaresOtherEncoding(file.bytes))
        lineBreak = Self.lineBreak(of: file.bytes)
    }

    private static func lineBreak(of bytes: [UInt8]) -> [UInt8]? {
        guard let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
        if bytes[index] == 0x0A { return [0x0A] }
        return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? [0x0D, 0x0A] : [0x0D]
    }

    // MARK: - Edits

    func splices(for edit: SyntaxEdit) throws(EditFailure) -> [Splice] {
        let parent = tree.root.node(at: edit.path.dropLast())
        guard let parent, let node = tree.root.node(at: edit.path) else {
            throw EditFailure(EditProblem.missingValue)
        }
        switch edit.change {
        case .replace(let value):
            return try replacement(of: node, with: value)
        case .insertEntry(let entry, let index):
            guard let entries = node.entries, node[entry.key] == nil else {
                throw EditFailure(EditProblem.entryNotAdded(entry.key))
            }
            let index = min(index ?? entries.count, entries.count)
            return [try insertion(.entry(entry), into: node, at: index, below: parent)]
        case .insertElement(let value, let index):
            guard let values = node.array, index <= values.count else {
                throw EditFailure(EditProblem.valueNotAdded)
            }
            return [try insertion(.element(value), into: node, at: index, below: parent)]
        case .arrange(let elements):
            return try arrangement(elements, of: node, below: parent)
        case .rename(let key):
            return [try renaming(edit.path.last, of: parent, to: key)]
        case .remove:
            guard let step = edit.path.last, let index = parent.index(of: step) else {
                throw EditFailure(EditProblem.outermostValue)
            }
            return [removal(of: index, from: parent)]
        }
    }

    private func renaming(
        _ step: SyntaxEdit.Step?, of dictionary: Node, to key: String
    ) throws(EditFailure) -> Splice {
        guard case .key(let old)? = step, dictionary[key] == nil,
            let entry = dictionary.entries?.first(where: { $0.key == old })
        else { throw EditFailure(EditProblem.keyNotAllowed(key)) }
        return Splice(entry.keyRange.offsets, try notation.key(key))
    }

    /// Replaces a node's value. Keeps the notation of a number and the markup around a text.
    func replacement(of node: Node, with value: SyntaxValue) throws(EditFailure) -> [Splice] {
        if SyntaxValue(node).isIdentical(to: value) { return [] }
        let range = node.bytes
        if notation.isXML {
            switch (node.content, value) {
            case (.number(let old), .number(let new)):
                if old.double == new.double { return [] }
                let element = XMLElement(bytes, range)
                return try element.replacing(number: new, isInteger: old.isInteger)
            case (.string, .string(let text)):
                return try XMLElement(bytes, range).replacing(text: text, in: notation)
            default: break
            }
        } else if case .number(let old) = node.content, case .number(let new) = value,
            old.double == new.double
        {
            return []
        }
        let style = Style(indent: bytes.indentation(at: range.lowerBound), lineBreak: lineBreak)
        return [Splice(range, try written(value, style, model: node.items.isEmpty ? nil : node))]
    }

    // MARK: - Adding

    private enum Item {
        case entry(SyntaxValue.Entry)
        case element(SyntaxValue)
    }

    private func insertion(
        _ item: Item, into container: Node, at index: Int, below parent: Node
    ) throws(EditFailure) -> Splice {
        let items = container.items
        let content = contentRange(of: container)
        let layout =
            self.layout(of: container) ?? freshLayout(of: container, below: parent)
        let text = try written(item, layout, beside: container, index)
        if items.isEmpty {
            guard let content else {
                let element = XMLElement(bytes, container.bytes)
                return element.opened(around: layout.opening + text + layout.closing)
            }
            let end = bytes.contentEnd(before: content.upperBound, from: content.lowerBound)
            return Splice(end..<content.upperBound, layout.opening + text + layout.closing)
        }
        if index == 0 {
            return Splice(items[0].lowerBound..<items[0].lowerBound, text + layout.separator)
        }
        let separator =
            items.count < 2
            ? layout.separator
            : self.separator(behind: min(index - 1, items.count - 2), of: items)
        let place = endOfLineComment(behind: items[index - 1].upperBound)
        return Splice(place..<place, separator + text)
    }

    private func written(
        _ item: Item, _ layout: Layout, beside container: Node, _ index: Int
    ) throws(EditFailure) -> [UInt8] {
        let style = innerStyle(layout)
        switch item {
        case .element(let value):
            let models = (container.array ?? []).filter { !$0.items.isEmpty }
            return try written(value, style, model: models.last)
        case .entry(let entry):
            let before = container.entries?.prefix(index).last { !$0.value.items.isEmpty }
            let model = before ?? container.entries?.first { !$0.value.items.isEmpty }
            let key = try notation.key(entry.key)
            return key + layout.assignment + (try written(entry.value, style, model: model?.value))
        }
    }

    /// The end of a comment later on the line. It belongs to the entry on that line.
    private func endOfLineComment(behind end: Int) -> Int {
        guard notation.isXML else { return end }
        var place = end
        var index = end
        while index < bytes.count {
            if bytes[index] == 0x20 || bytes[index] == 0x09 {
                index += 1
            } else if bytes[index...].starts(with: "<!--".utf8) {
                index += 4
                while index < bytes.count, !bytes[index...].starts(with: "-->".utf8) { index += 1 }
                index += 3
                place = index
            } else {
                return bytes[index] == 0x0A || bytes[index] == 0x0D ? place : end
            }
        }
        return end
    }

    // MARK: - Removing

    private func removal(of index: Int, from container: Node) -> Splice {
        let items = container.items
        let item = items[index]
        let next = index + 1 < items.count ? items[index + 1].lowerBound : nil
        if let next,
            !notation.isXML
                || index == 0 && bytes[item.upperBound..<next].allSatisfy(SourceText.isWhiteSpace)
        {
            return Splice(item.lowerBound..<next, [])
        }
        if notation.isXML {
            return Splice(bytes.contentEnd(before: item.lowerBound)..<item.upperBound, [])
        }
        return index == 0
            ? Splice(contentRange(of: container) ?? item, [])
            : Splice(items[index - 1].upperBound..<item.upperBound, [])
    }
}

// MARK: - Ranges

extension TextEditor {
    /// The bytes between a container's brackets or tags, or nil for `<dict/>`.
    func contentRange(of container: Node) -> Range<Int>? {
        let range = container.bytes
        return notation.isXML
            ? XMLElement(bytes, range).content : range.lowerBound + 1..<range.upperBound - 1
    }

    /// The separator between an item and the next one: white space, and in JSON the comma.
    func separator(behind index: Int, of items: [Range<Int>]) -> [UInt8] {
        let end = items[index + 1].lowerBound
        let start =
            notation.isXML
            ? bytes.contentEnd(before: end, from: items[index].upperBound) : items[index].upperBound
        return Array(bytes[start..<end])
    }
}

extension Node {
    /// The range of the value as offsets.
    package var bytes: Range<Int> { range.offsets }

    /// The bytes of each entry (from the key to the value) or element.
    var items: [Range<Int>] {
        switch content {
        case .dictionary(let entries):
            entries.map { Int($0.keyRange.start)..<Int($0.value.range.end) }
        case .array(let values): values.map(\.bytes)
        default: []
        }
    }

    /// The index of a step's entry or element.
    func index(of step: SyntaxEdit.Step) -> Int? {
        switch step {
        case .key(let key): entries?.firstIndex { $0.key == key }
        case .index(let index): array?.indices.contains(index) == true ? index : nil
        }
    }
}
