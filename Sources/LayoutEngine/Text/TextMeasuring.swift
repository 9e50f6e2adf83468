// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The port that measures text, implemented with Pango, and in tests with fixed advances.
///
/// Measuring has two parts. *Preparing* happens once for a text and a face and is slow: it finds script, fonts,
/// glyphs, and break opportunities. *Breaking* happens for every size, width, and line limit, and is arithmetic
/// over the prepared text.
///
/// A language is a BCP 47 tag, such as `de` or `zh-Hant`; nil to detect the language of each text.
public protocol TextMeasuring: AnyObject {
    /// Prepares texts in a face, possibly on several cores, and returns them in the same order.
    ///
    /// Never fails: a character that no font on the machine has is measured as the box that represents it.
    func prepare(_ texts: [String], in face: Face, language: String?) -> [PreparedText]

    /// Adds a face's letter spacing to texts that were prepared in the face without it.
    func space(_ prepared: [PreparedText], of texts: [String], in face: Face) -> [PreparedText]

    /// Adds hyphenation points to prepared texts, which only large sizes need.
    func hyphenate(
        _ prepared: [PreparedText], of texts: [String], in face: Face, language: String?
    ) -> [PreparedText]

    /// Starts to load the hyphenation patterns of a language.
    ///
    /// - Returns: a function that waits for them, on any thread; nil if hyphenating need not wait.
    @discardableResult
    func loadPatterns(of language: String?) -> (@Sendable () -> Void)?

    /// The Debian package with the hyphenation patterns of a language; nil if they are installed, and if none
    /// exist.
    func missingHyphenationPackage(language: String?) -> String?

    /// A measurer of the same fonts for other threads, used by one thread at a time; nil if this measurer
    /// prepares everything.
    var twin: (any TextMeasuring)? { get }
}

extension TextMeasuring {
    /// Prepares one text in a face.
    public func prepare(_ text: String, in face: Face, language: String? = nil) -> PreparedText {
        prepare([text], in: face, language: language)[0]
    }

    /// By default letters are not spaced.
    public func space(
        _ prepared: [PreparedText], of texts: [String], in face: Face
    ) -> [PreparedText] { prepared }

    /// By default there are no hyphenation points.
    public func hyphenate(
        _ prepared: [PreparedText], of texts: [String], in face: Face, language: String?
    ) -> [PreparedText] {
        prepared.map { $0.hyphenated(at: []) }
    }

    /// By default nothing is loaded.
    @discardableResult
    public func loadPatterns(of language: String?) -> (@Sendable () -> Void)? { nil }

    /// By default there is no twin.
    public var twin: (any TextMeasuring)? { nil }

    /// By default no package is missing.
    public func missingHyphenationPackage(language: String?) -> String? { nil }
}
