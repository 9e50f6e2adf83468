// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A rectangle in fractional pixels, y down (`graphene_rect_t`, in single precision).
package struct Rectangle: Equatable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    /// A rectangle by its position and size, in pixels.
    package init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    init(_ rectangle: graphene_rect_t) {
        self.init(
            x: Double(rectangle.origin.x), y: Double(rectangle.origin.y),
            width: Double(rectangle.size.width), height: Double(rectangle.size.height))
    }

    var graphene: graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(x), y: Float(y)),
            size: graphene_size_t(width: Float(width), height: Float(height)))
    }
}

/// A color with components from 0 to 1, not premultiplied (`GdkRGBA`).
package struct Color: Equatable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    /// The alpha component, from 0, transparent, to 1, opaque.
    package var alpha: Double

    /// A color by its components, from 0 to 1.
    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init(_ color: GdkRGBA) {
        self.init(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            alpha: Double(color.alpha))
    }

    var rgba: GdkRGBA {
        GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }
}
