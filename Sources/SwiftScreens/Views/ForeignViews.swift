// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Views that no file of the app declares: their content and texts, with a diagnostic.
struct ForeignViews: EvaluatorPart {
    let evaluator: Evaluator

    /// A view that no file of the app declares: its content, if it has any.
    func value(_ name: String, _ site: CallSite) -> Value {
        let place = site.place
        // Values, not views: `Color("x")`, `EdgeInsets()`, `Date()`.
        if Self.valueTypes.contains(name) || Self.valueSuffixes.contains(where: name.hasSuffix) {
            return .enumCase(
                EnumCase(
                    type: name, name: "init",
                    arguments: functions.values(of: site.arguments), isCall: true))
        }
        if Self.shapes.contains(name) { return .views([]) }
        var parts = ForeignParts()
        for argument in site.arguments { add(argument, to: &parts, place) }
        parts.content = parts.content.filter { !$0.isOnlyPlaceholders }
        if !parts.header.isEmpty || !parts.footer.isEmpty {
            notes.add(.foreignContainer(name), at: place)
            let section = ViewNode.Kind.section(
                header: parts.header, content: parts.texts + parts.content, footer: parts.footer)
            return .views([viewContent.node(section, at: place)])
        }
        if let isOn = parts.isOn, !parts.texts.isEmpty || !parts.content.isEmpty {
            notes.add(.foreignRow(name), at: place)
            return .views([
                viewContent.node(
                    .toggle(label: parts.texts + parts.content, isOn: isOn.plain), at: place)
            ])
        }
        if !parts.content.isEmpty {
            notes.add(.foreignContainer(name), at: place)
            return .views([viewContent.node(.group(parts.texts + parts.content), at: place)])
        }
        if !parts.texts.isEmpty {
            notes.add(.foreignRow(name), at: place)
            return .views([viewContent.node(.foreign(name, parts.texts), at: place)])
        }
        return unknown(site, type: name)
    }

    /// What a view without a declaration is given.
    private struct ForeignParts {
        var header: [ViewNode] = []
        var footer: [ViewNode] = []
        var content: [ViewNode] = []
        var texts: [ViewNode] = []
        var isOn: Value?
    }

    private func add(_ argument: Argument, to parts: inout ForeignParts, _ place: SourcePlace) {
        guard !Self.actionLabels.contains(argument.label) else { return }
        let value = evaluate(argument.node, argument.scope)
        func shown() -> [ViewNode] {
            switch value {
            case .closure(let closure):
                let inner = Scope(parent: closure.scope)
                let parameters = closure.node.all(.parameter)
                functions.bind(
                    parameters.map(\.name), parameters.map { .unknown(Unknown(text: $0.name)) },
                    inner)
                return viewContent.views(
                    of: functions.closureResult(closure, inner), closure.node, inner)
            case .views(let views): return views
            case .instance(let instance) where instance.type.isView:
                return viewContent.content(of: instance, place)
            case .text(let text) where !text.isEmpty:
                return [
                    ViewNode(
                        kind: .text(localization.localized(text, table: nil)),
                        place: SourcePlace(argument.scope.tree, argument.node))
                ]
            default: return []
            }
        }
        /// Those of a closure; none if it is what a button does.
        func shownViews() -> [ViewNode] {
            let views = notes.attempt(shown) { views in views.allSatisfy(\.isAction) }
            guard views.allSatisfy(\.isAction) else { return views }
            notes.passOver([argument.node], in: argument.scope.tree, .action)
            return []
        }
        switch argument.label {
        case "header": parts.header += shown()
        case "footer": parts.footer += shown()
        case "isOn": parts.isOn = value
        default:
            switch value {
            case .closure where argument.isTrailing || Self.contentLabels.contains(argument.label):
                parts.content += shownViews()
            case .views, .instance: parts.content += shown()
            case .text where !Self.isSilent(argument.label): parts.texts += shown()
            case .enumCase(let enumCase):
                add(enumCase, to: &parts, argument)
                guard Self.textLabels.contains(argument.label), enumCase.type != nil else { return }
                let text = texts.text(of: value, argument.node, argument.scope)
                parts.texts.append(
                    ViewNode(
                        kind: .text(text), place: SourcePlace(argument.scope.tree, argument.node)))
            default: break
            }
        }
    }

