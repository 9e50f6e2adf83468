// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Previewing
import Workspace

/// The actions of menus and keys for the preview: category, device, the settings of its user, and
/// zoom.
enum PreviewActions {
    /// All actions, which hold the preview and its views weakly.
    static func all(_ preview: LivePreview, _ views: PageViews) -> [Action] {
        [
            Action("larger") { [weak preview] in preview?.step(by: 1) },
            Action("smaller") { [weak preview] in preview?.step(by: -1) },
            Action("default-size") { [weak preview] in preview?.category = .default },
            Action("zoom-in") { [weak views] in views?.scale?.step(by: 1) },
            Action("zoom-out") { [weak views] in views?.scale?.step(by: -1) },
            Action("zoom-actual") { [weak views] in views?.scale?.zoom = .fixed(1) },
            Action("zoom-fit") { [weak views] in views?.scale?.zoom = .bestFit },
            Action(
                "larger-accessibility-sizes", state: preview.offersAccessibilitySizes
            ) { [weak preview] in preview?.offersAccessibilitySizes = $0 },
            makeToggle("dark", preview) {
                $0.environment.appearance == .dark
            } set: {
                $0.appearance = $1 ? .dark : .light
            },
            makeVariantChoice(preview),
        ] + PreviewSwitch.all.map { makeToggle($0.name, preview, $0.property) }
    }

    /// The action that chooses the variant of the texts by its name.
    private static func makeVariantChoice(_ preview: LivePreview) -> Action {
        let action = Action("text-variant", choice: preview.environment.textVariant.name) {
            [weak preview] in
            guard let preview, let variant = TextVariant(name: $0) else { return }
            preview.environment.textVariant = variant
        }
        action.follow(preview, .preview) { $0.environment.textVariant.name }
        return action
    }

    private static func makeToggle(
        _ name: String, _ preview: LivePreview,
        _ property: WritableKeyPath<PreviewEnvironment, Bool>
    ) -> Action {
        makeToggle(name, preview) {
            $0.environment[keyPath: property]
        } set: {
            $0.environment[keyPath: property] = $1
        }
    }

    /// The stateful action that toggles a setting.
    private static func makeToggle(
        _ name: String, _ preview: LivePreview, get: @escaping (LivePreview) -> Bool,
        set: @escaping (LivePreview, Bool) -> Void
    ) -> Action {
        let action = Action(name, state: get(preview)) { [weak preview] in
            if let preview { set(preview, $0) }
        }
        action.follow(preview, .preview, get)
        return action
    }
}

extension Action {
    /// Sets the state after changes of an object.
    func follow<Subject: Observable, State: VariantConvertible>(
        _ subject: Subject, _ change: Changes<Subject>, _ state: @escaping (Subject) -> State
    ) {
        subject.observe(change, by: subject) { self.setState(state($0)) }
    }
}
