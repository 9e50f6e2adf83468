// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// How large the device is drawn: pixels of the window to a point.
nonisolated enum Zoom: Equatable {
    /// Actual size, or smaller where the device would not fit.
    case bestFit
    /// The same whatever the window's size.
    case fixed(Double)

    /// What can be chosen.
    static let range = 0.25...3.0
    /// What keys and the wheel step through.
    static let steps = [
        0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3,
    ]

    /// A zoom within what can be chosen.
    static func clamped(_ factor: Double) -> Zoom {
        .fixed(min(max(factor, range.lowerBound), range.upperBound))
    }

    /// Pixels to a point for a device of a width in points, in so many pixels.
    func factor(forWidth width: Double, in available: Double) -> Double {
        switch self {
        case .bestFit: max(Self.range.lowerBound, min(1, available / width))
        case .fixed(let factor): factor
        }
    }

    /// The step that follows a factor in a direction, or the last one.
    static func step(after factor: Double, direction: Int) -> Zoom {
        // A percentage that is shown rounded is the step itself.
        let tolerance = 0.005
        let next =
            direction > 0
            ? steps.first { $0 > factor + tolerance } : steps.last { $0 < factor - tolerance }
        return .fixed(next ?? (direction > 0 ? range.upperBound : range.lowerBound))
    }
}
