// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The content of the bars around a table without its sizes: texts and images, with fonts, colors, and images as
/// indices into the palettes of the table.
public struct BarsContent: Hashable, Sendable {
    /// A text with the element that it belongs to.
    public struct Text: Hashable, Sendable {
        public var element: BarElement
        public var content: TextContent

        package init(_ element: BarElement, _ content: TextContent) {
            (self.element, self.content) = (element, content)
        }
    }

    /// An item of a bar.
    public struct Item: Hashable, Sendable {
        public var element: BarElement
        /// The title; nil for an item that shows only its image.
        public var title: TextContent?
        /// The badge with its element; nil for none.
        public var badge: Text?
        /// The index of the image in the palette of images; nil for none.
        public var image: Int?
        /// The index of the color of the image in the palette of colors, unless it has its own.
        public var color: Int

        package init(
            _ element: BarElement, title: TextContent?, badge: Text?, image: Int?, color: Int
        ) {
            self.element = element
            self.title = title
            self.badge = badge
            self.image = image
            self.color = color
        }
    }

    /// A navigation bar.
    public struct Navigation: Hashable, Sendable {
        public var prompt: Text?
        /// The title in the bar. With a large title, it is visible only while the list is scrolled.
        public var title: Text?
        /// The title below the bar; nil for an inline title alone.
        public var largeTitle: Text?
        public var leading: [Item]
        public var trailing: [Item]

        package init(
            prompt: Text?, title: Text?, largeTitle: Text?, leading: [Item], trailing: [Item]
        ) {
            self.prompt = prompt
            self.title = title
            self.largeTitle = largeTitle
            self.leading = leading
            self.trailing = trailing
        }
    }

    /// A search field.
    public struct Search: Hashable, Sendable {
        /// The text or the placeholder; nil for an empty field.
        public var text: Text?
        /// The segments below the field; the first one is selected.
        public var scopes: [Text]
        /// Whether the field is at the foot of the screen; otherwise it scrolls with the list.
        public var isAtFoot: Bool
        /// The index of the font of the field in the palette of fonts.
        public var font: Int
        /// The index of the color of the field in the palette of colors.
        public var background: Int

        package init(
            text: Text?, scopes: [Text], isAtFoot: Bool, font: Int, background: Int
        ) {
            self.text = text
            self.scopes = scopes
            self.isAtFoot = isAtFoot
            self.font = font
            self.background = background
        }
    }

    public var navigation: Navigation?
    public var search: Search?
    /// The items of the toolbar; nil for none.
    public var toolbar: [Item]?
    /// The tabs; nil for none.
    public var tabs: [Item]?

    package init(
        navigation: Navigation?, search: Search?, toolbar: [Item]?, tabs: [Item]?
    ) {
        self.navigation = navigation
        self.search = search
        self.toolbar = toolbar
        self.tabs = tabs
    }

    /// All texts, from top to bottom. A title that is large and inline is two of them.
    public var texts: [Text] {
        func texts(_ items: [Item]?) -> [Text] {
            (items ?? []).flatMap { item in
                [item.title.map { Text(item.element, $0) }, item.badge].compactMap(\.self)
            }
        }
        let bar = [navigation?.prompt, navigation?.title, navigation?.largeTitle, search?.text]
        return bar.compactMap(\.self) + (search?.scopes ?? []) + texts(navigation?.leading)
            + texts(navigation?.trailing) + texts(toolbar) + texts(tabs)
    }
}
