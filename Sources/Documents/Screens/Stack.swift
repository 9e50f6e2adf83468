// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

/// Texts, images, controls, and other stacks in a row, one below the other or side by side (`UIStackView`, SwiftUI's `HStack` and
/// `VStack`). The labels of a row of labels are a stack, too.
package struct Stack: Hashable, Sendable {
    package enum Item: Hashable, Sendable {
        case label(Label)
        /// Room that takes what is left, with its least length in points; nil for the default.
        case spacer(least: Double?)
        case image(RowImage)
        /// A slider or a progress, which takes the width that it is given.
        case control(Control)
        case stack(Stack)
    }

    package var axis = TextAxis.vertical
    /// The axis at accessibility sizes; nil for the same.
    package var accessibilityAxis: TextAxis?
    /// The distance between two items; nil for SwiftUI's.
    package var spacing: LabelSpacing?
    package var alignment = StackAlignment.center
    /// In the order of the file; never empty in a screen that was read.
    package var items: [Item]
    /// How the file has the items.
    package var form = Form.items

    /// How a file has the items of a stack.
    package enum Form: Hashable, Sendable {
        /// A list for the key `labels` of a row.
        case labels
        /// A list for the key `items`.
        case items
        /// A list of texts within `labels`: a line with room before its last text.
        case line
    }

    package init(_ axis: TextAxis, items: [Item]) { (self.axis, self.items) = (axis, items) }

    /// The labels of a row, one below the other, all as wide as the row.
    package init(labels: [Item], spacing: LabelSpacing = .system) {
        self.init(.vertical, items: labels)
        self.spacing = spacing
        alignment = .fill
        form = .labels
    }

    /// The most levels of stacks in a row, and the most items in all of them.
    package static let limits = (levels: 8, items: 100)
}

/// A text with its own attributes.
package struct Label: Hashable, Sendable {
    package var text: String
    /// The attributes of the text. Without a font, the text is in the theme's font of its text
    /// style. Nil if the file has only the text.
    package var attributes: TextAttributes?

    package init(text: String, attributes: TextAttributes? = nil) {
        (self.text, self.attributes) = (text, attributes)
    }
}

// MARK: - Contents

extension Stack {
    /// The labels of the stack and of the stacks in it, in order.
    package var labels: [Label] {
        var labels: [Label] = []
        labels.reserveCapacity(labelCount)
        forEachLabel { labels.append($0) }
        return labels
    }

    /// The number of ``labels``, without copying them. Lists are long, and previews ask often.
    package var labelCount: Int {
        items.reduce(0) { count, item in
            switch item {
            case .label: count + 1
            case .stack(let stack): count + stack.labelCount
            case .spacer, .image, .control: count
            }
        }
    }

    /// The label with a number among ``labels``; nil if there is none.
    package func label(_ number: Int) -> Label? {
        var left = number
        for item in items {
            switch item {
            case .label(let label):
                if left == 0 { return label }
                left -= 1
            case .stack(let stack):
                let count = stack.labelCount
                if left < count { return stack.label(left) }
                left -= count
            case .spacer, .image, .control: break
            }
        }
        return nil
    }

    private func forEachLabel(_ body: (Label) -> Void) {
        for item in items {
            switch item {
            case .label(let label): body(label)
            case .stack(let stack): stack.forEachLabel(body)
            case .spacer, .image, .control: break
            }
        }
    }

    /// Changes a label of the stack or of the stacks in it, by its number among them.
    package mutating func changeLabel(_ number: Int, _ change: (inout Label) -> Void) {
        var left = number
        for index in items.indices {
            switch items[index] {
            case .label(var label):
                if left == 0 {
                    change(&label)
                    items[index] = .label(label)
                    return
                }
                left -= 1
            case .stack(var stack):
                let count = stack.labelCount
                if left < count {
                    stack.changeLabel(left, change)
                    items[index] = .stack(stack)
                    return
                }
                left -= count
            case .spacer, .image, .control: break
            }
        }
    }

    /// Whether all items are labels.
    package var isFlat: Bool {
        items.allSatisfy { if case .label = $0 { true } else { false } }
    }

    /// The stack and the stacks in it, in order, with their paths in the row.
    package var stacks: [(stack: Stack, path: [SyntaxEdit.Step])] {
        [(self, [])]
            + places.flatMap { item, path -> [(Stack, [SyntaxEdit.Step])] in
                guard case .stack(let stack) = item else { return [] }
                return stack.stacks.map { ($0.stack, path + $0.path) }
            }
    }

    /// The path in the row of each label, in order.
    package var labelPaths: [[SyntaxEdit.Step]] {
        places.flatMap { item, path -> [[SyntaxEdit.Step]] in
            switch item {
            case .label: [path]
            case .stack(let stack): stack.labelPaths.map { path + $0 }
            case .spacer, .image, .control: []
            }
        }
    }

    /// The images in the stack and in the stacks in it, with the paths in the row to the dictionaries that have them.
    package var images: [(image: RowImage, path: [SyntaxEdit.Step])] {
        guard hasImages else { return [] }
        return places.flatMap { item, path -> [(RowImage, [SyntaxEdit.Step])] in
            switch item {
            case .image(let image): [(image, path)]
            case .stack(let stack): stack.images.map { ($0.image, path + $0.path) }
            case .label, .spacer, .control: []
            }
        }
    }

    /// The controls in the stack and in the stacks in it, in order.
    package var controls: [Control] {
        items.flatMap { item -> [Control] in
            switch item {
            case .control(let control): [control]
            case .stack(let stack): stack.controls
            case .label, .spacer, .image: []
            }
        }
    }

    /// Whether there are any ``images``.
    package var hasImages: Bool {
        items.contains { item in
            switch item {
            case .image: true
            case .stack(let stack): stack.hasImages
            case .label, .spacer, .control: false
            }
        }
    }

    /// The items with their paths. The file of a line does not have its spacer.
    private var places: [(item: Item, path: [SyntaxEdit.Step])] {
        switch form {
        case .labels: items.enumerated().map { ($1, [.key("labels"), .index($0)]) }
        case .items: items.enumerated().map { ($1, [.key("items"), .index($0)]) }
        case .line:
            items.filter { if case .spacer = $0 { false } else { true } }.enumerated().map {
                ($1, [.index($0)])
            }
        }
    }
}
