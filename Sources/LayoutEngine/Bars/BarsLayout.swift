// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The layout of the bars around a table. The table starts below them and scrolls under them, so its own layout does
/// not depend on them: they are an inset of the view. Lengths are points.
package struct BarsLayout: Hashable, Sendable {
    /// A text with the element that it belongs to.
    package struct Text: Hashable, Sendable {
        package var element: BarElement
        package var layout: TextLayout
        /// The width of the whole text.
        package var naturalWidth: Double

        /// Whether a part of the text has no room.
        package var isCut: Bool {
            layout.isTruncated || naturalWidth > layout.lineWidth + ItemComposer.tolerance
        }
    }

    /// A part of a bar.
    package enum Part: Hashable, Sendable {
        case text(Text)
        /// An image by its index in the palette of images, with the index of its color in the palette of colors.
        case image(BarElement, picture: Int, color: Int, frame: Rect)
        /// A shape behind other parts: a search field or a badge. The color is an index into the palette of colors.
        case shape(color: Int, radius: Double, frame: Rect)
        /// The magnifying glass in a search field.
        case searchSymbol(frame: Rect)
        /// The segments below a search field, of which the first is selected.
        case segments(count: Int, frame: Rect)
    }

    /// A bar, or a part of one that scrolls alone. Its parts are at the origin.
    package struct Band: Hashable, Sendable {
        package var height: Double
        package var parts: [Part]
    }

    /// The navigation bar, without its title; nil for none.
    package let navigation: Band?
    /// The title in the navigation bar.
    package let title: [Part]
    /// The title below the navigation bar; nil for none.
    package let largeTitle: Band?
    /// The search field that scrolls with the list; nil for none.
    package let search: Band?
    /// The bars below the list, from top to bottom.
    package let foot: [Band]

    /// - Parameters:
    ///   - inputs: the inputs of the table, whose palette of fonts the texts refer to.
    ///   - prepared: returns a text prepared in the face of its font.
    package init(
        _ content: BarsContent, _ metrics: BarMetrics, _ inputs: TableInputs,
        _ prepared: @escaping (TextContent) -> PreparedText
    ) {
        let composer = BarsComposer(
            composer: inputs.composer, metrics: metrics, isRightToLeft: inputs.isRightToLeft,
            prepared: prepared)
        let navigation = content.navigation.map { composer.navigation($0) }
        self.navigation = navigation?.bar
        title = navigation?.title ?? []
        largeTitle = content.navigation?.largeTitle.map { composer.largeTitle($0) }
        let search = content.search.map { composer.search($0) }
        let isAtFoot = content.search?.isAtFoot == true
        self.search = isAtFoot ? nil : search
        foot = [
            isAtFoot ? search : nil, content.toolbar.map { composer.toolbar($0) },
            content.tabs.map { composer.tabBar($0) },
        ].compactMap(\.self)
    }

    /// The height of the bars above the list that stay while it scrolls.
    package var fixedHeight: Double { navigation?.height ?? 0 }
    /// The height of all bars above a list that is not scrolled.
    package var topHeight: Double {
        fixedHeight + (largeTitle?.height ?? 0) + (search?.height ?? 0)
    }
    package var footHeight: Double { foot.reduce(0) { $0 + $1.height } }

    /// All texts. Each one is placed in its own bar.
    package var texts: [Text] {
        let bands = [navigation, largeTitle, search].compactMap(\.self) + foot
        // Where there is a large title, the whole title is visible in it.
        return ((largeTitle == nil ? title : []) + bands.flatMap(\.parts)).compactMap {
            if case .text(let text) = $0 { text } else { nil }
        }
    }
}

extension BarsLayout.Part {
    /// This part moved down by a distance in points.
    package func offsetBy(y: Double) -> Self { placed(at: y, in: 0, mirrored: false) }

    func placed(at y: Double, in width: Double, mirrored: Bool) -> Self {
        func placed(_ frame: Rect) -> Rect {
            (mirrored ? frame.mirrored(in: width) : frame).offsetBy(y: y)
        }
        switch self {
        case .text(var text):
            text.layout.place(at: y, in: width, mirrored: mirrored)
            return .text(text)
        case .image(let element, let picture, let color, let frame):
            return .image(element, picture: picture, color: color, frame: placed(frame))
        case .shape(let color, let radius, let frame):
            return .shape(color: color, radius: radius, frame: placed(frame))
        case .searchSymbol(let frame): return .searchSymbol(frame: placed(frame))
        case .segments(let count, let frame): return .segments(count: count, frame: placed(frame))
        }
    }
}
