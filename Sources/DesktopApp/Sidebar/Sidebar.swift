// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words
import Workspace

/// The sidebar: the theme's text styles, the findings, or the inspector.
///
/// ```
/// Box
/// ├── Box .linked       Text Styles, Findings, Inspector
/// ╰── SidebarPane
///     ╰── Stack
///         ├── StylesPane
///         ├── FindingsPane
///         ╰── InspectorPane
/// ```
final class Sidebar {
    enum Content: String, CaseIterable {
        case styles, findings, inspector
    }

    let widget: Box
    let styles: StylesPane
    /// The list of findings, created when it first becomes visible, because the window starts without it.
    private(set) var findings: FindingsPane?
    /// The inspector's panel, created when it first becomes visible.
    private(set) var inspector: InspectorPane?
    let buttons: [ToggleButton]
    private let stack = Stack()
    private let page: Page
    private let flows: WindowFlows

    init(_ page: Page, _ flows: WindowFlows) {
        (self.page, self.flows) = (page, flows)
        styles = StylesPane(page, flows.editing)
        buttons = [tr("Styles"), tr("Findings"), tr("Inspector")].map { ToggleButton($0) }
        let switcher = Box(.horizontal, buttons, "linked")
        switcher.isHomogeneous = true
        switcher.setMargins(9)
        stack.add(styles.widget, name: Content.styles.rawValue)
        let pane = SidebarPane(stack)
        pane.expandsVertically = true
        widget = Box(.vertical, [switcher, pane], "sidebar-pane")
        for (content, button) in zip(Content.allCases, buttons) {
            button.onToggled { [weak self] _ in self?.present(content) }
        }
        buttons[0].isActive = true
        page.inspection.observe(.any, by: self) { $0.followInspection() }
    }

    private(set) var content = Content.styles {
        didSet {
            guard content != oldValue else { return }
            onContentChanged(content)
            page.inspection.isActive = content == .inspector
        }
    }
    /// The pane that was visible before the inspector.
    private var contentBeforeInspector = Content.styles
    /// Called when another pane becomes visible.
    var onContentChanged: (Content) -> Void = { _ in }

    /// Shows one of the panes.
    func present(_ content: Content) {
        switch content {
        case .findings where findings == nil:
            let pane = FindingsPane(page.audit, flows.findings)
            stack.add(pane.widget, name: content.rawValue)
            findings = pane
        case .inspector where inspector == nil:
            let pane = InspectorPane(flows.inspecting)
            stack.add(pane.widget, name: content.rawValue)
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

    private func followInspection() {
        if content == .inspector, !page.inspection.isActive { present(contentBeforeInspector) }
    }
}
