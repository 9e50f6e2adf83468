// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import GtkKit
import Previewing
import Workspace

/// The actions of menus and keys for the preview: category, device, settings of its user, and zoom.
enum PreviewActions {
    /// All actions. They hold the preview and its views weakly.
    static func all(_ preview: LivePreview, _ views: PageViews) -> [Action] {
        let environment: ReferenceWritableKeyPath<LivePreview, PreviewEnvironment> = \.environment
        return [
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
            makeToggle("dark", preview, \.isDark),
            makeChoice("text-variant", preview, { $0.environment.textVariant.name }) {
                preview, name in
                if let variant = TextVariant(name: name) { preview.choose(variant) }
            },
            makeChoice("device", preview, { $0.environment.device.name ?? "" }) { preview, name in
                let device = preview.environment.profile.devices[name]
                if let device { preview.environment.device = device }
            },
            makeChoice("profile", preview, { $0.environment.profile.name }) { preview, name in
                let profile = preview.profiles.first { $0.name == name }
                if let profile { preview.environment.profile = profile }
            },
            makeChoice("appearance", preview, { $0.appearance.rawValue }) { preview, name in
                if let choice = AppearanceChoice(rawValue: name) { preview.appearance = choice }
            },
            makeChoice("category", preview, { $0.category.shortName }) { preview, name in
                if let category = ContentSizeCategory(name: name) { preview.category = category }
            },
        ]
            + PreviewSwitch.all.map {
                makeToggle($0.name, preview, environment.appending(path: $0.property))
            }
    }

    /// The action that chooses one of several values by its name.
    private static func makeChoice(
        _ name: String, _ preview: LivePreview, _ value: @escaping (LivePreview) -> String,
        _ choose: @escaping (LivePreview, String) -> Void
    ) -> Action {
        let action = Action(name, choice: value(preview)) { [weak preview] in
            if let preview { choose(preview, $0) }
        }
        action.follow(preview, .preview, value)
        return action
    }

    /// The stateful action that toggles a setting.
    private static func makeToggle(
        _ name: String, _ preview: LivePreview,
        _ property: ReferenceWritableKeyPath<LivePreview, Bool>
    ) -> Action {
        let action = Action(name, state: preview[keyPath: property]) { [weak preview] in
            preview?[keyPath: property] = $0
        }
        action.follow(preview, .preview) { $0[keyPath: property] }
        return action
    }
}

extension LivePreview {
    fileprivate var isDark: Bool {
        get { environment.appearance == .dark }
        set { appearance = newValue ? .dark : .light }
    }
}

extension Action {
    /// Sets the action's state whenever an object changes.
    func follow<Subject: Observable, State: VariantConvertible>(
        _ subject: Subject, _ change: Changes<Subject>, _ state: @escaping (Subject) -> State
    ) {
        subject.observe(change, by: subject) { self.setState(state($0)) }
    }
}
