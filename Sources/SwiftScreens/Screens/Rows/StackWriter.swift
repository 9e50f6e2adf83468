// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Writes the stack of a row within the limits of the file format: the items of stacks that are nested too deeply come
/// up into the stack around them. `ArrangedRows` sees to it that there are not too many items.
struct StackWriter {
    let texts: TextWriter

    /// Those of the file format, which `Stack` has.
    static let maximumLevels = 8
    static let maximumItems = 100

    /// The entries of a stack; nil if nothing in it can be in a stack.
    func entries(of stack: RowItem.Stack, level: Int = 1) -> Entries? {
        let shown = level < Self.maximumLevels ? stack.items : stack.items.leaves
        let items = shown.compactMap { value(of: $0, level) }
        guard !items.isEmpty else { return nil }
        var entries: Entries = [.init("stack", .string(stack.axis))]
        if let word = stack.alignment, Self.alignments.contains(word) {
            entries.add("alignment", word)
        }
        if let spacing = stack.spacing, spacing >= 0 { entries.add("spacing", spacing) }
        if stack.turns { entries.add("accessibilityAxis", "vertical") }
        entries.add("items", .array(items))
        return entries
    }

    private func value(of item: RowItem, _ level: Int) -> SyntaxValue? {
        switch item {
        case .text(let text): texts.text(text)
        case .image(let image, _): .dictionary([.init("image", image)])
        case .spacer(let length):
            .dictionary([
                .init("spacer", length.map { .number(max(0, $0)) } ?? .string("system"))
            ])
        case .stack(let stack):
            entries(of: stack, level: level + 1).map { .dictionary($0) }
        case .menu(let items):
            entries(of: RowItem.Stack(axis: "horizontal", items: items), level: level + 1)
                .map { .dictionary($0) }
        case .control: item.bar.map(bar)
        case .toggle, .field, .picker, .placeholder, .link: nil
        }
    }

    private func bar(_ control: ViewNode.Control) -> SyntaxValue {
        // Nobody sees the label of a slider.
        if !control.showsLabel { texts.notes.passOver(control.label, .accessibility) }
        let key = control.kind == .slider ? "slider" : "progress"
        return .dictionary([.init(key, .number(control.value ?? 0.5))])
    }

    private static let alignments: Set = [
        "leading", "trailing", "center", "top", "bottom", "firstTextBaseline", "lastTextBaseline",
    ]
}
