// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations
import Words

/// The pixels of a device. All rounding of the layout is here.
///
/// Heights of text are rounded up, so that no line is clipped. Positions are rounded to the nearest pixel, ties
/// away from zero, as in UIKit.
public struct PixelGrid: Hashable, Sendable {
    /// Device pixels per point: 1, 2, or 3 on devices.
    public let scale: Double

    /// The grid of a display with this many pixels per point.
    public init(scale: Double) { self.scale = scale }

    /// The size of one device pixel, in points.
    public var pixel: Double { 1 / scale }

    /// The nearest pixel at or above a length in points.
    public func ceil(_ length: Double) -> Double {
        // Sums of thirds are off by a few ulps, which must not add a whole pixel.
        (length * scale - Self.tolerance).rounded(.up) / scale
    }

    /// The nearest pixel at or below a length in points.
    public func floor(_ length: Double) -> Double {
        (length * scale + Self.tolerance).rounded(.down) / scale
    }

    /// The nearest pixel to a position in points.
    public func round(_ position: Double) -> Double {
        let tolerance = position < 0 ? -Self.tolerance : Self.tolerance
        return (position * scale + tolerance).rounded(.toNearestOrAwayFromZero) / scale
    }

    private static let tolerance = 1e-6
}

// MARK: - Explained

extension PixelGrid {
    /// ``ceil(_:)-(Double)``, named in explanations.
    package func ceil<Number: ExplainableNumber>(_ length: Number) -> Number {
        length.rounded(to: ceil(length.value), Rounding(.up, to: unit))
    }

    /// ``floor(_:)-(Double)``, named in explanations.
    package func floor<Number: ExplainableNumber>(_ length: Number) -> Number {
        length.rounded(to: floor(length.value), Rounding(.down, to: unit))
    }

    /// ``round(_:)-(Double)``, named in explanations.
    package func round<Number: ExplainableNumber>(_ position: Number) -> Number {
        position.rounded(to: round(position.value), Rounding(.nearest, to: unit))
    }

    /// The name of a device pixel in explanations.
    private var unit: String {
        switch scale {
        case 1: tr("point")
        case 2: tr("half of a point")
        case 3: tr("third of a point")
        default: tr("pixel (%1$s per point)", "\(scale)")
        }
    }
}
