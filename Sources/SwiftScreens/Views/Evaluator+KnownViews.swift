// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The views of SwiftUI.
extension Evaluator {
    /// A call of a view of SwiftUI; nil for any other name.
    func knownView(
        _ name: String, _ arguments: [Argument], _ node: SourceNode, _ scope: Scope
    ) -> ViewNode? {
        let call = ViewCall(
            evaluator: self, arguments: arguments, place: SourcePlace(scope.tree, node), node: node,
            scope: scope)
        guard
            let kind = textView(name, call) ?? rowView(name, call) ?? container(name, call)
                ?? control(name, call)
        else { return nil }
        return ViewNode(kind: kind, place: call.place)
    }

    private func textView(_ name: String, _ call: ViewCall) -> ViewNode.Kind? {
        switch name {
        case "Text":
            return call.text
        case "Image", "AsyncImage":
            if let symbol = call.string("systemName") { return .symbol(symbol) }
            if call.has("systemName") { return .symbol("square.dashed") }
            return .picture(call.firstString ?? "image")
        case "Label":
            if let title = call.titled {
                let icon: [ViewNode]
                if let symbol = call.string("systemImage") {
                    icon = [ViewNode(kind: .symbol(symbol), place: call.place)]
                } else if call.has("image") {
                    icon = [
                        ViewNode(kind: .picture(call.string("image") ?? "image"), place: call.place)
                    ]
                } else if call.has("systemImage") {
                    icon = [ViewNode(kind: .symbol("square.dashed"), place: call.place)]
                } else {
                    icon = call.content("icon")
                }
                return .label(title: title, icon: icon)
            }
            return .label(
                title: call.content("title", orTrailing: true), icon: call.content("icon"))
        case "Spacer":
            return .spacer(call.number("minLength"))
        case "Divider": return .divider
        case "EmptyView", "Rectangle", "Circle", "Capsule", "RoundedRectangle", "Ellipse",
            "EditButton":
            return .group([])
        default: return nil
        }
    }

    private func rowView(_ name: String, _ call: ViewCall) -> ViewNode.Kind? {
        switch name {
        case "Toggle":
            let isOn = call.value("isOn") ?? .bool(false)
            if var title = call.titled {
                if let symbol = call.string("systemImage") {
                    title = [
                        ViewNode(
                            kind: .label(
                                title: title,
                                icon: [ViewNode(kind: .symbol(symbol), place: call.place)]),
                            place: call.place)
                    ]
                }
                return .toggle(label: title, isOn: isOn)
            }
            return .toggle(label: call.content("label", orTrailing: true), isOn: isOn)
        case "NavigationLink":
            call.passOver("destination", .destination)
            if let title = call.titled {
                call.passOverTrailing(.destination)
                return .link(label: title)
            }
            // The destination may be the first closure, with the label after it.
            if call.has("label"), !call.has("destination") { call.passOverTrailing(.destination) }
            return .link(
                label: call.has("label")
                    ? call.content("label") : call.content("", orTrailing: true))
        case "Button", "ShareLink", "Link", "PhotosPicker", "PasteButton", "RenameButton",
            "SettingsLink":
            call.passOver("action", .action)
            let role = call.caseName("role")
            if var title = call.titled {
                call.passOverTrailing(.action)
                if let symbol = call.string("systemImage") {
                    title = [
                        ViewNode(
                            kind: .label(
                                title: title,
                                icon: [ViewNode(kind: .symbol(symbol), place: call.place)]),
                            place: call.place)
                    ]
                }
                return .button(label: title, role: role)
            }
            if name == "ShareLink", !call.has("label"), call.trailing == nil {
                return .button(
                    label: [
                        ViewNode(
                            kind: .label(
                                title: [
                                    ViewNode(
                                        kind: .text(TextValue("Share…", place: call.place)),
                                        place: call.place)
                                ],
                                icon: [
                                    ViewNode(
                                        kind: .symbol("square.and.arrow.up"), place: call.place)
                                ]), place: call.place)
                    ],
                    role: nil)
            }
            if call.has("label") {
                if call.trailing != nil, !call.trailingIsLabel { call.passOverTrailing(.action) }
                return .button(label: call.content("label"), role: role)
            }
            // `Button(action: f) { label }`, `Link(destination: u) { label }`, `Button { action } label: { … }`.
            let isLabel = call.has("action") || name != "Button" || call.firstPlainClosure
            return .button(label: isLabel ? call.content("", orTrailing: true) : [], role: role)
        case "Menu":
            if let title = call.titled {
                return .menu(label: title, content: call.content("content", orTrailing: true))
            }
            if call.has("label") {
                return .menu(
                    label: call.content("label"), content: call.content("content", orTrailing: true)
                )
            }
            return .menu(label: [], content: call.content("", orTrailing: true))
        case "Picker":
            let selection = call.value("selection") ?? .none
            if let title = call.titled {
                return .picker(
                    label: title, options: call.content("content", orTrailing: true),
                    selection: selection)
            }
            if call.has("label") {
                return .picker(
                    label: call.content("label"),
                    options: call.content("content", orTrailing: true), selection: selection)
            }
            return .picker(
                label: [], options: call.content("content", orTrailing: true), selection: selection)
        case "LabeledContent":
            if let title = call.titled {
                if let value = call.argument("value") {
                    return .labeled(label: title, content: titleViews(value))
                }
                return .labeled(label: title, content: call.content("content", orTrailing: true))
            }
            return .labeled(
                label: call.content("label"), content: call.content("content", orTrailing: true))
        case "DisclosureGroup":
            if let title = call.titled {
                return .disclosure(label: title, content: call.content("content", orTrailing: true))
            }
            return .disclosure(
                label: call.content("label"), content: call.content("content", orTrailing: true))
        default: return nil
        }
    }

