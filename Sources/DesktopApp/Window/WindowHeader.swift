// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import GtkKit
import Words
import Workspace

/// The header bar: sidebar, open, undo, redo, views, and findings at the start; warnings and main menu at the end.
final class WindowHeader {
    let widget: FittingBin
    private let bar = HeaderBar()
    private let views = ViewSwitcher()
    /// The titles of the theme and the screen.
    let title = WindowTitle(title: "")
    /// The button with the number of warnings, which opens their window.
    let warnings = Button(iconName: "dialog-warning-symbolic", tooltip: tr("Warnings"))
    /// The button with the number of violations, which opens the list of findings.
    let findings = Button("0")
    let undoButton = Button(iconName: "edit-undo-symbolic", tooltip: tr("Undo"))
    let redoButton = Button(iconName: "edit-redo-symbolic", tooltip: tr("Redo"))
    private let open = MenuButton(tr("_Open"), menu: Menus.open)
    /// The items for undo and redo in the main menu.
    private let history = Menus.history()
    private let primary: MenuButton
    private let page: Page
    /// Twice the width of the other controls at the start, in pixels, because the title is in the middle.
    private static let others = 440
    /// The largest width of the title in pixels.
    private static let titleWidth = 260

    /// The buttons that open popovers.
    var menuButtons: [MenuButton] { [open, primary] }

    /// The header of a window.
    init(_ page: Page) {
        self.page = page
        primary = MenuButton(
            iconName: "open-menu-symbolic", tooltip: tr("Main Menu"),
            menu: Menus.primary(history: history))
        // The views have words where all of them fit beside the title, and Open has one down to phones.
        let word = open.label
        // A long title leaves the room of the buttons, whose actions are more often needed than its end.
        let limited = Clamp(title, maximumWidth: Self.titleWidth)
        widget = FittingBin(bar, leastWidth: 350, fillsWindow: true) { [bar, views, open] width in
            let room = width - limited.measured(.horizontal).natural
            views.showsWords = room >= 2 * views.widthOfWords + Self.others
            if open.label != word { open.label = word }
            if bar.measured(.horizontal).minimum > width {
                open.iconName = "document-open-symbolic"
                open.tooltip = tr("Open")
            } else {
                open.tooltip = nil
            }
        }
        let sidebar = ToggleButton(
            iconName: "sidebar-show-symbolic", tooltip: tr("Sidebar (F9)"))
        sidebar.actionName = "win.sidebar"
        undoButton.actionName = "win.undo"
        redoButton.actionName = "win.redo"
        for button in [sidebar, open] { bar.packStart(button) }
        let history = Box(.horizontal, [undoButton, redoButton], "linked")
        // The menu contains all of these, too.
        bar.packStart(OptionalBox(spacing: 6, [history, views.widget, findings]))
        bar.titleWidget = limited
        primary.isPrimary = true
        warnings.actionName = "win.messages"
        findings.actionName = "win.findings"
        for button in [primary, warnings] { bar.packEnd(button) }
        page.audit.observe(.any, by: self) { $0.displayFindings() }
        displayFindings()
        page.observe(.files, by: self) { $0.describeHistory() }
        describeHistory()
    }

    /// Displays the summary of warnings, unless a bar announces them.
    func displayWarnings(_ summary: String, isAnnouncedElsewhere: Bool) {
        warnings.isVisible = !isAnnouncedElsewhere && !summary.isEmpty
        warnings.tooltip = summary
        warnings.setAccessibleLabel(summary)
    }

    /// Whether the sidebar is visible, whose heading has the number of findings, too.
    var isSidebarVisible = false {
        didSet { if isSidebarVisible != oldValue { displayFindings() } }
    }

    private func displayFindings() {
        let count = page.audit.violations?.total ?? 0
        let words = tr("Findings: %1$s", ViolationCounts.words(count))
        findings.label = "\(count)"
        // Warnings are not counted, but the button still opens their list.
        findings.isVisible =
            !isSidebarVisible && page.audit.findings.contains { $0.severity > .information }
        findings.tooltip = words
        findings.setAccessibleLabel(words)
        for (name, isSet) in [("error", count > 0), ("warning", count == 0)] {
            findings.setCssClass(name, isSet)
        }
    }

    /// Names the steps of undo and redo in their tooltips and in the menu.
    private func describeHistory() {
        let undo = page.undoLabel.map { tr("Undo “%1$s”", $0) } ?? tr("Undo")
        let redo = page.redoLabel.map { tr("Redo “%1$s”", $0) } ?? tr("Redo")
        let others = [(undoButton, undo), (redoButton, redo)].filter { $0.tooltip != $1 }
        for (button, words) in others {
            button.tooltip = words
            button.setAccessibleLabel(words)
        }
        if !others.isEmpty {
            Menus.name(undo: page.undoLabel, redo: page.redoLabel, in: history)
        }
    }
}
