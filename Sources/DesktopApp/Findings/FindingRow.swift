// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import GtkKit
import Syntax
import Workspace

/// A finding in the list: how grave it is, what is wrong, what to do, where its cause stands, and what can
/// be done about it here.
final class FindingRow {
    let item: ListBoxRow
    /// The button that fixes the finding; nil where that takes more than one value.
    private(set) var fix: Button?
    /// The button that ignores the finding, or ends that.
    let ignore: Button

    /// A row of a finding that counts.
    init(_ finding: Finding, canFix: Bool, canIgnore: Bool) {
        ignore = Button(iconName: "view-conceal-symbolic", tooltip: "Ignore…")
        ignore.isVisible = canIgnore && finding.rule != .unusedException
        var buttons: [Widget] = []
        if canFix {
            let fix = Button("_Fix")
            fix.tooltip = finding.remedy.capitalizedFirst
            self.fix = fix
            buttons.append(fix)
        }
        buttons.append(ignore)
        item = Self.row(
            finding.severity.iconName, finding.severity.styleClass,
            [
                finding.message.capitalizedFirst, finding.remedy.capitalizedFirst,
                finding.place?.text ?? "",
            ],
            buttons)
        item.setAccessibleLabel(
            "\(finding.severity.title): \(finding.message). \(finding.remedy.capitalizedFirst).")
    }

    init(_ ignored: IgnoredFinding) {
        ignore = Button(iconName: "edit-undo-symbolic", tooltip: "No Longer Ignore")
        let until = ignored.exception.until.map { " Until \($0)." } ?? ""
        item = Self.row(
            "view-conceal-symbolic", nil,
            [
                ignored.finding.message.capitalizedFirst,
                "Ignored: \(ignored.exception.reason)\(until)", "",
            ], [ignore])
        item.setAccessibleLabel("Ignored: \(ignored.finding.message)")
    }

    /// Whether the row or one of its buttons has the focus.
    var hasFocus: Bool {
        item.window?.focus.map { $0.isSame(as: item) || $0.isInside(item) } ?? false
    }

    private static func row(
        _ iconName: String, _ style: String?, _ texts: [String], _ buttons: [Widget]
    ) -> ListBoxRow {
        let icon = Image(iconName: iconName)
        icon.verticalAlignment = .start
        icon.marginTop = 2
        if let style { icon.addCssClass(style) }
        let labels = texts.enumerated().filter { !$0.element.isEmpty }.map { index, text in
            let label = Label(text)
            label.wraps = true
            label.wrapping = .wordsAndCharacters
            label.xAlignment = 0
            if index > 0 { label.addCssClasses("caption", "dim-label") }
            return label as Widget
        }
        let column = Box(.vertical, spacing: 3, labels)
        column.expandsHorizontally = true
        let actions = Box(.vertical, spacing: 3, buttons)
        actions.verticalAlignment = .start
        for button in buttons { button.addCssClass("flat") }
        let box = Box(.horizontal, spacing: 9, [icon, column, actions])
        box.setMargins(9)
        return ListBoxRow(box)
    }
}

extension Severity {
    var title: String {
        switch self {
        case .information: "Information"
        case .warning: "Warning"
        case .violation: "Violation"
        }
    }

    fileprivate var iconName: String {
        switch self {
        case .information: "dialog-information-symbolic"
        case .warning: "dialog-warning-symbolic"
        case .violation: "dialog-error-symbolic"
        }
    }

    fileprivate var styleClass: String? {
        switch self {
        case .information: nil
        case .warning: "warning"
        case .violation: "error"
        }
    }
}
