// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Lists, sections, stacks, and views that are their content.
struct ContainerViews {
    let call: ViewCall

    func kind(_ name: String) -> ViewNode.Kind? {
        switch name {
        case "HStack", "LazyHStack", "HFlow", "GridRow": return stack("horizontal")
        case "VStack", "LazyVStack": return stack("vertical")
        case "Grid": return stack("vertical", spacing: "verticalSpacing")
        case "ZStack": return layers(call.content)
        case "ViewThatFits": return .alternatives(call.content)
        case "AnyView", "EquatableView":
            return .group(call.first.map { call.viewContent.views(of: $0) } ?? call.trailingViews)
        case "NavigationSplitView":
            call.passOver("detail", .destination)
            return .group(call.views("sidebar", orTrailing: true))
        case "GroupBox":
            return .stack(
                axis: "vertical", alignment: "leading", spacing: nil,
                (call.titled ?? call.views("label")) + call.content)
        case "List", "Form":
            if let data = call.first, let closure = call.closure("rowContent") {
                return .list(call.repeatedViews.views(over: data, closure, call.site))
            }
            return .list(call.content)
        case "ScrollView": return .scroll(call.content)
        case "Section":
            return .section(
                header: call.titled ?? call.titled("header"), content: call.content,
                footer: call.titled("footer"))
        case "ForEach", "OutlineGroup":
            guard let data = call.first ?? call.site.arguments.first,
                let closure = call.closure("content")
            else { return .group([]) }
            return .group(call.repeatedViews.views(over: data, closure, call.site))
        case "ContentUnavailableView": return unavailable
        case let name where Self.transparent.contains(name): return .group(call.content)
        default: return nil
        }
    }

    /// Views over each other. An icon or a number at the leading edge has the others beside it, which are indented.
    private func layers(_ views: [ViewNode]) -> ViewNode.Kind {
        let alignment = call.caseName("alignment") ?? "center"
        guard alignment.lowercased().hasSuffix("leading"), views.count == 2, views[0].isNarrow
        else { return .overlay(views) }
        let isTop = alignment == "topLeading"
        return .stack(
            axis: "horizontal", alignment: isTop ? "top" : nil, spacing: nil, views)
    }

    /// Views that are their content.
    private static let transparent: Set = [
        "AnyLayout", "ControlGroup", "GeometryReader", "GlassEffectContainer", "Group",
        "NavigationStack", "NavigationView", "ScrollViewReader", "Tab", "TabView", "TimelineView",
        "WithPerceptionTracking", "WithViewStore",
    ]

    private func stack(_ axis: String, spacing: String = "spacing") -> ViewNode.Kind {
        .stack(
            axis: axis, alignment: call.caseName("alignment"), spacing: call.number(spacing),
            call.content)
    }

    private var unavailable: ViewNode.Kind {
        let title = call.titled ?? call.views("label", orTrailing: true)
        let icon = call.name("systemImage").map { [call.node(.symbol($0))] } ?? []
        return .stack(
            axis: "vertical", alignment: nil, spacing: nil,
            icon + title + call.views("description"))
    }
}

extension ViewNode {
    /// Whether it is an icon, or a text as short as a number.
    fileprivate var isNarrow: Bool {
        switch kind {
        case .symbol, .picture: true
        case .text(let text): text.string.count <= 3
        default: false
        }
    }
}
