// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What a folder of screens has beside them, in `typeladder.json`: decisions about them that are no part of
/// any screen.
package struct Project: Hashable, Sendable {
    package static let fileName = "typeladder.json"

    /// Findings of audits that are ignored.
    package var exceptions: [AuditException]

    /// A project with these decisions.
    package init(exceptions: [AuditException] = []) { self.exceptions = exceptions }
}

/// A finding that is ignored, and why.
package struct AuditException: Hashable, Sendable {
    /// The rule's id, such as `text-truncated`.
    package var rule: String
    /// The element; nil for all.
    package var element: Element?
    /// The name of the screen's file; nil for all screens of the folder.
    package var screen: String?
    /// The reason, for later readers.
    package var reason: String
    /// The last day on which it counts; nil for always.
    package var until: CalendarDate?

    /// The element that an exception is for.
    package enum Element: Hashable, Sendable {
        /// A text style, `theme` or `screen`; or a key path such as `sections.0.rows.1`, behind which another
        /// element may stand by now.
        case name(String)
        /// An element of the screen by its text.
        case reference(ElementReference)
    }

    /// A decision about a rule.
    package init(
        rule: String, element: Element? = nil, screen: String? = nil, reason: String,
        until: CalendarDate? = nil
    ) {
        (self.rule, self.element, self.screen) = (rule, element, screen)
        (self.reason, self.until) = (reason, until)
    }

    /// Whether it counts for a screen's file on a day.
    package func counts(for screen: String?, on day: CalendarDate) -> Bool {
        (self.screen == nil || self.screen == screen) && until.map { day <= $0 } ?? true
    }
}
