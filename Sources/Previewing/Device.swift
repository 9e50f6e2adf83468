// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Sizes of devices in points, held upright.
///
/// Source: Apple, Human Interface Guidelines, Layout, "Device dimensions".
public enum Device {
    /// Widths that are worth a look: small, common and large iPhones, and an iPad mini.
    public static let widths: [Double] = heights.map(\.width)

    private static let heights: [(width: Double, height: Double)] = [
        (320, 568), (375, 812), (390, 844), (393, 852), (402, 874), (430, 932), (744, 1133),
    ]

    /// How tall a device of a width is; for a width no device has, in the proportions of phones.
    public static func height(forWidth width: Double) -> Double {
        heights.first { $0.width == width }?.height ?? (width * 19.5 / 9).rounded()
    }
}
