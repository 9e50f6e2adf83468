// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words

/// The list of faces by family, for any number of faces. One face is selected, by a click or by the keyboard focus.
final class FaceList: MeasuredList {
    /// Called with the selected face, or nil.
    var onSelected: ((FontCatalog.Entry?) -> Void)?
    private var catalog: FontCatalog
    private var items: [Item] = []
    private var sample = ""
    private var selectedIndex: Int?
    /// The number of listed faces.
    private(set) var count = 0

    private enum Item {
        case family(FontCatalog.Family)
        case face(FontCatalog.Entry, number: Int, isFirst: Bool, isLast: Bool)

        /// The face; nil for a family.
        var entry: FontCatalog.Entry? {
            if case .face(let entry, _, _, _) = self { entry } else { nil }
        }
    }

    /// Pixels between the edges and the rows, and the maximum width of a row.
    private static let sideMargin = 12
    private static let widest = 860
    private static let familyHeight = 48
    private static let faceHeight = 92

    override class var cssName: String { "facelist" }

    init(_ catalog: FontCatalog) {
        self.catalog = catalog
        super.init { $0 == .heading ? FamilyRow() : FaceRow() }
        setAccessibleLabel(tr("Faces"))
    }

    var selected: FontCatalog.Entry? { selectedIndex.flatMap { items[$0].entry } }

    // MARK: - Showing

    /// Lists families. The selection stays if its face is in the new list.
    func reload(_ families: [FontCatalog.Family], of catalog: FontCatalog, sample: String) {
        let name = selected?.postScriptName
        (self.catalog, self.sample) = (catalog, sample)
        (items, count) = ([], 0)
        for family in families {
            items.append(.family(family))
            for (number, entry) in family.entries.enumerated() {
                let isLast = number == family.entries.count - 1
                items.append(.face(entry, number: count, isFirst: number == 0, isLast: isLast))
                count += 1
            }
        }
        selectedIndex = name.flatMap(index(of:))
        verticalAdjustment?.value = 0
        reload()
        if let selectedIndex { bringIntoView(selectedIndex, takesFocus: false) }
        if name != nil || selectedIndex != nil { onSelected?(selected) }
        queueDraw()
    }

    /// Displays a new text in all samples.
    func displaySample(_ sample: String) {
        self.sample = sample
        updateRows(refreshing: true)
    }

    private func index(of postScriptName: String) -> Int? {
        items.firstIndex { $0.entry?.postScriptName == postScriptName }
    }

    /// Selects a face by its PostScript name and scrolls to it; false if it is not listed.
    @discardableResult
    func select(_ postScriptName: String) -> Bool {
        guard let index = index(of: postScriptName) else { return false }
        choose(index)
        bringIntoView(index, takesFocus: false)
        return true
    }

    /// Selects the first face.
    func selectFirst() {
        if let first = items.first(where: { $0.entry != nil })?.entry {
            select(first.postScriptName)
        }
    }

    private func choose(_ index: Int) {
        selectedIndex = index
        for case let row as FaceRow in rows { row.isSelected = row.index == selectedIndex }
        onSelected?(selected)
    }

    // MARK: - Rows

    override var itemCount: Int { items.count }

    override func height(ofItemAt index: Int) -> Int? {
        items[index].entry == nil ? Self.familyHeight : Self.faceHeight
    }

    override func rowExtent(in width: Int) -> Range<Int> {
        let rowWidth = max(0, min(Self.widest, width - 2 * Self.sideMargin))
        return (width - rowWidth) / 2..<(width + rowWidth) / 2
    }

    override func role(ofItemAt index: Int) -> AccessibleRole {
        items[index].entry == nil ? .heading : .listItem
    }

    override func bind(_ row: ContentRow) {
        switch items[row.index] {
        case .family(let family): (row as? FamilyRow)?.display(family)
        case .face(let entry, let number, let isFirst, let isLast):
            let face = row as? FaceRow
            face?.display(entry, sample: sample, in: catalog)
            face?.roundCorners(isFirst: isFirst, isLast: isLast)
            face?.isSelected = row.index == selectedIndex
            face?.setAccessiblePosition(number + 1, of: count)
        }
    }

    // MARK: - Focus and clicks

    /// The list is one stop of the Tab key; arrows move inside.
    override func focus(_ direction: FocusDirection) -> Bool {
        guard focusedRow == nil, count > 0 else { return false }
        if selectedIndex == nil { selectFirst() }
        return focusSelected()
    }

    /// Moves the keyboard focus to the selected face.
    @discardableResult
    func focusSelected() -> Bool {
        guard let selectedIndex else { return false }
        bringIntoView(selectedIndex, takesFocus: true)
        return row(at: selectedIndex) != nil
    }

    override func focusItem(at index: Int) {
        if index != selectedIndex { choose(index) }
        super.focusItem(at: index)
    }

    override func click(_ index: Int, count: Int) {
        focusItem(at: index)
        if count == 2 { onActivated?(index) }
    }
}
