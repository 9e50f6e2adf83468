// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import GtkKit
import Syntax
import Words

/// The form for the reason and the last day of an exception.
final class IgnoreForm: QuestionForm {
    /// The widget to put into a question.
    let widget: Box
    let reason = Entry()
    let until = Entry()
    private let finding: Finding

    init(_ finding: Finding) {
        self.finding = finding
        reason.placeholder = tr("Reason")
        reason.setAccessibleLabel(tr("Reason"))
        until.placeholder = tr("Expires (optional, YYYY-MM-DD)")
        until.setAccessibleLabel(tr("Expiration date as year, month, and day (optional)"))
        let words = Label(finding.message, "dim-label")
        words.wraps = true
        words.maximumWidthInCharacters = 44
        for entry in [reason, until] { entry.activatesDefault = true }
        widget = Box(.vertical, spacing: 9, [words, reason, until])
    }

    var firstField: Entry { reason }

    var isComplete: Bool { exception(for: nil) != nil }

    func onChanged(_ handler: @escaping () -> Void) {
        for entry in [reason, until] {
            entry.onChanged { [weak self] _ in
                self?.markDate()
                handler()
            }
        }
    }

    /// Marks the field if the day is not in the calendar.
    private func markDate() {
        let isWrong = !day.isEmpty && CalendarDate(day) == nil
        until.setCssClass("error", isWrong)
    }

    private var day: String { until.text.filter { !$0.isWhitespace } }

    /// The exception; nil without a reason, or with a day that is not in the calendar.
    func exception(for screen: String?) -> AuditException? {
        let why = reason.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let date = CalendarDate(day)
        guard !why.isEmpty, day.isEmpty || date != nil else { return nil }
        return AuditException(
            rule: finding.rule.rawValue, element: .name(finding.element.description),
            screen: screen,
            reason: why, until: date)
    }
}
