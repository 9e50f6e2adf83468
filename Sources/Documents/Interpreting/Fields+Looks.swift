// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Looks

extension TextLooks {
    /// The keys that text looks are written with.
    static let keys = [
        "textStyle", "fontName", "fontSize", "pointSize", "weight", "color", "scales",
        "maximumPointSize", "alignment", "lines",
    ]
}

extension HeaderLooks {
    /// The keys that header looks are written with.
    static let keys = TextLooks.keys + ["background", "margins", "textCase", "case", "height"]
}

extension Fields {
    /// The most lines a text can be limited to.
    static let lineBounds = 0...1_000

    /// How a text looks.
    func textLooks() -> TextLooks {
        var looks = TextLooks()
        looks.textStyle = textStyle("textStyle")
        looks.fontName = fontName("fontName")
        looks.pointSize = key(among: ["pointSize", "fontSize"]).flatMap(fontSize)
        looks.weight = weight("weight")
        looks.color = color("color")
        looks.scales = bool("scales")
        looks.maximumPointSize = fontSize("maximumPointSize")
        looks.alignment = choice(
            "alignment", TextAlignment.self, aliases: ["left": .leading, "right": .trailing])
        looks.lines = integer("lines", in: Self.lineBounds)
        return looks
    }

    /// How a header looks.
    func headerLooks() -> HeaderLooks {
        var looks = HeaderLooks()
        looks.text = textLooks()
        looks.background = color("background")
        looks.margins = margins("margins")
        looks.textCase = key(among: ["textCase", "case"]).flatMap { choice($0, TextCase.self) }
        looks.height = height("height")
        return looks
    }
}