    private func container(_ name: String, _ call: ViewCall) -> ViewNode.Kind? {
        switch name {
        case "HStack", "LazyHStack", "HFlow", "GridRow":
            return .stack(
                axis: "horizontal", alignment: call.caseName("alignment"),
                spacing: call.number("spacing"),
                call.content("content", orTrailing: true))
        case "VStack", "LazyVStack":
            return .stack(
                axis: "vertical", alignment: call.caseName("alignment"),
                spacing: call.number("spacing"),
                call.content("content", orTrailing: true))
        case "Grid":
            return .stack(
                axis: "vertical", alignment: call.caseName("alignment"),
                spacing: call.number("verticalSpacing"), call.content("content", orTrailing: true))
        case "ZStack": return .overlay(call.content("content", orTrailing: true))
        case "ViewThatFits": return .alternatives(call.content("content", orTrailing: true))
        case "Group", "NavigationStack", "NavigationView", "ControlGroup", "GlassEffectContainer",
            "AnyLayout":
            return .group(call.content("content", orTrailing: true))
        case "AnyView", "EquatableView":
            return .group(call.first.map { content($0) } ?? call.content("", orTrailing: true))
        case "NavigationSplitView":
            call.passOver("detail", .destination)
            return .group(call.content("sidebar", orTrailing: true))
        case "ScrollViewReader", "GeometryReader", "WithPerceptionTracking", "WithViewStore",
            "TimelineView":
            return .group(call.content("content", orTrailing: true))
        case "TabView":
            return .group(call.content("content", orTrailing: true))
        case "Tab": return .group(call.content("content", orTrailing: true))
        case "GroupBox":
            return .stack(
                axis: "vertical", alignment: "leading", spacing: nil,
                (call.titled ?? call.content("label")) + call.content("content", orTrailing: true))
        case "List", "Form":
            if let data = call.first, !data.isTrailing,
                call.closure("rowContent", orTrailing: true) != nil
            {
                return .list(repeated(data, call, call.closure("rowContent", orTrailing: true)))
            }
            return .list(call.content("content", orTrailing: true))
        case "ScrollView": return .scroll(call.content("content", orTrailing: true))
        case "Section":
            let header = call.titled ?? call.content("header")
            return .section(
                header: header, content: call.content("content", orTrailing: true),
                footer: call.content("footer"))
        case "ForEach", "OutlineGroup":
            guard let data = call.first ?? call.arguments.first else { return .group([]) }
            return .group(repeated(data, call, call.closure("content", orTrailing: true)))
        case "ContentUnavailableView":
            let title = call.titled ?? call.content("label", orTrailing: true)
            var icon: [ViewNode] = []
            if let symbol = call.string("systemImage") {
                icon = [ViewNode(kind: .symbol(symbol), place: call.place)]
            }
            var description = call.content("description")
            if description.isEmpty, let text = call.value("description") {
                description = views(of: text, call.node, call.scope)
            }
            return .stack(
                axis: "vertical", alignment: nil, spacing: nil, icon + title + description)
        default: return nil
        }
    }

