// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Fonts and colors, as the screen format has them.
extension Evaluator {
    /// What `.font(…)` says.
    func setFont(_ style: inout ViewStyle, _ value: Value, _ call: ViewCall) {
        switch value {
        case .enumCase(let font): setFont(&style, font, call)
        case .choice(_, let values):
            if let first = values.first { setFont(&style, first, call) }
        case .none: break
        case .unknown(let unknown):
            if let likely = unknown.likely {
                setFont(&style, likely, call)
            } else {
                notes.add(.unknownFont(unknown.text), at: call.place)
            }
        default: break
        }
    }

    private func setFont(_ style: inout ViewStyle, _ font: EnumCase, _ call: ViewCall) {
        if let word = Self.textStyles[font.name], !font.isCall {
            style.textStyle = word
        } else {
            switch font.name {
            case "system", "preferredFont":
                let first =
                    font.arguments.first { $0.label.isEmpty }?.value
                    ?? font.argument("forTextStyle")
                if case .enumCase(let textStyle)? = first,
                    let word = Self.textStyles[textStyle.name]
                {
                    style.textStyle = word
                } else if let size = font.argument("size") {
                    setFixedSize(&style, size)
                }
                if case .enumCase(let weight)? = font.argument("weight") {
                    style.weight = Self.weights[weight.name]
                }
            case "systemFont", "boldSystemFont":
                if let size = font.argument("ofSize") { setFixedSize(&style, size) }
                if case .enumCase(let weight)? = font.argument("weight") {
                    style.weight = Self.weights[weight.name]
                }
            case "custom":
                if case .text(let name)? = font.arguments.first?.value {
                    style.fontName = name.string
                }
                if let size = font.argument("fixedSize") {
                    setFixedSize(&style, size)
                } else if case .number(let size)? = font.argument("size") {
                    style.pointSize = size
                    style.textStyle = "body"
                    if case .enumCase(let textStyle)? = font.argument("relativeTo"),
                        let word = Self.textStyles[textStyle.name]
                    {
                        style.textStyle = word
                    }
                }
            case "init":
                // `Font(uiFont)`.
                if case .enumCase(let inner)? = font.arguments.first?.value {
                    setFont(&style, inner, call)
                }
            default:
                notes.add(
                    .unknownFont(font.type.map { "\($0).\(font.name)" } ?? ".\(font.name)"),
                    at: call.place)
            }
        }
        for change in font.changes {
            switch change.name {
            case "bold": style.weight = "bold"
            case "italic": style.isItalic = true
            case "weight":
                if case .enumCase(let weight)? = change.arguments.first?.value {
                    style.weight = Self.weights[weight.name]
                }
            default: break
            }
        }
    }

    private func setFixedSize(_ style: inout ViewStyle, _ value: Value) {
        switch value {
        case .number(let size): style.pointSize = size
        case .unknown(let unknown):
            if case .number(let size)? = unknown.likely { style.pointSize = size }
        default: break
        }
        style.scales = false
        if style.pointSize == nil { style.scales = nil }
    }

    static let textStyles: [String: String] = [
        "largeTitle": "largeTitle", "title": "title1", "title1": "title1", "title2": "title2",
        "title3": "title3",
        "headline": "headline", "subheadline": "subheadline", "body": "body", "callout": "callout",
        "footnote": "footnote", "caption": "caption1", "caption1": "caption1",
        "caption2": "caption2",
    ]

    static let weights: [String: String] = [
        "ultraLight": "ultraLight", "thin": "thin", "light": "light", "regular": "regular",
        "medium": "medium",
        "semibold": "semibold", "bold": "bold", "heavy": "heavy", "black": "black",
    ]

    /// The name of a color in the screen format; nil for a color that only the app knows.
    func colorName(_ value: Value) -> String? {
        switch value {
        case .enumCase(let color):
            if color.isCall, let first = color.arguments.first?.value {
                return color.name == "init" || color.name == "color" ? colorName(first) : nil
            }
            return Self.colors[color.name]
        case .choice(_, let values): return values.first.flatMap(colorName)
        case .unknown(let unknown): return unknown.likely.flatMap(colorName)
        default: return nil
        }
    }

    private static let colors: [String: String] = [
        "primary": "label", "secondary": "secondaryLabel", "tertiary": "tertiaryLabel",
        "quaternary": "quaternaryLabel",
        "red": "systemRed", "orange": "systemOrange", "yellow": "systemYellow",
        "green": "systemGreen", "mint": "systemMint",
        "teal": "systemTeal", "cyan": "systemCyan", "blue": "systemBlue", "indigo": "systemIndigo",
        "purple": "systemPurple",
        "pink": "systemPink", "brown": "systemBrown", "gray": "systemGray", "label": "label",
        "secondaryLabel": "secondaryLabel", "tertiaryLabel": "tertiaryLabel",
        "systemRed": "systemRed",
        "systemBlue": "systemBlue", "systemGreen": "systemGreen", "systemOrange": "systemOrange",
        "systemGray": "systemGray",
        "systemYellow": "systemYellow", "systemPurple": "systemPurple", "systemPink": "systemPink",
        "systemTeal": "systemTeal",
        "systemIndigo": "systemIndigo", "black": "#000000", "white": "#FFFFFF",
    ]
}