    /// What a case is given: `.plain(title: "x", description: "y")`, `.toggle($isOn)`, `.custom { … }`.
    private func add(_ enumCase: EnumCase, to parts: inout ForeignParts, _ argument: Argument) {
        let place = SourcePlace(argument.scope.tree, argument.node)
        for (index, given) in enumCase.arguments.enumerated() {
            switch given.value {
            case .text(let text) where !text.isEmpty && !Self.isSilent(given.label):
                let localized = localization.localized(text, table: nil)
                parts.texts.append(ViewNode(kind: .text(localized), place: text.place ?? place))
            case .views(let views): parts.content += views
            case .closure(let closure) where !Self.actionLabels.contains(given.label):
                let inner = Scope(parent: closure.scope)
                let views = viewContent.views(
                    of: functions.closureResult(closure, inner), closure.node, inner)
                if views.hasTexts { parts.content += views }
            case .enumCase(let inner) where inner.isCall: add(inner, to: &parts, argument)
            default:
                let isSwitch = index == 0 && ["toggle", "switch"].contains(enumCase.name)
                if given.label == "isOn" || isSwitch { parts.isOn = given.value }
            }
        }
    }

    private static let textLabels: Set = [
        "", "label", "title", "text", "name", "message", "subtitle", "description", "detail",
        "value",
    ]

    private static let valueTypes: Set = [
        "Color", "Font", "EdgeInsets", "UIColor", "UIFont", "CGSize", "CGRect", "CGPoint",
        "Animation",
        "LinearGradient", "RadialGradient", "Gradient", "Alert", "ActionSheet", "GridItem",
        "Binding",
        "NSAttributedString", "Measurement", "DateInterval", "DateComponents", "Data", "Error",
        "Set",
        "Dictionary", "ClosedRange", "Range", "Selector", "IndexPath", "ToolbarItem",
        "ToolbarItemGroup",
        "MKCoordinateRegion", "CLLocationCoordinate2D", "MKCoordinateSpan", "UUID", "Task",
        "AnyShapeStyle",
    ]

    private static let valueSuffixes = [
        "Style", "Manager", "ViewModel", "Store", "Formatter", "Configuration", "Service", "Model",
        "Error", "Effect",
    ]

    private static let shapes: Set = [
        "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "Path",
        "UnevenRoundedRectangle",
        "ContainerRelativeShape",
    ]

    private static let contentLabels: Set = [
        "content", "label", "header", "footer", "title", "view", "icon", "trailing", "leading",
        "accessory",
    ]

    private static let actionLabels: Set = [
        "action", "onTap", "onCommit", "onSubmit", "perform", "destination", "onDelete",
        "completion", "onChange", "onDismiss",
    ]

    /// Whether an argument of this label is a name for the app, which nobody reads.
    private static func isSilent(_ label: String) -> Bool {
        silentLabels.contains(label) || silentSuffixes.contains(where: label.hasSuffix)
    }

    private static let silentSuffixes = [
        "Id", "ID", "Identifier", "Key", "Image", "ImageName", "Icon", "IconName", "Symbol", "URL",
        "Url", "Path",
    ]

    private static let silentLabels: Set = [
        "systemName", "systemImage", "image", "icon", "imageName", "iconName", "id", "identifier",
        "url", "key", "symbol",
        "accessibilityIdentifier", "named", "animation", "tag", "destination", "path", "format",
        "comment", "table", "tableName",
    ]
}

extension ViewNode {
    /// Whether it is no view but a call, such as `model.reset()`: names of views have capitals.
    fileprivate var isAction: Bool { isPlaceholder { $0.first?.isLowercase == true } }

    /// Whether nothing in it is known, as in a closure that is no view.
    fileprivate var isOnlyPlaceholders: Bool { isPlaceholder { _ in true } }

    /// Whether it is a placeholder of a certain name, or holds nothing else.
    private func isPlaceholder(_ isName: (String) -> Bool) -> Bool {
        switch kind {
        case .placeholder(let name): isName(name)
        case .choice(_, let branches): branches.joined().allSatisfy { $0.isPlaceholder(isName) }
        case .group(let views): views.allSatisfy { $0.isPlaceholder(isName) }
        default: false
        }
    }
}