    private func control(_ name: String, _ call: ViewCall) -> ViewNode.Kind? {
        func field(_ kind: ViewNode.Field.Kind) -> ViewNode.Kind {
            var prompt: TextValue?
            if let value = call.value("prompt") {
                for view in views(of: value, call.node, call.scope) {
                    if case .text(let text) = view.kind { prompt = text }
                }
            }
            if prompt == nil {
                for view in call.titled ?? [] {
                    if case .text(let text) = view.kind { prompt = text }
                }
            }
            var text: TextValue?
            if let value = call.value("text") ?? call.value("value"),
                case .unknown(let unknown) = value,
                let likely = unknown.likely, case .text(let initial) = likely, !initial.isEmpty
            {
                text = self.text(of: value, call.node, call.scope)
            } else if case .text(let known)? = call.value("text"), !known.isEmpty {
                text = known
            }
            return .field(ViewNode.Field(kind: kind, prompt: prompt, text: text))
        }
        func control(_ kind: ViewNode.Control.Kind, label: [ViewNode]? = nil) -> ViewNode.Control {
            ViewNode.Control(
                kind: kind, label: label ?? call.titled ?? call.content("label", orTrailing: true))
        }
        switch name {
        case "TextField": return field(.line)
        case "SecureField": return field(.secure)
        case "TextEditor": return field(.area)
        case "Stepper":
            // A stepper without its own text is given one that says its value.
            return .control(control(.stepper))
        case "Slider":
            var slider = control(.slider)
            slider.value = 0.5
            return .control(slider)
        case "DatePicker":
            var picker = control(.datePicker)
            if let components = call.value("displayedComponents") {
                let names = caseNames(components)
                picker.showsDate = names.contains("date") || names.isEmpty
                picker.showsTime = names.contains("hourAndMinute") || names.isEmpty
            }
            return .control(picker)
        case "ColorPicker": return .control(control(.colorPicker))
        case "ProgressView", "Gauge":
            var progress = control(.progress)
            if call.has("value") {
                progress.value = call.number("value") ?? 0.5
                if let value = progress.value, value > 1 { progress.value = 0.5 }
            }
            return .control(progress)
        case let name where Self.undrawable.contains(name):
            notes.add(.undrawable(name), at: call.place)
            return .placeholder(name)
        default: return nil
        }
    }

    private func caseNames(_ value: Value) -> [String] {
        switch value {
        case .enumCase(let enumCase): [enumCase.name]
        case .list(let values): values.flatMap(caseNames)
        default: []
        }
    }

    /// Views of SwiftUI and other frameworks of Apple that show what only a device has.
    static let undrawable: Set = [
        "Map", "Chart", "WebView", "VideoPlayer", "Canvas", "SceneView", "SpriteView", "PDFView",
        "SignInWithAppleButton", "CameraView", "QuickLookPreview", "Model3D", "RealityView",
        "MapReader",
        "MultiDatePicker", "Table", "SubscriptionStoreView", "StoreView", "ProductView",
        "PhotoView",
    ]

    // MARK: - Lists of data

    /// The views for each element, or three samples if the elements are data.
    private func repeated(_ data: Argument, _ call: ViewCall, _ closure: Closure?) -> [ViewNode] {
        guard let closure else { return [] }
        let names = closure.node.all(.parameter).map(\.name)
        let value = evaluate(data.node, data.scope)
        func row(_ element: Value, isSample: Bool) -> [ViewNode] {
            let inner = Scope(parent: closure.scope)
            if closure.isFunction {
                for parameter in closure.node.all(.parameter) {
                    inner.values[parameter.name] = element
                }
            } else {
                bind(names, [element], inner)
            }
            let body = closure.node.first(.body)?.children ?? []
            var found = views(body[...], inner)
            if isSample { for index in found.indices { found[index].style.own.isSample = true } }
            return found
        }
        return views(
            of: map(value) { value in
                if case .list(let values) = value, !values.isEmpty {
                    return .views(
                        values.prefix(Self.maximumRepetition).flatMap { row($0, isSample: false) })
                }
                if case .list = value { return .views([]) }
                let element = self.elementType(of: value)
                if case .unknown(let unknown) = value, case .list(let values)? = unknown.likely,
                    !values.isEmpty
                {
                    return .views(
                        values.prefix(Self.sampleCount).flatMap { row($0, isSample: true) })
                }
                if let element, let type = self.type(named: element, from: data.scope),
                    type.kind == .enum
                {
                    let cases = self.allCases(of: type)
                    if !cases.isEmpty {
                        return .views(
                            cases.prefix(Self.sampleCount).flatMap { row($0, isSample: true) })
                    }
                }
                let name = names.first ?? "$0"
                let unknown = Unknown(
                    text: name, type: element, place: SourcePlace(data.scope.tree, data.node))
                let sample = row(.unknown(unknown), isSample: true)
                // Three placeholders would say no more than one.
                return .views(sample.hasTexts ? sample + sample + sample : sample)
            }, call.node, call.scope)
    }

    private static let sampleCount = 3
}
