// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import LayoutEngine
import Previewing
import Reporting
import Words
import Workspace

/// The differences between the two sides of a comparison, in words and points, from `Differences`.
///
/// ```
/// Box
/// ├── Label .heading         12 differences
/// ╰── ScrolledWindow
///     ╰── ListBox
/// ```
final class DifferencesList {
    /// A line of differences, with its element in both lists.
    struct Row: Equatable {
        var words: String
        var old: ItemID?
        var new: ItemID?

        /// Whether it leads to an element of one of the lists.
        var isElement: Bool { old != nil || new != nil }

        nonisolated init(_ line: Differences.Line) {
            words = line.text
            if case .item(let old, let new) = line.subject { (self.old, self.new) = (old, new) }
        }
    }

    let widget: Box
    let list = DifferenceRows()
    /// The rows in their order.
    var rows: [Row] { list.items }
    /// Called with a row that the user activates.
    var onChosen: ((Row) -> Void)?
    private let heading = Label(start: "", "heading")
    private let scrolled: ScrolledWindow
    private var job: PreviewJob?

    private static let height = 132

    init() {
        heading.setMargins(9)
        list.setAccessibleLabel(tr("Differences"))
        scrolled = ScrolledWindow(vertical: list)
        scrolled.propagatesNaturalHeight = true
        scrolled.maximumContentHeight = Self.height
        scrolled.expandsVertically = true
        widget = Box(.vertical, [heading, scrolled], "differences-pane")
        list.onActivated = { [weak self] in
            if let self, rows[$0].isElement { onChosen?(rows[$0]) }
        }
    }

    /// Lists the differences of two previews from now on.
    func follow(_ first: LivePreview, _ second: LivePreview) {
        job = PreviewJob(
            on: [first, second],
            {
                let tokens = [first, second].map { $0.theme.tokens?.contexts ?? [:] }
                return { previews in
                    Differences(
                        from: [previews[0]], to: [previews[1]],
                        tokenThemes: (tokens[0], tokens[1])
                    ).lines.map(Row.init)
                }
            },
            then: { [weak self] in self?.display($0) })
    }

    private func display(_ rows: [Row]) {
        guard rows != self.rows || heading.text.isEmpty else { return }
        list.items = rows
        heading.text =
            rows.isEmpty
            ? tr("No differences") : trn("%1$s difference", "%1$s differences", rows.count)
        list.reload()
        scrolled.isVisible = !rows.isEmpty
    }
}

/// The rows of the differences that are in view.
final class DifferenceRows: MeasuredList {
    fileprivate(set) var items: [DifferencesList.Row] = []

    init() { super.init { _ in DifferenceRow() } }

    override var itemCount: Int { items.count }

    override func bind(_ row: ContentRow) { (row as? DifferenceRow)?.display(items[row.index]) }
}

/// The recycled row of a difference.
final class DifferenceRow: ContentRow {
    private let label = Label(start: "")

    override class var cssName: String { "differencerow" }

    init() {
        label.wraps = true
        super.init(label)
        isFocusable = true
    }

    func display(_ row: DifferencesList.Row) {
        label.text = row.words
        setAccessibleLabel(row.words)
    }
}
