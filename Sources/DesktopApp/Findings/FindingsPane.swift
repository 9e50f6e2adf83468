// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import GtkKit
import Syntax
import Words
import Workspace

/// The findings of an audit in groups, with a filter.
///
/// ```
/// Box
/// ├── Box
/// │   ├── SearchEntry     a part of a rule, an element or a message
/// │   ╰── DropDown        by element, by rule
/// ╰── Stack
///     ├── ScrolledWindow
///     │   ╰── FindingsList
///     ├── StatusPage      without findings
///     ╰── StatusPage      where nothing matches
/// ```
final class FindingsPane {
    let widget: Box
    let list: FindingsList
    let filter = SearchEntry()
    let grouping = DropDown([tr("By Element"), tr("By Rule")])
    private let stack = Stack()
    private let audit: LiveAudit
    private var arranging: (any ScheduledWork)?
    /// The order of the findings before a fix, which the next audit keeps.
    private var keptOrder: [Finding.Key]?

    /// A pane with the findings of an audit.
    init(_ audit: LiveAudit, _ flow: FindingsController) {
        self.audit = audit
        list = FindingsList(flow)
        filter.expandsHorizontally = true
        filter.placeholder = tr("Filter findings")
        filter.setAccessibleLabel(tr("Filter findings"))
        // Translators: “Group” is a verb.
        grouping.setAccessibleLabel(tr("Group findings"))
        let bar = Box(.horizontal, spacing: 6, [filter, grouping])
        bar.setMargins(9)
        let scrolled = ScrolledWindow(vertical: list, expands: true)
        stack.add(scrolled, name: "list")
        stack.add(
            StatusPage(
                iconName: "content-loading-symbolic", title: tr("Checking…"),
                description: tr("Findings will appear here.")), name: "running")
        stack.add(
            StatusPage(
                iconName: "emblem-ok-symbolic", title: tr("No Findings"),
                description: tr("No rule found a problem at any text size.")),
            name: "none")
        stack.add(
            StatusPage(
                iconName: "edit-find-symbolic", title: tr("No Matching Findings"),
                description: tr("Try another filter.")), name: "nothing")
        widget = Box(.vertical, [bar, stack], "sidebar-pane")
        filter.onChanged { [weak self] _ in self?.arrange() }
        grouping.onSelected { [weak self] _ in self?.arrange() }
        list.onFix = { [weak self, weak flow] finding in
            guard let self else { return }
            keptOrder = list.findings.map(\.key)
            flow?.fix(finding)
        }
        audit.observe(until: self) { [weak self] _ in
            guard let self else { return }
            arrange()
            if !self.audit.isRunning { keptOrder = nil }
        }
        arrange()
    }

    /// Whether the list is about to change.
    var isArranging: Bool { arranging?.isPending ?? false }

    /// Moves the focus into the list, once the current findings are listed.
    func takeFocus() { list.awaitsFocus = !list.moveFocus(.forward) && isArranging }

    /// Filters and groups on another thread, because the filter needs the messages of all findings.
    private func arrange() {
        let words = filter.text.lowercased()
        let isByRule = grouping.selected == 1
        let (findings, ignored, order) = (audit.findings, audit.ignored, keptOrder)
        arranging?.cancel()
        arranging = MainLoopScheduler().inBackground {
            let found = order.map(findings.keeping) ?? findings
            let groups = found.filter { $0.holds(words) }.grouped {
                isByRule ? .rule($0.rule) : FindingGroup.element($0.element)
            }
            let shown = ignored.filter { $0.finding.holds(words) }
            return groups.flatMap { _, findings in
                [.group(findings[0], isByRule: isByRule)] + findings.map { FindingItem.open($0) }
            } + (shown.isEmpty ? [] : [.heading(trc("findings", "Ignored"))])
                + shown.map { .ignored($0) }
        } then: { [weak self] items in
            guard let self else { return }
            let hadFocus = list.window?.focus?.isInside(list) ?? false
            stack.visibleName = items.isEmpty ? emptyPage(for: words) : "list"
            // Not the filter, which has an undo of its own.
            if items.isEmpty, hadFocus { grouping.grabFocus() }
            list.display(items)
        }
    }

    /// The page that replaces an empty list.
    private func emptyPage(for words: String) -> String {
        // Before the end of the first audit, nothing is known.
        if audit.violations == nil { return "running" }
        return words.isEmpty ? "none" : "nothing"
    }
}

/// The property that the findings of a group share.
private enum FindingGroup: Hashable {
    case element(Element)
    case rule(Rule)
}

extension [Finding] {
    /// The findings in an earlier order. A new finding stays behind the finding before it in this array.
    fileprivate nonisolated func keeping(_ order: [Finding.Key]) -> [Finding] {
        let places = Dictionary(zip(order, order.indices)) { first, _ in first }
        var place = -1
        let placed = enumerated().map { number, finding in
            place = places[finding.key] ?? place
            return (place: place, number: number, finding: finding)
        }
        return placed.sorted { ($0.place, $0.number) < ($1.place, $1.number) }.map(\.finding)
    }
}

extension Finding {
    /// Whether the rule, element, or texts of the row contain the words.
    fileprivate nonisolated func holds(_ words: String) -> Bool {
        words.isEmpty
            || [rule.rawValue, element.description, message, remedy, severity.title].contains {
                $0.lowercased().contains(words)
            }
    }
}
