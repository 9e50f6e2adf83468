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
    let deviceButton = MenuButton(iconName: "phone-symbolic", tooltip: tr("Device and Settings"))
    /// The popover of the device, created when it is first opened.
    private(set) lazy var device = makeDevicePopover()
    private let open = MenuButton(
        iconName: "document-open-symbolic", tooltip: tr("Open"), menu: Menus.open)
    private let primary = MenuButton(
        iconName: "open-menu-symbolic", tooltip: tr("Main Menu"), menu: Menus.primary)
    private let page: Page
    private let frame: DeviceFrame

    /// The buttons that open popovers.
    var menuButtons: [MenuButton] { [open, primary, deviceButton] }

    /// The header of a window.
    ///
    /// - Parameter frame: keeps the device next to the device popover.
    init(_ page: Page, frame: DeviceFrame) {
        (self.page, self.frame) = (page, frame)
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
        for button in [primary, deviceButton, warnings] { widget.packEnd(button) }
        page.audit.observe(.any, by: self) { $0.displayFindings() }
        displayFindings()
        deviceButton.setPopover { [weak self] in self?.device.popover }
        page.observe(.files, by: self) { $0.describeHistory() }
        describeHistory()
    }

    private var viewSwitcher: Box {
        let buttons = [
            (PageViews.View.single, "view-paged-symbolic", tr("One Size (Ctrl+1)")),
            (.ladder, "view-grid-symbolic", tr("All Sizes (Ctrl+2)")),
            (.comparison, "view-dual-symbolic", tr("Comparison (Ctrl+3)")),
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

    private func makeDevicePopover() -> DevicePopover {
        let device = DevicePopover(page.preview)
        device.popover.onShown { [weak self] in self?.uncoverDevice(whilePopover: $0) }
        return device
    }

    private func uncoverDevice(whilePopover isShown: Bool) {
        guard isShown else { return frame.covered = nil }
        frame.covered = { [weak self] in
            guard let self, let button = deviceButton.bounds(in: frame) else { return nil }
            let middle = button.x + button.width / 2
            let half = Double(device.popover.measured(.horizontal).natural) / 2
            return (middle - half)...(middle + half)
        }
    }
}
