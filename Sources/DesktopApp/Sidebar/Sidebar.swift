// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

/// The sidebar: the theme's text styles, or the findings.
///
/// ```
/// Box
/// ├── Box .linked       Text Styles, Findings
/// ╰── Stack
///     ├── StyleSidebar
///     ╰── FindingsPane
/// ```
final class Sidebar {
    /// A content of the sidebar.
    enum Content: String, CaseIterable {
        case styles, findings
    }

    /// The widget to place.
    let widget: Box
    let styles: StyleSidebar
    /// The list of findings, made when it is first visible, since the window starts without it.
    private(set) var findings: FindingsPane?
    let buttons: [ToggleButton]
    private let stack = Stack()
    private let page: Page
    private let flow: FindingsFlow

    /// The sidebar of a window.
    init(_ styles: StyleSidebar, _ page: Page, _ flow: FindingsFlow) {
        (self.styles, self.page, self.flow) = (styles, page, flow)
        buttons = [ToggleButton("Text Styles"), ToggleButton("Findings")]
        let switcher = Box(.horizontal, buttons)
        switcher.addCssClass("linked")
        switcher.isHomogeneous = true
        switcher.setMargins(9)
        stack.add(styles.widget, name: Content.styles.rawValue)
        stack.expandsVertically = true
        widget = Box(.vertical, [switcher, stack])
        widget.addCssClass("sidebar-pane")
        for (content, button) in zip(Content.allCases, buttons) {
            button.onToggled { [weak self] _ in self?.present(content) }
        }
        buttons[0].isActive = true
        page.audit.observe(until: self) { [weak self] _ in self?.displayCount() }
    }

    /// The visible content.
    private(set) var content = Content.styles {
        didSet { if content != oldValue { onContentChanged(content) } }
    }
    /// Called when something else shows.
    var onContentChanged: (Content) -> Void = { _ in }

    /// Makes one of the two visible.
    func present(_ content: Content) {
        if content == .findings, findings == nil {
            let pane = FindingsPane(page.audit, flow)
            stack.add(SidebarPane(pane.widget), name: Content.findings.rawValue)
            findings = pane
        }
        self.content = content
        stack.visibleName = content.rawValue
        for (other, button) in zip(Content.allCases, buttons) { button.isActive = other == content }
    }

    private func displayCount() {
        let count = page.audit.findings.count
        buttons[1].label = count == 0 ? "Findings" : "Findings (\(count))"
    }
}
