// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Previewing

/// Behind a button of the header bar: which device, and what its reader has switched on.
final class DevicePopover {
    /// The button that opens it.
    let button = MenuButton(iconName: "phone-symbolic", tooltip: "Device and Reader")
    private let model: PreviewModel
    private let width: DropDown
    private let scale: DropDown
    private let profile: DropDown
    private let appearance: DropDown
    private var widths = Device.widths
    private var isShowing = false

    /// Device pixels to a point, on the devices there are: what frames are rounded to.
    private static let scales = [1.0, 2, 3]

    /// A popover that follows a model; the switches run actions of the window.
    init(_ model: PreviewModel) {
        self.model = model
        width = DropDown(widths.map(SizeWords.points))
        scale = DropDown(Self.scales.map { "\(Int($0))×" })
        profile = DropDown(model.profiles.map(\.title))
        appearance = DropDown(["System", "Light", "Dark"])
        let device = PreferencesGroup(title: "Device")
        device.add(Self.row("Width", width))
        device.add(Self.row("Landscape", action: "win.landscape"))
        device.add(Self.row("Pixels per Point", scale))
        device.add(Self.row("System", profile))
        let reader = PreferencesGroup(title: "Reader")
        reader.add(Self.row("Appearance", appearance))
        reader.add(Self.row("Bold Text", action: "win.bold-text"))
        reader.add(Self.row("Increase Contrast", action: "win.increase-contrast"))
        reader.add(Self.row("Right to Left", action: "win.right-to-left"))
        reader.add(
            Self.row("Larger Accessibility Sizes", action: "win.larger-accessibility-sizes"))
        let column = Box(.vertical, spacing: 18, [device, reader])
        column.setMargins(12)
        column.minimumWidth = 320
        button.setPopover(Popover(column))
        width.onSelected { [weak self] in self?.chooseWidth($0) }
        scale.onSelected { [weak self] in self?.chooseScale($0) }
        profile.onSelected { [weak self] in self?.chooseProfile($0) }
        appearance.onSelected { [weak self] in self?.chooseAppearance($0) }
        model.observe { [weak self] change in
            if change.contains(.preview) { self?.show() }
        }
        show()
    }

    private static func row(_ title: String, _ choice: DropDown) -> ActionRow {
        let row = ActionRow(title: title)
        choice.verticalAlignment = .center
        choice.setAccessibleLabel(title)
        row.addSuffix(choice)
        row.activatableWidget = choice
        return row
    }

    private static func row(_ title: String, action: String) -> ActionRow {
        let row = ActionRow(title: title)
        let control = Switch()
        control.verticalAlignment = .center
        control.setAccessibleLabel(title)
        control.setProperty("action-name", to: action)
        row.addSuffix(control)
        row.activatableWidget = control
        return row
    }

    // MARK: - Choosing

    private func chooseWidth(_ position: Int) {
        guard !isShowing, widths.indices.contains(position) else { return }
        model.environment.width = widths[position]
    }

    private func chooseScale(_ position: Int) {
        guard !isShowing, Self.scales.indices.contains(position) else { return }
        model.environment.displayScale = Self.scales[position]
    }

    private func chooseProfile(_ position: Int) {
        guard !isShowing, model.profiles.indices.contains(position) else { return }
        model.environment.profile = model.profiles[position]
    }

    private func chooseAppearance(_ position: Int) {
        guard !isShowing, AppearanceChoice.allCases.indices.contains(position) else { return }
        model.appearance = AppearanceChoice.allCases[position]
    }

    // MARK: - Showing

    private func show() {
        isShowing = true
        defer { isShowing = false }
        let current = model.environment.width
        if !widths.contains(current) {
            widths = (Device.widths + [current]).sorted()
            width.setItems(widths.map(SizeWords.points))
        }
        select(widths.firstIndex(of: current), in: width)
        select(Self.scales.firstIndex(of: model.environment.displayScale), in: scale)
        select(model.profiles.firstIndex(of: model.environment.profile), in: profile)
        select(AppearanceChoice.allCases.firstIndex(of: model.appearance), in: appearance)
    }

    private func select(_ position: Int?, in choice: DropDown) {
        if choice.selected != position { choice.selected = position }
    }
}
