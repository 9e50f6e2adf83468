// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Fields, and controls of a known size.
struct InputViews {
    let call: ViewCall

    func kind(_ name: String) -> ViewNode.Kind? {
        switch name {
        case "TextField": return field(.line)
        case "SecureField": return field(.secure)
        case "TextEditor": return field(.area)
        case "Stepper": return .control(control(.stepper))
        case "Slider":
            var slider = control(.slider)
            slider.value = 0.5
            let ends = (call.views("minimumValueLabel"), call.views("maximumValueLabel"))
            guard !ends.0.isEmpty || !ends.1.isEmpty else { return .control(slider) }
            let bar = ViewNode(kind: .control(slider), place: call.site.place)
            return .stack(
                axis: "horizontal", alignment: nil, spacing: nil, ends.0 + [bar] + ends.1)
        case "DatePicker": return .control(datePicker)
        case "ColorPicker": return .control(control(.colorPicker))
        case "ProgressView", "Gauge":
            var progress = control(.progress)
            if call.has("value") {
                let value = call.number("value") ?? 0.5
                progress.value = (0...1).contains(value) ? value : 0.5
            }
            return .control(progress)
        default: return nil
        }
    }

    private func control(_ kind: ViewNode.Control.Kind) -> ViewNode.Control {
        // `Slider(value: $speed) { isEditing in … }` is told of editing.
        let isTold = call.trailing?.node.all(.parameter).isEmpty == false
        if isTold { call.passOverTrailing(.action) }
        return ViewNode.Control(
            kind: kind, label: call.titled ?? call.views("label", orTrailing: !isTold))
    }

    private var datePicker: ViewNode.Control {
        var picker = control(.datePicker)
        if let components = call.value("displayedComponents") {
            let names = Self.caseNames(components)
            picker.showsDate = names.contains("date") || names.isEmpty
            picker.showsTime = names.contains("hourAndMinute") || names.isEmpty
        }
        return picker
    }

    private static func caseNames(_ value: Value) -> [String] {
        switch value {
        case .enumCase(let enumCase): [enumCase.name]
        case .list(let values): values.flatMap(caseNames)
        default: []
        }
    }

    // MARK: - Fields

    private func field(_ kind: ViewNode.Field.Kind) -> ViewNode.Kind {
        let prompt = call.views("prompt")
        let title = call.titled ?? call.views("label", orTrailing: true)
        // With a prompt, the title is only read aloud.
        if !prompt.isEmpty { call.notes.passOver(title, .accessibility) }
        let shown = prompt.isEmpty ? title : prompt
        let text = initialText
        func field(_ prompt: [ViewNode]) -> ViewNode.Kind {
            .field(ViewNode.Field(kind: kind, prompt: prompt.lastText, text: text))
        }
        guard shown.count == 1, case .choice(let choice, let branches) = shown[0].kind else {
            return field(shown)
        }
        return .choice(choice, branches.map { [call.node(field($0))] })
    }

    /// The text that a field has at first, if it has one.
    private var initialText: TextValue? {
        guard let value = call.value("text") ?? call.value("value") else { return nil }
        switch value {
        case .unknown(let unknown):
            guard case .text(let likely)? = unknown.likely, !likely.isEmpty else { return nil }
            return call.texts.text(of: value, call.site.node, call.site.scope)
        case .text(let text) where call.has("text") && !text.isEmpty: return text
        default: return nil
        }
    }
}
