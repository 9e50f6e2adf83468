// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import GtkKit
import Previewing
import Reporting
import Words
import Workspace

/// The caption below the device: the device, its width, its iOS, the appearance, and the text size. Each part is a
/// button with its choices. Settings that are off at first follow while they are on; a click turns them off.
///
/// ```
/// Box .device-caption
/// ├── MenuButton .flat         iPhone 17
/// ├── MenuButton .flat         402 pt
/// ├── Button .flat             restores the device, after its edge was dragged
/// ├── MenuButton .flat         iOS 26
/// ├── MenuButton .flat         Light
/// ├── MenuButton .flat         AX1
/// ╰── Button .flat × n         Bold Text, Landscape, Doubled, …
/// ```
final class DeviceCaption {
    let widget = Box(.horizontal, [], "device-caption")
    /// The part that restores the device after its edge was dragged.
    let restore = Button(iconName: "edit-undo-symbolic", tooltip: "")
    /// The parts with choices, in order.
    private(set) var parts: [MenuButton] = []
    /// The parts of settings that are usually off, by the title of the setting.
    private(set) var settings: [(title: String, button: Button)] = []
    /// The button of all settings, at the end of the bar.
    let allSettings = MenuButton(iconName: "phone-symbolic", tooltip: tr("Device and Settings"))
    /// The popover of all settings, made when it is first opened.
    private(set) lazy var popover = DevicePopover(preview)
    /// The buttons with popovers.
    var menuButtons: [MenuButton] { parts + [allSettings] }
    private let width: NumberField
    /// The texts of the parts.
    let labels: [GtkKit.Label]
    /// The text of the size, as wide as the longest name, so that nothing moves with the slider.
    private let size = SteadyLabel()
    /// Called when the width that the parts need may have changed.
    var onPartsChanged: (() -> Void)?
    private let preview: LivePreview
    /// The device before its edge was dragged.
    private var lastDevice: Device
    /// Whether an edge of the device is being dragged.
    var isDragging = false { didSet { if isDragging != oldValue { reload() } } }
    private var shownSettings: [String] = []
    private let separators = (0..<4).map { _ in GtkKit.Label("·", "dim-label") }

    /// A caption of a preview. Its menus run actions of the window.
    init(_ preview: LivePreview) {
        self.preview = preview
        lastDevice = preview.environment.device
        width = NumberField(tr("Width in Points"), Device.ownWidths)
        let names = (0..<4).map { _ in GtkKit.Label("") }
        for label in names { label.ellipsis = .end }
        labels = names + [size.label]
        parts = names.map { MenuButton($0) } + [MenuButton(size.widget)]
        for part in parts {
            part.addCssClass("flat")
            part.setOpensUp()
        }
        let field = Box(
            .horizontal, spacing: 12, [GtkKit.Label(tr("Width in Points")), width.spin])
        field.setMargins(6)
        parts[0].setMenu(
            Menu(
                preview.environment.profile.devices.all.map {
                    ($0.name ?? "", "win.device(\($0.name?.quotedForAction ?? ""))")
                })
        )
        parts[1].setPopover { Popover(field) }
        parts[2].setMenu(
            Menu(
                preview.profiles.map { ($0.title, "win.profile(\($0.name.quotedForAction))") }))
        parts[3].setMenu(
            Menu(AppearanceChoice.allCases.map { ($0.title, "win.appearance('\($0.rawValue)')") }))
        let sizes = Menu()
        for category in ContentSizeCategory.allCases {
            sizes.append(
                // Translators: a text size by its short name and its name.
                verbatim: tr("%1$s – %2$s", category.shortName, category.title),
                action: "win.category('\(category.shortName)')")
        }
        parts[4].setMenu(sizes)
        allSettings.addCssClass("flat")
        allSettings.verticalAlignment = .center
        allSettings.setOpensUp()
        allSettings.setPopover { [weak self] in self?.popover.popover }
        restore.addCssClass("flat")
        restore.onClicked { [weak self] in self?.restoreDevice() }
        // On the line of the other parts.
        size.label.yAlignment = 0.5
        size.display("", among: ContentSizeCategory.allCases.map(\.shortName))
        width.onEntered = { [weak preview] in
            if let width = $0 { preview?.environment.setTableWidth(width) }
        }
        for (number, part) in parts.enumerated() {
            if number > 0 { widget.append(separators[number - 1]) }
            widget.append(part)
            if number == 1 { widget.append(restore) }
        }
        preview.observe(.preview, by: self) { $0.reload() }
        reload()
    }

