// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The zoom of the device, in pixels of the window per point.
nonisolated enum Zoom: Equatable {
    /// Actual size, or smaller if the device does not fit.
    case bestFit
    /// A factor independent of the window's size.
    case fixed(Double)

    /// The range of factors.
    static let range = 0.25...3.0
    /// The steps of keys and the wheel.
    static let steps = [
        0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3,
    ]

    /// A fixed zoom within the range.
    static func clamped(_ factor: Double) -> Zoom {
        .fixed(min(max(factor, range.lowerBound), range.upperBound))
    }

    /// Pixels per point for a device of a width in points, in an available number of pixels.
    func factor(forWidth width: Double, in available: Double) -> Double {
        switch self {
        case .bestFit: max(Self.range.lowerBound, min(1, available / width))
        case .fixed(let factor): factor
        }
    }

    /// The next step from a factor in a direction, or the last step.
    static func step(after factor: Double, direction: Int) -> Zoom {
        // A factor counts as a step if both have the same percentage on the screen.
        let tolerance = 0.005
        let next =
            direction > 0
            ? steps.first { $0 > factor + tolerance } : steps.last { $0 < factor - tolerance }
        return .fixed(next ?? (direction > 0 ? range.upperBound : range.lowerBound))
    }
}
