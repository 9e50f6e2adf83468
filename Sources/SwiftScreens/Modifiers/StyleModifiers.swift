// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// SwiftUI's modifiers that change the looks of texts, or the geometry.
enum StyleModifiers {
    typealias Change = @Sendable (inout ViewStyle, ViewCall) -> Void

    /// What each modifier changes in a style without attributes.
    static let changes: [String: Change] = texts.merging(views) { first, _ in first }

    /// Attributes that texts inside of the view have from it.
    private static let texts: [String: Change] = [
        "font": { style, call in
            if let font = call.firstValue {
                Fonts(evaluator: call.evaluator).set(&style, font, call)
            }
        },
        "bold": { style, _ in style.weight = "bold" },
        "fontWeight": { style, call in
            Fonts(evaluator: call.evaluator).setWeight(&style, call.firstValue)
        },
        "italic": { style, _ in style.isItalic = true },
        "foregroundStyle": { style, call in style.color = call.firstValue?.colorName },
        "foregroundColor": { style, call in style.color = call.firstValue?.colorName },
        "tint": { style, call in style.tint = call.firstValue?.colorName },
        "accentColor": { style, call in style.tint = call.firstValue?.colorName },
        "lineLimit": { style, call in
            switch call.firstValue {
            case .number(let number)?: style.lines = number
            case Value.none?: style.lines = 0
            default: break
            }
        },
        "multilineTextAlignment": { style, call in style.alignment = call.firstCaseName },
        "textCase": { style, call in
            if call.first != nil { style.isUppercase = call.firstCaseName == "uppercase" }
        },
        "minimumScaleFactor": { style, call in
            if case .number(let factor)? = call.firstValue { style.minimumScaleFactor = factor }
        },
        "truncationMode": { style, call in style.truncation = call.firstCaseName },
        "listStyle": { style, call in style.listStyle = call.styleName },
        "pickerStyle": { style, call in style.pickerStyle = call.styleName },
        "buttonStyle": { style, call in style.buttonStyle = call.styleName },
        "labelStyle": { style, call in style.labelStyle = call.styleName },
        "labelsHidden": { style, _ in style.hidesLabels = true },
    ]

    /// Attributes of the view itself.
    private static let views: [String: Change] = [
        "frame": { style, call in
            style.own.height = call.number("height")
            style.own.minimumHeight = call.number("minHeight")
        },
        "tag": { style, call in style.own.tag = call.firstValue?.plain },
        "opacity": { style, call in
            guard var value = call.firstValue else { return }
            if case .choice(let choice, let values) = value, choice.likely != nil,
                values.indices.contains(choice.preferred)
            {
                value = values[choice.preferred]
            }
            if case .number(0) = value { style.own.isHidden = true }
        },
        "hidden": { style, _ in style.own.isHidden = true },
        "badge": { style, call in
            guard var text = call.first.flatMap({ call.viewContent.titleViews($0).firstText }),
                text.string != "0"
            else { return }
            // Most badges are counts.
            if text.isSample, text.string == Samples.other {
                text = text.map { _ in Samples.number }
            }
            style.own.badge = text
        },
        "accessibilityLabel": { style, call in
            call.passOver("", .accessibility)
            style.own.accessibilityLabel = call.first.flatMap {
                call.viewContent.titleViews($0).lastText
            }
        },
        "listRowBackground": { style, call in
            style.own.rowBackground = call.firstValue?.colorName
        },
        "listRowSeparator": { style, call in
            if call.firstCaseName == "hidden" { style.own.separator = false }
        },
        "headerProminence": { style, call in style.own.headerProminence = call.firstCaseName },
        "dynamicTypeSize": { style, call in
            (style.own.smallestCategory, style.own.largestCategory) = call.categoryLimits
        },
        "navigationTitle": { style, call in style.own.title = call.navigationTitle },
        "navigationBarTitle": { style, call in
            style.own.title = call.navigationTitle
            style.own.titleDisplayMode = call.caseName("displayMode")
        },
        "navigationBarTitleDisplayMode": { style, call in
            style.own.titleDisplayMode = call.firstCaseName
        },
        "toolbarTitleDisplayMode": { style, call in
            style.own.titleDisplayMode = call.firstCaseName
        },
        "navigationBarHidden": { style, call in
            if case .bool(false)? = call.firstValue { return }
            style.own.titleDisplayMode = "hidden"
        },
        "searchable": { style, call in
            let prompt = call.argument("prompt").flatMap {
                call.viewContent.titleViews($0).lastText
            }
            style.own.search = prompt ?? TextValue("Search", place: call.place)
        },
    ]
}

extension ViewCall {
    fileprivate var navigationTitle: [ViewNode]? {
        first.map { viewContent.titleViews($0).plainTexts }
    }

    /// The name of a style: `insetGrouped` of `.insetGrouped` and of `InsetGroupedListStyle()`.
    fileprivate var styleName: String? {
        guard case .enumCase(let style)? = firstValue else { return nil }
        guard style.name == "init", let type = style.type else { return style.name }
        for suffix in ["ListStyle", "PickerStyle", "ButtonStyle", "LabelStyle", "ToggleStyle"]
        where type.hasSuffix(suffix) {
            let name = type.dropLast(suffix.count)
            return (name.first?.lowercased() ?? "") + name.dropFirst()
        }
        return type
    }

    /// `.dynamicTypeSize(...DynamicTypeSize.xxxLarge)`, `.dynamicTypeSize(.large)`.
    fileprivate var categoryLimits: (smallest: String?, largest: String?) {
        guard let first else { return (nil, nil) }
        func category(_ node: SourceNode?) -> String? {
            guard let node, case .enumCase(let size) = evaluate(node, first.scope) else {
                return nil
            }
            return Self.categories[size.name]
        }
        let operands = first.node.children
        switch first.node.kind {
        case .prefix: return (nil, category(operands.first))
        case .postfix: return (category(operands.first), nil)
        case .binary where operands.count == 2:
            return (category(operands[0]), category(operands[1]))
        default:
            let only = category(first.node)
            return (only, only)
        }
    }

    /// The categories by the names of `DynamicTypeSize`.
    private static let categories: [String: String] = [
        "xSmall": "XS", "small": "S", "medium": "M", "large": "L", "xLarge": "XL", "xxLarge": "XXL",
        "xxxLarge": "XXXL", "accessibility1": "AX1", "accessibility2": "AX2",
        "accessibility3": "AX3", "accessibility4": "AX4", "accessibility5": "AX5",
    ]
}
