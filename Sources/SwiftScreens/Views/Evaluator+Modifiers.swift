// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Modifiers: those of SwiftUI that change texts or geometry, and the app's own.
extension Evaluator {
    /// Views with a modifier.
    func modify(
        _ views: [ViewNode], _ name: String, _ arguments: [Argument], _ node: SourceNode,
        _ scope: Scope
    ) -> Value {
        if let function = extensionOfViews(name, arguments, scope) {
            let modified = apply(function(views), arguments)
            switch modified {
            case .views, .choice, .instance: return .views(self.views(of: modified, node, scope))
            default: return .views(views)
            }
        }
        let call = ViewCall(
            evaluator: self, arguments: arguments, place: SourcePlace(scope.tree, node), node: node,
            scope: scope)
        if name == "modifier" { return .views(applyModifier(call, to: views)) }
        if let reason = PassedOver.modifiers[name] {
            if let accounted = reason.accounted {
                notes.passOver(arguments.map(\.node), in: scope.tree, accounted)
            }
            return .views(views)
        }
        if name == "searchable" || name == "navigationTitle" || name == "navigationBarTitle"
            || name == "badge" || name == "refreshable"
        {
            return .views(changed(views, call, name))
        }
        var change = ViewStyle()
        if setStyle(&change, name, call) {
            return .views(views.map { styled($0, by: change) })
        }
        notes.add(.unknownModifier(name), at: call.place)
        return .views(views)
    }

    /// The style of a view under a modifier: what is inside of it counts more.
    private func styled(_ view: ViewNode, by change: ViewStyle) -> ViewNode {
        var view = view
        let own = view.style.own
        view.style = view.style.inherited(change)
        view.style.own = own.merged(change.own)
        return view
    }

    private func changed(_ views: [ViewNode], _ call: ViewCall, _ name: String) -> [ViewNode] {
        var views = views
        var change = ViewStyle()
        switch name {
        case "navigationTitle", "navigationBarTitle":
            if let first = call.first {
                let titles = titleViews(first)
                change.own.title = .views(titles)
            }
            change.own.titleDisplayMode = call.caseName("displayMode")
        case "searchable":
            change.own.search = TextValue("Search", place: call.place)
            if let prompt = call.argument("prompt") {
                for view in titleViews(prompt) {
                    if case .text(let text) = view.kind { change.own.search = text }
                }
            }
        case "badge":
            if let first = call.first, case .views(let found) = Value.views(titleViews(first)),
                case .text(let text)? = found.first?.kind, text.string != "0"
            {
                change.own.badge = text
            }
        default: break
        }
        if views.isEmpty { return views }
        if change.own.title != nil || change.own.search != nil || change.own.badge != nil {
            for index in views.indices { views[index] = styled(views[index], by: change) }
        }
        return views
    }

    /// Modifiers that change the looks of texts or the geometry; false for any other.
    private func setStyle(_ style: inout ViewStyle, _ name: String, _ call: ViewCall) -> Bool {
        switch name {
        case "font":
            if let font = call.first { setFont(&style, evaluate(font.node, font.scope), call) }
        case "bold", "fontWeight":
            if name == "bold" {
                style.weight = "bold"
            } else {
                style.weight = call.first.flatMap { argument in
                    if case .enumCase(let weight) = evaluate(argument.node, argument.scope) {
                        weight.name
                    } else {
                        nil
                    }
                }
            }
        case "italic": style.isItalic = true
        case "foregroundStyle", "foregroundColor":
            if let color = call.first { style.color = colorName(evaluate(color.node, color.scope)) }
        case "tint", "accentColor":
            if let color = call.first { style.tint = colorName(evaluate(color.node, color.scope)) }
        case "lineLimit":
            if let limit = call.first {
                switch evaluate(limit.node, limit.scope) {
                case .number(let number): style.lines = number
                case .none: style.lines = 0
                default: break
                }
            }
        case "multilineTextAlignment":
            if let alignment = call.first,
                case .enumCase(let word) = evaluate(alignment.node, alignment.scope)
            {
                style.alignment = word.name
            }
        case "textCase":
            if let word = call.first {
                switch evaluate(word.node, word.scope) {
                case .enumCase(let word): style.isUppercase = word.name == "uppercase"
                default: style.isUppercase = false
                }
            }
        case "minimumScaleFactor":
            if let first = call.first, case .number(let factor) = evaluate(first.node, first.scope)
            {
                style.minimumScaleFactor = factor
            }
        case "truncationMode":
            if let first = call.first, case .enumCase(let mode) = evaluate(first.node, first.scope)
            {
                style.truncation = mode.name
            }
        case "frame":
            style.own.height = call.number("height")
            style.own.minimumHeight = call.number("minHeight")
        case "listStyle": style.listStyle = styleName(call)
        case "pickerStyle": style.pickerStyle = styleName(call)
        case "buttonStyle": style.buttonStyle = styleName(call)
        case "labelStyle": style.labelStyle = styleName(call)
        case "labelsHidden": style.hidesLabels = true
        case "tag":
            if let tag = call.first { style.own.tag = evaluate(tag.node, tag.scope) }
        case "listRowBackground":
            if let first = call.first {
                style.own.rowBackground = colorName(evaluate(first.node, first.scope))
            }
        case "listRowSeparator":
            if let first = call.first, case .enumCase(let word) = evaluate(first.node, first.scope),
                word.name == "hidden"
            {
                style.own.separator = false
            }
        case "navigationBarTitleDisplayMode":
            if let first = call.first, case .enumCase(let mode) = evaluate(first.node, first.scope)
            {
                style.own.titleDisplayMode = mode.name
            }
        case "headerProminence":
            if let first = call.first, case .enumCase(let word) = evaluate(first.node, first.scope)
            {
                style.own.headerProminence = word.name
            }
        case "accessibilityLabel":
            if let first = call.first {
                for view in titleViews(first) {
                    if case .text(let text) = view.kind { style.own.accessibilityLabel = text }
                }
            }
        case "dynamicTypeSize": setLimits(&style, call)
        case "hidden": style.own.isHidden = true
        default: return false
        }
        return true
    }

