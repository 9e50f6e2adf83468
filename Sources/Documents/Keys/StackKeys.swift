// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

/// The keys of a stack in a row, or of a row that is one.
package enum StackKeys {
    static let stack = axis(isRequired: true)
    static let items = items(isRequired: true)
    /// The same keys for rows, of which only stacks need them.
    static let ofRows = (stack: axis(isRequired: false), items: items(isRequired: false))

    private static func axis(isRequired: Bool) -> ScreenKey<TextAxis> {
        ScreenKey(
            "stack", .words(TextAxis.self), isRequired: isRequired, shownBy: [.stack],
            requiredBy: [.stack],
            "Whether the items are side by side or one below the other (`HStack`, `VStack`).")
    }

    private static func items(
        isRequired: Bool
    ) -> ScreenKey<[(node: Node, path: NodePath)]> {
        ScreenKey(
            "items", .stackItems, isRequired: isRequired, shownBy: [.stack], requiredBy: [.stack],
            """
            The [items](#stacks) in reading order: texts, text attributes with a `text`, spacers, \
            images, sliders, progresses, and stacks. A row has at most 100 items on 8 levels.
            """)
    }

    static let spacing = ScreenKey(
        "spacing", .spacing, without: .word("system"),
        "The space between two items. System spacing is that of SwiftUI.")
    static let alignment = ScreenKey(
        "alignment",
        .words(
            StackAlignment.self,
            aliases: ["firstBaseline": .firstTextBaseline, "lastBaseline": .lastTextBaseline]),
        shownBy: [.stack], without: .word(StackAlignment.center.rawValue),
        """
        Where the items are across the stack. `fill` makes the items of a vertical stack as wide \
        as the stack, as in `UIStackView`.
        """)
    static let accessibilityAxis = ScreenKey(
        "accessibilityAxis", .words(TextAxis.self), shownBy: [.stack, .value],
        without: .described("that of `stack`; a stack never turns by itself"),
        """
        The axis at accessibility sizes, if the app changes it. `horizontal` keeps title and value \
        of a value row side by side at all sizes, as in an `HStack`.
        """)

    package static let dictionary = DictionaryDeclaration(
        "stack", .stack, "Items side by side or one below the other.",
        [stack, items, spacing, alignment, accessibilityAxis])
}

/// The key of a spacer in a stack.
package enum SpacerKeys {
    static let spacer = ScreenKey(
        "spacer", .spacing, isRequired: true,
        "Room that takes what is left: `system` for at least 8 points, or its least length.")

    package static let dictionary = DictionaryDeclaration(
        "spacer", .spacer, "Room between two items of a stack.", [spacer])
}

/// The key of an image in a stack.
package enum StackImageKeys {
    static let image = ScreenKey(
        "image", .textOrDictionary(ImageKeys.dictionary, expectsText: true), isRequired: true,
        "The name of a symbol, or an [image](#images).")

    package static let dictionary = DictionaryDeclaration(
        "stackImage", .image, "An image in a stack.", [image])
}

/// The key of a bar in a stack: a slider or a progress, which is the name of the key.
package struct StackBarKeys {
    let kind: Control.Kind
    let fraction: ScreenKey<Double>
    package let dictionary: DictionaryDeclaration

    package static let all = Control.Kind.bars.map(Self.init)

    private init(_ kind: Control.Kind) {
        let name = kind.rawValue
        self.kind = kind
        fraction = ScreenKey(
            name, .fraction, isRequired: true,
            "The filled part, from 0 to 1. It takes the width that the other items leave.")
        let capitalized = name.prefix(1).uppercased() + name.dropFirst()
        dictionary = DictionaryDeclaration(
            "stack\(capitalized)", .control, "A bar in a stack.", [fraction])
    }
}
