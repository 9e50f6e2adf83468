// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Controls with a label: switches, links, buttons, menus, pickers.
///
/// SwiftUI takes a label as a title, as an argument, or as a closure, and these have the same form in all controls.
struct ControlViews {
    let call: ViewCall

    func kind(_ name: String) -> ViewNode.Kind? {
        switch name {
        case "Toggle":
            let isOn = call.value("isOn")?.plain ?? .bool(false)
            return .toggle(
                label: call.titledLabel ?? call.views("label", orTrailing: true), isOn: isOn)
        case "NavigationLink": return link
        case "Button", "ShareLink", "Link", "PhotosPicker", "PasteButton", "RenameButton",
            "SettingsLink", "EditButton":
            return button(name)
        case "Menu":
            let label = call.titledLabel ?? call.views("label")
            call.passOver(except: ["", "label", "systemImage"], .action)
            call.passOverContent(.menuOption)
            return .menu(label: label, content: call.content)
        case "Picker":
            let selection = call.value("selection")?.plain ?? .none
            return .picker(label: label, options: call.content, selection: selection)
        case "LabeledContent":
            let label = label
            guard call.first != nil, let value = call.argument("value") else {
                return .labeled(label: label, content: call.content)
            }
            let content = call.viewContent.titleViews(value).map { view in
                var view = view
                if case .text(let text) = view.kind {
                    view.kind = .text(call.texts.formatted(text) { call.value($0) })
                }
                return view
            }
            return .labeled(label: label, content: content)
        case "DisclosureGroup": return .disclosure(label: label, content: disclosed)
        default: return nil
        }
    }

    private var label: [ViewNode] { call.titledLabel ?? call.views("label") }

    /// The rows of a group while it is open: at first as its binding says, and without one it is closed.
    private var disclosed: [ViewNode] {
        switch call.value("isExpanded") {
        case .bool(false)?:
            call.passOverContent(.neverShown)
            return []
        case .unknown(let unknown)?:
            var choice = Choice(
                text: unknown.text, branches: ["true", "false"], place: unknown.place ?? call.place)
            if case .bool(let isOpen)? = unknown.likely { choice.likely = isOpen ? 0 : 1 }
            return [call.node(.choice(choice, [call.content, []]))]
        case nil:
            var choice = Choice(
                text: call.source(call.site.node, call.site.scope).beforeClosure,
                branches: ["open", "closed"], place: call.place)
            choice.likely = 1
            return [call.node(.choice(choice, [call.content, []]))]
        default: return call.content
        }
    }

    private var link: ViewNode.Kind {
        call.passOver("destination", .destination)
        if let title = call.titled {
            call.passOverTrailing(.destination)
            return .link(label: title)
        }
        guard call.has("label") else { return .link(label: call.trailingViews) }
        // The destination may be the first closure, with the label after it.
        if !call.has("destination") { call.passOverTrailing(.destination) }
        return .link(label: call.views("label"))
    }

    private func button(_ name: String) -> ViewNode.Kind {
        call.passOver(except: ["", "label", "role", "systemImage"], .action)
        let role = call.caseName("role")
        if let title = call.titledLabel {
            call.passOverTrailing(.action)
            return .button(label: title, role: role)
        }
        if call.has("label") {
            call.passOverTrailing(.action)
            return .button(label: call.views("label"), role: role)
        }
        if let label = Self.systemLabels[name], call.trailing == nil || name == "PasteButton" {
            return .button(label: systemLabel(label.title, label.symbol), role: nil)
        }
        // `Button(action: f) { label }`, `Link(destination: u) { label }`, but `Button { action }`.
        let hasLabel = call.has("action") || name != "Button" || call.first != nil
        return .button(label: hasLabel ? call.trailingViews : [], role: role)
    }

    /// Buttons with a label of the system.
    private static let systemLabels = [
        "ShareLink": (title: "Share…", symbol: "square.and.arrow.up"),
        "PasteButton": (title: "Paste", symbol: "document.on.clipboard"),
        "RenameButton": (title: "Rename", symbol: "pencil"),
        "EditButton": (title: "Edit", symbol: ""),
    ]

    private func systemLabel(_ words: String, _ symbol: String) -> [ViewNode] {
        let title = call.node(.text(TextValue(words, place: call.place)))
        guard !symbol.isEmpty else { return [title] }
        return [call.node(.label(title: [title], icon: [call.node(.symbol(symbol))]))]
    }
}

extension String {
    /// `DisclosureGroup("Advanced")` of `DisclosureGroup("Advanced") { … }`.
    fileprivate var beforeClosure: String {
        var head = prefix { $0 != "{" }
        while head.last?.isWhitespace == true { head.removeLast() }
        return String(head)
    }
}
