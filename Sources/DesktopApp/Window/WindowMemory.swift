// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit

/// What a window remembers until the next start, in GSettings. Without an installed schema nothing is
/// remembered, and the defaults are those of the schema.
final class WindowMemory {
    private let settings = Settings.installed(schema: AppInfo.identifier)

    init() {}

    private func remembered<Content: VariantConvertible>(_ key: String, or content: Content)
        -> Content
    {
        settings?.value(key) ?? content
    }

    /// Brings a new model to what was remembered.
    func restore(_ model: PreviewModel) {
        model.offersAccessibilitySizes = remembered("larger-accessibility-sizes", or: true)
        var environment = model.environment
        let category = ContentSizeCategory(name: remembered("category", or: "L")) ?? .default
        environment.category = model.categories.contains(category) ? category : .default
        environment.width = Double(remembered("device-width", or: 390))
        let name = remembered("profile", or: environment.profile.name)
        environment.profile = model.profiles.first { $0.name == name } ?? environment.profile
        model.environment = environment
        model.appearance =
            AppearanceChoice(rawValue: remembered("appearance", or: "system")) ?? .system
    }

    /// Brings a new window to what was remembered.
    func restore(_ window: Window, sidebar: Flap) {
        window.defaultWidth = remembered("window-width", or: 1040)
        window.defaultHeight = remembered("window-height", or: 860)
        if remembered("window-maximized", or: false) { window.isMaximized = true }
        sidebar.isRevealed = remembered("sidebar-visible", or: true)
    }

    /// Remembers both.
    func save(_ model: PreviewModel, _ window: Window, sidebar: Flap) {
        guard let settings else { return }
        settings.set("larger-accessibility-sizes", to: model.offersAccessibilitySizes)
        settings.set("category", to: model.category.shortName)
        settings.set("device-width", to: Int(model.environment.width))
        settings.set("profile", to: model.environment.profile.name)
        settings.set("appearance", to: model.appearance.rawValue)
        settings.set("window-maximized", to: window.isMaximized)
        if !window.isMaximized {
            settings.set("window-width", to: window.defaultWidth)
            settings.set("window-height", to: window.defaultHeight)
        }
        if !sidebar.isFolded { settings.set("sidebar-visible", to: sidebar.isRevealed) }
    }
}
