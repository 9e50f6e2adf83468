// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import GtkKit
import LayoutEngine
import Reporting
import Syntax
import Words
import Workspace

/// A column of All Sizes: a head that opens the single view, above a list as wide as its device.
///
/// ```
/// Box
/// ├── Box
/// │   ├── Button .flat        name, numbers, violations
/// │   ╰── MenuButton          how the size is calculated
/// ╰── Overlay
///     ├── ScrolledWindow .device
///     │   ╰── TableView
///     ╰── Box .lost           at the foot: the first text that is lost, and how
/// ```
final class LadderColumn {
    let widget: Box
    let preview: LivePreview
    let table: TableView
    /// The button in the head, which opens the single view.
    let head: Button
    /// The button that explains how the size in the head is calculated.
    let explanation: ExplanationButton
    /// Whether the head is visible.
    var hasHead = true { didSet { line.isVisible = hasHead } }
    /// Whether the column has the environment of the single view.
    var isCurrent = false {
        didSet {
            guard isCurrent != oldValue else { return }
            widget.setCssClass("current", isCurrent)
            head.setAccessibleSelected(isCurrent)
        }
    }
    /// Whether the head has space for only a few words. Its tooltip and screen readers have all of them.
    var isNarrow = false {
        didSet {
            guard isNarrow != oldValue else { return }
            explanation.widget.isVisible = !isNarrow
            describe()
        }
    }
    /// The number of violations in the column.
    let violations = Label(" ", "caption")
    var labels: [Label] { [name, numbers, violations] }
    private let line: Box
    private let ladder: Ladder
    private let name = Label("", "heading")
    private let numbers = Label("", "caption", "numeric", "dim-label")
    /// Measures all figures, even those that the head has no room for.
    private let ruler = Label("", "caption", "numeric")
    private let audit: ColumnAudit
    private let selection: TableSelection?
    /// Typing and editing in the list; nil for another screen than that of the page.
    private(set) var typing: TextTyping?
    private(set) var editing: TableEditing?
    /// The first text that is lost, and how it is lost.
    let lost = Label(start: "", "caption-heading")
    private let lostHow = Label(start: "", "caption")
    private let foot: Box
    private let stage: Overlay

    /// A column that displays a preview and follows its changes.
    ///
    /// - Parameters:
    ///   - hasScrollBar: whether it shows a scroll bar. Over a small device, it would hide a part of the rows.
    ///   - scroll: scrolls all columns after the user has scrolled this one.
    init(
        _ preview: LivePreview, of ladder: Ladder, _ page: Page, factor: Double,
        hasScrollBar: Bool = true, scroll: @escaping (ScrollPosition) -> Void
    ) {
        self.preview = preview
        self.ladder = ladder
        audit = ColumnAudit(preview, page.project)
        table = TableView(preview)
        table.zoom = factor
        table.sharedPosition = ladder.sharesPosition ? ladder.position : nil
        table.onScrolled = scroll
        // Elements of another window's screen are not those of the page.
        selection =
            preview.screen === page.screen ? TableSelection(over: table, page.selection) : nil
        let device = ScrolledWindow(table)
        device.addCssClass("device")
        device.clipsToBounds = true
        device.expandsVertically = true
        device.horizontalPolicy = .external
        if !hasScrollBar { device.verticalPolicy = .external }
        let words = [name, numbers, violations]
        for label in words { label.ellipsis = .end }
        head = Button(showing: Box(.vertical, words))
        head.addCssClass("flat")
        head.expandsHorizontally = true
        explanation = ExplanationButton(
            tr("How the size of Body is calculated")
        ) { [weak preview, weak ladder] in
            guard let preview, let ladder else { return ([], nil) }
            return ([ladder.words(of: preview).share], preview.current.explanation(of: .body))
        }
        line = Box(.horizontal, [head, explanation.widget])
        for label in [lost, lostHow] { label.ellipsis = .end }
        foot = Box(.vertical, [lost, lostHow], "lost")
        foot.verticalAlignment = .end
        foot.isVisible = false
        stage = Overlay(device)
        stage.addOverlay(foot)
        widget = Box(.vertical, spacing: 6, [line, stage])
        preview.observe([.preview, .refinement], by: self) { $0.describe() }
        head.onTooltip { [weak self] in
            guard let self else { return "" }
            let words = self.ladder.words(of: self.preview)
            let steps = isNarrow ? explanation.lines : []
            return (["\(words.name) · \(words.numbers) · \(count)"] + steps)
                .joined(separator: "\n")
        }
        audit.onChanged = { [weak self] in
            self?.describe()
            self?.describeLoss()
        }
        describe()
    }

    /// Lets the user edit the screen in the list.
    func edit(_ page: Page, with controller: ScreenEditController) {
        guard let selection else { return }
        let typing = TextTyping(table, in: stage, of: page)
        editing = TableEditing(table, in: stage, typing, selection, controller)
        self.typing = typing
    }

    /// The number of violations. Until it is known, a space, which keeps the height of the line.
    private var count: String {
        audit.violationCount.map { $0 == 0 ? tr("No violations") : ViolationCounts.words($0) }
            ?? " "
    }

    /// Displays the first text that is lost, over the end of the list, so that nothing moves.
    private func describeLoss() {
        foot.isVisible = audit.firstLoss != nil
        guard let first = audit.firstLoss else { return }
        lost.text = first.name
        lostHow.text = first.rule.text.title
        foot.tooltip = listed([first.message, count])
        foot.setAccessibleLabel(first.message)
    }

    /// The width in pixels that the head needs for all of its figures.
    var widthOfHead: Int { ruler.measured(.horizontal).natural + Self.explanationWidth }

    /// The width of the button beside the figures, with the padding of the head, in pixels.
    private static let explanationWidth = 44

    private func describe() {
        let words = ladder.words(of: preview)
        if ruler.text != words.numbers { ruler.text = words.numbers }
        let figures = isNarrow ? words.figures : words.numbers
        let shown = (words.name, figures, count)
        guard (name.text, numbers.text, violations.text) != shown else { return }
        (name.text, numbers.text, violations.text) = shown
        let hasViolations = (audit.violationCount ?? 0) > 0
        violations.setCssClass("error", hasViolations)
        violations.setCssClass("dim-label", !hasViolations)
        head.setAccessibleLabel(listed([words.name, words.numbers, count]))
        table.setAccessibleLabel(listed([words.name, words.numbers]))
    }
}