    /// Hides the width of a device known by name, unless there is room for all parts.
    func fit(_ width: Int) {
        let isHidden = !parts[1].isVisible
        // Hidden widgets have no size, but the hidden part has the padding of the others.
        let padding =
            parts[0].measured(.horizontal).natural - labels[0].measured(.horizontal).natural
        let hidden =
            padding + labels[1].measured(.horizontal).natural
            + separators[1].measured(.horizontal).natural
        let needed = widget.measured(.horizontal).natural + (isHidden ? hidden : 0)
        let isVisible = needed <= width || preview.environment.device.name == nil
        parts[1].isVisible = isVisible
        separators[0].isVisible = isVisible
    }

    /// Chooses the device from before its edge was dragged.
    func restoreDevice() {
        guard preview.environment.device.name == nil else { return }
        preview.environment.device = lastDevice
    }

    private func reload() {
        let environment = preview.environment
        let device = environment.device
        // A drag passes the widths of other devices.
        if device.name != nil, !isDragging { lastDevice = device }
        let isCustom = device.name == nil
        let before = labels.dropLast().map(\.text) + shownSettings
        let wasCustom = restore.isVisible
        let names = [
            device.caption ?? tr("Custom Width"),
            environment.tableWidth.points,
            environment.profile.title,
            environment.appearance.title,
            environment.category.shortName,
        ]
        let kinds = [
            tr("Device"), tr("Width"), tr("iOS Generation"), tr("Appearance"), tr("Text Size"),
        ]
        for (part, (label, (kind, name))) in zip(parts, zip(labels, zip(kinds, names)))
        where label.text != name {
            label.text = name
            // Translators: a setting and its value.
            let words = tr("%1$s: %2$s", kind, name)
            part.setAccessibleLabel(words)
            part.tooltip = words
        }
        if let name = device.name { parts[0].tooltip = tr("%1$s: %2$s", kinds[0], name) }
        parts[1].setCssClass("accent", isCustom)
        restore.isVisible = isCustom
        let words = tr("Restore %1$s", lastDevice.caption ?? "")
        if restore.tooltip != words {
            restore.tooltip = words
            restore.setAccessibleLabel(words)
        }
        width.display(environment.tableWidth)
        reloadSettings(of: environment)
        let after = labels.dropLast().map(\.text) + shownSettings
        if before != after || wasCustom != isCustom { onPartsChanged?() }
    }

    /// The settings that differ from those of a new device, with what turns each of them off.
    private func unusual(
        in environment: PreviewEnvironment
    ) -> [(title: String, reset: (LivePreview) -> Void)] {
        var found: [(title: String, reset: (LivePreview) -> Void)] = []
        if let split = environment.split {
            found.append((tr("Split View: %1$s", split.title), { $0.environment.split = nil }))
        }
        for setting in PreviewSwitch.all
        where !setting.isOnAtFirst && environment[keyPath: setting.property] {
            found.append((setting.title, { $0.environment[keyPath: setting.property] = false }))
        }
        if environment.textVariant != .asWritten {
            let title = environment.textVariant.title
            found.append((tr("Texts: %1$s", title), { $0.choose(.asWritten) }))
        }
        if environment.displayScale != 3 {
            found.append(("\(Int(environment.displayScale))×", { $0.environment.displayScale = 3 }))
        }
        return found
    }

    private func reloadSettings(of environment: PreviewEnvironment) {
        let found = unusual(in: environment)
        guard found.map(\.title) != shownSettings else { return }
        shownSettings = found.map(\.title)
        settings.forEach { widget.remove($0.button) }
        settings = found.map { title, reset in
            let label = GtkKit.Label(title)
            label.ellipsis = .end
            let button = Button(showing: label)
            button.addCssClasses("flat", "accent")
            button.tooltip = tr("Turn off “%1$s”", title)
            button.setAccessibleLabel(tr("Turn off “%1$s”", title))
            button.onClicked { [weak preview] in if let preview { reset(preview) } }
            widget.append(button)
            return (title, button)
        }
    }
}

extension Device {
    /// The first of its models, which is short enough for the caption; nil for a custom width.
    nonisolated fileprivate var caption: String? {
        name.map { String($0.split(separator: ",").first ?? "") }
    }
}

extension String {
    /// The text in quotes, as the parameter of an action (`g_variant_parse`).
    nonisolated fileprivate var quotedForAction: String { "'\(self)'" }
}
