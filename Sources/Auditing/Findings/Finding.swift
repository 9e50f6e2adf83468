// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// Something that a rule has found on a theme and a screen: what, where, from which category on, by how
/// much, and what mends it.
public struct Finding: Hashable, Sendable {
    /// What is wrong, with its figures at the smallest category of those where it holds.
    public var defect: Defect
    /// How grave it is.
    public var severity: Severity
    /// What it is about.
    public var element: Element
    /// What the element says, as the file has it; nil for styles, theme and screen.
    public var title: String?
    /// Which of an item's texts it is about, from its top, or which entry of the theme; nil for the element
    /// as a whole.
    public var part: Int?
    /// Where it holds.
    public var categories: CategorySet
    /// Width of the table in points; the first of those audited, where the width does not matter.
    public var width: Double
    /// What to do about it.
    public var advice: Advice
    /// The value that causes it; nil where none of the two files has one.
    public var cause: FileValue?
    /// Where the cause stands; nil before findings are located, and without a file.
    public var place: Place?
    /// The change that mends it, where it is a matter of one value.
    public var fix: Fix?

    var change: Change?

    /// Where a value stands.
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
        /// What to change, for `SourceFile.applying`. It fits the file as it was audited.
        public var edit: SyntaxEdit
    }

    /// The rule that it breaks.
    public var rule: Rule { defect.rule }

    /// The smallest category where it holds.
    public var from: ContentSizeCategory { categories.first ?? .default }
}
