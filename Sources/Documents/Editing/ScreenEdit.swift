// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Syntax

/// One change of a screen.
package enum ScreenEdit: Hashable, Sendable {
    /// Sets a text. A text in runs keeps the looks of its parts.
    case text(TextLocation, String)
    /// Sets the same value in several dictionaries, or removes it. A text alone becomes a dictionary with the value.
    ///
    /// - Parameter key: the name of the key in its declaration.
    case value(of: [[SyntaxEdit.Step]], key: String, SyntaxValue?)
    /// Sets the text of an element of a list: of a text alone, or of a dictionary, which keeps its looks.
    case element(of: [SyntaxEdit.Step], Int, text: String)
    /// Gives a list its elements in another order, without some, or with others.
    case arrange([SyntaxEdit.Step], [ArrangedElement])
    /// Adds rows before the row at a place, or at the end of its section.
    case insertRows([SyntaxValue], at: PlaceMap.RowPlace)
    /// Adds a row like the one at a place below it, with empty texts.
    case insertRowLike(PlaceMap.RowPlace)
    /// Adds a section before the one with a number, or at the end.
    case insertSection(SyntaxValue, at: Int)
    /// Removes sections, rows, headers, and footers.
    case remove([ScreenItem])
    /// Removes a text of a row or a bar: a label, a segment, or the value of a key.
    case removeText(TextLocation)
    /// Adds copies of sections, or of rows, behind the last of them.
    case duplicate([ScreenItem])
    /// Moves rows before the row that is at a place now, or to the end of its section.
    case moveRows([PlaceMap.RowPlace], to: PlaceMap.RowPlace)
    /// Moves a section, which then has another number.
    case moveSection(Int, to: Int)
    /// Makes rows rows of another kind. Texts without a place in it are left out.
    case kind([PlaceMap.RowPlace], Row.Kind)
}
