// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// An arc of an ellipse with horizontal and vertical axes, as in paths of SVG.
struct EllipticalArc {
    var radii: (x: Double, y: Double)
    /// Whether the arc is the longer of the two with its ends.
    var isLarge: Bool
    /// Whether the arc turns clockwise as seen, with y down.
    var isClockwise: Bool

    /// A direction from the center, as a point of the unit circle.
    private typealias Direction = VectorPath.Point

    /// Cubic curves along the arc between two points, of at most a quarter turn each. Radii that are too small grow
    /// (SVG 2, appendix B.2).
    func curves(
        from start: VectorPath.Point, to end: VectorPath.Point
    ) -> [VectorPath.Step] {
        // The half of the way between the two points, in units of the radii.
        let half = (x: (start.x - end.x) / 2 / radii.x, y: (start.y - end.y) / 2 / radii.y)
        let distance = half.x * half.x + half.y * half.y
        guard distance > 0 else { return [] }
        let growth = max(1, distance.squareRoot())
        let (width, height) = (radii.x * growth, radii.y * growth)
        let (x, y) = (half.x / growth, half.y / growth)
        let offset =
            max(0, 1 / (x * x + y * y) - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let middle = Direction(x: offset * y, y: -offset * x)
        let center = VectorPath.Point(
            x: (start.x + end.x) / 2 + middle.x * width,
            y: (start.y + end.y) / 2 + middle.y * height)
        let first = Direction(x: x - middle.x, y: y - middle.y)
        let last = Direction(x: -x - middle.x, y: -y - middle.y)
        var curves: [VectorPath.Step] = []
        add(from: first, to: last, isLarge: isLarge, to: &curves) {
            VectorPath.Point(x: center.x + width * $0.x, y: center.y + height * $0.y)
        }
        // The end is the given one, without rounding errors.
        if case .curve(let one, let other, _)? = curves.popLast() {
            curves.append(.curve(one, other, end))
        }
        return curves
    }

    /// Adds curves between two directions. Longer ones than a quarter turn are halved, which needs no angles.
    private func add(
        from start: Direction, to end: Direction, isLarge: Bool,
        to curves: inout [VectorPath.Step], place: (Direction) -> VectorPath.Point
    ) {
        let sign = isClockwise ? 1.0 : -1
        let cosine = start.x * end.x + start.y * end.y
        guard !isLarge, cosine >= -1e-9 else {
            var middle = Direction(x: start.x + end.x, y: start.y + end.y)
            let length = (middle.x * middle.x + middle.y * middle.y).squareRoot()
            if length < 1e-6 {
                middle = Direction(x: -start.y * sign, y: start.x * sign)
            } else {
                let factor = (isLarge ? -1 : 1) / length
                middle = Direction(x: middle.x * factor, y: middle.y * factor)
            }
            add(from: start, to: middle, isLarge: false, to: &curves, place: place)
            return add(from: middle, to: end, isLarge: false, to: &curves, place: place)
        }
        // The distance of control points is 4/3 of the tangent of a quarter of the angle.
        let halfCosine = ((1 + min(1, cosine)) / 2).squareRoot()
        let reach = sign * 4 / 3 * ((1 - halfCosine) / (1 + halfCosine)).squareRoot()
        curves.append(
            .curve(
                place(Direction(x: start.x - start.y * reach, y: start.y + start.x * reach)),
                place(Direction(x: end.x + end.y * reach, y: end.y - end.x * reach)), place(end)))
    }
}
