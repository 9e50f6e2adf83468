// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Syntax

/// One place of a theme or a screen where a rule does not hold: the defect with its figures, the
/// element, the categories, and the fix.
package struct Finding: Hashable, Sendable {
    /// The defect, with its figures at the smallest category.
    package var defect: Defect
    package var severity: Severity
    package var element: Element
    /// The element's text in the file; nil for styles, theme, and screen.
    package var title: String?
    /// The text that the finding is about, if it is not the first of its row; nil for the row.
    package var textInRow: String?
    /// The index of one of the item's texts, from the top, or of an entry of the theme; nil for the
    /// whole element.
    package var part: Int?
    /// The categories where it holds.
    package var categories: CategorySet
    /// The width of the table in points. If the width does not matter, the first audited one.
    package var width: Double
    package var advice: Advice
    /// The value that causes the finding; nil if neither file has one.
    package var cause: FileValue?
    /// The place of the cause; nil before findings are located, and if there is no file.
    package var place: FilePlace?
    /// The change that fixes the finding, if it changes only one value.
    package var fix: Fix?

    var change: Change?

    /// A change of one file.
    package struct Fix: Hashable, Sendable {
        package var file: FileValue.File
        /// The edit for `SourceFile.applying`. It fits the audited file.
        package var edit: SyntaxEdit
    }

    package var rule: Rule { defect.rule }

    /// The identity of a finding among others on the same theme and screen.
    package struct Key: Hashable, Sendable {
        var rule: Rule
        var element: Element
        var part: Int?
        var width: Double
        /// The part of the identity in addition to rule and element (`AuditRule.variant`).
        var variant: Int
    }

    package var key: Key {
        Key(
            rule: rule, element: element, part: part, width: width,
            variant: defect.value.variant)
    }

    /// The smallest category of the finding.
    package var from: ContentSizeCategory { categories.first ?? .default }

    /// The origin of a finding: the part that decides it.
    package enum Origin: String, CaseIterable, Encodable, Sendable {
        /// iOS itself.
        case system
        /// The theme alone, on any screen.
        case theme
        case screen
    }

    /// The origin. Findings of the system and of the theme are the same on other screens.
    package var origin: Origin { defect.value.origin(of: element) }

    /// The name of ``from``, for messages.
    var start: String { from.shortName }
}

extension Element {
    /// The usual origin of findings for the element. A rule may have another.
    var origin: Finding.Origin {
        if case .style = self { .theme } else { .screen }
    }
}

extension [Finding] {
    /// The highest severity of each item with findings.
    package var gravestSeverities: [ItemID: Severity] {
        reduce(into: [:]) { severities, finding in
            guard case .item(let id) = finding.element else { return }
            severities[id] = Swift.max(severities[id] ?? .information, finding.severity)
        }
    }
}
