// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// The contents of `typeladder.json` in a folder of screens: what `check` checks there, and
/// decisions about the screens that do not belong in their files.
package struct Project: Hashable, Sendable {
    package static let fileName = "typeladder.json"
    /// The word for the system font among ``themes``.
    package static let systemTheme = "system"

    /// The files of themes. Empty, like each of the following lists, without its key.
    package var themes: [FilePattern] = []
    package var screens: [FilePattern] = []
    package var widths: [Width] = []
    package var categories: [ContentSizeCategory] = []
    /// The names of iOS generations.
    package var profiles: [String] = []
    package var appearances: [Appearance] = []
    package var variants: [TextVariant] = []
    /// The severities that replace those of rules, by the ids of the rules.
    package var rules: [String: RuleLevel] = [:]
    /// What is shown of the project's Swift sources.
    package var sources = SourceSettings()
    /// Findings of audits that are ignored.
    package var exceptions: [AuditException]

    /// A project with these exceptions.
    package init(exceptions: [AuditException] = []) { self.exceptions = exceptions }

    /// The lists of what is checked, without what applies to each screen by itself.
    package var matrix: Project {
        var matrix = self
        (matrix.rules, matrix.exceptions, matrix.sources) = ([:], [], SourceSettings())
        return matrix
    }

    /// The width of a table: points, or the name of a device.
    package enum Width: Hashable, Sendable {
        case points(Double)
        case device(String)

        /// The widths that can be checked, in points.
        package static let bounds = 50.0...4000.0
    }

    /// The severity that a project gives a rule.
    package enum RuleLevel: String, CaseIterable, Hashable, Sendable {
        case off, information, warning, violation
    }
}

/// What a project says about the Swift sources in its folder.
package struct SourceSettings: Hashable, Sendable {
    /// The files and folders whose views are no screens of the app. Screens may still use the views.
    package var excluded: [FilePattern] = []
    /// The branches of conditions that only the running app decides, by the text of the condition.
    package var choices: [String: String] = [:]
    /// The texts for data that only the running app has, by the source of its expression.
    package var samples: [String: String] = [:]

    package init(choices: [String: String] = [:], samples: [String: String] = [:]) {
        (self.choices, self.samples) = (choices, samples)
    }
}

/// A finding to ignore, and the reason.
package struct AuditException: Hashable, Sendable {
    /// The rule's id, such as `text-truncated`.
    package var rule: String
    /// The element; nil for all elements.
    package var element: Element?
    /// The screen's file, relative to the folder of the project; nil for all screens in it.
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
