// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import LayoutEngine
import Previewing
import Reporting
import Workspace

/// The differences of the two sides of a comparison in words and points, the largest first.
///
/// ```
/// Box
/// ├── Label .heading         12 differences
/// ╰── ScrolledWindow
///     ╰── ListBox
/// ```
final class DifferencesList {
    /// A difference, with its element in both lists.
    struct Row: Equatable {
        var words: String
        var old: ItemID?
        var new: ItemID?
    }

    let widget: Box
    let list = ListBox()
    /// The rows, those of the themes first.
    private(set) var rows: [Row] = []
    /// The widgets of ``rows``, as far as there are any.
    private(set) var items: [ListBoxRow] = []
    /// Called with a row that the user activates.
    var onChosen: ((Row) -> Void)?
    private let heading = Label()
    private let scrolled: ScrolledWindow
    private var job: PreviewJob?

    /// The greatest number of rows.
    private static let limit = 200
    private static let height = 132

    init() {
        heading.addCssClass("heading")
        heading.xAlignment = 0
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
            on: [first, second], { Self.rows(from: $0[0], to: $0[1]) },
            then: { [weak self] in self?.display($0) })
    }

    /// Differences of the themes themselves, also where no item is drawn with them, then those of the
    /// lists.
    private nonisolated static func rows(from old: Preview, to new: Preview) -> [Row] {
        let themes = ThemeDifference.between(old.theme, new.theme).map {
            Row(words: "\($0.title): \($0.mine) → \($0.theirs)")
        }
        let lists = Differences(from: old, to: new).list.compactMap { difference -> Row? in
            let words = difference.changes.joined(separator: "; ")
            switch difference.subject {
            case .item(let oldItem, let newItem):
                return Row(
                    words: "\(difference.subject): \(words)", old: oldItem, new: newItem)
            case .table: return Row(words: "Table: \(words)")
            case .style where !themes.isEmpty, .color where !themes.isEmpty: return nil
            case .style(let style): return Row(words: "\(style.displayName): \(words)")
            case .color(let color): return Row(words: "\(color.displayName): \(words)")
            }
        }
        return themes + lists
    }

    private func display(_ rows: [Row]) {
        guard rows != self.rows || heading.text.isEmpty else { return }
        self.rows = rows
        heading.text =
            rows.isEmpty
            ? "No differences" : rows.count == 1 ? "1 difference" : "\(rows.count) differences"
        list.removeAll()
        items = rows.prefix(Self.limit).map(Self.item)
        items.forEach(list.append)
        scrolled.isVisible = !rows.isEmpty
    }

    private static func item(_ row: Row) -> ListBoxRow {
        let label = Label(row.words)
        label.xAlignment = 0
        label.wraps = true
        label.setMargins(3)
        label.marginStart = 9
        let item = ListBoxRow(label)
        item.isActivatable = row.old != nil || row.new != nil
        item.setAccessibleLabel(row.words)
        return item
    }
}
