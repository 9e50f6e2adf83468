// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The keys of a run of a text.
package enum RunKeys {
    static let text = ScreenKey("text", .text)
    static let intent = ScreenKey(
        "inlinePresentationIntent", .runIntents,
        """
        The meaning of the run, or a list: bold, italic, in a monospaced font, or struck through.
        """)
    static let color = ScreenKey("color", .color, without: .described("that of the text"))
    static let textStyle = ScreenKey(
        "textStyle", .textStyle, without: .described("that of the text"))
    static let fontName = ScreenKey("fontName", .fontName, without: .described("that of the text"))
    static let pointSize = ScreenKey(
        "pointSize", synonyms: ["fontSize"], .fontSize, without: .described("that of the text"),
        "The size at Large.")
    static let weight = ScreenKey("weight", .weight, without: .described("that of the text"))
    static let underlineStyle = ScreenKey(
        "underlineStyle", .words(TextRun.UnderlineStyle.self),
        without: .word(TextRun.UnderlineStyle.none.rawValue), "The line under the run.")
    static let link = ScreenKey(
        "link", .text, "The address of a link, which is in the tint color.")
    static let systemName = ScreenKey(
        "systemName", .text, "The name of a symbol of SF Symbols in the line, instead of a text.")

    package static let dictionary = DictionaryDeclaration(
        "run", .label, hasOneOf: [text, systemName],
        "A part of a text with looks of its own, or a symbol in it.",
        [
            text, intent, color, textStyle, fontName, pointSize, weight, underlineStyle, link,
            systemName,
        ])
}
