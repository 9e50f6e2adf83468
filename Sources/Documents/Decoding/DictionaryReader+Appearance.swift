// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Text and header appearance

extension DictionaryReader {
    /// The line limits allowed in a file.
    static let lineBounds = 0...1_000

    /// The attributes of a text, in a screen or a theme.
    func textAttributes(ofScreen isScreen: Bool) -> TextAttributes {
        var attributes = TextAttributes()
        attributes.textStyle = self[TextKeys.textStyle]
        attributes.fontName = self[TextKeys.fontName]
        attributes.pointSize = self[TextKeys.pointSize]
        attributes.weight = self[TextKeys.weight]
        attributes.color = self[TextKeys.color]
        attributes.scales = self[TextKeys.scales]
        attributes.maximumPointSize = self[TextKeys.maximumPointSize]
        attributes.alignment = self[TextKeys.alignment]
        attributes.lines = self[TextKeys.lines]
        if isScreen {
            attributes.mayTruncate = self[TextKeys.mayTruncate]
            attributes.lineBreakMode = self[TextKeys.lineBreakMode]
            attributes.minimumScale = minimumScale
            attributes.language = self[TextKeys.language]
            attributes.origin = textOrigin
        }
        return attributes
    }

    /// The least factor of the font size to which a text shrinks; nil for a text that does not shrink. UIKit needs both
    /// keys, and SwiftUI has only the factor.
    private var minimumScale: Double? {
        let (shrinks, factor) = (
            self[TextKeys.adjustsFontSizeToFitWidth], self[TextKeys.minimumScaleFactor]
        )
        if shrinks == true, node(TextKeys.minimumScaleFactor.declaration.name) == nil {
            let key = TextKeys.adjustsFontSizeToFitWidth.declaration.name
            warning(at: key, ScreenProblem.missingScaleFactor)
        }
        // Apple, UILabel.minimumScaleFactor: with 0, the text keeps its size.
        guard shrinks != false, let factor, factor > 0, factor < 1 else { return nil }
        return factor
    }

    /// The appearance of a header, in a screen or a theme.
    func headerAppearance(ofScreen isScreen: Bool) -> HeaderAppearance {
        var appearance = HeaderAppearance()
        appearance.text = textAttributes(ofScreen: isScreen)
        appearance.background = self[HeaderKeys.background]
        appearance.margins = self[HeaderKeys.margins] ?? Margins()
        appearance.textCase = self[HeaderKeys.textCase]
        appearance.height = self[HeaderKeys.height]
        return appearance
    }
}

extension DictionaryReader {
    /// A color with a value for each appearance. Only light appearance needs one.
    func dynamicColor(_ key: String) -> DynamicColor? {
        guard let fields = fields(key, DynamicColorKeys.dictionary) else { return nil }
        return fields[DynamicColorKeys.light].map {
            DynamicColor(
                light: $0, dark: fields[DynamicColorKeys.dark],
                lightIncreasedContrast: fields[DynamicColorKeys.lightIncreasedContrast],
                darkIncreasedContrast: fields[DynamicColorKeys.darkIncreasedContrast])
        }
    }

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
