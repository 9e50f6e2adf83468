// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Texts, pictures, and room.
struct TextViews {
    let call: ViewCall

    func kind(_ name: String) -> ViewNode.Kind? {
        switch name {
        case "Text": return text
        case "Image", "AsyncImage":
            return symbol("systemName") ?? symbolCase("systemSymbol")
                ?? .picture(call.firstName ?? "image")
        case "Label":
            guard let title = call.titled else {
                return .label(
                    title: call.views("title", orTrailing: true), icon: call.views("icon"))
            }
            return .label(title: title, icon: icon)
        case "Spacer": return .spacer(call.number("minLength"))
        case "Divider": return .divider
        case "EmptyView", "Rectangle", "Circle", "Capsule", "RoundedRectangle", "Ellipse":
            return .group([])
        default: return nil
        }
    }

    /// The icon of `Label("x", systemImage: "y")`.
    private var icon: [ViewNode] {
        if let name = call.name("systemImage") { return [call.node(.symbol(name))] }
        if call.has("image") { return [call.node(.picture(call.name("image") ?? "image"))] }
        if let symbol = symbol("systemImage") ?? symbolCase("systemSymbol") {
            return [call.node(symbol)]
        }
        return call.views("icon")
    }

    /// A symbol by its name; a dashed square if only the app knows the name, nil without the argument.
    private func symbol(_ label: String) -> ViewNode.Kind? {
        call.has(label) ? .symbol(call.name(label) ?? "square.dashed") : nil
    }

    /// A symbol by a constant of a package that has one for each: `.chevronRight` is `chevron.right`.
    private func symbolCase(_ label: String) -> ViewNode.Kind? {
        guard call.has(label) else { return nil }
        guard let name = call.name(label) else { return .symbol("square.dashed") }
        var words = ""
        var last: Character?
        for character in name.drop(while: { $0 == "_" }) {
            let isStart =
                character.isUppercase
                || character.isNumber != (last?.isNumber ?? character.isNumber)
            if isStart, last != nil, last?.isUppercase != true || !character.isUppercase {
                words.append(".")
            }
            words += character.lowercased()
            last = character
        }
        return .symbol(words)
    }

    // MARK: - Text

    /// The text of `Text(…)`.
    private var text: ViewNode.Kind {
        let argument = call.site.arguments.first {
            !$0.isTrailing && ($0.label.isEmpty || $0.label == "verbatim")
        }
        guard let argument else { return .text(TextValue("", place: call.place)) }
        var table: String?
        if case .text(let name)? = call.value("tableName") ?? call.value("table") {
            table = name.string
        }
        return kind(call.evaluate(argument), argument, table)
    }

    private func kind(
        _ value: Value, _ argument: Argument, _ table: String?
    ) -> ViewNode.Kind {
        if case .choice(let choice, let values) = value, call.evaluator.step(values.count) {
            return .choice(
                choice,
                call.branches(choice, values) { [call.node(kind($0, argument, table))] })
        }
        var text = call.texts.text(of: value, argument.node, argument.scope)
        text = call.texts.formatted(text) { call.value($0) }
        if argument.label == "verbatim" {
            text.isLiteral = false
        } else if Self.isLocalizable(argument.node) {
            text = call.localization.localized(text, table: table).withoutMarkdown
        } else if Self.isKey(argument.node) {
            text = text.withoutMarkdown
        }
        return .text(text)
    }

    /// Whether an argument makes a key, as a literal does: `.init("x")`, `LocalizedStringKey("x")`.
    private static func isKey(_ node: SourceNode) -> Bool {
        guard node.kind == .call, let callee = node.children.first else { return false }
        return callee.kind == .member && callee.name == "init" && callee.children.isEmpty
            || callee.kind == .reference && callee.name.hasPrefix("LocalizedString")
    }

    /// Whether an argument is a literal, which SwiftUI looks up, and no variable.
    private static func isLocalizable(_ node: SourceNode) -> Bool {
        switch node.kind {
        case .string: true
        case .ternary: node.children.dropFirst().allSatisfy(isLocalizable)
        default: false
        }
    }
}