    private func styleName(_ call: ViewCall) -> String? {
        guard let first = call.first else { return nil }
        guard case .enumCase(let style) = evaluate(first.node, first.scope) else { return nil }
        guard style.name == "init", let type = style.type else { return style.name }
        // `InsetGroupedListStyle()`.
        for suffix in ["ListStyle", "PickerStyle", "ButtonStyle", "LabelStyle", "ToggleStyle"]
        where type.hasSuffix(suffix) {
            let name = type.dropLast(suffix.count)
            return (name.first?.lowercased() ?? "") + name.dropFirst()
        }
        return type
    }

    /// `.dynamicTypeSize(...DynamicTypeSize.xxxLarge)`, `.dynamicTypeSize(.large)`.
    private func setLimits(_ style: inout ViewStyle, _ call: ViewCall) {
        guard let first = call.first else { return }
        func category(_ node: SourceNode) -> String? {
            if case .enumCase(let size) = evaluate(node, first.scope) {
                Self.categories[size.name]
            } else {
                nil
            }
        }
        switch first.node.kind {
        case .prefix: style.own.largestCategory = first.node.children.first.flatMap(category)
        case .postfix: style.own.smallestCategory = first.node.children.first.flatMap(category)
        case .binary where first.node.children.count == 2:
            style.own.smallestCategory = category(first.node.children[0])
            style.own.largestCategory = category(first.node.children[1])
        default:
            let only = category(first.node)
            (style.own.smallestCategory, style.own.largestCategory) = (only, only)
        }
    }

    /// The categories by the names of `DynamicTypeSize`.
    private static let categories: [String: String] = [
        "xSmall": "XS", "small": "S", "medium": "M", "large": "L", "xLarge": "XL", "xxLarge": "XXL",
        "xxxLarge": "XXXL", "accessibility1": "AX1", "accessibility2": "AX2",
        "accessibility3": "AX3",
        "accessibility4": "AX4", "accessibility5": "AX5",
    ]

    // MARK: - The app's own modifiers

    /// A function of an extension of views, which gets the views as `self`.
    func extensionOfViews(
        _ name: String, _ arguments: [Argument], _ scope: Scope
    ) -> (([ViewNode]) -> Closure)? {
        let key = "\(name)|\(scope.tree.path.parent.string)"
        let found: [AppType.Member]
        if let known = viewFunctions[key] {
            found = known
        } else {
            let trees =
                [scope.tree]
                + library.files(extendingViewsBy: name, near: scope.tree.path)
                .filter { $0.string != scope.tree.path.string }.compactMap { library.tree(of: $0) }
            found = trees.flatMap { tree in viewExtensionMembers(named: name, in: tree) }
            viewFunctions[key] = found
        }
        guard let best = best(of: found.map(\.node), for: arguments) else { return nil }
        let member = found[best]
        guard matched(member.node.all(.parameter), arguments) != nil else { return nil }
        return { views in
            Closure(
                node: member.node,
                scope: Scope(parent: nil, tree: member.tree, instance: .views(views)))
        }
    }

