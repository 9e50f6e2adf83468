// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import Previewing
import Words
import Workspace

/// The expander row of a text style: its font, its size, and whether an iPhone has the font.
final class StyleRow {
    let item: ExpanderRow
    /// The size at L, if the current size differs.
    let baseLabel = StyleRow.sizeColumn()
    let sizeLabel = StyleRow.sizeColumn()
    /// The name of the font in the theme.
    let fontLabel = Label(start: "", "caption")
    /// The notes on the font.
    let noteLabel = Label(start: "", "caption", "dim-label")
    /// The editor, created when the row is first expanded.
    private(set) var details: StyleDetails?
    private let style: TextStyle
    private let preview: LivePreview
    private let editor: FieldEditor
    private weak var pane: StylesPane?
    private let mark = Image(iconName: "dialog-warning-symbolic")
    private var shown: StyleReport?
    private var isUsed = true

    init(
        _ style: TextStyle, _ preview: LivePreview, _ editor: FieldEditor, in pane: StylesPane
    ) {
        (self.style, self.preview, self.editor, self.pane) = (style, preview, editor, pane)
        item = ExpanderRow(title: style.displayName)
        item.addCssClass("style")
        baseLabel.addCssClass("dim-label")
        sizeLabel.isSelectable = true
        mark.addCssClass("warning")
        mark.isVisible = false
        // AdwExpanderRow puts each suffix before the earlier ones.
        item.addSuffix(sizeLabel)
        item.addSuffix(baseLabel)
        for label in [fontLabel, noteLabel] {
            label.wrapAnywhere()
            label.maximumWidthInCharacters = SidebarPane.width
        }
        noteLabel.expandsHorizontally = true
        mark.verticalAlignment = .start
        mark.pixelSize = 12
        mark.marginTop = 2
        let below = Box(
            .vertical, spacing: 1, [fontLabel, Columns(spacing: 4, [mark, noteLabel])], "below")
        below.onReleased { [weak self] _, _, _ in self?.item.isExpanded.toggle() }
        item.addBelow(below)
        item.onExpanded { [weak self] in
            guard $0, let self else { return }
            open()
            self.pane?.reveal(item)
        }
        item.onPointerMoved { [weak self] in self?.pointAt($0 != nil) }
        item.onFocus(
            entered: { [weak self] in self?.pointAt(true) },
            left: { [weak self] in self?.pointAt(false) })
    }

    /// Highlights the texts of the style in the preview, or nothing.
    private func pointAt(_ isPointedAt: Bool) {
        editor.onPointedAt(isPointedAt ? style : nil)
    }

    /// A label in a column of sizes. Its width is the same in all rows and categories, so nothing moves with the
    /// slider.
    static func sizeColumn() -> Label {
        let label = Label(start: "", "numeric")
        label.xAlignment = 1
        label.widthInCharacters = 6
        return label
    }

    /// Creates the fields when the row is expanded. The fields of all eleven rows would take long to create, and most
    /// rows are never expanded.
    private func open() {
        guard details == nil else { return }
        let details = StyleDetails(style, preview, editor)
        details.rows.forEach(item.addRow)
        self.details = details
        if let shown { details.display(shown) }
    }

    /// The style's figures on one line; nil before the first display.
    var figures: String? { shown?.figures }

    /// Displays a style.
    ///
    /// - Parameter isUsed: whether any text of the screen has the style.
    func display(_ report: StyleReport, isUsed: Bool) {
        details?.display(report)
        guard report != shown || isUsed != self.isUsed else { return }
        let isSameFont =
            report.requestedName == shown?.requestedName
            && report.resolvedName == shown?.resolvedName && report.summary == shown?.summary
            && isUsed == self.isUsed
        (shown, self.isUsed) = (report, isUsed)
        displaySize(of: report)
        // The slider changes only the size, many times a second.
        if !isSameFont { displayFont(of: report) }
    }

    private func displaySize(of report: StyleReport) {
        let base = report.pointSize(at: .default)
        baseLabel.text = base == report.pointSize ? "" : base.shown
        sizeLabel.text = report.pointSize.points
        item.setAccessibleLabel(
            // Translators: a text style, its size, and its font.
            tr(
                "%1$s, %2$s points, %3$s", report.style.displayName,
                report.pointSize.shown, report.resolvedName))
    }

    private func displayFont(of report: StyleReport) {
        fontLabel.text = report.isSystemFont ? tr("System Font") : report.requestedName
        let summary = report.summary
        let note = sentences(
            summary.isEmpty ? nil : summary, isUsed ? nil : tr("Not used on this screen."))
        noteLabel.text = note
        noteLabel.isVisible = !note.isEmpty
        item.setAccessibleDescription(note)
        mark.isVisible = report.source.isLost
    }
}

extension StyleReport {
    /// The size at L and now, and the font, on one line.
    var figures: String {
        let sizes = [baseSize, pointSize].map(\.points)
        let size = sizes[0] == sizes[1] ? sizes[0] : sizes.joined(separator: " → ")
        return "\(style.displayName): \(size), \(resolvedName)"
    }
}
