// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

/// Problems of screens, other than those of single values.
package enum ScreenProblem: Problem {
    package static let area = "screen"

    case notJSON
    case isTheme
    case notALanguage(String)
    case hiddenTitle
    case tooManyRows
    /// A key that only other kinds of rows show.
    case unusedKey(String, of: [Row.Kind], in: Row.Kind)
    case missingLabels
    /// A stack without items.
    case missingItems
    /// An element of a stack that is no item.
    case notAnItem
    /// A list in labels without a text.
    case emptyLine
    case tooManyItems(Int)
    case tooManyLevels(Int)
    /// An alignment that has no meaning in a stack along this axis.
    case otherAlignment(StackAlignment, in: TextAxis)
    /// A text at the end of the first line, beside labels that are lines of their own.
    case trailingBesideLines
    case notASymbolName(String)
    /// The name of a picture file in place of a symbol's.
    case pictureAsSymbol(String)
    case otherPictureFormat(String)
    /// A key with another content of an image, which has one.
    case secondImage(String, beside: String)
    case missingSegments
    /// The index of a selected segment that the control does not have, with the number of its segments.
    case noSuchSegment(Int, count: Int)
    case missingRuns
    /// A text beside the runs that replace it.
    case textBesideRuns(String)
    /// A list with more values than its key allows.
    case tooManyValues(String, Int)
    /// A number that must be from 0 to 1.
    case notAFraction(String, written: String)
    /// A text that should shrink, without the least part of its size.
    case missingScaleFactor
    /// A text beside the symbol that replaces it.
    case textBesideSymbol
    /// An item of a bar with neither a title nor an image.
    case emptyBarItem
    /// The file is of a later version than the latest that is read completely.
    case newerVersion(Int)
}
