// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import GtkKit
import Syntax
import Words
import Workspace

/// The content of a row in the list of findings.
enum FindingItem: Equatable, Sendable {
    case heading(String)
    /// A finding that stands for its group, above the group.
    case group(Finding, isByRule: Bool)
    case open(Finding)
    case ignored(IgnoredFinding)

    /// The finding that the row leads to; nil for a heading.
    var finding: Finding? {
        switch self {
        case .heading, .group: nil
        case .open(let finding): finding
        case .ignored(let ignored): ignored.finding
        }
    }
}

/// The recycled row of a finding: its severity, the problem, the fix, the place of the cause, and buttons that fix or
/// ignore it.
final class FindingRow: ContentRow {
    /// The content; nil before the first display.
    private(set) var item: FindingItem?
    /// The button that fixes the finding; hidden if the fix needs more than one value.
    let fix = Button(tr("_Fix"))
    /// The button that ignores the finding, or stops ignoring it.
    let ignore = Button(iconName: "view-conceal-symbolic", tooltip: tr("Ignore…"))
    private let icon = Image(iconName: "view-conceal-symbolic")
    private let message = Label(start: "")
    private let remedy = Label(start: "", "caption", "dim-label")
    private let place = Label(start: "", "caption", "dim-label")

    override class var cssName: String { "findingrow" }

    private let flow: FindingsController
    /// Fixes a finding, in place of the controller.
    var onFix: ((Finding) -> Void)?

    init(_ flow: FindingsController) {
        self.flow = flow
        icon.verticalAlignment = .start
        icon.marginTop = 2
        let labels = [message, remedy, place]
        for label in labels {
            label.wrapInWords()
            // Without this, GTK lays out one line per letter to find the minimum width.
            label.widthInCharacters = 12
        }
        let column = Box(.vertical, spacing: 3, labels)
        column.expandsHorizontally = true
        let actions = Box(.vertical, spacing: 3, [fix, ignore])
        actions.verticalAlignment = .start
        for button in [fix, ignore] { button.addCssClass("flat") }
        super.init(Columns(spacing: 9, [icon, column, actions]))
        isFocusable = true
        fix.onTooltip { [weak self] in
            guard let self, case .open(let finding)? = item else { return "" }
            return finding.remedy
        }
        fix.onClicked { [weak self] in
            guard let self, case .open(let finding)? = item else { return }
            onFix?(finding) ?? self.flow.fix(finding)
        }
        ignore.onClicked { [weak self] in
            switch self?.item {
            case .open(let finding): self?.flow.ignore(finding)
            case .ignored(let ignored): self?.flow.endIgnoring(ignored)
            case .heading, .group, nil: break
            }
        }
    }

    /// Shows an open or an ignored finding.
    func display(_ item: FindingItem) {
        if case .open(let finding) = item {
            fix.isVisible = flow.canFix(finding)
            if fix.isVisible { fix.setAccessibleLabel(tr("Fix: %1$s", finding.remedy)) }
            ignore.isVisible = flow.canIgnore && finding.rule != .unusedException
        } else {
            (fix.isVisible, ignore.isVisible) = (false, true)
        }
        guard item != self.item, let finding = item.finding else { return }
        self.item = item
        message.text = finding.message
        if case .ignored(let ignored) = item {
            let reason = ignored.exception.reason
            remedy.text =
                ignored.exception.until.map { until in
                    // Translators: %1$s is the last day, and %2$s the reason that the user typed.
                    tr("Ignored until %1$s: %2$s", until.local, reason)
                } ?? tr("Ignored: %1$s", reason)
            place.text = ""
            setIcons("view-conceal-symbolic", nil, "edit-undo-symbolic", tr("Stop Ignoring"))
            setAccessibleLabel(tr("Ignored: %1$s", finding.message))
        } else {
            let severity = finding.severity
            remedy.text = finding.remedy
            place.text = finding.place?.text ?? ""
            setIcons(severity.iconName, severity.styleClass, "view-conceal-symbolic", tr("Ignore…"))
            setAccessibleLabel(
                // Translators: the severity of a finding, what is wrong, and what to do.
                tr("%1$s: %2$s. %3$s", severity.title, finding.message, finding.remedy))
        }
        place.isVisible = !place.text.isEmpty
    }

    private func setIcons(_ name: String, _ style: String?, _ action: String, _ tooltip: String) {
        icon.iconName = name
        for other in ["warning", "error"] { icon.setCssClass(other, other == style) }
        guard ignore.iconName != action else { return }
        ignore.iconName = action
        // Only if it changed: each change waits for the display server.
        ignore.tooltip = tooltip
        ignore.setAccessibleLabel(tooltip)
    }
}

/// The name of an element or a rule, above its findings.
final class FindingHeading: ContentRow {
    private let label = Label(start: "", "heading")

    override class var cssName: String { "findingheading" }

    init() {
        // Names may end in an ellipsis of their own.
        label.wrapInWords()
        label.widthInCharacters = 12
        super.init(label, role: .heading)
        setAccessibleLevel(2)
    }

    func display(_ title: String) {
        label.text = title
        setAccessibleLabel(title)
    }
}

nonisolated extension Severity {
    fileprivate var iconName: String { look.iconName }
    fileprivate var styleClass: String? { look.styleClass }

    private var look: (iconName: String, styleClass: String?) {
        switch self {
        case .information: ("dialog-information-symbolic", nil)
        case .warning: ("dialog-warning-symbolic", "warning")
        case .violation: ("dialog-error-symbolic", "error")
        }
    }
}

extension CalendarDate {
    /// The day as the locale writes it.
    fileprivate var local: String {
        LocalDate.text(year: year, month: month, day: day) ?? "\(self)"
    }
}
