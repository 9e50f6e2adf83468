// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

/// An on-off setting of the device or its user. It is declared once for the flag of the command line, the
/// action of the window, the row of its popover, and its saved state.
package struct PreviewSwitch: Sendable {
    /// A flag of the command line.
    package struct Flag: Sendable {
        package let name: String
        package let help: String
    }

    /// The name of the window's action, and of the key in `data/*.gschema.xml` that saves it.
    package let name: String
    /// The title in the window.
    package let title: String
    package let property: WritableKeyPath<PreviewEnvironment, Bool> & Sendable
    /// Whether it belongs to the device; otherwise it belongs to the user.
    package let isOfDevice: Bool
    /// Whether it is on in a new window and on the command line.
    package let isOnAtFirst: Bool
    /// The flag; nil if the command line has another kind of option for it.
    package let flag: Flag?

    private init(
        _ name: String, _ title: String,
        _ property: WritableKeyPath<PreviewEnvironment, Bool> & Sendable,
        isOfDevice: Bool = false, isOnAtFirst: Bool = false, flag: String? = nil,
        help: String? = nil
    ) {
        (self.name, self.title, self.property) = (name, title, property)
        self.isOfDevice = isOfDevice
        self.isOnAtFirst = isOnAtFirst
        self.flag = help.map { Flag(name: flag ?? name, help: $0) }
    }

    /// All switches, in the order of the popover and of the help.
    package static let all = [
        PreviewSwitch(
            "bold-text", tr("Bold Text"), \.boldText,
            help:
                "Turns on Bold Text. The system font gets heavier, custom fonts do not change."),
        PreviewSwitch(
            "increase-contrast", tr("Increase Contrast"), \.increasesContrast,
            flag: "increased-contrast",
            help: "Turns on Increase Contrast."),
        PreviewSwitch("right-to-left", tr("Right to Left"), \.isRightToLeft),
        PreviewSwitch(
            "landscape", tr("Landscape"), \.isLandscape, isOfDevice: true,
            help: "Turns the device to landscape. Its margins stay the same."),
        PreviewSwitch(
            "device-parts", tr("Status Bar and Home Indicator"), \.showsDevice, isOfDevice: true,
            isOnAtFirst: true),
    ]
}
