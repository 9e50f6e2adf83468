// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Writes the stack of a row within the limits of the file format: the items of stacks that are nested too deeply come
/// up into the stack around them, and too many items are left out.
struct StackWriter {
    let texts: TextWriter
    private var count = 0

    /// Those of the file format, which `Stack` has.
    static let maximumLevels = 8
    static let maximumItems = 100

    init(texts: TextWriter) { self.texts = texts }

    /// The entries of a stack; nil if nothing in it can be in a stack.
    mutating func entries(of stack: RowItem.Stack, level: Int = 1) -> Entries? {
        let shown = level < Self.maximumLevels ? stack.items : stack.items.leaves
        var items: [SyntaxValue] = []
        for item in shown where count < Self.maximumItems {
            guard let value = value(of: item, level) else { continue }
            items.append(value)
        }
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

    private mutating func value(of item: RowItem, _ level: Int) -> SyntaxValue? {
        count += 1
        let value: SyntaxValue?
        switch item {
        case .text(let text): value = texts.text(text)
        case .image(let image, _): value = .dictionary([.init("image", image)])
        case .spacer(let length):
            value = .dictionary([
                .init("spacer", length.map { .number(max(0, $0)) } ?? .string("system"))
            ])
        case .stack(let stack):
            value = entries(of: stack, level: level + 1).map { .dictionary($0) }
        case .menu(let items):
            value = entries(of: RowItem.Stack(axis: "horizontal", items: items), level: level + 1)
                .map { .dictionary($0) }
        case .toggle, .control, .field, .picker, .placeholder, .link: value = nil
        }
        if value == nil { count -= 1 }
        return value
    }

    private static let alignments: Set = [
        "leading", "trailing", "center", "top", "bottom", "firstTextBaseline", "lastTextBaseline",
    ]
}
