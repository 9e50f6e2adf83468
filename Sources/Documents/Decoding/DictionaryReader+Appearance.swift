// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

// MARK: - Text and header appearance

extension TextAttributes {
    /// The keys of text attributes.
    static let keys = [
        "textStyle", "fontName", "fontSize", "pointSize", "weight", "color", "scales",
        "maximumPointSize", "alignment", "lines",
    ]
    /// The keys of text attributes in screens.
    static let screenKeys = keys + ["mayTruncate"]
}

extension HeaderAppearance {
    /// The keys of header appearances.
    static let keys = TextAttributes.keys + ["background", "margins", "textCase", "case", "height"]
    /// The keys of header appearances in screens.
    static let screenKeys = keys + ["mayTruncate"]
}

extension DictionaryReader {
    /// The line limits allowed in a file.
    static let lineBounds = 0...1_000

    /// The attributes of a text, in a screen or a theme.
    func textAttributes(ofScreen isScreen: Bool) -> TextAttributes {
        var attributes = TextAttributes()
        attributes.textStyle = textStyle("textStyle")
        attributes.fontName = fontName("fontName")
        attributes.pointSize = key(among: ["pointSize", "fontSize"]).flatMap(fontSize)
        attributes.weight = weight("weight")
        attributes.color = color("color")
        attributes.scales = bool("scales")
        attributes.maximumPointSize = fontSize("maximumPointSize")
        attributes.alignment = choice(
            "alignment", TextAlignment.self, aliases: ["left": .leading, "right": .trailing])
        attributes.lines = integer("lines", in: Self.lineBounds)
        if isScreen { attributes.mayTruncate = bool("mayTruncate") }
        return attributes
    }

    /// The appearance of a header, in a screen or a theme.
    func headerAppearance(ofScreen isScreen: Bool) -> HeaderAppearance {
        var appearance = HeaderAppearance()
        appearance.text = textAttributes(ofScreen: isScreen)
        appearance.background = color("background")
        appearance.margins = margins("margins")
        appearance.textCase = key(among: ["textCase", "case"]).flatMap { choice($0, TextCase.self) }
        appearance.height = height("height")
        return appearance
    }
}

extension DictionaryReader {
    /// A hexadecimal color. The value of a semantic color cannot be another semantic color.
    func hexadecimalColor(_ key: String) -> Color? {
        guard let text = string(key) else { return nil }
        if let color = Color(hexadecimal: text) { return color }
        let isMarkMissing = Color(hexadecimal: "#" + text) != nil
        error(
            at: key, ValueProblem.notHexadecimal(text),
            fix: isMarkMissing ? .replace(.string("#" + text)) : nil)
        return nil
    }
}
