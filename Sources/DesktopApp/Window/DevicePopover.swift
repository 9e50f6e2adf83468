// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Previewing
import Words
import Workspace

/// The popover for the device and its user's settings. It fits on small screens.
final class DevicePopover {
    /// The popover of the header bar's button.
    let popover: Popover
    /// The devices by name, and a custom width.
    let device: Choice<Device?>
    /// The width of the table, in points.
    let width = NumberField(tr("Width in Points"), Device.ownWidths)
    /// The split view of an iPad.
    let part = Choice<Device.Split?>(tr("Split View"))
    private let partRow: Box
    private let scale = Choice(tr("Pixels per Point"), [1.0, 2, 3].map { ("\(Int($0))×", $0) })
    private let profile: Choice<Profile>
    private let appearance = Choice(
        tr("Appearance"),
        AppearanceChoice.allCases.map { ($0.title, $0) })
    /// The variants that replace the screen's texts.
    let texts = Choice(tr("Texts"), TextVariant.offered.map { ($0.title, $0) })
    private let preview: LivePreview

    /// The maximum height in pixels. It fits below the header bar on a screen of 600 pixels.
    private static let greatestHeight = 476

    /// A popover for a preview. Its switches run actions of the window.
    init(_ preview: LivePreview) {
        self.preview = preview
        device = Choice(
            tr("Device"),
            preview.environment.profile.devices.all.map { (name: $0.name ?? "", value: $0) } + [
                (name: tr("Custom Width"), value: nil)
            ])
        profile = Choice(tr("iOS Generation"), preview.profiles.map { ($0.title, $0) })
        partRow = Self.row(tr("Split View"), part)
        func switches(ofDevice isOfDevice: Bool) -> [Widget] {
            PreviewSwitch.all.filter { $0.isOfDevice == isOfDevice }
                .map { Self.row($0.title, action: "win.\($0.name)") }
        }
        let ofDevice: [Widget] =
            [
                GtkKit.Label(start: tr("Device"), "heading"), device,
                Self.row(tr("Width in Points"), width.spin), partRow,
            ] + switches(ofDevice: true) + [
                Self.row(tr("Pixels per Point"), scale),
                Self.row(tr("iOS Generation"), profile),
            ]
        let ofUser: [Widget] =
            [
                GtkKit.Label(start: tr("Settings"), "heading"),
                Self.row(tr("Appearance"), appearance),
            ]
            + switches(ofDevice: false) + [
                Self.row(tr("Texts"), texts),
                Self.row(
                    tr("Larger Accessibility Sizes"), action: "win.larger-accessibility-sizes"),
            ]
        let column = Box(.vertical, spacing: 3, ofDevice + ofUser)
        column.setMargins(12)
        let scrolled = ScrolledWindow(vertical: column)
        scrolled.propagatesNaturalWidth = true
        scrolled.propagatesNaturalHeight = true
        scrolled.maximumContentHeight = Self.greatestHeight
        popover = Popover(scrolled)
        popover.addCssClass("device-popover")
        device.onChosen { [weak preview] in
            if let device = $0 { preview?.environment.device = device }
        }
        width.onEntered = { [weak preview] width in
            if let width { preview?.environment.setTableWidth(width) }
        }
        part.onChosen { [weak preview] in preview?.environment.split = $0 }
        scale.onChosen { [weak preview] in preview?.environment.displayScale = $0 }
        profile.onChosen { [weak preview] in preview?.environment.profile = $0 }
        appearance.onChosen { [weak preview] in preview?.appearance = $0 }
        texts.onChosen { [weak preview] in preview?.choose($0) }
        preview.observe(.preview, by: self) { $0.reload() }
        reload()
    }

    // MARK: - Building

    private static func row(_ title: String, _ control: Widget) -> Box {
        let label = GtkKit.Label(start: title)
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

    // MARK: - Showing

    private func reload() {
        let environment = preview.environment
        device.select(environment.profile.devices.all.first { $0 == environment.device })
        width.display(environment.tableWidth)
        partRow.isVisible = environment.device.isPad
        let parts = Device.Split.allCases.compactMap { split in
            environment.device.width(of: split, isLandscape: environment.isLandscape)
                .map { (name: listed([split.title, $0.points]), value: Optional(split)) }
        }
        part.offer([(name: tr("Whole Screen"), value: nil)] + parts)
        part.select(environment.split)
        scale.select(environment.displayScale)
        profile.select(environment.profile)
        appearance.select(preview.appearance)
        texts.select(environment.textVariant)
    }
}

extension AppearanceChoice {
    /// The name in menus.
    nonisolated var title: String {
        switch self {
        case .system: trc("appearance", "System")
        case .light: trc("appearance", "Light")
        case .dark: trc("appearance", "Dark")
        }
    }
}

extension Device.Split {
    /// The name in the popover.
    nonisolated var title: String {
        switch self {
        case .third: trc("part of the screen", "Third")
        case .half: trc("part of the screen", "Half")
        case .twoThirds: trc("part of the screen", "Two Thirds")
        }
    }
}
