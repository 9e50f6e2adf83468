// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Where lines may end in a hyphen that the text does not have.
public enum Hyphenation: Hashable, Sendable {
    /// Nowhere: a soft hyphen is a break opportunity and stays invisible.
    case none
    /// At soft hyphens.
    case softHyphens
    /// At soft hyphens, and in words wider than a line at the hyphenation points of their language.
    case words
}

/// The reason why a line ends where it does.
public enum LineEnd: String, Hashable, Sendable, CaseIterable {
    /// The text ends.
    case text
    /// A line feed or another separator ends the paragraph.
    case paragraph
    /// U+2028 ends the line.
    case lineSeparator
    /// The last break opportunity that fits (UAX #14).
    case opportunity
    /// A soft hyphen, shown as a hyphen.
    case softHyphen
    /// A hyphenation point of the language, in a word wider than the line.
    case hyphenation
    /// A letter in a word wider than the line, in which no hyphenation point fits.
    case letters
    /// The line limit: an ellipsis replaces the rest.
    case truncation
    /// The line limit: the rest is left out, without an ellipsis.
    case limit

    /// Whether a part of the text is left out.
    public var leavesOut: Bool { self == .truncation || self == .limit }

    /// Whether the line ends in a hyphen that the text does not have.
    public var addsHyphen: Bool { self == .softHyphen || self == .hyphenation }
}

/// What replaces the rest of a text at the line limit (`NSLineBreakMode`). Before that, lines break between words.
public enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
    /// An ellipsis replaces the end of the text.
    case byTruncatingTail
    /// An ellipsis replaces the middle of the last line, which ends with the end of the text.
    case byTruncatingMiddle
    /// An ellipsis at the beginning of the last line, which ends with the end of the text.
    case byTruncatingHead
    /// Nothing: the last line ends after its last word.
    case byWordWrapping
}

/// A line of a text: its characters and its length.
public struct Line: Hashable, Sendable {
    /// The range of the line in the Unicode scalars of the text. A trailing space that hangs belongs to the
    /// line; the separator of a paragraph does not.
    public var scalars: Range<Int>

    /// The range of the end of the text, after an ellipsis in the middle or at the beginning of the line; nil for other
    /// lines.
    public var tail: Range<Int>?

    /// The advance in points, without a space that hangs, and with the added ellipsis or hyphen.
    public var width: Double

    public var end: LineEnd

    /// Whether the line limit leaves out a part of the text.
    public var isTruncated: Bool { end.leavesOut }
}
