// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import GtkKit
import Words
import Workspace

/// The names of all columns in a row, while some columns are out of view. They show where one is, and lead to the
/// others.
///
/// ```
/// ScrolledWindow
/// ╰── Box
///     ╰── Button .flat × n     name, number of violations
/// ```
final class LadderHeads {
    let widget: ScrolledWindow
    private(set) var buttons: [Button] = []
    private var labels: [(name: Label, count: Label)] = []
    private let row = Box(.horizontal, [], "ladder-heads")
    private let strip: LadderStrip
    private let audit: LiveAudit

    /// The heads of a strip's columns.
    init(_ strip: LadderStrip, _ audit: LiveAudit) {
        (self.strip, self.audit) = (strip, audit)
        row.horizontalAlignment = .center
        widget = ScrolledWindow(row)
        widget.verticalPolicy = .never
        widget.horizontalPolicy = .external
        widget.isVisible = false
        audit.observe(until: self) { [weak self] _ in self?.reload() }
        strip.ladder.base.observe([.preview, .categories], by: self) { $0.reload() }
    }

    /// Displays the columns as they are now.
    func reload() {
        let ladder = strip.ladder
        let inView = strip.columnsInView
        widget.isVisible = inView.count < ladder.columns.count
        guard widget.isVisible else { return }
        if buttons.count != ladder.columns.count { build(ladder.columns.count) }
        let current = ladder.currentColumn
        // Sizes have short names, so their heads are equally wide.
        let hasCounts = hasCounts
        row.isHomogeneous = hasCounts
        row.setCssClass("unequal", !hasCounts)
        for (number, column) in ladder.columns.enumerated() {
            let button = buttons[number]
            let name = ladder.name(of: column)
            let count = count(in: column)
            let words = count.map { tr("%1$s: %2$s", name, ViolationCounts.words($0)) } ?? name
            labels[number].name.text = name
            labels[number].count.isVisible = hasCounts
            labels[number].count.text = count.map { $0 > 0 ? "\($0)" : " " } ?? " "
            button.setAccessibleLabel(words)
            button.tooltip = words
            button.setAccessibleSelected(number == current)
            button.setCssClass("current", number == current)
            button.setCssClass("in-view", inView.contains(number))
        }
    }

    /// Whether the numbers of violations are known: only those of all sizes are.
    private var hasCounts: Bool { strip.ladder.axis == .category }

    /// The number of violations in a column; nil where it is unknown.
    private func count(in column: LivePreview) -> Int? {
        hasCounts ? audit.violations?[column.category] : nil
    }

    private func build(_ count: Int) {
        buttons.forEach(row.remove)
        labels = (0..<count).map { _ in (Label("", "caption"), Label(" ", "caption", "error")) }
        buttons = labels.enumerated().map { number, labels in
            let button = Button(showing: Box(.vertical, [labels.name, labels.count]))
            button.addCssClass("flat")
            button.onClicked { [weak strip] in strip?.focus(column: number) }
            row.append(button)
            return button
        }
    }
}