    private func viewExtensionMembers(named name: String, in tree: SourceTree) -> [AppType.Member] {
        var found: [AppType.Member] = []
        func collect(_ nodes: [SourceNode]) {
            for node in nodes {
                if node.kind == .ifConfig {
                    collect(conditions.branch(of: node, in: tree))
                } else if node.kind == .extension,
                    Self.viewTypes.contains(node.name) || node.name.hasSuffix("View")
                {
                    members(node.children)
                }
            }
        }
        func members(_ nodes: [SourceNode]) {
            for node in nodes {
                if node.kind == .ifConfig {
                    members(conditions.branch(of: node, in: tree))
                } else if node.kind == .func, node.name == name, node.first(.body) != nil {
                    found.append(AppType.Member(node: node, tree: tree))
                }
            }
        }
        collect(tree.root.children)
        return found
    }

    /// The types of SwiftUI that apps extend with modifiers.
    static let viewTypes: Set = [
        "View", "SwiftUI.View", "Text", "Image", "Button", "List", "Form", "Section", "Toggle",
        "Label", "Picker",
        "TextField", "SecureField", "NavigationLink", "DynamicViewContent", "ForEach", "HStack",
        "VStack",
    ]

    /// `.modifier(Card(title: "x"))`: the body of the modifier with the views as its content.
    private func applyModifier(_ call: ViewCall, to views: [ViewNode]) -> [ViewNode] {
        guard let first = call.first,
            case .instance(let instance) = evaluate(first.node, first.scope),
            instance.type.isModifier,
            let body = members("body", of: instance.type).first(where: { $0.node.kind == .func })
        else { return views }
        let scope = Scope(
            parent: nil, tree: body.tree, instance: .instance(instance), type: instance.type)
        notes.shown.append((body.tree, body.node))
        scope.values[body.node.all(.parameter).first?.name ?? "content"] = .views(views)
        let result = once("modifier \(ObjectIdentifier(instance))") {
            self.views(body.node.first(.body)?.children[...] ?? [], scope)
        }
        return result ?? views
    }

    /// `#if` after an expression: the modifiers that are compiled.
    func postfixIf(_ node: SourceNode, _ scope: Scope) -> Value {
        guard let base = node.children.first else { return unknown(node, scope) }
        let value = evaluate(base, scope)
        guard let clause = conditions.compiledClause(of: node),
            let chain = clause.children.last, chain.kind != .condition
        else { return value }
        let inner = Scope(parent: scope)
        inner.values["\u{0}base"] = value
        return evaluate(chain.rebased, inner)
    }

    func isKnownModifier(_ name: String) -> Bool {
        PassedOver.modifiers[name] != nil || Self.styleModifiers.contains(name)
    }

    private static let styleModifiers: Set = [
        "font", "bold", "fontWeight", "italic", "foregroundStyle", "foregroundColor", "tint",
        "accentColor", "lineLimit",
        "multilineTextAlignment", "textCase", "minimumScaleFactor", "truncationMode", "frame",
        "listStyle", "pickerStyle",
        "buttonStyle", "labelStyle", "labelsHidden", "tag", "listRowBackground", "listRowSeparator",
        "navigationBarTitleDisplayMode", "headerProminence", "accessibilityLabel",
        "dynamicTypeSize", "hidden", "searchable",
        "navigationTitle", "navigationBarTitle", "badge", "modifier",
    ]
}

extension SourceNode {
    /// A chain of modifiers whose innermost base is the value before the `#if`.
    fileprivate var rebased: SourceNode {
        if kind == .member, children.isEmpty {
            return SourceNode(kind, range, name, [SourceNode(.reference, range, "\u{0}base", [])])
        }
        guard let first = children.first else { return self }
        return SourceNode(kind, range, name, [first.rebased] + children.dropFirst())
    }
}

extension ViewStyle.Own {
    /// What modifiers say, the inner ones before the outer ones.
    func merged(_ outer: ViewStyle.Own) -> ViewStyle.Own {
        var own = self
        own.tag = tag ?? outer.tag
        own.badge = badge ?? outer.badge
        own.height = height ?? outer.height
        own.minimumHeight = minimumHeight ?? outer.minimumHeight
        own.rowBackground = rowBackground ?? outer.rowBackground
        own.separator = separator ?? outer.separator
        own.title = title ?? outer.title
        own.titleDisplayMode = titleDisplayMode ?? outer.titleDisplayMode
        own.search = search ?? outer.search
        own.accessibilityLabel = accessibilityLabel ?? outer.accessibilityLabel
        own.smallestCategory = smallestCategory ?? outer.smallestCategory
        own.largestCategory = largestCategory ?? outer.largestCategory
        own.isSample = isSample || outer.isSample
        own.isHidden = isHidden || outer.isHidden
        own.headerProminence = headerProminence ?? outer.headerProminence
        return own
    }
}
