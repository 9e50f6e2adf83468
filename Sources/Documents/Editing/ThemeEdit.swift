// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Syntax

/// One change of a theme.
package enum ThemeEdit: Hashable, Sendable {
    /// The name of the theme. Nil removes it.
    case name(String?)
    /// The font of a style that has a font. Nil sets the system font.
    case fontName(TextStyle, String?)
    /// The size at L, in points, of a style that has a font.
    case fontSize(TextStyle, Double)
    /// The maximum size of a style, in points. Nil means no maximum.
    case maximumPointSize(TextStyle, Double?)
    /// Font and size of a style, in points.
    case font(TextStyle, fontName: String, fontSize: Double)
    /// Removes a style's entry, so that the style has the preferred system font.
    case remove(TextStyle)
    /// The theme's font files, in order.
    case fontFiles([FilePath])
    /// The appearance of section headers.
    case sectionHeader(HeaderEdit)
    /// A color that replaces a color of iOS. Nil restores that of iOS.
    case color(Appearance, SemanticColor, Color?)
}

extension ThemeEdit {
    /// Whether only Typeladder's own themes can store the value.
    package var needsTypeladderTheme: Bool {
        switch self {
        case .name, .maximumPointSize, .fontFiles, .sectionHeader, .color: true
        case .fontName, .fontSize, .font, .remove: false
        }
    }
}

/// One change of a header's appearance. Nil removes the value.
package enum HeaderEdit: Hashable, Sendable {
    /// The text style that sets the font.
    case textStyle(TextStyle?)
    /// A PostScript or family name, or `TextAttributes.systemFontName`.
    case fontName(String?)
    /// The size at L, in points.
    case pointSize(Double?)
    case weight(FontWeight?)
    case color(ColorValue?)
    /// Whether the text scales with the category.
    case scales(Bool?)
    /// The maximum size of the scaled text, in points.
    case maximumPointSize(Double?)
    /// The alignment of lines within the width of the text.
    case alignment(TextAlignment?)
    /// The maximum number of lines; 0 for no limit.
    case lines(Int?)
    case background(ColorValue?)
    /// The margin at one side, in points.
    case margin(DirectionalEdge, Double?)
    /// The change of the text's case.
    case textCase(TextCase?)
    /// The height, automatic or in points.
    case height(ItemHeight?)
}

// MARK: - In files

extension HeaderEdit {
    /// The key paths of the value in a header's dictionary, the usual spelling first.
    package var keys: [[String]] {
        switch self {
        case .textStyle: [["textStyle"]]
        case .fontName: [["fontName"]]
        case .pointSize: [["pointSize"], ["fontSize"]]
        case .weight: [["weight"]]
        case .color: [["color"]]
        case .scales: [["scales"]]
        case .maximumPointSize: [["maximumPointSize"]]
        case .alignment: [["alignment"]]
        case .lines: [["lines"]]
        case .background: [["background"]]
        case .margin(let edge, _): [["margins", edge.rawValue]]
        case .textCase: [["textCase"], ["case"]]
        case .height: [["height"]]
        }
    }

    /// The value for the file. Nil removes it.
    package var written: SyntaxValue? {
        switch self {
        case .textStyle(let style): style.map { .string($0.uiKitName) }
        case .fontName(let name): name.map(SyntaxValue.string)
        case .weight(let weight):
            weight.map { weight in
                let name = FontWeight.named.first { $0.weight == weight }?.name
                return name.map(SyntaxValue.string) ?? .number(Double(weight.rawValue))
            }
        case .color(let color), .background(let color): color?.written
        case .scales(let scales): scales.map(SyntaxValue.bool)
        case .pointSize(let points), .maximumPointSize(let points), .margin(_, let points):
            points.map(SyntaxValue.number)
        case .alignment(let alignment): alignment.map { .string($0.rawValue) }
        case .lines(let lines): lines.map { .number(Double($0)) }
        case .textCase(let textCase): textCase.map { .string($0.rawValue) }
        case .height(.automatic): .string("automatic")
        case .height(.points(let points)): .number(points)
        case .height(nil): nil
        }
    }

    /// Throws an error for a value that is not allowed in files.
    func check() throws(EditFailure) {
        switch self {
        case .fontName(let name?): try EditCheck.fontName(name)
        case .pointSize(let size?), .maximumPointSize(let size?): try EditCheck.fontSize(size)
        case .margin(_, let points?), .height(.points(let points)?):
            try EditCheck.points(points)
        case .weight(let weight?) where !(100...900).contains(weight.rawValue):
            throw EditFailure(ThemeEditProblem.weightOutOfRange)
        case .lines(let lines?) where !DictionaryReader.lineBounds.contains(lines):
            throw EditFailure(ThemeEditProblem.linesOutOfRange)
        default: break
        }
    }
}

/// Checks the values of edits against the same bounds as when reading a file.
enum EditCheck {
    static func fontSize(_ size: Double) throws(EditFailure) {
        guard size > 0, size <= 1_000 else {
            throw EditFailure(ThemeEditProblem.fontSizeOutOfRange)
        }
    }

    static func points(_ points: Double) throws(EditFailure) {
        guard (0...10_000).contains(points) else {
            throw EditFailure(ThemeEditProblem.lengthOutOfRange)
        }
    }

    static func fontName(_ name: String) throws(EditFailure) {
        guard !name.isEmpty else {
            throw EditFailure(ThemeEditProblem.emptyFontName)
        }
        guard !name.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
            throw EditFailure(ThemeEditProblem.controlCharacterInFontName)
        }
    }
}

extension Color {
    /// `#RRGGBB`, or `#RRGGBBAA` for a color that is not opaque.
    package var hexadecimal: String {
        let components = [red, green, blue] + (alpha == 255 ? [] : [alpha])
        return components.reduce(into: "#") { text, component in
            let digits = String(component, radix: 16, uppercase: true)
            text += component < 16 ? "0" + digits : digits
        }
    }
}

extension ColorValue {
    /// The color in a few characters: its text in files, or its values in light and dark appearance.
    package var text: String {
        switch self {
        case .rgba(let color): color.hexadecimal
        case .dynamic(let color):
            [color.light, color.dark].compactMap { $0?.hexadecimal }.joined(separator: " / ")
        case .semantic(let semantic): semantic.rawValue
        }
    }

    /// The color that a file writes as a value; nil for anything else.
    package init?(_ written: SyntaxValue) {
        switch written {
        case .string(let text): self.init(text: text)
        case .dictionary(let entries):
            func color(_ key: ScreenKey<Color>) -> Color? {
                let value = entries.first { $0.key == key.declaration.name }?.value
                guard case .string(let text)? = value else { return nil }
                return Color(hexadecimal: text)
            }
            guard let light = color(DynamicColorKeys.light) else { return nil }
            self = .dynamic(
                DynamicColor(
                    light: light, dark: color(DynamicColorKeys.dark),
                    lightIncreasedContrast: color(DynamicColorKeys.lightIncreasedContrast),
                    darkIncreasedContrast: color(DynamicColorKeys.darkIncreasedContrast)))
        default: return nil
        }
    }

    /// The color for a file.
    package var written: SyntaxValue {
        guard case .dynamic(let color) = self else { return .string(text) }
        return .dictionary(
            color.entries.compactMap { key, value in
                value.map { SyntaxValue.Entry(key, .string($0.hexadecimal)) }
            })
    }
}
