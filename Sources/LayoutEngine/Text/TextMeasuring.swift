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
}

/// Remembers prepared texts, so that equal texts in equal faces are prepared once.
public final class PreparedTextCache {
    private struct Key: Hashable {
        let text: String
        let face: Face
    }

    private let measurer: any TextMeasuring
    private var texts: [Key: PreparedText] = [:]
    /// All texts of the table last laid out, by the faces of its palette: those change with the
    /// category only where a font has another cut for large sizes.
    private var tables: (content: TableContent, byFaces: [[Face]: PreparedTexts])?

    /// An empty cache before a measurer.
    public init(measurer: any TextMeasuring) { self.measurer = measurer }

    /// How many distinct pairs of text and face have been prepared.
    public var count: Int { texts.count }

    /// The prepared texts of a table, without looking up each where only sizes have changed.
    func prepared(_ content: TableContent, fonts: [ScaledFont]) -> PreparedTexts {
        let faces = fonts.map(\.face)
        // Equal contents share their storage, so that comparing them is no work.
        if tables?.content != content { tables = (content, [:]) }
        if let known = tables?.byFaces[faces] { return known }
        let fresh = PreparedTexts(content, fonts: fonts, cache: self)
        tables?.byFaces[faces] = fresh
        return fresh
    }

    /// The prepared text, from memory where there is one.
    public func prepared(_ text: String, in face: Face) -> PreparedText {
        let key = Key(text: text, face: face)
        if let known = texts[key] { return known }
        let fresh = measurer.prepare(text, in: face)
        texts[key] = fresh
        return fresh
    }
}
