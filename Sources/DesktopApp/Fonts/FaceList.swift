// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import LayoutEngine

/// Faces under the names of their families. Rows exist for what is in view and a little more, so that
/// thousands of faces open at once; a font is loaded when its row comes into view.
final class FaceList: RecyclingList<FaceListRow> {
    /// A row: where it stands and what it shows.
    private struct Item {
        enum Content {
            case family(FontCatalogue.Family)
            case face(FontCatalogue.Entry, number: Int, isFirst: Bool, isLast: Bool)
        }
        var content: Content
        var top: Int
        var height: Int

        var entry: FontCatalogue.Entry? {
            if case .face(let entry, _, _, _) = content { return entry }
            return nil
        }
    }

    /// Called with the face that is chosen, or nil.
    var onSelected: ((FontCatalogue.Entry?) -> Void)?
    /// Called with a face that is double-clicked, or entered by key.
    var onActivated: ((FontCatalogue.Entry) -> Void)?

    private var catalogue: FontCatalogue
    private var items: [Item] = []
    private var faceCount = 0
    private var sample = ""
    private var selectedIndex: Int?
    /// Whether a face was chosen before anybody knew how much is in view.
    private var isRevealPending = false

    private static let familyHeight = 48
    private static let faceHeight = 92
    /// Rows are ready this many pixels above and below what is in view.
    private static let margin = 180
    /// Pixels from the edges to the rows, and the most that a row is wide.
    private static let sideMargin = 12
    private static let widest = 860

    override class var cssName: String { "facelist" }
    override var requestMode: RequestMode { .constantSize }

    /// An empty list.
    init(_ catalogue: FontCatalogue) {
        self.catalogue = catalogue
        super.init { $0 == .heading ? FamilyRow() : FaceRow() }
        clipsToBounds = true
        setAccessibleLabel("Faces")
        let keys = KeyController()
        keys.onPressed { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
        addController(keys)
        let click = ClickGesture()
        click.onPressed { [weak self] count, _, y in self?.click(at: y, count: count) }
        addController(click)
    }

    /// The face that is chosen.
    var selected: FontCatalogue.Entry? { selectedIndex.flatMap { items[$0].entry } }

    /// How many faces are listed.
    var count: Int { faceCount }

    // MARK: - Showing

    /// Lists families. What was chosen stays so, if it is still there.
    func show(_ families: [FontCatalogue.Family], of catalogue: FontCatalogue, sample: String) {
        let name = selected?.postScriptName
        self.catalogue = catalogue
        self.sample = sample
        items = []
        faceCount = 0
        selectedIndex = nil
        var top = 0
        func add(_ content: Item.Content, height: Int) {
            items.append(Item(content: content, top: top, height: height))
            top += height
        }
        for family in families {
            add(.family(family), height: Self.familyHeight)
            for (number, entry) in family.entries.enumerated() {
                if entry.postScriptName == name { selectedIndex = items.count }
                add(
                    .face(
                        entry, number: faceCount, isFirst: number == 0,
                        isLast: number == family.entries.count - 1),
                    height: Self.faceHeight)
                faceCount += 1
            }
        }
        configure(value: 0)
        if let selectedIndex { reveal(selectedIndex) }
        updateRows(refreshing: true)
        if name != nil || selectedIndex != nil { onSelected?(selected) }
        queueDraw()
    }

    /// Shows all samples with another text.
    func show(sample: String) {
        self.sample = sample
        updateRows(refreshing: true)
    }

    /// Chooses a face by its PostScript name and brings it into view; false when it is not listed.
    @discardableResult
    func select(_ postScriptName: String) -> Bool {
        guard let index = items.firstIndex(where: { $0.entry?.postScriptName == postScriptName })
        else { return false }
        choose(index)
        return true
    }

    /// Chooses the first face.
    func selectFirst() {
        if let index = items.firstIndex(where: { $0.entry != nil }) { choose(index) }
    }

    private func choose(_ index: Int) {
        selectedIndex = index
        reveal(index)
        updateRows(refreshing: false)
        for case let row as FaceRow in rows { row.isSelected = row.index == selectedIndex }
        onSelected?(selected)
    }

    // MARK: - Geometry

    private var contentHeight: Int { items.last.map { $0.top + $0.height + Self.sideMargin } ?? 0 }

    private func configure(value: Double) {
        let page = Double(height)
        verticalAdjustment?.configure(
            value: value, upper: max(page, Double(contentHeight)), step: 60, pageStep: page * 0.9,
            page: page)
    }

    /// Scrolls as little as shows a row, with its family's name above a first one.
    private func reveal(_ index: Int) {
        guard height > 0 else { return isRevealPending = true }
        let isFirst = index > 0 && items[index - 1].entry == nil
        let from = isFirst ? items[index - 1].top : items[index].top
        verticalAdjustment?.show(
            from: Double(from), to: Double(items[index].top + items[index].height + Self.sideMargin)
        )
    }

    /// The items that a stretch shows any part of.
    private func items(from top: Int, to bottom: Int) -> Range<Int> {
        let begin = items.partitioningIndex { $0.top + $0.height > top }
        return begin..<max(begin, items.partitioningIndex { $0.top >= bottom })
    }

    override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int)
    {
        orientation == .horizontal ? (0, Self.widest) : (0, contentHeight)
    }

