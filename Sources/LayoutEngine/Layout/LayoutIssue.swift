// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A part of a table that has not the room it needs, in points.
package struct LayoutIssue: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// An item of a fixed height that needs more; whether the box of its lines, from ascender to
        /// descender, is cut. Lost margins and leading alone do not count.
        case height(needed: Double, given: Double, isClipped: Bool)
        /// A text that a line limit truncates: its lines without the limit, the heights of all lines and
        /// of the visible ones; whether nothing is visible.
        case truncation(
            text: Int, lineCount: Int, needed: Double, given: Double, isLost: Bool)
        /// A word that is broken between letters, since no line holds it: its Unicode scalar
        /// values, its width, and that of the line.
        case brokenWord(text: Int, scalars: Range<Int>, needed: Double, given: Double)
        /// A text that a side of the table clips: the width of the line, and its visible width.
        case overflow(text: Int, needed: Double, given: Double)
        /// A text that runs into another part of its item: the width of the line, and the free width.
        case collision(text: Int, with: Obstacle, needed: Double, given: Double)
        /// A text with a line of more characters than read well.
        case longLine(text: Int, characterCount: Int)
    }

    /// An obstacle that a text runs into.
    package enum Obstacle: Hashable, Sendable {
        case text, image, accessory
    }

    package var item: Int
    package var kind: Kind
}

extension TableLayout {
    /// Everything that has not the room it needs, from top to bottom, found without laying items
    /// out. Texts that are not prepared are left out.
    ///
    /// - Parameter lineLength: the most characters of a line that reads well; nil to look for lost text
    ///   alone, and neither for long lines nor for broken words. That takes a third of the time, since
    ///   counting lines is enough for most texts.
    package func issues(lineLength: Int?) -> [LayoutIssue] {
        var pass = IssuePass(self, lineLength: lineLength)
        return pass.issues()
    }
}
