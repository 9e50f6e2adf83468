// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Previewing
import Workspace

/// The popover for the device and the settings of its user. It is low enough for small screens, and
/// the preview stays in view beside it (`DeviceFrame.covered`).
final class DevicePopover {
    /// The popover of the header bar's button.
    let popover: Popover
    /// The devices by name, and a custom width.
    let device = DropDown(Device.all.compactMap(\.name) + ["Own Width"])
    /// The width of the table, in points.
    let width = NumberField("Width in points", Device.ownWidths)
    /// The split view of an iPad.
    let part = DropDown([])
    private let partRow: Box
    private let scale: DropDown
    private let profile: DropDown
    private let appearance: DropDown
    /// What is drawn in place of the screen's texts.
    let texts = DropDown(TextVariant.offered.map(\.title))
    private let preview: LivePreview
    /// The items of ``part``.
    private var parts: [Device.Split?] = []

    /// The display scales of devices, in pixels per point.
    private static let scales = [1.0, 2, 3]
    /// The greatest height in pixels, which fits below the header bar on a screen of 600.
    private static let greatestHeight = 476

    /// A popover of a preview. The switches run actions of the window.
    init(_ preview: LivePreview) {
        self.preview = preview
        scale = DropDown(Self.scales.map { "\(Int($0))×" })
        profile = DropDown(preview.profiles.map(\.title))
        appearance = DropDown(["System", "Light", "Dark"])
        device.setAccessibleLabel("Device")
        partRow = Self.row("Split View", part)
        func switches(ofDevice isOfDevice: Bool) -> [Widget] {
            PreviewSwitch.all.filter { $0.isOfDevice == isOfDevice }
                .map { Self.row($0.title, action: "win.\($0.name)") }
        }
        let ofDevice: [Widget] =
            [
                Self.heading("Device"), device, Self.row("Width in Points", width.spin), partRow,
            ] + switches(ofDevice: true) + [
                Self.row("Pixels per Point", scale), Self.row("System", profile),
            ]
        let ofUser: [Widget] =
            [Self.heading("Settings"), Self.row("Appearance", appearance)]
            + switches(ofDevice: false) + [
                Self.row("Texts", texts),
                Self.row("Larger Accessibility Sizes", action: "win.larger-accessibility-sizes"),
            ]
        let column = Box(.vertical, spacing: 3, ofDevice + ofUser)
        column.setMargins(12)
        let scrolled = ScrolledWindow(vertical: column)
        scrolled.propagatesNaturalWidth = true
        scrolled.propagatesNaturalHeight = true
        scrolled.maximumContentHeight = Self.greatestHeight
        popover = Popover(scrolled)
        popover.addCssClass("device-popover")
        device.onSelected { [weak self] in self?.chooseDevice($0) }
        width.onEntered = { [weak preview] width in
            if let width { preview?.environment.setTableWidth(width) }
        }
        part.onSelected { [weak self] in self?.choosePart($0) }
        scale.onSelected { [weak self] in self?.chooseScale($0) }
        profile.onSelected { [weak self] in self?.chooseProfile($0) }
        appearance.onSelected { [weak self] in self?.chooseAppearance($0) }
        texts.onSelected { [weak self] in self?.chooseTexts($0) }
        preview.observe(until: self) { [weak self] change in
            if change.contains(.preview) { self?.reload() }
        }
        reload()
    }

    // MARK: - Building

    private static func heading(_ title: String) -> GtkKit.Label {
        let label = GtkKit.Label(title)
        label.addCssClass("heading")
        label.xAlignment = 0
        return label
    }

    private static func row(_ title: String, _ control: Widget) -> Box {
        let label = GtkKit.Label(title)
        label.xAlignment = 0
        label.expandsHorizontally = true
        control.verticalAlignment = .center
        control.setAccessibleLabel(title)
        return Box(.horizontal, spacing: 18, [label, control])
    }

    private static func row(_ title: String, action: String) -> Box {
        let control = Switch()
        control.actionName = action
        return row(title, control)
    }

    // MARK: - Choosing

    private func chooseDevice(_ position: Int) {
        guard Device.all.indices.contains(position) else { return }
        preview.environment.device = Device.all[position]
    }

    private func choosePart(_ position: Int) {
        guard parts.indices.contains(position) else { return }
        preview.environment.split = parts[position]
    }

    private func chooseScale(_ position: Int) {
        guard Self.scales.indices.contains(position) else { return }
        preview.environment.displayScale = Self.scales[position]
    }

    private func chooseProfile(_ position: Int) {
        guard preview.profiles.indices.contains(position) else { return }
        preview.environment.profile = preview.profiles[position]
    }

    private func chooseAppearance(_ position: Int) {
        guard AppearanceChoice.allCases.indices.contains(position) else { return }
        preview.appearance = AppearanceChoice.allCases[position]
    }

    private func chooseTexts(_ position: Int) {
        guard TextVariant.offered.indices.contains(position) else { return }
        preview.environment.textVariant = TextVariant.offered[position]
    }

    // MARK: - Showing

    private func reload() {
        let environment = preview.environment
        // The last item is the custom width.
        device.selected = Device.all.firstIndex(of: environment.device) ?? Device.all.count
        width.display(environment.tableWidth)
        reloadSplitViews()
        scale.selected = Self.scales.firstIndex(of: environment.displayScale)
        profile.selected = preview.profiles.firstIndex(of: environment.profile)
        appearance.selected = AppearanceChoice.allCases.firstIndex(of: preview.appearance)
        texts.selected = TextVariant.offered.firstIndex(of: environment.textVariant)
    }

    private func reloadSplitViews() {
        let environment = preview.environment
        partRow.isVisible = environment.device.isPad
        let offered = Device.Split.allCases.compactMap { split in
            environment.device.width(of: split, isLandscape: environment.isLandscape)
                .map { (split, "\(split.title), \(SizeWords.points($0))") }
        }
        if parts != [nil] + offered.map(\.0) {
            parts = [nil] + offered.map(\.0)
            part.setItems(["Whole Screen"] + offered.map(\.1))
        }
        part.selected = parts.firstIndex(of: environment.split) ?? 0
    }
}

extension Device.Split {
    /// The name in the popover.
    nonisolated var title: String {
        switch self {
        case .third: "Third"
        case .half: "Half"
        case .twoThirds: "Two Thirds"
        }
    }
}
