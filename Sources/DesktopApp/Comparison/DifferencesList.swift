// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import LayoutEngine
import Previewing
import Reporting
import Syntax
import Workspace

/// The differences of the two sides of a comparison in words and points, as `Differences` has them.
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

        nonisolated init(_ line: Differences.Line) {
            words = line.text
            if case .item(let old, let new) = line.subject { (self.old, self.new) = (old, new) }
        }
    }

    let widget: Box
    let list = ListBox()
    /// The rows in their order.
    private(set) var rows: [Row] = []
    /// The widgets of ``rows``, as far as there are any.
    private(set) var items: [ListBoxRow] = []
    /// Called with a row that the user activates.
    var onChosen: ((Row) -> Void)?
    private let heading = Label(start: "", "heading")
    private let scrolled: ScrolledWindow
    private var job: PreviewJob?

    /// The greatest number of rows.
    private static let limit = 200
    private static let height = 132

    init() {
        heading.setMargins(9)
        list.selectionMode = .none
        list.setAccessibleLabel("Differences")
        list.addCssClass("differences")
        scrolled = ScrolledWindow(list)
        scrolled.horizontalPolicy = .never
        scrolled.minimumContentHeight = Self.height
        scrolled.maximumContentHeight = Self.height
        widget = Box(.vertical, [heading, scrolled])
        widget.addCssClass("differences-pane")
        list.onActivated { [weak self] position in
            if let self, rows.indices.contains(position) { onChosen?(rows[position]) }
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
                        from: previews[0], to: previews[1], tokenThemes: (tokens[0], tokens[1])
                    ).lines.map(Row.init)
                }
            },
            then: { [weak self] in self?.display($0) })
    }

    private func display(_ rows: [Row]) {
        guard rows != self.rows || heading.text.isEmpty else { return }
        self.rows = rows
        heading.text = counted(rows.count, "difference").capitalizedFirst
        list.removeAll()
        items = rows.prefix(Self.limit).map(Self.item)
        items.forEach(list.append)
        scrolled.isVisible = !rows.isEmpty
    }

    private static func item(_ row: Row) -> ListBoxRow {
        let label = Label(start: row.words)
        label.wraps = true
        label.setMargins(3)
        label.marginStart = 9
        let item = ListBoxRow(label)
        item.isActivatable = row.old != nil || row.new != nil
        item.setAccessibleLabel(row.words)
        return item
    }
}
