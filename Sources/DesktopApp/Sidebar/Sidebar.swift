// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

/// The sidebar: the theme's text styles, the findings, or the inspector.
///
/// ```
/// Box
/// ├── Box .linked       Text Styles, Findings, Inspector
/// ╰── Stack
///     ├── StyleSidebar
///     ├── FindingsPane
///     ╰── InspectorPane
/// ```
final class Sidebar {
    /// A content of the sidebar.
    enum Content: String, CaseIterable {
        case styles, findings, inspector
    }

    /// The widget to place.
    let widget: Box
    let styles: StyleSidebar
    /// The list of findings, made when it is first visible, since the window starts without it.
    private(set) var findings: FindingsPane?
    /// The inspector's panel, made when it is first visible.
    private(set) var inspector: InspectorPane?
    let buttons: [ToggleButton]
    private let stack = Stack()
    private let page: Page
    private let flows: WindowFlows

    /// The sidebar of a window.
    init(_ styles: StyleSidebar, _ page: Page, _ flows: WindowFlows) {
        (self.styles, self.page, self.flows) = (styles, page, flows)
        buttons = ["Text Styles", "Findings", "Inspector"].map { ToggleButton($0) }
        let switcher = Box(.horizontal, buttons)
        switcher.addCssClass("linked")
        // Not of one width: a count of findings would widen all three, and the sidebar with them.
        for button in buttons { button.expandsHorizontally = true }
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
    /// What was visible before the inspector.
    private(set) var contentBeforeInspector = Content.styles
    /// Called when something else shows.
    var onContentChanged: (Content) -> Void = { _ in }

    /// Makes one of them visible.
    func present(_ content: Content) {
        switch content {
        case .findings where findings == nil:
            let pane = FindingsPane(page.audit, flows.findings)
            stack.add(SidebarPane(pane.widget), name: content.rawValue)
            findings = pane
        case .inspector where inspector == nil:
            let pane = InspectorPane(flows.inspecting)
            stack.add(SidebarPane(pane.widget), name: content.rawValue)
            inspector = pane
        case .styles, .findings, .inspector: break
        }
        if content == .inspector, self.content != .inspector {
            contentBeforeInspector = self.content
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
