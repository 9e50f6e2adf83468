// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A rectangle in points; y grows downwards.
public struct Rect: Hashable, Sendable {
    /// The left edge, in points.
    public var x: Double
    /// The top edge, in points.
    public var y: Double
    public var width: Double
    public var height: Double

    /// The empty rectangle at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// A rectangle by its upper left corner and its size, in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The right edge, in points.
    public var maxX: Double { x + width }
    /// The bottom edge, in points.
    public var maxY: Double { y + height }

    /// This rectangle moved by a distance in points.
    public func offsetBy(x dx: Double = 0, y dy: Double = 0) -> Rect {
        Rect(x: x + dx, y: y + dy, width: width, height: height)
    }

    /// A rectangle of another size around the same center.
    public func centered(_ size: Size) -> Rect {
        Rect(
            x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, width: size.width,
            height: size.height)
    }

    /// The mirror image within a width in points: this frame in a right-to-left layout.
    public func mirrored(in containerWidth: Double) -> Rect {
        Rect(x: containerWidth - maxX, y: y, width: width, height: height)
    }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
    public var width: Double
    public var height: Double

    /// A size, in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// Distances from the edges of a rectangle, in points; leading and trailing follow the reading direction.
public struct DirectionalInsets: Hashable, Sendable {
    /// The distance from the top edge.
    public var top: Double
    /// The distance from the edge where lines begin.
    public var leading: Double
    /// The distance from the bottom edge.
    public var bottom: Double
    /// The distance from the edge where lines end.
    public var trailing: Double

    /// Insets in points.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The sum of top and bottom.
    public var vertical: Double { top + bottom }
    /// The sum of leading and trailing.
    public var horizontal: Double { leading + trailing }
}

/// A side of a rectangle (`NSDirectionalRectEdge`); leading and trailing follow the reading direction.
public enum DirectionalEdge: String, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing
}

extension Rect {
    /// The rectangle with more on each side.
    func expanded(x: Double, y: Double) -> Rect {
        Rect(x: self.x - x, y: self.y - y, width: width + 2 * x, height: height + 2 * y)
    }
}
