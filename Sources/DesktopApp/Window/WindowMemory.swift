// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import GtkKit
import Previewing
import Syntax
import Workspace

/// The saved state of windows, in GSettings. Without an installed schema, nothing is saved and the schema's defaults
/// apply.
final class WindowMemory {
    private let settings = Settings.installed(schema: AppInfo.identifier)

    private func remembered<Content: VariantConvertible>(_ key: String, or content: Content)
        -> Content
    {
        settings?.value(key) ?? content
    }

    /// Restores the state of a preview.
    func restore(_ preview: LivePreview) {
        preview.offersAccessibilitySizes = remembered("larger-accessibility-sizes", or: true)
        var environment = preview.environment
        let category = ContentSizeCategory(name: remembered("category", or: "L")) ?? .default
        environment.category = preview.categories.contains(category) ? category : .default
        environment.device =
            environment.profile.devices[remembered("device", or: "")]
            ?? environment.profile.devices.device(
                width: Double(remembered("device-width", or: 390)))
        environment.split = Device.Split(rawValue: remembered("device-split", or: ""))
        environment.displayScale = Double(remembered("pixels-per-point", or: 3))
        for setting in PreviewSwitch.all {
            environment[keyPath: setting.property] = remembered(
                setting.name, or: setting.isOnAtFirst)
        }
        environment.textVariant =
            TextVariant(name: remembered("text-variant", or: "")) ?? .asWritten
        let name = remembered("profile", or: environment.profile.name)
        environment.profile = preview.profiles.first { $0.name == name } ?? environment.profile
        preview.environment = environment
        preview.appearance =
            AppearanceChoice(rawValue: remembered("appearance", or: "system")) ?? .system
    }

    /// Restores the state of a window.
    func restore(_ window: Window, _ previewPane: PreviewPane, sidebar: SplitView) {
        let zoom = remembered("zoom", or: 0.0)
        previewPane.frame.scale.zoom = zoom > 0 ? Zoom.clamped(zoom) : .bestFit
        let monitor = Display.leastMonitorSize ?? (width: .max, height: .max)
        window.defaultWidth = min(remembered("window-width", or: 1280), monitor.width)
        window.defaultHeight = min(remembered("window-height", or: 800), monitor.height)
        if remembered("window-maximized", or: false) { window.isMaximized = true }
        sidebar.isRevealed = remembered("sidebar-visible", or: true)
    }

    /// Restores the last view.
    func restore(_ views: PageViews) {
        views.present(PageViews.View(rawValue: remembered("view", or: "")) ?? .single)
    }

    /// Saves the state of the window and its preview.
    func save(
        _ preview: LivePreview, _ window: Window, _ previewPane: PreviewPane, _ views: PageViews,
        sidebar: SplitView
    ) {
        guard let settings else { return }
        settings.set("view", to: views.visible.rawValue)
        let zoom = if case .fixed(let factor) = previewPane.frame.scale.zoom { factor } else { 0.0 }
        settings.set("zoom", to: zoom)
        settings.set("larger-accessibility-sizes", to: preview.offersAccessibilitySizes)
        settings.set("category", to: preview.category.shortName)
        let environment = preview.environment
        settings.set("device", to: environment.device.name ?? "")
        settings.set("device-width", to: Int(environment.width))
        settings.set("device-split", to: environment.split?.rawValue ?? "")
        settings.set("pixels-per-point", to: Int(environment.displayScale))
        for setting in PreviewSwitch.all {
            settings.set(setting.name, to: environment[keyPath: setting.property])
        }
        settings.set("text-variant", to: environment.textVariant.name)
        settings.set("profile", to: environment.profile.name)
        settings.set("appearance", to: preview.appearance.rawValue)
        settings.set("window-maximized", to: window.isMaximized)
        if !window.isMaximized {
            settings.set("window-width", to: window.defaultWidth)
            settings.set("window-height", to: window.defaultHeight)
        }
        if !sidebar.isFolded { settings.set("sidebar-visible", to: sidebar.isRevealed) }
    }
}
