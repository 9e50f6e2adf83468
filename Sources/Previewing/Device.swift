// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A device by its size in points in portrait.
///
/// Source: Apple, Human Interface Guidelines, Layout, "Device dimensions".
package struct Device: Hashable, Sendable {
    /// The models of this size; nil if no model has it.
    package let name: String?
    /// The width in portrait, in points.
    package let width: Double
    /// The height in portrait, in points.
    package let height: Double
    /// Whether the device has Split View.
    package let isPad: Bool

    private init(_ name: String?, _ width: Double, _ height: Double, isPad: Bool = false) {
        (self.name, self.width, self.height, self.isPad) = (name, width, height, isPad)
    }

    /// The tallest device of a width in points, or else a device with the proportions of an iPhone.
    package init(width: Double) {
        let known = Self.all.filter { $0.width == width }.max { $0.height < $1.height }
        self = known ?? Device(nil, width, (width * 19.5 / 9).rounded())
    }

    /// The widths of custom devices, in points.
    package static let ownWidths = 200.0...1400.0

    /// The device with a name; nil for an unknown name.
    package init?(name: String) {
        guard let known = Self.all.first(where: { $0.name == name }) else { return nil }
        self = known
    }

    /// The devices that run the iOS generations of the profiles, the narrowest first.
    package static let all: [Device] = [
        Device("iPhone SE (1st generation)", 320, 568),
        Device("iPhone SE, 8", 375, 667),
        Device("iPhone 13 mini, 11 Pro, X", 375, 812),
        Device("iPhone 16e, 14, 13, 12", 390, 844),
        Device("iPhone 16, 15, 14 Pro", 393, 852),
        Device("iPhone 17, 17 Pro, 16 Pro", 402, 874),
        Device("iPhone 11, XR, XS Max", 414, 896),
        Device("iPhone Air", 420, 912),
        Device("iPhone 14 Plus, 13 Pro Max", 428, 926),
        Device("iPhone 16 Plus, 15 Pro Max", 430, 932),
        Device("iPhone 17 Pro Max, 16 Pro Max", 440, 956),
        Device("iPad mini (8.3-inch)", 744, 1133, isPad: true),
        Device("iPad (9.7-inch)", 768, 1024, isPad: true),
        Device("iPad (10.2-inch)", 810, 1080, isPad: true),
        Device("iPad, iPad Air (11-inch)", 820, 1180, isPad: true),
        Device("iPad Pro (10.5-inch)", 834, 1112, isPad: true),
        Device("iPad Pro (11-inch)", 834, 1194, isPad: true),
        Device("iPad Pro (11-inch, M4)", 834, 1210, isPad: true),
        Device("iPad Pro (12.9-inch), Air (13-inch)", 1024, 1366, isPad: true),
        Device("iPad Pro (13-inch, M4)", 1032, 1376, isPad: true),
    ]
}

// MARK: - Split View

extension Device {
    /// The part of an iPad's screen that an app gets in Split View.
    package enum Split: String, CaseIterable, Sendable {
        case third
        case half
        case twoThirds
    }

    /// The width of the divider between two apps, in points.
    private static let divider = 10.0

    /// The width of an app in Split View, in points; nil if the device has no such split.
    ///
    /// The narrow app has the width of an iPhone, and the other app has the rest. Halves exist only in
    /// landscape.
    package func width(of split: Split, isLandscape: Bool) -> Double? {
        guard isPad else { return nil }
        let whole = isLandscape ? height : width
        let narrow: Double = whole >= (isLandscape ? 1133 : 1024) ? 375 : 320
        switch split {
        case .third: return narrow
        case .half: return isLandscape ? ((whole - Self.divider) / 2).rounded(.down) : nil
        case .twoThirds: return whole - Self.divider - narrow
        }
    }
}
