// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A device by its size in points, held upright.
///
/// Source: Apple, Human Interface Guidelines, Layout, "Device dimensions".
public struct Device: Hashable, Sendable {
    /// The models of this size; nil for a size that no device has.
    public let name: String?
    /// Held upright.
    public let width: Double
    /// Held upright.
    public let height: Double
    /// Whether two apps can share its screen.
    public let isPad: Bool

    private init(_ name: String?, _ width: Double, _ height: Double, isPad: Bool = false) {
        (self.name, self.width, self.height, self.isPad) = (name, width, height, isPad)
    }

    /// A device of any width: the tallest that there is, or else one in the proportions of phones.
    public init(width: Double) {
        let known = Self.all.filter { $0.width == width }.max { $0.height < $1.height }
        self = known ?? Device(nil, width, (width * 19.5 / 9).rounded())
    }

    /// Widths that can be tried, in points.
    public static let ownWidths = 200.0...1400.0

    /// A device by its name.
    public init?(name: String) {
        guard let known = Self.all.first(where: { $0.name == name }) else { return nil }
        self = known
    }

    /// Those that run the systems of the profiles, the narrowest first.
    public static let all: [Device] = [
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
    /// The part of an iPad's screen that an app has beside another one.
    public enum Split: String, CaseIterable, Sendable {
        case third
        case half
        case twoThirds
    }

    /// Points between two apps.
    private static let divider = 10.0

    /// The width of an app that shares the screen; nil where the device has no such part.
    ///
    /// The narrow app has the width of a phone, and the other one what is left. Halves are for devices
    /// on their side.
    public func width(of split: Split, isLandscape: Bool) -> Double? {
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
