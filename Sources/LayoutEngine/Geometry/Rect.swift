// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A rectangle in points; y grows downwards.
public struct Rect: Hashable, Sendable {
    /// Left edge.
    public var x: Double
    /// Top edge.
    public var y: Double
    /// From the left edge to the right one.
    public var width: Double
    /// From the top edge to the bottom one.
    public var height: Double

    /// Nothing, at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// A rectangle by its upper left corner and its extent.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Right edge.
    public var maxX: Double { x + width }
    /// Bottom edge.
    public var maxY: Double { y + height }

    /// The same rectangle moved by a distance in points.
    public func offsetBy(x dx: Double = 0, y dy: Double = 0) -> Rect {
        Rect(x: x + dx, y: y + dy, width: width, height: height)
    }

    /// A rectangle of a size with the same middle.
    public func centred(_ size: Size) -> Rect {
        Rect(
            x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, width: size.width,
            height: size.height)
    }

    /// The mirror image within a given width: what right-to-left layout makes of this frame.
    public func mirrored(in containerWidth: Double) -> Rect {
        Rect(x: containerWidth - maxX, y: y, width: width, height: height)
    }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double

    /// A size, in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// Distances from the edges of a rectangle, in points; leading and trailing follow the direction.
public struct DirectionalInsets: Hashable, Sendable {
    /// From the top edge.
    public var top: Double
    /// From the edge where lines begin.
    public var leading: Double
    /// From the bottom edge.
    public var bottom: Double
    /// From the edge where lines end.
    public var trailing: Double

    /// Insets in points.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// What top and bottom take together.
    public var vertical: Double { top + bottom }
    /// What both sides take together.
    public var horizontal: Double { leading + trailing }
}
