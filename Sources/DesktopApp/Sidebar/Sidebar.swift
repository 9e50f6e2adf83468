// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words
import Workspace

/// The sidebar: the selection, or all findings. Without a selected element, the theme takes its place.
///
/// ```
/// Box
/// ├── Box .linked       Selection, Findings
/// ╰── SidebarPane
///     ╰── Stack
///         ├── Stack
///         │   ├── StylesPane     without a selected element
///         │   ├── ElementPane
///         │   ╰── FontChooser    while a font is chosen
///         ╰── FindingsPane
/// ```
final class Sidebar {
    enum Content: String, CaseIterable {
        case selection, findings
    }

    let widget: Box
    private let pane: SidebarPane
    /// The width of the window in pixels, which the sidebar does not exceed.
    var limit: Int {
        get { pane.limit }
        set { pane.limit = newValue }
    }
    /// The fields of the theme and of the selected element.
    let editor: FieldEditor
    let styles: StylesPane
    /// The panel of the selected element, created with the first selection, because the window starts without it.
    private(set) var element: ElementPane?
    /// The list of findings, created when it first becomes visible.
    private(set) var findings: FindingsPane?
    let buttons: [ToggleButton]
    private let stack = Stack()
    private let page: Page
    private let flows: WindowFlows

    init(_ page: Page, _ flows: WindowFlows) {
        (self.page, self.flows) = (page, flows)
        editor = FieldEditor(page, flows.editing)
        styles = StylesPane(page, editor, flows.screenEditing)
        buttons = [tr("Selection"), tr("Findings")].map { ToggleButton($0) }
        let switcher = Box(.horizontal, buttons, "linked")
        switcher.isHomogeneous = true
        switcher.setMargins(9)
        editor.widget.add(styles.widget, name: "theme")
        stack.add(editor.widget, name: Content.selection.rawValue)
        pane = SidebarPane(stack)
        pane.expandsVertically = true
        widget = Box(.vertical, [switcher, pane], "sidebar-pane")
        for (content, button) in zip(Content.allCases, buttons) {
            button.onToggled { [weak self] _ in self?.present(content) }
        }
        buttons[0].isActive = true
        editor.onRejected = { [weak self] in
            self?.styles.reload()
            self?.element?.reload()
        }
        page.selection.observe(.any, by: self) { $0.followSelection() }
        page.audit.observe(.any, by: self) { $0.displayCount() }
    }

    /// Displays the number of violations in the heading of the findings.
    private func displayCount() {
        let count = page.audit.violations?.total ?? 0
        var words = tr("Findings")
        // Translators: %1$s is the number of violations.
        if count > 0 { words = tr("Findings (%1$s)", "\(count)") }
        guard buttons[1].label != words else { return }
        buttons[1].label = words
        buttons[1].setCssClass("error", count > 0)
    }

    private(set) var content = Content.selection {
        didSet { if content != oldValue { onContentChanged(content) } }
    }
    /// Called when another pane becomes visible.
    var onContentChanged: (Content) -> Void = { _ in }

    /// Called with buttons that open menus, when they are made.
    var onMenusAdded: ([MenuButton]) -> Void = { _ in }

    /// Shows one of the panes.
    func present(_ content: Content) {
        if content == .findings, findings == nil {
            let pane = FindingsPane(page.audit, flows.findings)
            stack.add(pane.widget, name: content.rawValue)
            findings = pane
        }
        self.content = content
        stack.visibleName = content.rawValue
        for (other, button) in zip(Content.allCases, buttons) { button.isActive = other == content }
        followSelection()
    }

    /// Moves the focus to the fields of what is selected, or into the visible pane.
    func moveFocus() -> Bool {
        if let element, element.isActive, element.properties.widget.isVisible,
            element.properties.widget.moveFocus(.forward)
        {
            return true
        }
        return stack.moveFocus(.forward)
    }

    /// Shows the selected element, or else the theme.
    private func followSelection() {
        let isSelected = page.selection.isMeasuring || !page.selection.parts.items.isEmpty
        if isSelected, element == nil {
            let pane = ElementPane(page, flows, editor)
            editor.widget.add(pane.widget, name: "element")
            element = pane
            onMenusAdded(pane.editBar.menuButtons)
        }
        element?.isActive = isSelected && content == .selection
        let hasFocus = element.flatMap { widget.window?.focus?.isInside($0.widget) } ?? false
        editor.present(isSelected ? "element" : "theme")
        if hasFocus, !isSelected { _ = styles.widget.moveFocus(.forward) }
    }
}
