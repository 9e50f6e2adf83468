// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// The list of faces under the names of their families. Only rows near the viewport exist, so that
/// thousands of faces open at once; a font is loaded when its row comes into view.
final class FaceList: RecyclingList<ContentRow> {
    /// Called with the selected face, or nil.
    var onSelected: ((FontCatalogue.Entry?) -> Void)?
    /// Called with a face that is double-clicked, or activated by key.
    var onActivated: ((FontCatalogue.Entry) -> Void)?

    private var catalogue: FontCatalogue
    private var layout = FaceListLayout()
    private var sample = ""
    private var selectedIndex: Int?
    /// Whether a face was selected before the first allocation, when the viewport is unknown.
    private var isRevealPending = false

    /// Pixels above and below the viewport in which rows are kept ready.
    private static let margin = 180
    /// Pixels from the edges to the rows, and the greatest width of a row.
    private static let sideMargin = 12
    private static let widest = 860

    override class var cssName: String { "facelist" }
    override var requestMode: RequestMode { .constantSize }

    init(_ catalogue: FontCatalogue) {
        self.catalogue = catalogue
        super.init { $0 == .heading ? FamilyRow() : FaceRow() }
        clipsToBounds = true
        setAccessibleLabel("Faces")
        onKey { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
        onPressed { [weak self] count, _, y in self?.click(at: y, count: count) }
    }

    var selected: FontCatalogue.Entry? { selectedIndex.flatMap { layout.items[$0].entry } }

    /// The number of listed faces.
    var count: Int { layout.faces.count }

    // MARK: - Showing

    /// Lists families. The selection stays where it is listed again.
    func reload(_ families: [FontCatalogue.Family], of catalogue: FontCatalogue, sample: String) {
        let name = selected?.postScriptName
        self.catalogue = catalogue
        self.sample = sample
        layout = FaceListLayout(families)
        selectedIndex = name.flatMap(layout.index(of:))
        configure(value: 0)
        if let selectedIndex { reveal(selectedIndex) }
        updateRows(refreshing: true)
        if name != nil || selectedIndex != nil { onSelected?(selected) }
        queueDraw()
    }

    /// Displays another text in all samples.
    func displaySample(_ sample: String) {
        self.sample = sample
        updateRows(refreshing: true)
    }

    /// Selects a face by its PostScript name and scrolls to it; false when it is not listed.
    @discardableResult
    func select(_ postScriptName: String) -> Bool {
        guard let index = layout.index(of: postScriptName) else { return false }
        choose(index)
        return true
    }

    /// Selects the first face.
    func selectFirst() {
        layout.faces.first.map(choose)
    }

    private func choose(_ index: Int) {
        selectedIndex = index
        reveal(index)
        updateRows(refreshing: false)
        for case let row as FaceRow in rows { row.isSelected = row.index == selectedIndex }
        onSelected?(selected)
    }

    // MARK: - Geometry

    private func configure(value: Double) {
        let page = Double(height)
        verticalAdjustment?.configure(
            value: value, upper: max(page, Double(layout.height)), step: 60, pageStep: page * 0.9,
            page: page)
    }

    /// Scrolls as little as brings a row into view, with the family's name above a first face.
    private func reveal(_ index: Int) {
        guard height > 0 else { return isRevealPending = true }
        let extent = layout.visibleExtent(around: index)
        verticalAdjustment?.scrollToVisible(
            from: Double(extent.lowerBound), to: Double(extent.upperBound))
    }

    override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int)
    {
        orientation == .horizontal ? (0, Self.widest) : (0, layout.height)
    }

    override func allocate(width: Int, height: Int, baseline: Int) {
        var value = verticalAdjustment?.value ?? 0
        if isRevealPending, let selectedIndex {
            let item = layout.items[selectedIndex]
            value = Double(max(0, item.top + item.height / 2 - height / 2))
        }
        isRevealPending = false
        configure(value: value)
        let rowWidth = min(Self.widest, width - 2 * Self.sideMargin)
        let left = (width - rowWidth) / 2
        for row in rows where layout.items.indices.contains(row.index) {
            let item = layout.items[row.index]
            row.allocate(
                PixelFrame(
                    x: left, y: item.top - Int(top), width: max(0, rowWidth), height: item.height)
            )
        }
        scheduleUpdate()
    }

    // MARK: - Rows

    override var itemCount: Int { layout.items.count }

    /// None before the first allocation, when the viewport is unknown.
    override var nearItems: [Int] {
        guard height > 0 else { return [] }
        let top = Int(top)
        return Array(layout.indices(from: top - Self.margin, to: top + height + Self.margin))
    }

    override func role(ofItemAt index: Int) -> AccessibleRole {
        layout.items[index].entry == nil ? .heading : .listItem
    }

    override func bind(_ row: ContentRow) {
        switch layout.items[row.index].content {
        case .family(let family): (row as? FamilyRow)?.display(family)
        case .face(let entry, let number, let isFirst, let isLast):
            let face = row as? FaceRow
            face?.display(entry, sample: sample, in: catalogue)
            face?.roundCorners(isFirst: isFirst, isLast: isLast)
            face?.isSelected = row.index == selectedIndex
            face?.setAccessiblePosition(number + 1, of: count)
        }
    }

    // MARK: - Keys and clicks

    /// The list is one stop of the Tab key; arrows move inside.
    override func focus(_ direction: FocusDirection) -> Bool {
        guard focusedRow == nil, count > 0 else { return false }
        if selectedIndex == nil { selectFirst() } else { selectedIndex.map(reveal) }
        return focusSelected()
    }

    /// Moves the keyboard focus to the selected face.
    @discardableResult
    func focusSelected() -> Bool {
        updateRows(refreshing: false)
        return selectedIndex.flatMap(row(at:))?.grabFocus() ?? false
    }

    /// Handles a key; false for keys without a meaning here.
    func press(_ key: String, _ modifiers: Modifiers) -> Bool {
        guard modifiers.isDisjoint(with: [.control, .alt]), count > 0 else { return false }
        let page = max(1, height / FaceListLayout.faceHeight)
        switch key {
        case "Up", "KP_Up": return move(by: -1)
        case "Down", "KP_Down": return move(by: 1)
        case "Page_Up", "KP_Page_Up": return move(by: -page)
        case "Page_Down", "KP_Page_Down": return move(by: page)
        case "Home", "KP_Home": return move(by: -count)
        case "End", "KP_End": return move(by: count)
        case "Return", "KP_Enter", "ISO_Enter":
            guard let selected else { return false }
            onActivated?(selected)
            return true
        default: return false
        }
    }

    /// Moves the selection by a number of faces, at most to the first or last.
    private func move(by steps: Int) -> Bool {
        let faces = layout.faces
        guard let last = faces.indices.last else { return false }
        let current = selectedIndex.flatMap { faces.firstIndex(of: $0) }
        let target = current.map { min(max(0, $0 + steps), last) } ?? 0
        guard target != current else { return steps > 0 }
        choose(faces[target])
        return focusSelected()
    }

    private func click(at y: Double, count: Int) {
        let position = Int(y + top)
        guard let index = layout.indices(from: position, to: position + 1).first,
            let entry = layout.items[index].entry
        else { return }
        choose(index)
        focusSelected()
        if count == 2 { onActivated?(entry) }
    }
}
