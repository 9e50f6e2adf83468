// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// One thing a designer changes about a theme.
public enum ThemeEdit: Hashable, Sendable {
    /// What the theme calls itself.
    case name(String?)
    /// The font of a style that has one; nil is the system font.
    case fontName(TextStyle, String?)
    /// The size at Large, in points, of a style that has a font.
    case fontSize(TextStyle, Double)
    /// The size in points past which a style does not grow; nil is no limit.
    case maximumPointSize(TextStyle, Double?)
    /// Font and size of a style, whether it had them or not.
    case font(TextStyle, fontName: String, fontSize: Double)
    /// The style's entry goes with everything in it: the preferred system font.
    case remove(TextStyle)
    /// The font files the theme names, in order.
    case fontFiles([FilePath])
    /// How section headers look.
    case sectionHeader(HeaderEdit)
    /// A colour that replaces one of iOS; nil is that of iOS.
    case color(Appearance, SemanticColor, Color?)
}

extension ThemeEdit {
    /// Whether only Typeladder's own themes hold such a thing.
    public var needsTypeladderTheme: Bool {
        switch self {
        case .name, .maximumPointSize, .fontFiles, .sectionHeader, .color: true
        case .fontName, .fontSize, .font, .remove: false
        }
    }
}

/// One aspect of how headers look; nil leaves it open again.
public enum HeaderEdit: Hashable, Sendable {
    /// One of the four sides.
    public enum Edge: String, CaseIterable, Hashable, Sendable {
        case top
        case leading
        case bottom
        case trailing
    }

    /// The style whose font is used.
    case textStyle(TextStyle?)
    /// A PostScript or family name, or `TextAttributes.systemFontName`.
    case fontName(String?)
    /// The size at Large, in points.
    case pointSize(Double?)
    /// How heavy.
    case weight(FontWeight?)
    /// The text's colour.
    case color(ColorValue?)
    /// Whether the text grows with the reader's size.
    case scales(Bool?)
    /// The size in points past which the text does not grow.
    case maximumPointSize(Double?)
    /// Where lines are put across the width.
    case alignment(TextAlignment?)
    /// The most lines that are shown; 0 is no limit.
    case lines(Int?)
    /// The colour behind it.
    case background(ColorValue?)
    /// Points at one side.
    case margin(Edge, Double?)
    /// Whether the text is changed to capitals.
    case textCase(TextCase?)
    /// How high it is.
    case height(Height?)
}

// MARK: - As files write it

extension HeaderEdit {
    /// The keys that lead to the aspect in a header's dictionary, the usual spelling first.
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

    /// The value as written; nil removes it.
    var written: SyntaxValue? {
        switch self {
        case .textStyle(let style): style.map { .string($0.uiKitName) }
        case .fontName(let name): name.map(SyntaxValue.string)
        case .weight(let weight):
            weight.map { weight in
                let name = FontWeight.named.first { $0.weight == weight }?.name
                return name.map(SyntaxValue.string) ?? .number(Double(weight.rawValue))
            }
        case .color(let color), .background(let color): color.map { .string($0.text) }
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

    /// Throws unless a file may say this.
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

/// What values an edit may write: those that the reader takes back.
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
    /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
    public var hexadecimal: String {
        let components = [red, green, blue] + (alpha == 255 ? [] : [alpha])
        return components.reduce(into: "#") { text, component in
            let digits = String(component, radix: 16, uppercase: true)
            text += component < 16 ? "0" + digits : digits
        }
    }
}

extension ColorValue {
    /// The colour as files write it: what `init(text:)` reads.
    public var text: String {
        switch self {
        case .rgba(let color): color.hexadecimal
        case .semantic(let semantic): semantic.rawValue
        }
    }
}