    override func allocate(width: Int, height: Int, baseline: Int) {
        var value = verticalAdjustment?.value ?? 0
        if isRevealPending, let selectedIndex {
            let item = items[selectedIndex]
            value = Double(max(0, item.top + item.height / 2 - height / 2))
        }
        isRevealPending = false
        configure(value: value)
        let rowWidth = min(Self.widest, width - 2 * Self.sideMargin)
        let left = (width - rowWidth) / 2
        for row in rows where items.indices.contains(row.index) {
            let item = items[row.index]
            row.allocate(
                PixelFrame(
                    x: left, y: item.top - Int(top), width: max(0, rowWidth), height: item.height)
            )
        }
        scheduleUpdate()
    }

    // MARK: - Rows

    override var itemCount: Int { items.count }

    /// None before the first allocation, when nobody knows how much will be in view.
    override var nearItems: [Int] {
        guard height > 0 else { return [] }
        let top = Int(top)
        return Array(items(from: top - Self.margin, to: top + height + Self.margin))
    }

    override func role(ofItemAt index: Int) -> AccessibleRole {
        items[index].entry == nil ? .heading : .listItem
    }

    override func showItem(in row: FaceListRow) {
        switch items[row.index].content {
        case .family(let family): (row as? FamilyRow)?.show(family)
        case .face(let entry, let number, let isFirst, let isLast):
            let face = row as? FaceRow
            face?.show(entry, sample: sample, in: catalogue)
            face?.place(isFirst: isFirst, isLast: isLast)
            face?.isSelected = row.index == selectedIndex
            face?.setAccessiblePosition(number + 1, of: faceCount)
        }
    }

    // MARK: - Keys and clicks

    /// The list is one stop of the Tab key; arrows move inside.
    override func focus(_ direction: FocusDirection) -> Bool {
        guard focusedRow == nil, faceCount > 0 else { return false }
        if selectedIndex == nil { selectFirst() } else { selectedIndex.map(reveal) }
        return focusSelected()
    }

    /// Moves the keyboard focus to the face that is chosen.
    @discardableResult
    func focusSelected() -> Bool {
        updateRows(refreshing: false)
        return selectedIndex.flatMap(row(at:))?.grabFocus() ?? false
    }

    /// Does what a key means here; false for keys that mean nothing.
    func press(_ key: String, _ modifiers: Modifiers) -> Bool {
        guard modifiers.isDisjoint(with: [.control, .alt]), faceCount > 0 else { return false }
        let page = max(1, height / Self.faceHeight)
        switch key {
        case "Up", "KP_Up": return move(by: -1)
        case "Down", "KP_Down": return move(by: 1)
        case "Page_Up", "KP_Page_Up": return move(by: -page)
        case "Page_Down", "KP_Page_Down": return move(by: page)
        case "Home", "KP_Home": return move(by: -items.count)
        case "End", "KP_End": return move(by: items.count)
        case "Return", "KP_Enter", "ISO_Enter":
            guard let selected else { return false }
            onActivated?(selected)
            return true
        default: return false
        }
    }

    /// Moves over so many faces, or to the last one on the way.
    private func move(by steps: Int) -> Bool {
        let faces = items.indices.filter { items[$0].entry != nil }
        guard let last = faces.indices.last else { return false }
        let current = selectedIndex.flatMap { faces.firstIndex(of: $0) }
        let target = current.map { min(max(0, $0 + steps), last) } ?? 0
        guard target != current else { return steps < 0 ? false : true }
        choose(faces[target])
        return focusSelected()
    }

    private func click(at y: Double, count: Int) {
        let place = Int(y + top)
        guard let index = items(from: place, to: place + 1).first, let entry = items[index].entry
        else { return }
        choose(index)
        focusSelected()
        if count == 2 { onActivated?(entry) }
    }
}
