// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// Expressions of a source, each with a control, in a row that expands. A source may have hundreds of them, so the rows
/// are made when it is expanded, and a few at a time.
final class SourceRows<Control: Widget> {
    let expander: ExpanderRow
    /// The controls that were made, in the order of the expressions.
    private(set) var controls: [Control] = []
    private var expressions: [String] = []
    private var rows: [ActionRow] = []
    private var filling: Scheduled?
    private let make: (String) -> Control
    /// Called with the index of a control that was made.
    private let update: (Int) -> Void

    /// The rows that take no longer than a frame.
    private static var rowsAtOnce: Int { 6 }

    init(
        title: String, _ make: @escaping (String) -> Control, update: @escaping (Int) -> Void
    ) {
        (self.make, self.update) = (make, update)
        expander = ExpanderRow(title: title)
        expander.onExpanded { [weak self] in if $0 { self?.fill() } }
    }

    isolated deinit { filling?.cancel() }

    /// Shows expressions in place of others.
    func show(_ expressions: [String]) {
        expander.isVisible = !expressions.isEmpty
        if expressions != self.expressions {
            filling?.cancel()
            rows.forEach { expander.removeRow($0) }
            (self.expressions, controls, rows) = (expressions, [], [])
            if expander.isExpanded { fill() }
        }
        controls.indices.forEach(update)
    }

    private func fill() {
        filling?.cancel()
        guard addRows() else { return }
        filling = EventLoop.repeatedIdle { [weak self] in self?.addRows() ?? false }
    }

    /// Adds the next rows.
    ///
    /// - Returns: whether some are still missing.
    private func addRows() -> Bool {
        for expression in expressions.dropFirst(controls.count).prefix(Self.rowsAtOnce) {
            let control = make(expression)
            let row = ActionRow(title: expression, control: control)
            row.titleLines = 3
            row.tooltip = expression
            // Tab leads to the control at once.
            row.isFocusable = false
            expander.addRow(row)
            controls.append(control)
            rows.append(row)
            update(controls.count - 1)
        }
        return controls.count < expressions.count
    }
}
