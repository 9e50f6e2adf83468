// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Fonts of SwiftUI and UIKit, as the screen format has them.
struct Fonts: EvaluatorPart {
    let evaluator: Evaluator

    /// Takes what `.font(…)` says.
    func set(_ style: inout ViewStyle, _ value: Value, _ call: ViewCall) {
        switch value {
        case .enumCase(let font): set(&style, font, call)
        case .choice(_, let values):
            if let first = values.first { set(&style, first, call) }
        case .unknown(let unknown):
            if let likely = unknown.likely {
                set(&style, likely, call)
            } else {
                notes.add(.unknownFont(unknown.text), at: call.place)
            }
        default: break
        }
    }

    private func set(_ style: inout ViewStyle, _ font: EnumCase, _ call: ViewCall) {
        if let own = own(font, call) { return set(&style, own, call) }
        if !font.isCall, let word = Self.textStyles[font.name] {
            style.textStyle = word
        } else {
            setCalled(&style, font, call)
        }
        for change in font.changes {
            switch change.name {
            case "bold": style.weight = "bold"
            case "italic": style.isItalic = true
            case "weight": setWeight(&style, change.arguments.first?.value)
            default: break
            }
        }
    }

    /// A font that the app keeps in a value of its own: `.brand.body` of `extension Font { static let brand = Brand() }`.
    private func own(_ font: EnumCase, _ call: ViewCall) -> Value? {
        guard font.type == nil || font.type == "Font", !font.isCall,
            let name = font.changes.first?.name, Self.textStyles[font.name] == nil
        else { return nil }
        let value = staticMembers.member(font.name, of: "Font", call.site.scope)
        guard case .instance(let fonts)? = value,
            case .enumCase(var found)? = instanceMembers.property(name, of: fonts)
        else {
            return nil
        }
        found.changes += font.changes.dropFirst()
        return .enumCase(found)
    }

    /// `.system(size: 14)`, `.custom("Menlo", size: 14, relativeTo: .body)`, `UIFont.systemFont(ofSize: 14)`.
    private func setCalled(_ style: inout ViewStyle, _ font: EnumCase, _ call: ViewCall) {
        switch font.name {
        case "system", "preferredFont":
            let first = font.arguments.first { $0.label.isEmpty }?.value
            if let word = textStyle(first ?? font.argument("forTextStyle")) {
                style.textStyle = word
            } else if let size = font.argument("size") {
                setFixedSize(&style, size)
            }
            setWeight(&style, font.argument("weight"))
        case "systemFont", "boldSystemFont":
            if let size = font.argument("ofSize") { setFixedSize(&style, size) }
            setWeight(&style, font.argument("weight"))
        case "custom":
            if case .text(let name)? = font.arguments.first?.value { style.fontName = name.string }
            if let size = font.argument("fixedSize") {
                setFixedSize(&style, size)
            } else if case .number(let size)? = font.argument("size") {
                style.pointSize = size
                style.textStyle = textStyle(font.argument("relativeTo")) ?? "body"
            }
        case "init":
            // `Font(uiFont)`.
            if case .enumCase(let inner)? = font.arguments.first?.value { set(&style, inner, call) }
        default:
            notes.add(.unknownFont("\(font.type ?? "").\(font.name)"), at: call.place)
        }
    }

    private func textStyle(_ value: Value?) -> String? {
        if case .enumCase(let style)? = value { Self.textStyles[style.name] } else { nil }
    }

    /// Sets a weight of the system. Those that only the app knows say nothing.
    func setWeight(_ style: inout ViewStyle, _ value: Value?) {
        if case .enumCase(let weight)? = value {
            style.weight = Self.weights.contains(weight.name) ? weight.name : nil
        }
    }

    private func setFixedSize(_ style: inout ViewStyle, _ value: Value) {
        switch value {
        case .number(let size): style.pointSize = size
        case .unknown(let unknown):
            if case .number(let size)? = unknown.likely { style.pointSize = size }
            if let type = unknown.type, type.hasPrefix(Self.scaledType) {
                style.textStyle = Self.textStyles[String(type.dropFirst(Self.scaledType.count))]
                return
            }
        default: break
        }
        style.scales = style.pointSize == nil ? nil : false
    }

    /// The type of a variable with `@ScaledMetric`, before the text style that it scales with.
    static let scaledType = "ScaledMetric."

    private static let textStyles: [String: String] = [
        "largeTitle": "largeTitle", "title": "title1", "title1": "title1", "title2": "title2",
        "title3": "title3", "headline": "headline", "subheadline": "subheadline", "body": "body",
        "callout": "callout", "footnote": "footnote", "caption": "caption1",
        "caption1": "caption1", "caption2": "caption2",
    ]

    private static let weights: Set = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
}
