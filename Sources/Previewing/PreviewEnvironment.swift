// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType

/// Everything about the device and its reader that a preview depends on.
public struct PreviewEnvironment: Hashable, Sendable {
    /// The text size the reader has chosen.
    public var category: ContentSizeCategory
    /// The device.
    public var device: Device
    /// The part of an iPad's screen that the app has; nil for all of it.
    public var split: Device.Split?
    /// Whether the device is turned on its side.
    public var isLandscape: Bool
    /// Device pixels a point: 1, 2 or 3.
    public var displayScale: Double
    /// The generation of iOS.
    public var profile: Profile
    /// Light or dark.
    public var appearance: Appearance
    /// Whether Increase Contrast is on.
    public var increasesContrast: Bool
    /// Whether Bold Text is on: the system font becomes heavier, a custom font stays as it is.
    public var boldText: Bool
    /// Whether everything is mirrored.
    public var isRightToLeft: Bool
    /// The language of texts, a BCP 47 tag, instead of the screen's; nil for the screen's.
    public var language: String?
    /// What is drawn in place of the screen's texts.
    public var textVariant: TextVariant

    /// A device nobody has changed, unless told otherwise.
    public init(
        profile: Profile, category: ContentSizeCategory = .default, width: Double = 390,
        displayScale: Double = 3, appearance: Appearance = .light, increasesContrast: Bool = false,
        boldText: Bool = false, isRightToLeft: Bool = false, language: String? = nil,
        isLandscape: Bool = false, textVariant: TextVariant = .asWritten
    ) {
        self.profile = profile
        self.category = category
        device = Device(width: width)
        self.displayScale = displayScale
        self.appearance = appearance
        self.increasesContrast = increasesContrast
        self.boldText = boldText
        self.isRightToLeft = isRightToLeft
        self.language = language
        self.isLandscape = isLandscape
        self.textVariant = textVariant
    }

    /// Whether lines begin on the right: asked for, or because the texts are read that way.
    public var isMirrored: Bool { isRightToLeft || textVariant.isRightToLeft }

    /// What fonts depend on, at a category that a screen's limits have been applied to.
    func fontContext(at category: ContentSizeCategory) -> FontContext {
        FontContext(category: category, boldText: boldText, lines: profile.lines)
    }

    /// Width of the device held upright, in points. Setting it chooses the device of that width.
    public var width: Double {
        get { device.width }
        set { device = Device(width: newValue) }
    }

    /// Width of the app on a screen that it shares; nil where it has the whole screen.
    private var splitWidth: Double? {
        split.flatMap { device.width(of: $0, isLandscape: isLandscape) }
    }

    /// Width of the table, in points.
    public var tableWidth: Double {
        splitWidth ?? (isLandscape ? device.height : device.width)
    }

    /// Height of the device's screen as it is held, in points.
    public var screenHeight: Double { isLandscape ? device.width : device.height }

    /// Chooses a device, held upright, whose table is so wide.
    public mutating func setTableWidth(_ width: Double) {
        guard width != tableWidth else { return }
        split = nil
        isLandscape = false
        self.width = width
    }

    /// The width that decides about margins, in points: the device's, turned or not, or the app's part
    /// of it.
    var marginWidth: Double { splitWidth ?? device.width }
}
