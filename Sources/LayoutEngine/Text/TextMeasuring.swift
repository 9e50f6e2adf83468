// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The port through which the layout learns about text. Pango implements it in the app, a
/// measurer with fixed advances in tests.
///
/// Measuring is split in two. *Preparing* happens once for a text and a face and is slow: it finds
/// the script, the fonts, the glyphs and the places where a line may break. *Breaking* happens for
/// every size, width and line limit, and is arithmetic over the prepared text.
public protocol TextMeasuring: AnyObject {
    /// What there is to know about a text in a face, in ems.
    ///
    /// Never fails: characters that no font on the machine has are measured as what is drawn
    /// instead of them.
    func prepare(_ text: String, in face: Face) -> PreparedText

    /// The same for many texts, in their order; a measurer may use several cores for them.
    func prepare(_ texts: [String], in face: Face) -> [PreparedText]
}

extension TextMeasuring {
    /// One after the other.
    public func prepare(_ texts: [String], in face: Face) -> [PreparedText] {
        texts.map { prepare($0, in: face) }
    }
}
