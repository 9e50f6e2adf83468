// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType

/// The device and the user's settings, which a preview depends on.
package struct PreviewEnvironment: Hashable, Sendable {
    /// The text size that the user has chosen.
    package var category: ContentSizeCategory
    /// The size of the device.
    package var device: Device
    /// The part of the screen in Split View; nil for the whole screen.
    package var split: Device.Split?
    /// Whether the device is in landscape.
    package var isLandscape = false
    /// Whether views show the parts of the device at its edges. They are no part of the layout or of a verdict.
    package var showsDevice = true
    /// Device pixels per point: 1, 2, or 3.
    package var displayScale = 3.0
    /// The generation of iOS.
    package var profile: Profile
    /// Light or dark.
    package var appearance = Appearance.light
    package var increasesContrast = false
    /// Whether Bold Text is on. It makes the system font heavier, and does not change custom fonts.
    package var boldText = false
    /// Whether the device lays out from right to left. A screen may have its own direction.
    package var isRightToLeft = false
    /// The language of texts, a BCP 47 tag; nil for the language of the screen.
    package var language: String?
    /// The variant of the screen's texts.
    package var textVariant = TextVariant.asWritten

    /// An environment, with the default settings of a device.
    package init(
        profile: Profile, category: ContentSizeCategory = .default, width: Double = 390
    ) {
        self.profile = profile
        self.category = category
        device = profile.devices.device(width: width)
    }

    /// Whether the table of a screen is mirrored: because its texts are in a variant from right to left, because
    /// its file says so, or by the setting of the device. A language of the environment, instead of the screen's,
    /// has the direction of the device.
    package func isMirrored(_ screen: Screen) -> Bool {
        if textVariant.isRightToLeft { return true }
        let own = language == nil ? screen.ownLayoutDirection : screen.layoutDirection
        return own.map { $0 == .rightToLeft } ?? isRightToLeft
    }

    /// The context of fonts at a category, within its limits.
    func fontContext(at category: ContentSizeCategory) -> FontContext {
        FontContext(category: category, boldText: boldText, lines: profile.lines)
    }

    /// The width of the device in portrait, in points. Setting it chooses the device of that width.
    package var width: Double {
        get { device.width }
        set { device = profile.devices.device(width: newValue) }
    }

    /// The width of the app in Split View, in points; nil for the whole screen.
    private var splitWidth: Double? {
        split.flatMap { device.width(of: $0, isLandscape: isLandscape) }
    }

    /// The width of the table, in points.
    package var tableWidth: Double {
        splitWidth ?? (isLandscape ? device.height : device.width)
    }

    /// The height of the screen in the device's orientation, in points.
    package var screenHeight: Double { isLandscape ? device.width : device.height }

    /// Chooses a device in portrait with a table of a width in points.
    package mutating func setTableWidth(_ width: Double) {
        guard width != tableWidth else { return }
        split = nil
        isLandscape = false
        self.width = width
    }

    /// This environment at another category, and with a table of another width in points.
    package func at(
        _ category: ContentSizeCategory, tableWidth: Double? = nil
    ) -> PreviewEnvironment {
        var environment = self
        environment.category = category
        if let tableWidth { environment.setTableWidth(tableWidth) }
        return environment
    }

    /// The width that determines margins, in points: the width of the device in portrait, or of the app in
    /// Split View.
    var marginWidth: Double { splitWidth ?? device.width }
}
