// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A path of lines and curves, y down.
package struct VectorPath: Hashable, Sendable {
    package struct Point: Hashable, Sendable {
        package var x: Double
        package var y: Double

        package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    }

    package enum Step: Hashable, Sendable {
        case move(Point)
        case line(Point)
        /// A cubic Bézier curve with two control points.
        case curve(Point, Point, Point)
        case close
    }

    package private(set) var steps: [Step]

    package init(_ steps: [Step]) { self.steps = steps }

    /// The path with each point changed.
    private func mapped(_ change: (Point) -> Point) -> VectorPath {
        VectorPath(
            steps.map { step in
                switch step {
                case .move(let point): .move(change(point))
                case .line(let point): .line(change(point))
                case .curve(let first, let second, let end):
                    .curve(change(first), change(second), change(end))
                case .close: .close
                }
            })
    }

    /// The path, scaled about a center that then moves to another point.
    func scaled(by factor: Double, about center: Point, movedTo target: Point) -> VectorPath {
        mapped {
            Point(
                x: target.x + ($0.x - center.x) * factor, y: target.y + ($0.y - center.y) * factor)
        }
    }

    /// The mirror image in a box of a width that begins at 0.
    package func mirrored(width: Double) -> VectorPath {
        mapped { Point(x: width - $0.x, y: $0.y) }
    }
}

extension VectorPath {
    /// A path in the notation of SVG, with absolute coordinates: `M`, `L`, `H`, `V`, `C`, `A` without rotation, and
    /// `Z`; nil for anything else.
    package init?(svg text: String) {
        var reader = PathReader(text)
        steps = []
        var point = Point(x: 0, y: 0)
        var start = point
        while let command = reader.command() {
            guard !steps.isEmpty || command == "M" else { return nil }
            switch command {
            case "M":
                guard let end = reader.point() else { return nil }
                (point, start) = (end, end)
                steps.append(.move(end))
            case "L", "H", "V":
                var end = point
                if command != "V" {
                    guard let x = reader.number() else { return nil }
                    end.x = x
                }
                if command != "H" {
                    guard let y = reader.number() else { return nil }
                    end.y = y
                }
                point = end
                steps.append(.line(end))
            case "C":
                guard let first = reader.point(), let second = reader.point(),
                    let end = reader.point()
                else { return nil }
                point = end
                steps.append(.curve(first, second, end))
            case "A":
                guard let arc = reader.arc(), let end = reader.point() else { return nil }
                steps += arc.curves(from: point, to: end)
                point = end
            case "Z":
                steps.append(.close)
                point = start
            default: return nil
            }
        }
        guard reader.isAtEnd, !steps.isEmpty else { return nil }
    }
}

/// Reads the parts of a path in the notation of SVG.
private struct PathReader {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text[...].utf8 }

    var isAtEnd: Bool { rest.allSatisfy { $0 == UInt8(ascii: " ") } }

    private mutating func skipSpace() {
        rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
    }

    /// The next letter; nil at the end or before anything else.
    mutating func command() -> Character? {
        skipSpace()
        guard let byte = rest.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        else { return nil }
        rest.removeFirst()
        return Character(Unicode.Scalar(byte))
    }

    mutating func number() -> Double? {
        skipSpace()
        let digits = rest.prefix {
            UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".")
                || $0 == UInt8(ascii: "-")
        }
        rest = rest[digits.endIndex...]
        return Double(Substring(digits)).flatMap { $0.isFinite ? $0 : nil }
    }

    mutating func point() -> VectorPath.Point? {
        guard let x = number(), let y = number() else { return nil }
        return VectorPath.Point(x: x, y: y)
    }

    /// An arc without its end point; nil for one that is rotated.
    mutating func arc() -> EllipticalArc? {
        guard let width = number(), let height = number(), width > 0, height > 0, number() == 0,
            let isLarge = number(), let isClockwise = number()
        else { return nil }
        return EllipticalArc(
            radii: (width, height), isLarge: isLarge != 0, isClockwise: isClockwise != 0)
    }
}
