// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import LayoutEngine
import Syntax

/// The effect of an edit on a theme, without any file. The result of the edit must be equal to it.
extension Theme {
    package func expected(after edit: ThemeEdit) -> Theme {
        var theme = self
        switch edit {
        case .name(let name): theme.name = name
        case .fontSize(let style, let size): theme.fonts[style]?.fontSize = size
        case .fontName(let style, let name?): theme.fonts[style]?.fontName = name
        case .fontName(let style, nil):
            theme.fonts[style]?.fontName = nil
            theme.fonts[style]?.fontSize = nil
            if theme.fonts[style]?.saysNothing == true { theme.fonts[style] = nil }
        case .font(let style, let name, let size):
            theme.fonts[style, default: ThemeFont()].fontName = name
            theme.fonts[style]?.fontSize = size
        case .maximumPointSize(let style, let size):
            if size != nil { theme.fonts[style] = theme.fonts[style] ?? ThemeFont() }
            theme.fonts[style]?.maximumPointSize = size
            if theme.fonts[style]?.saysNothing == true { theme.fonts[style] = nil }
        case .remove(let style): theme.fonts[style] = nil
        case .fontFiles(let files): theme.fontFiles = files
        case .color(let appearance, let name, let color):
            theme.colors[appearance, default: [:]][name] = color
        case .sectionHeader(let header): header.apply(to: &theme.sectionHeader)
        }
        return theme
    }

    /// The theme without differences of spelling only.
    package var meaning: Theme {
        var theme = self
        for style in theme.fonts.keys { theme.fonts[style]?.key = "" }
        theme.colors = theme.colors.filter { !$0.value.isEmpty }
        theme.format.dialect = .styleNames
        // A file is the fork's as long as one of its entries is.
        theme.format.entries = .scaledFont
        return theme
    }
}

extension ThemeFont {
    fileprivate var saysNothing: Bool {
        fontName == nil && maximumPointSize == nil && design == nil && weight == nil
    }
}

extension HeaderEdit {
    fileprivate func apply(to appearance: inout HeaderAppearance) {
        switch self {
        case .textStyle(let value): appearance.text.textStyle = value
        case .fontName(let value): appearance.text.fontName = value
        case .pointSize(let value): appearance.text.pointSize = value
        case .weight(let value): appearance.text.weight = value
        case .color(let value): appearance.text.color = value
        case .scales(let value): appearance.text.scales = value
        case .maximumPointSize(let value): appearance.text.maximumPointSize = value
        case .alignment(let value): appearance.text.alignment = value
        case .lines(let value): appearance.text.lines = value
        case .background(let value): appearance.background = value
        case .margin(.top, let value): appearance.margins.top = value
        case .margin(.leading, let value): appearance.margins.leading = value
        case .margin(.bottom, let value): appearance.margins.bottom = value
        case .margin(.trailing, let value): appearance.margins.trailing = value
        case .textCase(let value): appearance.textCase = value
        case .height(let value): appearance.height = value
        }
    }
}

extension SeededGenerator {
    package mutating func one<Value>(of values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &self)]
    }

    package mutating func maybe<Value>(_ value: Value) -> Value? {
        Bool.random(using: &self) ? value : nil
    }

    fileprivate mutating func size() -> Double {
        one(of: [1, 17, 17.5, 300, 1000, 0.1, Double.random(in: 1...1000, using: &self)])
    }

    package mutating func text() -> String {
        one(of: ["A", "Größe & <b>", "字体\"\\", "]]>", " x ", "\u{1F600}", "a/b", "#x"])
    }

    fileprivate mutating func color() -> Color {
        let bits = next()
        let alpha: UInt8 = Bool.random(using: &self) ? 255 : UInt8(truncatingIfNeeded: bits >> 24)
        return Color(
            red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
            blue: UInt8(truncatingIfNeeded: bits >> 16), alpha: alpha)
    }

    package mutating func themeEdit() -> ThemeEdit {
        let style = one(of: TextStyle.allCases)
        switch Int.random(in: 0..<12, using: &self) {
        case 0: return .name(maybe(text()))
        case 1: return .fontName(style, maybe(text()))
        case 2, 3: return .fontSize(style, size())
        case 4: return .maximumPointSize(style, maybe(size()))
        case 5, 6: return .font(style, fontName: text(), fontSize: size())
        case 7: return .remove(style)
        case 8:
            let count = Int.random(in: 0...3, using: &self)
            return .fontFiles((0..<count).map { _ in FilePath(text()) })
        case 9:
            return .color(
                one(of: Appearance.allCases), one(of: SemanticColor.allCases), maybe(color()))
        default: return .sectionHeader(headerEdit())
        }
    }

    private mutating func headerEdit() -> HeaderEdit {
        let dynamic = DynamicColor(
            light: color(), dark: maybe(color()), darkIncreasedContrast: maybe(color()))
        let colorValue = one(of: [ColorValue.rgba(color()), .semantic(.label), .dynamic(dynamic)])
        return one(of: [
            .textStyle(maybe(one(of: TextStyle.allCases))), .fontName(maybe(text())),
            .pointSize(maybe(size())),
            .weight(maybe(FontWeight(rawValue: Int.random(in: 100...900, using: &self)))),
            .weight(.semibold), .color(maybe(colorValue)), .background(maybe(colorValue)),
            .scales(maybe(Bool.random(using: &self))), .maximumPointSize(maybe(size())),
            .alignment(maybe(one(of: TextAlignment.allCases))),
            .lines(maybe(Int.random(in: 0...1000, using: &self))),
            .margin(one(of: DirectionalEdge.allCases), maybe(size())),
            .textCase(maybe(one(of: TextCase.allCases))),
            .height(maybe(one(of: [.automatic, .points(size())]))),
        ])
    }
}
