// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import LayoutEngine
import Reporting
import Workspace

/// A column of the ladder: a head that opens the single view, above a list of its device's width.
///
/// ```
/// Box
/// ├── Box
/// │   ├── Button .flat        name, numbers, findings
/// │   ╰── MenuButton          how the size comes about
/// ╰── ScrolledWindow .device
///     ╰── TableView
/// ```
final class LadderColumn {
    /// The widget to place.
    let widget: Box
    /// The preview of the column.
    let preview: LivePreview
    /// The list.
    let table: TableView
    /// The button that opens the single view.
    let head: Button
    /// How the size in the head comes about.
    let explanation: ExplanationButton
    /// Whether the column has the environment of the single view.
    var isCurrent = false {
        didSet {
            guard isCurrent != oldValue else { return }
            isCurrent ? head.addCssClass("current") : head.removeCssClass("current")
            head.setAccessibleSelected(isCurrent)
        }
    }
    private let ladder: Ladder
    private let name = Label()
    private let numbers = Label()
    /// How many things break in the column.
    let findings = Label(" ")
    private let audit: ColumnAudit

    /// A column that follows its preview.
    init(_ preview: LivePreview, of ladder: Ladder, _ project: ProjectSession) {
        self.preview = preview
        self.ladder = ladder
        audit = ColumnAudit(preview, project)
        table = TableView(preview.current, library: preview.theme.fonts.library)
        let device = ScrolledWindow(table)
        device.addCssClass("device")
        device.clipsToBounds = true
        device.expandsVertically = true
        device.horizontalPolicy = .external
        name.addCssClass("heading")
        for style in ["caption", "numeric", "dim-label"] { numbers.addCssClass(style) }
        findings.addCssClass("caption")
        for label in [name, numbers, findings] { label.ellipsis = .end }
        head = Button(showing: Box(.vertical, [name, numbers, findings]))
        head.addCssClass("flat")
        head.expandsHorizontally = true
        explanation = ExplanationButton("the size of body") { [weak preview] in
            preview?.current.explanation(of: .body).lines ?? []
        }
        let line = Box(.horizontal, [head, explanation.widget])
        widget = Box(.vertical, spacing: 6, [line, device])
        preview.viewport = table.viewport
        table.onViewportChanged = { [weak preview] in preview?.viewport = $0 }
        table.onReached = { [weak preview] in preview?.refine($0) }
        preview.observe(until: self) { [weak self] change in
            guard let self, change.contains(.preview) || change.contains(.refinement) else {
                return
            }
            reload()
        }
        head.onTooltip { [weak self] in
            guard let self else { return "" }
            return "\(name.text) · \(numbers.text) · \(findings.text)"
        }
        audit.onChanged = { [weak self] in self?.describe() }
        describe()
    }

    private func reload() {
        table.display(preview.current, library: preview.theme.fonts.library)
        describe()
    }

    private func describe() {
        let words = ladder.words(of: preview)
        let count = audit.counts.map { $0.violations + $0.warnings }
        // A space keeps the line's height until the findings are known.
        let found = count.map { $0 == 0 ? "No findings" : "\($0) with findings" } ?? " "
        guard (name.text, numbers.text, findings.text) != (words.name, words.numbers, found) else {
            return
        }
        (name.text, numbers.text, findings.text) = (words.name, words.numbers, found)
        for (style, isSet) in [
            ("error", (audit.counts?.violations ?? 0) > 0),
            ("warning", audit.counts?.violations == 0 && count != 0), ("dim-label", count == 0),
        ] { isSet ? findings.addCssClass(style) : findings.removeCssClass(style) }
        head.setAccessibleLabel("\(words.name), \(words.numbers), \(found)")
        table.setAccessibleLabel("\(words.name), \(words.numbers)")
    }
}
