// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension TextEditor {
    /// The text around the items of a container. In JSON, the separator includes the comma, and the
    /// assignment the colon.
    struct Layout {
        /// Between the opening bracket and the first item.
        var opening: [UInt8]
        /// Between two items.
        var separator: [UInt8]
        /// Between a key and its value.
        var assignment: [UInt8]
        /// Between the last item and the closing bracket.
        var closing: [UInt8]

        /// The white space before an item on its line, or nil if items share a line.
        var itemIndent: [UInt8]? {
            opening.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { Array(opening[($0 + 1)...]) }
        }
    }

    /// The layout of a value that has no model.
    struct Style {
        /// White space at the start of the line.
        var indent: [UInt8]
        /// The line break, or nil to write everything on one line.
        var lineBreak: [UInt8]?
    }

    // MARK: - Layout of a container

    /// The layout of a container's items, or nil for an empty container.
    func layout(of container: Node) -> Layout? {
        let items = container.items
        guard let first = items.first, let last = items.last,
            let content = contentRange(of: container)
        else { return nil }
        let start =
            notation.isXML
            ? bytes.contentEnd(before: first.lowerBound, from: content.lowerBound)
            : content.lowerBound
        let opening = Array(bytes[start..<first.lowerBound])
        let closingStart = bytes.contentEnd(before: content.upperBound, from: last.upperBound)
        let isSpread = opening.contains { $0 == 0x0A || $0 == 0x0D }
        let separator =
            items.count > 1
            ? self.separator(behind: 0, of: items)
            : notation.isXML ? opening : notation.comma + (isSpread ? opening : notation.space)
        return Layout(
            opening: opening, separator: separator,
            assignment: assignment(in: container) ?? notation.assignment(opening, isSpread),
            closing: Array(bytes[closingStart..<content.upperBound]))
    }

    private func assignment(in container: Node) -> [UInt8]? {
        guard let entry = container.entries?.first else { return nil }
        let between = bytes[Int(entry.keyRange.end)..<Int(entry.value.range.start)]
        return notation.isXML
            ? Array(between.prefix(while: SourceText.isWhiteSpace)) : Array(between)
    }

    // MARK: - Layout of an empty container

    /// Whether the first item of an empty container gets its own line: if the parent's items have
    /// their own lines.
    private func isSpread(_ container: Node, below parent: Node) -> Bool {
        guard lineBreak != nil else { return false }
        if container.bytes == parent.bytes { return true }
        return layout(of: parent)?.itemIndent != nil
    }

    func freshLayout(of container: Node, below parent: Node) -> Layout {
        let indent = bytes.indentation(at: container.bytes.lowerBound)
        let isSpread = isSpread(container, below: parent)
        return freshLayout(Style(indent: indent, lineBreak: isSpread ? lineBreak : nil))
    }

    private func freshLayout(_ style: Style) -> Layout {
        guard let lineBreak = style.lineBreak else {
            let assignment = sampleAssignment ?? notation.assignment([], false)
            return Layout(
                opening: [], separator: notation.comma + (notation.isXML ? [] : notation.space),
                assignment: assignment, closing: [])
        }
        let opening = lineBreak + style.indent + indentUnit
        return Layout(
            opening: opening, separator: notation.comma + opening,
            assignment: notation.assignment(opening, true), closing: lineBreak + style.indent)
    }

    /// One step of the file's indentation.
    private var indentUnit: [UInt8] {
        var pending = [tree.root]
        while let node = pending.popLast() {
            if let inner = layout(of: node)?.itemIndent {
                let outer = bytes.indentation(at: node.bytes.lowerBound)
                if inner.count > outer.count, inner.starts(with: outer) {
                    return Array(inner[outer.count...])
                }
            }
            pending += (node.entries?.map(\.value) ?? node.array ?? []).reversed()
        }
        return notation.isXML ? [0x09] : [0x20, 0x20]
    }

    private var sampleAssignment: [UInt8]? {
        notation.isXML ? nil : assignment(in: tree.root)
    }

    // MARK: - Writing values

    /// A value as bytes, in the layout of `model`, or else in the usual layout of the format.
    func written(
        _ value: SyntaxValue, _ style: Style, model: Node?
    ) throws(EditFailure) -> [UInt8] {
        let items: [[UInt8]]
        let layout: Layout
        switch value {
        case .dictionary(let entries):
            layout = self.layout(value, style, model)
            let inner = innerStyle(layout)
            items = try entries.map { (entry) throws(EditFailure) in
                try notation.key(entry.key) + layout.assignment
                    + written(entry.value, inner, model: nil)
            }
        case .array(let values):
            layout = self.layout(value, style, model)
            let inner = innerStyle(layout)
            items = try values.map { (value) throws(EditFailure) in
                try written(value, inner, model: nil)
            }
        default: return try notation.scalar(value)
        }
        let brackets = notation.brackets(of: value, isEmpty: items.isEmpty)
        if items.isEmpty { return brackets.open + brackets.close }
        return brackets.open + layout.opening + Array(items.joined(separator: layout.separator))
            + layout.closing + brackets.close
    }

    func innerStyle(_ layout: Layout) -> Style {
        Style(
            indent: layout.itemIndent ?? [], lineBreak: layout.itemIndent == nil ? nil : lineBreak)
    }

    private func layout(_ value: SyntaxValue, _ style: Style, _ model: Node?) -> Layout {
        if let model, let layout = layout(of: model) { return layout }
        // JSON usually has containers of scalars on one line, but property lists never do.
        var style = style
        if !notation.isXML, value.children.allSatisfy(\.isScalar) { style.lineBreak = nil }
        return freshLayout(style)
    }
}

extension SyntaxValue {
    /// The values inside a dictionary or an array.
    var children: [SyntaxValue] {
        switch self {
        case .dictionary(let entries): entries.map(\.value)
        case .array(let values): values
        default: []
        }
    }
}
