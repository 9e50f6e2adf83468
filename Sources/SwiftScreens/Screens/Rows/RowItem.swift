// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A part of a row: what the screen format can have side by side.
indirect enum RowItem {
    case text(StyledText)
    case image(SyntaxValue, symbol: String)
    case spacer(Double?)
    case stack(Stack)
    case toggle(Value)
    case control(ViewNode.Control)
    case field(ViewNode.Field, ViewStyle)
    case picker(ViewNode, ViewStyle)
    case placeholder(String)
    /// A link without a label of its own, which covers the row.
    case link
    case menu([RowItem])

    struct Stack {
        var axis: String
        var alignment: String?
        var spacing: Double?
        /// Whether it is turned where it does not fit.
        var turns = false
        var items: [RowItem]

        var isHorizontal: Bool { axis == "horizontal" && !turns }
        var isVertical: Bool { axis == "vertical" && !turns }
    }

    var stack: Stack? { if case .stack(let stack) = self { stack } else { nil } }

    var isSpacer: Bool { if case .spacer = self { true } else { false } }

    /// The control of a slider or a progress, which a stack can have.
    var bar: ViewNode.Control? {
        guard case .control(let control) = self,
            control.kind == .slider || control.kind == .progress && control.value != nil
        else { return nil }
        return control
    }

    var isBar: Bool { bar != nil }
}

extension [RowItem] {
    /// The items in them that are no stacks, in reading order.
    var leaves: [RowItem] {
        flatMap { item -> [RowItem] in
            switch item {
            case .stack(let stack): stack.items.leaves
            case .menu(let items): items.leaves
            default: [item]
            }
        }
    }

    /// The number of items in them, at all levels.
    var itemCount: Int {
        reduce(0) { count, item in
            switch item {
            case .stack(let stack): count + 1 + stack.items.itemCount
            case .menu(let items): count + 1 + items.itemCount
            default: count + 1
            }
        }
    }

    var texts: [StyledText] {
        leaves.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    /// The image before the texts.
    var firstImage: SyntaxValue? {
        for item in leaves {
            switch item {
            case .image(let image, _): return image
            case .text: return nil
            default: break
            }
        }
        return nil
    }
}
