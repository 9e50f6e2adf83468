// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

/// Texts, images, and other stacks in a row, one below the other or side by side (`UIStackView`, SwiftUI's `HStack` and
/// `VStack`). The labels of a row of labels are a stack, too.
package struct Stack: Hashable, Sendable {
    package enum Item: Hashable, Sendable {
        case label(Label)
        /// Room that takes what is left, with its least length in points; nil for the default.
        case spacer(least: Double?)
        case image(RowImage)
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
        items.flatMap { item -> [Label] in
            switch item {
            case .label(let label): [label]
            case .stack(let stack): stack.labels
            case .spacer, .image: []
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
                let count = stack.labels.count
                if left < count {
                    stack.changeLabel(left, change)
                    items[index] = .stack(stack)
                    return
                }
                left -= count
            case .spacer, .image: break
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
            case .spacer, .image: []
            }
        }
    }

    /// The images in the stack and in the stacks in it, with the paths in the row to the dictionaries that have them.
    package var images: [(image: RowImage, path: [SyntaxEdit.Step])] {
        places.flatMap { item, path -> [(RowImage, [SyntaxEdit.Step])] in
            switch item {
            case .image(let image): [(image, path)]
            case .stack(let stack): stack.images.map { ($0.image, path + $0.path) }
            case .label, .spacer: []
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
