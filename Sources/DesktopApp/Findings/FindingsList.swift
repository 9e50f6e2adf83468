// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import GtkKit
import Syntax
import Words

/// The list of findings, with a row for each one in view.
final class FindingsList: MeasuredList {
    /// Called with a finding to fix.
    var onFix: ((Finding) -> Void)?
    private var items: [FindingItem] = []
    private let flow: FindingsController

    /// An empty list.
    init(_ flow: FindingsController) {
        self.flow = flow
        super.init { $0 == .heading ? FindingHeading() : FindingRow(flow) }
        setAccessibleLabel(tr("Findings"))
        onActivated = { [weak self] in
            if let self, let finding = items[$0].finding { self.flow.go(to: finding) }
        }
    }

    /// The listed findings, open and ignored.
    var findings: [Finding] { items.compactMap(\.finding) }

    /// Replaces the findings. The focus stays on its finding, or moves to the next one that is still listed.
    func display(_ items: [FindingItem]) {
        let focused = focusedRow?.index
        let order = focused.map { self.items[$0...].compactMap(\.finding?.key) } ?? []
        self.items = items
        if items.isEmpty { awaitsFocus = false }
        reload(focusing: focused.flatMap { nextFocus(after: $0, order) })
    }

    /// The item that gets the focus after a change; nil if it stays where it is.
    private func nextFocus(after focused: Int, _ order: [Finding.Key]) -> Int? {
        let places = Dictionary(
            items.indices.compactMap { place in items[place].finding.map { ($0.key, place) } }
        ) { first, _ in first }
        let next = order.lazy.compactMap { places[$0] }.first
        // If its finding stays, so does the focus, which may be on a button of the row.
        guard next != focused || order.first.flatMap({ places[$0] }) != next else { return nil }
        return next ?? items.count - 1
    }

    // MARK: - Rows

    override var itemCount: Int { items.count }

    override func role(ofItemAt index: Int) -> AccessibleRole {
        items[index].finding == nil ? .heading : .listItem
    }

    override func bind(_ row: ContentRow) {
        let item = items[row.index]
        switch item {
        case .heading(let title): (row as? FindingHeading)?.display(title)
        case .group(let first, let isByRule):
            let title = isByRule ? first.rule.text.title : first.name
            (row as? FindingHeading)?.display(title)
        case .open, .ignored:
            (row as? FindingRow)?.onFix = { [weak self] in self?.onFix?($0) }
            (row as? FindingRow)?.display(item)
        }
        row.setAccessiblePosition(row.index + 1, of: itemCount)
    }
}
