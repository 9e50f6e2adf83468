// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Previewing

/// A preview under audit, with what several checks want to know of it. A reference, so that each of
/// these is found once.
final class CheckContext {
    let preview: Preview
    let files: AuditedFiles
    /// The same for all previews of an audit.
    let index: ScreenIndex
    /// Those that are audited together with the preview.
    let categories: CategorySet
    /// Whether ``issues`` are those of lost text alone, which take less time to find.
    private let looksForLostTextAlone: Bool
    private(set) lazy var issues = preview.layout.issues(
        lineLength: looksForLostTextAlone ? nil : LongLineRule.limit)
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

    func element(_ place: ScreenIndex.TextIndex) -> Element { .item(id(place.item)) }

    /// The audited categories at which something holds; nil where it holds at none.
    ///
    /// - Parameter holds: told the category that the screen takes part in, its limits applied.
    func categories(where holds: (ContentSizeCategory) -> Bool) -> CategorySet? {
        let matching = categories.categories.filter { holds(preview.screen.limited($0)) }
        return matching.isEmpty ? nil : CategorySet(matching)
    }

    /// The category that the screen takes part in at the smallest of some.
    func effective(_ categories: CategorySet) -> ContentSizeCategory {
        preview.screen.limited(categories.first ?? .default)
    }

    func font(of id: ItemID, text: Int) -> DrawnFont {
        preview.drawnFonts[preview.layout.content.texts(of: id)[text].font]
    }

    /// Whether nothing keeps a text from growing: no fixed height, and no limit of lines.
    func hasRoomToGrow(_ id: ItemID, text: Int) -> Bool {
        !preview.layout.hasFixedHeight(id)
            && preview.layout.content.texts(of: id)[text].lineLimit == 0
    }
}
