// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine

/// The selection of a page, which all its views draw: an element, or one of its texts. While measuring, also the
/// element under the pointer.
package final class Selection: Observable {
    /// Whether redlines are drawn, and the pointer measures distances.
    package var isMeasuring = false {
        didSet {
            guard isMeasuring != oldValue else { return }
            if !isMeasuring { pointedAt = nil }
            notify(.measuring)
        }
    }
    /// The selected parts. They stay selected when the pointer moves on.
    package var parts = SelectedParts() {
        didSet {
            guard parts != oldValue else { return }
            if parts.items.last != oldValue.items.last { clickedText = 0 }
            if parts.items.count < 2 { anchor = nil }
            first = nil
            notify(.elements)
        }
    }
    /// The focused one of the selected elements; nil for none, and for a section.
    package var element: LayoutElement? {
        get { parts.element }
        set { parts = SelectedParts(newValue) }
    }
    /// The item from which a range is selected; nil stands for the focused one.
    fileprivate var anchor: ItemID?
    /// The item from which all rows were selected; nil otherwise.
    fileprivate var first: ItemID?
    /// The element under the pointer; nil unless measuring.
    package var pointedAt: LayoutElement? {
        didSet { if pointedAt != oldValue { notify(.elements) } }
    }
    /// The redlines that are not drawn.
    package var hiddenRedlines: Set<Redline.Group> = [] {
        didSet { if hiddenRedlines != oldValue { notify(.measuring) } }
    }
    /// The text of the selected item that was clicked, or the first one.
    private var clickedText = 0
    package let observers = Observers<Selection>()
    fileprivate unowned let page: Page

    init(_ page: Page) {
        self.page = page
        page.preview.observe([.preview, .refinement], by: self) { $0.followLayout() }
        page.screen.onMoved = { [weak self] in self?.follow($0) }
        page.screen.observe(.file, by: self) { $0.followFile() }
        file = page.screen.file
    }

    /// The element whose figures are shown: the selected one, or else the one under the pointer.
    package var subject: LayoutElement? { element ?? pointedAt }

    /// The index of the subject's text whose style is edited.
    package var text: Int { subject?.text ?? (element == nil ? 0 : clickedText) }

    /// Selects the element at a click: at first an item, and then the text in it. While measuring, the text at
    /// once; a second click then deselects it.
    ///
    /// - Parameter hit: the innermost element at the place; nil for none.
    package func click(_ hit: LayoutElement?) {
        guard let hit, !isMeasuring else {
            element = hit == element ? nil : hit
            return
        }
        if element?.item == hit.item {
            clickedText = hit.text ?? clickedText
            element = hit
        } else {
            element = LayoutElement(hit.item)
            guard let text = hit.text else { return }
            clickedText = text
            notify(.elements)
        }
    }

    /// Selects nothing, and ends measuring, so that the theme can be shown.
    package func clear() {
        isMeasuring = false
        element = nil
    }

    /// Selects what contains the selected part: the item of a text or of several, its section, then nothing.
    package func selectParent() {
        if let element, element.text != nil || parts.items.count > 1 {
            self.element = LayoutElement(element.item)
        } else if let item = element?.item, item.kind.isInSection {
            parts = SelectedParts([.section(item.section)])
        } else {
            parts = SelectedParts()
        }
    }

    /// The selection's screen.
    private weak var file: OpenScreen?

    /// Follows elements that an edit has moved.
    private func follow(_ places: PlaceMap) {
        pointedAt = nil
        parts = parts.moved(by: places)
    }

    /// Drops the selection if another file is opened.
    private func followFile() {
        guard page.screen.file !== file else { return }
        file = page.screen.file
        // Both before a view asks for figures: the new screen may not have the elements.
        (pointedAt, element) = (nil, nil)
    }

    /// Drops elements that the layout no longer has.
    private func followLayout() {
        guard subject != nil || !parts.items.isEmpty else { return }
        let layout = page.preview.current.layout
        let redlines = Redlines(layout)
        if parts.items.count > 1 {
            let left = parts.items.filter { has($0, layout) }
            if left.count < parts.items.count { parts = SelectedParts(left) }
        } else if let element, redlines.frame(of: element) == nil {
            let item = LayoutElement(element.item)
            self.element = redlines.frame(of: item) == nil ? nil : item
        } else if case .section(let number)? = parts.items.last,
            !page.screen.value.sections.indices.contains(number)
        {
            parts = SelectedParts()
        }
        if let pointedAt, redlines.frame(of: pointedAt) == nil { self.pointedAt = nil }
        notify(.elements)
    }
}

// MARK: - Several elements

extension Selection {
    /// Adds an item to the selected ones, or takes it out.
    package func toggle(_ item: ItemID) {
        let part = ScreenItem.item(item)
        var items = parts.items.filter { $0.wholeSection == nil }
        if let index = items.firstIndex(of: part) {
            items.remove(at: index)
        } else {
            items.append(part)
        }
        parts = SelectedParts(items)
    }

    /// Selects the rows from the one at which the range began to another one.
    ///
    /// - Parameter ids: the items of the list from top to bottom.
    package func extend(to item: ItemID, among ids: [ItemID]) {
        let start = anchor ?? element?.item ?? item
        guard let first = ids.firstIndex(of: start), let last = ids.firstIndex(of: item) else {
            return
        }
        let range = ids[min(first, last)...max(first, last)]
        var items = range.filter { $0.kind == .row && $0 != item }.map { ScreenItem.item($0) }
        items.append(.item(item))
        parts = SelectedParts(items)
        anchor = start
    }

    /// The part at which selecting began; nil for nothing. All rows are selected from the focused one on.
    package var start: ScreenItem? { (anchor ?? first).map { .item($0) } ?? parts.items.last }

    /// Selects all rows of the selected sections, or of the screen if all of those are selected.
    package func selectAll() {
        let start = start
        defer { if parts.items.count > 1 { first = start?.item } }
        let sections = page.screen.value.sections
        func rows(_ numbers: some Sequence<Int>) -> [ScreenItem] {
            numbers.flatMap { number in
                sections[number].rows.indices.map { PlaceMap.RowPlace(number, $0).item }
            }
        }
        let numbers = Set(parts.items.compactMap(\.section)).filter(sections.indices.contains)
        let own = rows(numbers.sorted())
        let isAll = numbers.isEmpty || Set(own).isSubset(of: parts.items)
        parts = SelectedParts(isAll ? rows(sections.indices) : own)
    }

    private func has(_ part: ScreenItem, _ layout: TableLayout) -> Bool {
        switch part {
        case .section(let number): page.screen.value.sections.indices.contains(number)
        case .item(let item): layout.index(of: item) != nil
        }
    }
}

extension Changes<Selection> {
    /// ``Selection/isMeasuring`` or ``Selection/hiddenRedlines``.
    package static var measuring: Self { Self(rawValue: 1) }
    /// ``Selection/element``, ``Selection/pointedAt``, ``Selection/text``, or the figures of the elements.
    package static var elements: Self { Self(rawValue: 2) }
}
