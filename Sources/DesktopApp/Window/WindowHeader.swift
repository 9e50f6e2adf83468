// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import GtkKit
import Words
import Workspace

/// The header bar: sidebar, open, undo, and redo at the start; warnings, device, and main menu at the end.
final class WindowHeader {
    let widget = HeaderBar()
    /// The titles of the theme and the screen.
    let title = WindowTitle(title: "")
    /// The button with the number of warnings, which opens their window.
    let warnings = Button(iconName: "dialog-warning-symbolic", tooltip: tr("Warnings"))
    /// The button with the number of violations, which opens the list of findings.
    let findings = Button("0")
    let undoButton = Button(iconName: "edit-undo-symbolic", tooltip: tr("Undo"))
    let redoButton = Button(iconName: "edit-redo-symbolic", tooltip: tr("Redo"))
    private let open = MenuButton(
        iconName: "document-open-symbolic", tooltip: tr("Open"), menu: Menus.open)
    private let primary = MenuButton(
        iconName: "open-menu-symbolic", tooltip: tr("Main Menu"), menu: Menus.primary)
    private let page: Page

    /// The buttons that open popovers.
    var menuButtons: [MenuButton] { [open, primary] }

    /// The header of a window.
    init(_ page: Page) {
        self.page = page
        let sidebar = ToggleButton(
            iconName: "sidebar-show-symbolic", tooltip: tr("Text Styles (F9)"))
        sidebar.actionName = "win.sidebar"
        undoButton.actionName = "win.undo"
        redoButton.actionName = "win.redo"
        for button in [sidebar, open] { widget.packStart(button) }
        // The menu contains all of these, too.
        widget.packStart(OptionalBox(spacing: 6, [undoButton, redoButton, viewSwitcher, findings]))
        widget.titleWidget = title
        primary.isPrimary = true
        warnings.actionName = "win.messages"
        findings.actionName = "win.findings"
        for button in [primary, warnings] { widget.packEnd(button) }
        page.audit.observe(.any, by: self) { $0.displayFindings() }
        displayFindings()
        page.observe(.files, by: self) { $0.describeHistory() }
        describeHistory()
    }

    private var viewSwitcher: Box {
        let buttons = [
            (PageViews.View.single, "view-paged-symbolic", tr("One Size (Ctrl+1)")),
            (.ladder, "view-grid-symbolic", tr("All Sizes (Ctrl+2)")),
            (.comparison, "view-dual-symbolic", tr("Comparison (Ctrl+3)")),
            (.breaks, "view-list-symbolic", tr("First Breaks (Ctrl+4)")),
        ].map { view, icon, tooltip in
            let button = ToggleButton(iconName: icon, tooltip: tooltip)
            button.setAction("win.view('\(view.rawValue)')")
            return button
        }
        return Box(.horizontal, buttons, "linked")
    }

    /// Displays the summary of warnings, unless a bar announces them.
    func displayWarnings(_ summary: String, isAnnouncedElsewhere: Bool) {
        warnings.isVisible = !isAnnouncedElsewhere && !summary.isEmpty
        warnings.tooltip = summary
        warnings.setAccessibleLabel(summary)
    }

    private func displayFindings() {
        let count = page.audit.violations?.total ?? 0
        let words = tr("Findings: %1$s", ViolationCounts.words(count))
        findings.label = "\(count)"
        // Warnings are not counted, but the button still opens their list.
        findings.isVisible = page.audit.findings.contains { $0.severity > .information }
        findings.tooltip = words
        findings.setAccessibleLabel(words)
        for (name, isSet) in [("error", count > 0), ("warning", count == 0)] {
            findings.setCssClass(name, isSet)
        }
    }

    /// Sets the tooltips of undo and redo to the names of their steps.
    private func describeHistory() {
        let undo = page.undoLabel.map { tr("Undo “%1$s”", $0) } ?? tr("Undo")
        let redo = page.redoLabel.map { tr("Redo “%1$s”", $0) } ?? tr("Redo")
        for (button, words) in [(undoButton, undo), (redoButton, redo)]
        where button.tooltip != words {
            button.tooltip = words
            button.setAccessibleLabel(words)
        }
    }
}
