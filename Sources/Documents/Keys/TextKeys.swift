// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine

/// The keys of text attributes, in screens and in themes.
package enum TextKeys {
    static let textStyle = ScreenKey(
        "textStyle", .textStyle,
        without: .described(
            """
            body, or the style of that kind of header. A label without a style and a font has the \
            system font in the size of body
            """),
        "A text style by any of its names.")
    static let fontName = ScreenKey(
        "fontName", .fontName, without: .described("the theme's font of the text style"),
        """
        A PostScript name such as `NotoSerif-Bold`, or a family name, not empty; `system` is the \
        system font.
        """)
    static let pointSize = ScreenKey(
        "pointSize", synonyms: ["fontSize"], .fontSize, without: .described("the style's"),
        "The size at Large.")
    static let weight = ScreenKey(
        "weight", .weight, without: .described("the weight of the font and style"))
    static let color = ScreenKey("color", .color, without: .described("the profile's"))
    static let scales = ScreenKey(
        "scales", .boolean, without: .bool(true),
        "Whether the text grows with the text size.")
    static let maximumPointSize = ScreenKey(
        "maximumPointSize", .fontSize, without: .described("no limit"),
        "The size past which the text does not grow.")
    static let alignment = ScreenKey(
        "alignment", .words(TextAlignment.self, aliases: ["left": .leading, "right": .trailing]),
        without: .word(TextAlignment.natural.rawValue),
        "The alignment of the lines. Left is leading, and right is trailing.")
    static let lines = ScreenKey(
        "lines", .integer(DictionaryReader.lineBounds),
        without: .described(
            "1 in `labels`, as in UIKit, and no limit in a stack and in a header"),
        "The maximum number of lines. 0 is no limit.")
    /// Only in screens.
    static let mayTruncate = ScreenKey(
        "mayTruncate", .boolean, without: .bool(false),
        """
        Whether the end of the text may be left out at the line limit, as in the preview of a \
        message. If so, `check` finds only a text of which nothing is visible. Only in screens.
        """)

    /// Only in screens.
    static let lineBreakMode = ScreenKey(
        "lineBreakMode", .words(LineBreakMode.self, aliases: modeAliases),
        without: .word(LineBreakMode.byTruncatingTail.rawValue),
        """
        What replaces the rest of the text at the line limit: an ellipsis at the end, in the middle, \
        or at the beginning of the last line, or nothing after its last word. Only in screens.
        """)
    /// Words that others use, such as those of SwiftUI and of storyboards.
    private static let modeAliases: KeyValuePairs<String, LineBreakMode> = [
        "tail": .byTruncatingTail, "middle": .byTruncatingMiddle, "head": .byTruncatingHead,
        "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
        "headTruncation": .byTruncatingHead, "wordWrap": .byWordWrapping,
    ]
    /// Only in screens.
    static let minimumScaleFactor = ScreenKey(
        "minimumScaleFactor", .fraction, without: .described("the text does not shrink"),
        """
        The least part of its size to which a text with a line limit shrinks before it is \
        truncated. Only in screens.
        """)
    /// Only in screens.
    static let adjustsFontSizeToFitWidth = ScreenKey(
        "adjustsFontSizeToFitWidth", .boolean,
        without: .described("`true` with a `minimumScaleFactor`"),
        """
        Whether the text shrinks, as in UIKit, where it also needs a `minimumScaleFactor`. Only in \
        screens.
        """)

    /// Only in screens.
    static let language = ScreenKey(
        "language", .languageTag, without: .described("the screen's"),
        "The language of the text, for its hyphenation and fallback fonts. Only in screens.")

    /// Only in screens, in place of the text.
    static let runs = ScreenKey(
        "runs", .runs(RunKeys.dictionary, 1...TextRun.maximumCount),
        """
        The text in parts with looks of their own, instead of the text itself: a list of texts and \
        of [runs](#runs). Only in screens.
        """)

    /// The keys in themes.
    static let ofThemes: [any DeclaredKey] = [
        textStyle, fontName, pointSize, weight, color, scales, maximumPointSize, alignment, lines,
    ]
    /// The keys in screens.
    static let all =
        ofThemes + [
            mayTruncate, lineBreakMode, minimumScaleFactor, adjustsFontSizeToFitWidth, language,
        ] + OriginKeys.ofTexts
    /// The keys of a text that never has several lines, and whose place sets its alignment.
    static let ofOneLine: [any DeclaredKey] = [
        textStyle, fontName, pointSize, weight, color, scales, maximumPointSize, language,
    ]
}

/// The keys of header attributes besides those of texts, in screens and in themes.
package enum HeaderKeys {
    static let background = ScreenKey(
        "background", .color, "The color behind the text.")
    static let margins = ScreenKey(
        "margins", .margins, without: .described("the profile's"), "The space around the text.")
    static let textCase = ScreenKey(
        "textCase", synonyms: ["case"], .words(TextCase.self),
        without: .described("the profile's"), "Whether the text is in capitals.")
    static let height = ScreenKey(
        "height", .height, without: .word("automatic"), "The height of the view.")

    private static let own: [any DeclaredKey] = [background, margins, textCase, height]
    /// All keys of a header in a screen, besides its text.
    static let all = TextKeys.all + own

    /// The header of a theme.
    static let ofThemes = DictionaryDeclaration(
        "sectionHeader", .sectionHeader, "The attributes of section headers.",
        TextKeys.ofThemes + own)

    /// The header attributes and the text attributes of screens, for the documentation.
    package static let tables = (
        header: own.map(\.declaration), text: TextKeys.all.map(\.declaration)
    )
}

/// The keys of margins.
enum MarginKeys {
    static let top = ScreenKey("top", .points)
    static let leading = ScreenKey("leading", .points)
    static let bottom = ScreenKey("bottom", .points)
    static let trailing = ScreenKey("trailing", .points)

    static let dictionary = DictionaryDeclaration(
        "margins", .margin, "The margins at the four sides, in points.",
        [top, leading, bottom, trailing])
}
