// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Syntax

/// Something that a rule has found on a theme and a screen: what, where, from which category on, by
/// how much, and what fixes it.
package struct Finding: Hashable, Sendable {
    /// The defect, with its figures at the smallest of the categories.
    package var defect: Defect
    package var severity: Severity
    package var element: Element
    /// The element's text as the file has it; nil for styles, theme and screen.
    package var title: String?
    /// The index of one of the item's texts from its top, or of an entry of the theme; nil for the
    /// element as a whole.
    package var part: Int?
    /// The categories where it holds.
    package var categories: CategorySet
    /// Width of the table in points; the first of those audited, where the width does not matter.
    package var width: Double
    package var advice: Advice
    /// The value that causes it; nil where none of the two files has one.
    package var cause: FileValue?
    /// The place of the cause; nil before findings are located, and without a file.
    package var place: FilePlace?
    /// The change that fixes it, where it is a matter of one value.
    package var fix: Fix?

    var change: Change?

    /// A change of one file.
    package struct Fix: Hashable, Sendable {
        package var file: FileValue.File
        /// The edit for `SourceFile.applying`, of the file as it was audited.
        package var edit: SyntaxEdit
    }

    package var rule: Rule { defect.rule }

    /// What tells a finding from others on the same theme and screen.
    package struct Key: Hashable, Sendable {
        var rule: Rule
        var element: Element
        var part: Int?
        var width: Double
        /// The part of the identity beside rule and element (`AuditRule.variant`).
        var variant: Int
    }

    package var key: Key {
        Key(
            rule: rule, element: element, part: part, width: width,
            variant: defect.value.variant)
    }

    /// The smallest category where it holds.
    package var from: ContentSizeCategory { categories.first ?? .default }

    /// What decides it.
    package enum Origin: String, CaseIterable, Encodable, Sendable {
        /// iOS itself.
        case system
        /// The theme alone, on whatever screen.
        case theme
        case screen
    }

    /// What decides it. Findings of the system and of the theme are the same on other screens.
    package var origin: Origin { defect.value.origin(of: element) }

    /// The name of ``from``, for messages.
    var start: String { from.shortName }
}

extension Element {
    /// What decides findings about it, unless a rule knows better.
    var origin: Finding.Origin {
        if case .style = self { .theme } else { .screen }
    }
}

extension [Finding] {
    /// The gravest severity of each item with findings.
    package var gravestSeverities: [ItemID: Severity] {
        reduce(into: [:]) { severities, finding in
            guard case .item(let id) = finding.element else { return }
            severities[id] = Swift.max(severities[id] ?? .information, finding.severity)
        }
    }
}
