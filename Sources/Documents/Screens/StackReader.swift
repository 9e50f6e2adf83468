// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

/// The reader of the stack of a row: its labels, or its items.
struct StackReader {
    private let row: DictionaryReader
    /// The number of items so far, for the limit.
    private var itemCount = 0

    init(_ row: DictionaryReader) { self.row = row }

    // MARK: - Labels

    /// The labels of a row, one below the other. A list among them is a line.
    mutating func labels() -> Stack {
        let nodes = row[RowKeys.labels] ?? []
        if nodes.isEmpty, row.node("labels")?.array != nil {
            row.error(at: "labels", ScreenProblem.missingLabels)
        }
        var items: [Stack.Item] = []
        for (node, path) in nodes {
            if let elements = node.array {
                if let line = line(elements, node, path) { items.append(.stack(line)) }
            } else if let label = label(node, path, in: "labels") {
                items.append(.label(label))
            }
        }
        return Stack(labels: items, spacing: row[RowKeys.spacing] ?? .system)
    }

    /// Texts on a line, of which the last is at its end. At accessibility sizes they are one below the other.
    private mutating func line(_ elements: [Node], _ node: Node, _ path: NodePath) -> Stack? {
        guard !elements.isEmpty else {
            row.decoder.error(node.range, path, ScreenProblem.emptyLine)
            return nil
        }
        guard count(elements.count, node, path, of: "labels") else { return nil }
        var items = elements.enumerated().compactMap { number, element in
            label(element, .index(path, number), in: "labels").map(Stack.Item.label)
        }
        if items.count > 1 { items.insert(.spacer(least: nil), at: items.count - 1) }
        var line = Stack(.horizontal, items: items)
        line.accessibilityAxis = .vertical
        line.alignment = .firstTextBaseline
        line.form = .line
        return line
    }

    /// A text alone, or with its attributes.
    private func label(_ node: Node, _ path: NodePath, in key: String) -> Label? {
        if node.string != nil { return row.text(node, path, of: key).map { Label(text: $0) } }
        guard let fields = DictionaryReader(node, path, row.decoder, LabelKeys.dictionary) else {
            return nil
        }
        var attributes = fields.textAttributes(ofScreen: true)
        let text = RunReader(fields).text(LabelKeys.text, of: .label, &attributes)
        return Label(text: text, attributes: attributes)
    }

    // MARK: - Stacks

    /// The stack that the row is.
    mutating func stack() -> Stack { stack(row, level: 1) }

    private mutating func stack(_ fields: DictionaryReader, level: Int) -> Stack {
        var stack = Stack(fields[StackKeys.stack] ?? .horizontal, items: [])
        stack.accessibilityAxis = fields[StackKeys.accessibilityAxis]
        if case .points(let points)? = fields[StackKeys.spacing] { stack.spacing = .points(points) }
        if let alignment = fields[StackKeys.alignment] {
            stack.alignment = alignment
            if !alignment.isMeaningful(in: stack.axis) {
                fields.warning(
                    at: "alignment", ScreenProblem.otherAlignment(alignment, in: stack.axis))
            }
        }
        let items = fields[StackKeys.items] ?? []
        let place = NodePath.key(fields.path, "items")
        if let node = fields.node("items"), node.array != nil {
            if items.isEmpty { fields.error(at: "items", ScreenProblem.missingItems) }
            guard count(items.count, node, place, of: "items") else { return stack }
        }
        for (node, path) in items {
            if let item = item(node, path, level: level) { stack.items.append(item) }
        }
        return stack
    }

    private mutating func item(_ node: Node, _ path: NodePath, level: Int) -> Stack.Item? {
        func fields(_ declaration: DictionaryDeclaration) -> DictionaryReader? {
            DictionaryReader(node, path, row.decoder, declaration)
        }
        if let bar = StackBarKeys.all.first(where: { node[$0.kind.rawValue] != nil }) {
            return fields(bar.dictionary).flatMap {
                Control(bar: bar.kind, fraction: $0[bar.fraction] ?? 0)
            }.map { .control($0) }
        }
        switch node {
        case _ where node["spacer"] != nil:
            return fields(SpacerKeys.dictionary).map { fields in
                if case .points(let points)? = fields[SpacerKeys.spacer] {
                    return .spacer(least: points)
                }
                return .spacer(least: nil)
            }
        case _ where node["image"] != nil:
            return fields(StackImageKeys.dictionary).flatMap {
                RowImageReader.image($0, StackImageKeys.image).map(Stack.Item.image)
            }
        case _ where node["stack"] != nil || node["items"] != nil:
            guard level < Stack.limits.levels else {
                row.decoder.error(
                    node.range, path, ScreenProblem.tooManyLevels(Stack.limits.levels))
                return nil
            }
            return fields(StackKeys.dictionary).map { .stack(stack($0, level: level + 1)) }
        case _ where node.string == nil && node["text"] == nil && node["runs"] == nil:
            row.decoder.error(node.range, path, ScreenProblem.notAnItem)
            return nil
        default: return label(node, path, in: "items").map(Stack.Item.label)
        }
    }

    /// Counts items. More than a row may have are an error.
    private mutating func count(
        _ count: Int, _ node: Node, _ path: NodePath, of key: String
    ) -> Bool {
        itemCount += count
        guard itemCount > Stack.limits.items else { return true }
        row.decoder.error(node.range, path, ScreenProblem.tooManyItems(Stack.limits.items))
        return false
    }
}
