// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What a folder of screens has beside them, in `typeladder.json`: decisions about them that are no part of
/// any screen.
public struct Project: Hashable, Sendable {
    /// The name of the file.
    public static let fileName = "typeladder.json"

    /// Findings of audits that somebody has decided to live with.
    public var exceptions: [AuditException]

    /// A project with these decisions.
    public init(exceptions: [AuditException] = []) { self.exceptions = exceptions }
}

/// A finding that somebody has decided to live with, and why.
public struct AuditException: Hashable, Sendable {
    /// The rule's id, such as `text-truncated`.
    public var rule: String
    /// The element's key path, such as `sections.0.rows.1`; nil for all.
    public var element: String?
    /// The name of the screen's file; nil for all screens of the folder.
    public var screen: String?
    /// The reason, for whoever asks later.
    public var reason: String
    /// The last day on which it counts; nil for always.
    public var until: CalendarDate?

    /// A decision about a rule.
    public init(
        rule: String, element: String? = nil, screen: String? = nil, reason: String,
        until: CalendarDate? = nil
    ) {
        (self.rule, self.element, self.screen) = (rule, element, screen)
        (self.reason, self.until) = (reason, until)
    }

    /// Whether it counts for a screen's file on a day.
    public func counts(for screen: String?, on day: CalendarDate) -> Bool {
        (self.screen == nil || self.screen == screen) && until.map { day <= $0 } ?? true
    }
}
