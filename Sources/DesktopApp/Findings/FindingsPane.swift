// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import GtkKit
import Syntax
import Workspace

/// The findings of an audit, in groups, with a filter.
///
/// ```
/// Box
/// ├── Box
/// │   ├── SearchEntry     a part of a rule, an element or a sentence
/// │   ╰── DropDown        by element, by rule
/// ╰── Stack
///     ├── ScrolledWindow
///     │   ╰── ListBox     headings and FindingRows
///     ╰── StatusPage      that nothing was found
/// ```
final class FindingsPane {
    let widget: Box
    let list = ListBox()
    let filter = SearchEntry()
    let grouping = DropDown(["By Element", "By Rule"])
    /// The visible rows with their findings.
    private(set) var rows: [(row: FindingRow, finding: Finding)] = []
    private let stack = Stack()
    private let audit: LiveAudit
    private let flow: FindingsController
    /// The finding of each row of the list; nil for headings.
    private var targets: [Finding?] = []
    /// The order at a fix, which the findings of the next audit keep.
    private var keptOrder: [Finding.Key]?

    /// The greatest number of rows, which is more than anybody reads.
    private static let limit = 300

    /// A list of the findings of an audit.
    init(_ audit: LiveAudit, _ flow: FindingsController) {
        (self.audit, self.flow) = (audit, flow)
        filter.expandsHorizontally = true
        filter.placeholder = "Filter findings"
        filter.setAccessibleLabel("Filter findings")
        grouping.setAccessibleLabel("Group findings")
        let bar = Box(.horizontal, spacing: 6, [filter, grouping])
        bar.setMargins(9)
        list.selectionMode = .none
        list.addCssClass("styles")
        list.setAccessibleLabel("Findings")
        let scrolled = ScrolledWindow(vertical: list)
        scrolled.expandsVertically = true
        stack.add(scrolled, name: "list")
        stack.add(
            StatusPage(
                iconName: "emblem-ok-symbolic", title: "Nothing Found",
                description: "No text is lost at any size, and nothing else stands out."),
            name: "none")
        widget = Box(.vertical, [bar, stack])
        widget.addCssClass("sidebar-pane")
        filter.onChanged { [weak self] _ in self?.reload() }
        grouping.onSelected { [weak self] _ in self?.reload() }
        list.onActivated { [weak self] in self?.activate($0) }
        audit.observe(until: self) { [weak self] _ in
            guard let self else { return }
            reload()
            if !self.audit.isRunning { keptOrder = nil }
        }
        reload()
    }

    private func activate(_ index: Int) {
        guard targets.indices.contains(index), let finding = targets[index] else { return }
        flow.go(to: finding)
    }

    private func reload() {
        let order = rows.map(\.finding.key)
        let focused = rows.firstIndex { $0.row.hasFocus }
        let words = filter.text.lowercased()
        let found = keptOrder.map(audit.findings.keeping) ?? audit.findings
        let shown = found.filter { $0.holds(words) }
        let ignored = audit.ignored.filter { $0.finding.holds(words) }
        list.removeAll()
        (rows, targets) = ([], [])
        stack.visibleName = shown.isEmpty && ignored.isEmpty ? "none" : "list"
        let isByRule = grouping.selected == 1
        for (_, findings) in shown.prefix(Self.limit).grouped(by: {
            isByRule ? $0.rule.rawValue : $0.element.description
        }) {
            let title = isByRule ? findings[0].rule.text.title : findings[0].name
            addHeading(title.capitalizedFirst)
            findings.forEach(add)
        }
        if shown.count > Self.limit {
            addHeading("And \(shown.count - Self.limit) more: filter them")
        }
        if !ignored.isEmpty { addHeading("Ignored") }
        for item in ignored.prefix(Self.limit) { add(item) }
        if let focused { focusFirst(of: order[focused...]) }
    }

    /// Moves the focus to the first of some findings that is still listed: a finding, or the next after it
    /// where it is gone.
    private func focusFirst(of keys: ArraySlice<Finding.Key>) {
        let listed = keys.lazy.compactMap { key in self.rows.first { $0.finding.key == key } }
        (listed.first ?? rows.last)?.row.item.grabFocus()
    }

    private func addHeading(_ title: String) {
        let label = Label(title)
        label.addCssClass("heading")
        label.xAlignment = 0
        label.ellipsis = .end
        label.setMargins(9)
        let row = ListBoxRow(label)
        row.isActivatable = false
        // The Tab key begins with the first row that is sensitive, and the arrow keys skip others.
        row.isSensitive = false
        row.addCssClass("list-heading")
        list.append(row)
        targets.append(nil)
    }

    private func add(_ finding: Finding) {
        let row = FindingRow(
            finding, canFix: flow.canFix(finding), canIgnore: flow.canIgnore)
        row.fix?.onClicked { [weak self] in
            guard let self else { return }
            keptOrder = rows.map(\.finding.key)
            flow.fix(finding)
        }
        row.ignore.onClicked { [weak flow] in flow?.ignore(finding) }
        append(row, finding)
    }

    private func add(_ ignored: IgnoredFinding) {
        let row = FindingRow(ignored)
        row.ignore.onClicked { [weak flow] in flow?.endIgnoring(ignored) }
        append(row, ignored.finding)
    }

    private func append(_ row: FindingRow, _ finding: Finding) {
        list.append(row.item)
        rows.append((row, finding))
        targets.append(finding)
    }
}

extension [Finding] {
    /// The findings in an order that they had; a new one behind the one that it follows by itself.
    fileprivate func keeping(_ order: [Finding.Key]) -> [Finding] {
        let places = Dictionary(zip(order, order.indices)) { first, _ in first }
        var place = -1
        let placed = enumerated().map { number, finding in
            place = places[finding.key] ?? place
            return (place: place, number: number, finding: finding)
        }
        return placed.sorted { ($0.place, $0.number) < ($1.place, $1.number) }.map(\.finding)
    }
}

extension Finding {
    /// Whether a word is in anything that a row of it says.
    fileprivate func holds(_ words: String) -> Bool {
        words.isEmpty
            || [rule.rawValue, element.description, message, remedy, severity.title].contains {
                $0.lowercased().contains(words)
            }
    }
}
