// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The port through which the layout learns about text. Pango implements it in the app, a
/// measurer with fixed advances in tests.
///
/// Measuring is split in two. *Preparing* happens once for a text and a face and is slow: it finds
/// the script, the fonts, the glyphs and the places where a line may break. *Breaking* happens for
/// every size, width and line limit, and is arithmetic over the prepared text.
///
/// A language is a BCP 47 tag, such as `de` or `zh-Hant`; nil leaves it to the characters of a text.
public protocol TextMeasuring: AnyObject {
    /// What there is to know about some texts in a face, in ems and in their order. Several cores may
    /// take part.
    ///
    /// Never fails: characters that no font on the machine has are measured as what is drawn
    /// instead of them.
    func prepare(_ texts: [String], in face: Face, language: String?) -> [PreparedText]

    /// Prepared texts with the places where their words can be hyphenated: what only large sizes
    /// need.
    func hyphenate(
        _ prepared: [PreparedText], of texts: [String], in face: Face, language: String?
    ) -> [PreparedText]

    /// Says that texts of a language will have to be hyphenated: a measurer may get ready meanwhile.
    func prepareToHyphenate(language: String?)

    /// The Debian package of a language's hyphenation patterns that are not installed; nil where they
    /// are, or where there are none.
    func missingHyphenationPackage(language: String?) -> String?
}

extension TextMeasuring {
    /// One text.
    public func prepare(_ text: String, in face: Face, language: String? = nil) -> PreparedText {
        prepare([text], in: face, language: language)[0]
    }

    /// No word of any language can be hyphenated.
    public func hyphenate(
        _ prepared: [PreparedText], of texts: [String], in face: Face, language: String?
    ) -> [PreparedText] {
        prepared.map { $0.hyphenated(at: []) }
    }

    /// Nothing takes time.
    public func prepareToHyphenate(language: String?) {}

    /// Nothing is missing.
    public func missingHyphenationPackage(language: String?) -> String? { nil }
}
