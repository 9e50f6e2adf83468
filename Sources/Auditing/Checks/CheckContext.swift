// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Previewing

/// A preview under audit, with values that several checks use. This is a class so that each value
/// is computed once.
final class CheckContext {
    let preview: Preview
    let files: AuditedFiles
    /// The index of the screen, the same for all previews of an audit.
    let index: ScreenIndex
    /// The categories audited with this preview.
    let categories: CategorySet
    /// Whether ``issues`` has only lost text, which is faster to find.
    private let looksForLostTextAlone: Bool
    private(set) lazy var issues = preview.layout.issues(
        lineLength: looksForLostTextAlone ? nil : LongLineRule.limit
    ).filter { !index.placeholders.contains($0.item) }
    /// The search for colors with enough contrast.
    private(set) lazy var colorSearch = ColorSearch(self)

    init(
        _ preview: Preview, _ files: AuditedFiles, _ index: ScreenIndex, _ categories: CategorySet,
        looksForLostTextAlone: Bool = false
    ) {
        self.preview = preview
        self.files = files
        self.index = index
        self.categories = categories
        self.looksForLostTextAlone = looksForLostTextAlone
    }
}

extension CheckContext {
    /// The id of an item by its index.
    func id(_ item: Int) -> ItemID { preview.layout.ids[item] }

    func element(_ place: ScreenIndex.TextIndex) -> Element {
        place.bar.map { .bar($0) } ?? .item(id(place.item))
    }

    /// The audited categories at which something holds; nil if there are none.
    ///
    /// - Parameter holds: the test for a category, after the limits of the screen are applied.
    func categories(where holds: (ContentSizeCategory) -> Bool) -> CategorySet? {
        let matching = categories.categories.filter { holds(preview.screen.limited($0)) }
        return matching.isEmpty ? nil : CategorySet(matching)
    }

    /// The smallest of some categories, after the limits of the screen are applied.
    func effective(_ categories: CategorySet) -> ContentSizeCategory {
        preview.screen.limited(categories.first ?? .default)
    }

    func font(of id: ItemID, text: Int) -> DrawnFont {
        preview.drawnFonts[preview.layout.content.texts(of: id)[text].font]
    }

    /// Whether a text can grow freely, without a fixed height or a line limit, and as a whole. Runs have sizes of their
    /// own.
    func hasRoomToGrow(_ id: ItemID, text: Int) -> Bool {
        let content = preview.layout.content.texts(of: id)[text]
        return !preview.layout.hasFixedHeight(id) && content.lineLimit == 0 && content.runs.isEmpty
    }
}
