// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The contents of `typeladder.json` in a folder of screens: decisions about the screens that do
/// not belong in their files.
package struct Project: Hashable, Sendable {
    package static let fileName = "typeladder.json"

    /// Findings of audits that are ignored.
    package var exceptions: [AuditException]

    /// A project with these exceptions.
    package init(exceptions: [AuditException] = []) { self.exceptions = exceptions }
}

/// A finding to ignore, and the reason.
package struct AuditException: Hashable, Sendable {
    /// The rule's id, such as `text-truncated`.
    package var rule: String
    /// The element; nil for all elements.
    package var element: Element?
    /// The name of the screen's file; nil for all screens of the folder.
    package var screen: String?
    /// The reason, for people who read it later.
    package var reason: String
    /// The last day of the exception; nil for no end.
    package var until: CalendarDate?

    /// The element of an exception.
    package enum Element: Hashable, Sendable {
        /// A text style, `theme`, or `screen`. Also a key path such as `sections.0.rows.1`, which
        /// may now lead to another element.
        case name(String)
        /// An element of the screen by its texts.
        case reference(ElementReference)
    }

    /// An exception for a rule.
    package init(
        rule: String, element: Element? = nil, screen: String? = nil, reason: String,
        until: CalendarDate? = nil
    ) {
        (self.rule, self.element, self.screen) = (rule, element, screen)
        (self.reason, self.until) = (reason, until)
    }

    /// Whether the exception is valid for a screen's file on a day.
    package func counts(for screen: String?, on day: CalendarDate) -> Bool {
        (self.screen == nil || self.screen == screen) && until.map { day <= $0 } ?? true
    }
}
