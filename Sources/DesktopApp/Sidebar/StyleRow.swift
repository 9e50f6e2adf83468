// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import Previewing

/// One text style: which font, how large, and why; opened, what can be changed about it.
final class StyleRow {
    /// The row to put into a list.
    let item: ExpanderRow
    /// From the base size to the current one.
    let sizeLabel = Label()
    /// What can be changed, once the row was opened.
    private(set) var details: StyleDetails?
    private let style: TextStyle
    private let model: PreviewModel
    private weak var sidebar: StyleSidebar?
    private let mark = Image(iconName: "dialog-warning-symbolic")
    private var shown: StyleReport?

    /// A row of a style.
    init(_ style: TextStyle, _ model: PreviewModel, in sidebar: StyleSidebar) {
        (self.style, self.model, self.sidebar) = (style, model, sidebar)
        item = ExpanderRow(title: style.displayName)
        sizeLabel.addCssClass("numeric")
        sizeLabel.isSelectable = true
        mark.addCssClass("warning")
        mark.isVisible = false
        item.addSuffix(mark)
        item.addSuffix(sizeLabel)
        item.onExpanded { [weak self] in if $0 { self?.open() } }
    }

    /// Most rows are never opened, and eleven times what is inside takes a while to make.
    private func open() {
        guard details == nil, let sidebar else { return }
        let details = StyleDetails(style, model, in: sidebar)
        details.rows.forEach(item.addRow)
        self.details = details
        if let shown { details.show(shown) }
    }

    /// The style's size at Large and now, and its font, on one line.
    var figures: String? {
        shown.map { report in
            let sizes = [report.baseSize, report.pointSize].map(SizeWords.points)
            let size = sizes[0] == sizes[1] ? sizes[0] : sizes.joined(separator: " → ")
            return "\(report.style.displayName): \(size), \(report.resolvedName)"
        }
    }

    /// Shows what became of the style.
    func show(_ report: StyleReport) {
        details?.show(report)
        guard report != shown else { return }
        let isSameFont =
            report.requestedName == shown?.requestedName
            && report.resolvedName == shown?.resolvedName
            && report.explanation == shown?.explanation
        shown = report
        showSize(report)
        // Most of the time it is the size alone that changes, many times a second.
        if !isSameFont { showFont(report) }
    }

    private func showSize(_ report: StyleReport) {
        sizeLabel.text =
            "\(SizeWords.number(report.baseSize)) → \(SizeWords.points(report.pointSize))"
        item.setAccessibleLabel(
            "\(report.style.displayName), \(SizeWords.number(report.pointSize)) points, "
                + report.resolvedName)
    }

    private func showFont(_ report: StyleReport) {
        let requested = report.requestedName == "system" ? "System font" : report.requestedName
        let names =
            report.requestedName == report.resolvedName
            ? requested : "\(requested) → \(report.resolvedName)"
        // The ordinary cases need no sentence, and eleven times the same one says nothing.
        item.subtitle = report.isPlain ? names : "\(names)\n\(report.explanation)"
        item.tooltip = report.explanation
        item.setAccessibleDescription(report.explanation)
        mark.isVisible = report.source == .unknown
    }
}
