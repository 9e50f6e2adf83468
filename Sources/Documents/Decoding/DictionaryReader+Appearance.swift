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
    /// Those in screens.
    static let screenKeys = keys + ["mayTruncate"]
}

extension HeaderAppearance {
    /// The keys of header appearances.
    static let keys = TextAttributes.keys + ["background", "margins", "textCase", "case", "height"]
    /// Those in screens.
    static let screenKeys = keys + ["mayTruncate"]
}

extension DictionaryReader {
    /// The line limits that a file may give.
    static let lineBounds = 0...1_000

    /// The attributes of a text.
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

    /// The attributes of a text of a screen.
    func screenTextAttributes() -> TextAttributes {
        var attributes = textAttributes()
        attributes.mayTruncate = bool("mayTruncate")
        return attributes
    }

    /// The appearance of a header of a screen.
    func screenHeaderAppearance() -> HeaderAppearance {
        var appearance = headerAppearance()
        appearance.text.mayTruncate = bool("mayTruncate")
        return appearance
    }

    /// The appearance of a header.
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
    /// A colour in hexadecimal: the value of a semantic colour cannot be another semantic colour.
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
