// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Syntax

/// Something that a rule has found on a theme and a screen: what, where, from which category on, by
/// how much, and what mends it.
public struct Finding: Hashable, Sendable {
    /// The defect, with its figures at the smallest of the categories.
    public var defect: Defect
    /// The severity.
    public var severity: Severity
    /// The subject.
    public var element: Element
    /// The element's text as the file has it; nil for styles, theme and screen.
    public var title: String?
    /// The index of one of the item's texts from its top, or of an entry of the theme; nil for the
    /// element as a whole.
    public var part: Int?
    /// The categories where it holds.
    public var categories: CategorySet
    /// Width of the table in points; the first of those audited, where the width does not matter.
    public var width: Double
    /// The remedy.
    public var advice: Advice
    /// The value that causes it; nil where none of the two files has one.
    public var cause: FileValue?
    /// The location of the cause; nil before findings are located, and without a file.
    public var place: Place?
    /// The change that mends it, where it is a matter of one value.
    public var fix: Fix?

    var change: Change?

    /// The location of a value in its file.
    public struct Place: Hashable, Sendable {
        /// The file's name, as diagnostics have it.
        public var file: String
        /// Nil in a binary file.
        public var position: Position?
        /// The keys that lead to the value.
        public var keyPath: String
    }

    /// A change of one file.
    public struct Fix: Hashable, Sendable {
        /// Which of the two.
        public var file: FileValue.File
        /// The edit for `SourceFile.applying`, of the file as it was audited.
        public var edit: SyntaxEdit
    }

    /// The rule that it breaks.
    public var rule: Rule { defect.rule }

    /// The smallest category where it holds.
    public var from: ContentSizeCategory { categories.first ?? .default }
}

extension [Finding] {
    /// The gravest severity of each item with findings.
    public var gravestSeverities: [ItemID: Severity] {
        reduce(into: [:]) { severities, finding in
            guard case .item(let id) = finding.element else { return }
            severities[id] = Swift.max(severities[id] ?? .information, finding.severity)
        }
    }
}
