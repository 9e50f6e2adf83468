// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The direction in which items follow each other (`UIStackView.axis`, SwiftUI's `HStack` and `VStack`). The raw
/// value is the name in files.
public enum TextAxis: String, CaseIterable, Hashable, Sendable {
    /// Side by side: a title and its value, a text at the end of its line, or the items of a horizontal stack.
    case horizontal
    case vertical
}

/// How the items of a stack are aligned across its axis. The raw value is the name in files.
public enum StackAlignment: String, CaseIterable, Hashable, Sendable {
    case center
    case leading
    case trailing
    case top
    case bottom
    case firstTextBaseline
    case lastTextBaseline
    /// Items as wide as their stack (`UIStackView.Alignment.fill`).
    case fill

    /// Whether the alignment has a meaning in stacks along an axis.
    package func isMeaningful(in axis: TextAxis) -> Bool {
        switch self {
        case .center: true
        case .leading, .trailing, .fill: axis == .vertical
        case .top, .bottom, .firstTextBaseline, .lastTextBaseline: axis == .horizontal
        }
    }
}

/// A stack of texts, images, spacers, controls, and other stacks in a row. It is a tree, stored as a list: each stack
/// comes before its items, so passes over it need no recursion.
public struct StackContent: Hashable, Sendable {
    /// The axis, the spacing, and the alignment of a stack.
    package struct Attributes: Hashable, Sendable {
        package var axis: TextAxis
        /// The axis at accessibility sizes.
        package var accessibilityAxis: TextAxis
        /// The distance between two items; nil for SwiftUI's distance between items of their kinds.
        package var spacing: LabelSpacing?
        package var alignment: StackAlignment

        package init(
            _ axis: TextAxis, accessibilityAxis: TextAxis? = nil, spacing: LabelSpacing? = nil,
            alignment: StackAlignment = .center
        ) {
            self.axis = axis
            self.accessibilityAxis = accessibilityAxis ?? axis
            self.spacing = spacing
            self.alignment = alignment
        }
    }

    package struct Node: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            /// A text by its index in the row.
            case text(Int)
            /// Room that takes what is left, with its least length in points; nil for the default.
            case spacer(least: Double?)
            /// An image by the index of its size in the palette, and by its number in the row.
            case image(size: Int, number: Int)
            /// A bar as wide as it may be, by its number in the row.
            case control(Control.Kind, number: Int)
            /// A stack by its number in the row.
            case stack(Attributes, number: Int)
        }

        package var kind: Kind
        /// The index behind the last item inside; for all but stacks, the next index.
        package var end: Int
    }

    /// The stack of the row, and everything in it.
    package private(set) var nodes: [Node]
    /// The number of texts in the stack.
    package private(set) var textCount = 0
    /// The number of images in the stack.
    package private(set) var imageCount = 0
    /// The number of controls in the stack.
    package private(set) var controlCount = 0
    private var stackCount = 0
    /// The distances from the edges of the cell to the stack, in points.
    public var margins: DirectionalInsets
    /// Whether the stack is in the middle of a row that is higher than it; otherwise it hangs at the top margin, as the
    /// labels of a `UITableViewCell`.
    package var isCentered: Bool

    /// An empty stack. Its items are added in order.
    package init(margins: DirectionalInsets, isCentered: Bool) {
        nodes = []
        self.margins = margins
        self.isCentered = isCentered
    }

    /// Texts one below the other, as wide as the row.
    package init(labels: Int, spacing: LabelSpacing, margins: DirectionalInsets) {
        self.init(margins: margins, isCentered: false)
        add(Attributes(.vertical, spacing: spacing, alignment: .fill)) {
            for _ in 0..<labels { $0.addText() }
        }
    }

    package mutating func addText() {
        add(.text(textCount))
        textCount += 1
    }

    /// The stack with one more text at its end.
    func withAnotherText() -> StackContent {
        var stack = self
        stack.addText()
        stack.nodes[0].end = stack.nodes.count
        return stack
    }

    package mutating func addSpacer(least: Double?) { add(.spacer(least: least)) }

    package mutating func addImage(size: Int) {
        add(.image(size: size, number: imageCount))
        imageCount += 1
    }

    package mutating func addControl(_ kind: Control.Kind) {
        add(.control(kind, number: controlCount))
        controlCount += 1
    }

    /// Adds a stack with the items that `items` adds.
    package mutating func add(_ attributes: Attributes, items: (inout StackContent) -> Void) {
        let index = nodes.count
        add(.stack(attributes, number: stackCount))
        stackCount += 1
        items(&self)
        nodes[index].end = nodes.count
    }

    private mutating func add(_ kind: Node.Kind) {
        nodes.append(Node(kind: kind, end: nodes.count + 1))
    }

    /// Calls `body` with the index of each item of a stack, in order.
    @inline(__always)
    package func forEachItem(of stack: Int, _ body: (Int) -> Void) {
        var index = stack + 1
        while index < nodes[stack].end {
            body(index)
            index = nodes[index].end
        }
    }

    /// Whether the stack has only texts one below the other, all as wide as the row. The lines of such texts do not
    /// depend on each other.
    package var isColumnOfLabels: Bool {
        guard case .stack(let attributes, _) = nodes[0].kind else { return false }
        return attributes.alignment == .fill && attributes.axis == .vertical
            && attributes.accessibilityAxis == .vertical && nodes.count == textCount + 1
    }
}
