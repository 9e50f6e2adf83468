// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A part of a table that does not have the room it needs, in points.
package struct LayoutIssue: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// An item whose fixed height is too low, and whether it clips the box of its lines, from ascender to
        /// descender. Lost margins and leading alone do not count.
        case height(needed: Double, given: Double, isClipped: Bool)
        /// A text that a line limit truncates: its line count without the limit, the heights of all lines and
        /// of the visible ones, and whether nothing is visible.
        case truncation(
            text: Int, lineCount: Int, needed: Double, given: Double, isLost: Bool)
        /// A word that is broken between letters, because it is wider than a line: its Unicode scalar values,
        /// its width, and the width of the line.
        case brokenWord(text: Int, scalars: Range<Int>, needed: Double, given: Double)
        /// A text that a side of the table clips: the width of the line and its visible width.
        case overflow(text: Int, needed: Double, given: Double)
        /// A text that runs into another part of its item: the width of the line and the free width.
        case collision(text: Int, with: Obstacle, needed: Double, given: Double)
        /// A control that reaches into the accessories of its row: its least width and the free width.
        case crowding(needed: Double, given: Double)
        /// The text of a field that scrolls: the width of the text and of the text field, or the heights of the text
        /// view.
        case scroll(text: Int, needed: Double, given: Double)
        /// A text that shrinks to fit its lines, and its size.
        case shrinking(text: Int, pointSize: Double)
        /// A text with a line that has too many characters to read well.
        case longLine(text: Int, characterCount: Int)
    }

    /// An obstacle that a text runs into.
    package enum Obstacle: Hashable, Sendable {
        case text, image, accessory, sectionIndex
    }

    package var item: Int
    package var kind: Kind
}

extension TableLayout {
    /// All parts that do not have the room they need, from top to bottom, found without laying out items. Skips
    /// texts that are not prepared.
    ///
    /// - Parameter lineLength: the most characters of a line that reads well. With nil, only lost text is an
    ///   issue, neither long lines nor broken words. That takes a third of the time, because counting lines is
    ///   enough for most texts.
    package func issues(lineLength: Int?) -> [LayoutIssue] {
        var pass = IssuePass(self, lineLength: lineLength)
        return pass.issues()
    }
}
