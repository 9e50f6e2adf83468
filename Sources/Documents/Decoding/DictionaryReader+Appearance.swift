// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Looks

extension TextAttributes {
    /// The keys that text attributes are written with.
    static let keys = [
        "textStyle", "fontName", "fontSize", "pointSize", "weight", "color", "scales",
        "maximumPointSize", "alignment", "lines",
    ]
}

extension HeaderAppearance {
    /// The keys that header appearances are written with.
    static let keys = TextAttributes.keys + ["background", "margins", "textCase", "case", "height"]
}

extension DictionaryReader {
    /// The most lines a text can be limited to.
    static let lineBounds = 0...1_000

    /// How a text looks.
    func textAttributes() -> TextAttributes {
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
        return attributes
    }

    /// How a header looks.
    func headerAppearance() -> HeaderAppearance {
        var appearance = HeaderAppearance()
        appearance.text = textAttributes()
        appearance.background = color("background")
        appearance.margins = margins("margins")
        appearance.textCase = key(among: ["textCase", "case"]).flatMap { choice($0, TextCase.self) }
        appearance.height = height("height")
        return appearance
    }
}

extension DictionaryReader {
    /// A colour in hexadecimal: what a name stands for cannot be another name.
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
