// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The sizes of the system font and the leadings that scale custom fonts: 11 styles × 12 categories.
///
/// Sizes are those of `UIFont.preferredFont(forTextStyle:)`. Leadings are measured on a device; `UIFontMetrics`
/// divides by them. Eight of them differ from the Human Interface Guidelines (title1 XL, XXL, AX4; headline
/// AX4; subheadline XXXL, AX2; caption1 AX1; caption2 AX2), and two dumps of `UIFontMetrics` agree on these.
/// Sources: Human Interface Guidelines, Typography, "Dynamic Type sizes"; device measurements.
struct TypeRamp: Sendable {
    /// The sizes of the system font in points, by category from `extraSmall` up.
    let sizes: [Double]

    /// The leadings in points, by category from `extraSmall` up.
    let leadings: [Double]
}

extension TypeRamp {
    init(_ style: TextStyle) { self = Self.table[style.index] }

    /// The rows are in the order of `TextStyle.allCases`, and the numbers of a row in the order of the
    /// categories.
    private static let table: [TypeRamp] = [
        // largeTitle
        TypeRamp(
            sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
        // title1
        TypeRamp(
            sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            leadings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
        // title2
        TypeRamp(
            sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
        // title3
        TypeRamp(
            sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        // headline
        TypeRamp(
            sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
        // subheadline
        TypeRamp(
            sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            leadings: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
        // body
        TypeRamp(
            sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
        // callout
        TypeRamp(
            sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        // footnote
        TypeRamp(
            sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        // caption1
        TypeRamp(
            sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            leadings: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
        // caption2
        TypeRamp(
            sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
            leadings: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
    ]
}

extension TextStyle {
    fileprivate var index: Int {
        switch self {
        case .largeTitle: 0
        case .title1: 1
        case .title2: 2
        case .title3: 3
        case .headline: 4
        case .subheadline: 5
        case .body: 6
        case .callout: 7
        case .footnote: 8
        case .caption1: 9
        case .caption2: 10
        }
    }

    /// The size of the preferred system font at a category, in points
    /// (`UIFont.preferredFont(forTextStyle:)`).
    public func preferredPointSize(at category: ContentSizeCategory) -> Double {
        TypeRamp(self).sizes[category.rawValue]
    }

    /// The leading at a category, in points. The ratio of leadings scales custom fonts.
    public func leading(at category: ContentSizeCategory) -> Double {
        TypeRamp(self).leadings[category.rawValue]
    }

    /// The weight of the preferred system font: semibold for headline, regular for all others.
    public var preferredWeight: FontWeight { self == .headline ? .semibold : .regular }
}
