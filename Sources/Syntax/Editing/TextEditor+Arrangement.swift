// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// An element of an array in a new order.
package enum ArrangedElement: Hashable, Sendable {
    /// An element that the array has, by its index. Used twice, it is copied.
    case existing(Int)
    /// A new value, laid out like the nearest element that the array has.
    case value(SyntaxValue)
    /// JSON from another place, whose bytes stay the same but for the indentation of its lines.
    case source(IndentedSource)
}

/// The bytes of a value with the white space that begins its lines.
package struct IndentedSource: Hashable, Sendable {
    package let bytes: [UInt8]
    /// The white space at the start of the line on which the value begins.
    package let indentation: [UInt8]

    fileprivate init(bytes: [UInt8], indentation: [UInt8]) {
        (self.bytes, self.indentation) = (bytes, indentation)
    }

    /// The source of a value in a file.
    package init(_ node: Node, in file: SourceFile) {
        bytes = Array(file.bytes[node.bytes])
        indentation = file.bytes.indentation(at: node.bytes.lowerBound)
    }

    /// The bytes with other white space at the start of their lines.
    fileprivate func indented(by other: [UInt8]) -> [UInt8] {
        guard other != indentation else { return bytes }
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let isLineEnd =
                bytes[index] == 0x0A
                || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
            result.append(bytes[index])
            index += 1
            guard isLineEnd else { continue }
            if bytes[index...].starts(with: indentation) { index += indentation.count }
            result += other
        }
        return result
    }
}

// MARK: - Order

extension TextEditor {
    /// The change of an array's order in JSON. Elements that stay at either end keep their bytes and separators, and
    /// all others their bytes.
    func arrangement(
        _ elements: [ArrangedElement], of container: Node, below parent: Node
    ) throws(EditFailure) -> [Splice] {
        let items = container.items
        let isKnown = elements.allSatisfy {
            if case .existing(let index) = $0 { items.indices.contains(index) } else { true }
        }
        guard container.array != nil, isKnown, !notation.isXML,
            let content = contentRange(of: container)
        else { throw EditFailure(EditProblem.valueNotAdded) }
        if elements.isEmpty { return items.isEmpty ? [] : [Splice(content, [])] }
        let layout = self.layout(of: container) ?? freshLayout(of: container, below: parent)
        let arranged = Arrangement(
            elements: elements, items: items, container: container, layout: layout)
        guard !items.isEmpty else {
            let text = try written(arranged, 0..<elements.count)
            return [Splice(content, layout.opening + text + layout.closing)]
        }
        let start = zip(elements, 0...).prefix { $0 == .existing($1) }.count
        let least = min(elements.count, items.count) - start
        let end = zip(elements.reversed(), items.indices.reversed()).prefix {
            $0 == .existing($1)
        }.prefix(max(0, least)).count
        let middle = start..<elements.count - end
        if middle.isEmpty, start + end == items.count { return [] }
        var text = try written(arranged, middle)
        if start > 0, !middle.isEmpty { text = separator(arranged, behind: start - 1) + text }
        if end > 0, start > 0 || !middle.isEmpty {
            text += separator(arranged, behind: middle.upperBound - 1)
        }
        let from = start > 0 ? items[start - 1].upperBound : items[0].lowerBound
        let to =
            end > 0 ? items[items.count - end].lowerBound : items[items.count - 1].upperBound
        return [Splice(from..<to, text)]
    }

    /// A new order of an array's elements.
    private struct Arrangement {
        let elements: [ArrangedElement]
        /// The bytes of the elements that the array has.
        let items: [Range<Int>]
        let container: Node
        let layout: Layout
    }

    /// Some of the elements, with separators between them.
    private func written(
        _ arranged: Arrangement, _ range: Range<Int>
    ) throws(EditFailure) -> [UInt8] {
        let style = innerStyle(arranged.layout)
        var text: [UInt8] = []
        for index in range {
            if index > range.lowerBound { text += separator(arranged, behind: index - 1) }
            switch arranged.elements[index] {
            case .existing(let item): text += bytes[arranged.items[item]]
            case .value(let value):
                text += try written(value, style, model: model(arranged, at: index))
            case .source(let source): text += source.indented(by: style.indent)
            }
        }
        return text
    }

    /// The nearest element that the array has, at first before an index, as the model of a new one.
    private func model(_ arranged: Arrangement, at index: Int) -> Node? {
        let nodes = arranged.container.array ?? []
        let known = (arranged.elements[..<index].reversed() + arranged.elements[index...]).lazy
            .compactMap { element -> Node? in
                guard case .existing(let item) = element else { return nil }
                return nodes[item].items.isEmpty ? nil : nodes[item]
            }
        return known.first ?? nodes.last { !$0.items.isEmpty }
    }

    /// The separator between an element and the next one: that of the file, as far as it has one there.
    private func separator(_ arranged: Arrangement, behind index: Int) -> [UInt8] {
        let items = arranged.items
        guard items.count > 1 else { return arranged.layout.separator }
        if case .existing(let item) = arranged.elements[index] {
            return separator(behind: min(item, items.count - 2), of: items)
        }
        if case .existing(let item) = arranged.elements[index + 1], item > 0 {
            return separator(behind: item - 1, of: items)
        }
        return arranged.layout.separator
    }
}

extension IndentedSource {
    /// The value after some edits, whose paths begin at the value.
    ///
    /// - Throws: `EditFailure` if an edit does not fit the value.
    package func applying(_ edits: [SyntaxEdit]) throws(EditFailure) -> IndentedSource {
        // With its indentation, new lines get that of their neighbors.
        let file = SourceFile(name: "", bytes: indentation + bytes)
        let edited = try file.applying(edits)
        return IndentedSource(
            bytes: Array(edited.bytes.dropFirst(indentation.count)), indentation: indentation)
    }
}
