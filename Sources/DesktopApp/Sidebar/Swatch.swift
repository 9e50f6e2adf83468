// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit

/// A swatch of a color over a checkerboard, which shows its opacity.
final class Swatch: CustomWidget {
    /// The color; nil for none.
    var color: Documents.Color? { didSet { if color != oldValue { queueDraw() } } }

    private static let squares = (light: GtkKit.Color(gray: 1), dark: GtkKit.Color(gray: 0.8))
    /// The sizes of the swatch and of the checkerboard's squares, in pixels.
    private static let extent = (width: 28, height: 18)
    private static let square = 6

    override class var cssName: String { "swatch" }

    /// A swatch without a color.
    init() {
        super.init()
        clipsToBounds = true
        verticalAlignment = .center
    }

    override var fixedSize: (width: Int, height: Int) { Self.extent }

    override func snapshot(_ snapshot: Snapshot) {
        let bounds = area
        snapshot.fill(bounds, Self.squares.light)
        if color?.alpha != 255 { drawSquares(snapshot) }
        if let color { snapshot.fill(bounds, GtkKit.Color(color)) }
    }

    private func drawSquares(_ snapshot: Snapshot) {
        let side = Self.square
        for row in 0...height / side {
            for column in 0...width / side where (row + column).isMultiple(of: 2) {
                let square = Rectangle(
                    x: Double(column * side), y: Double(row * side), width: Double(side),
                    height: Double(side))
                snapshot.fill(square, Self.squares.dark)
            }
        }
    }
}

// MARK: - Colors of themes and of GDK

extension Documents.Color {
    /// The nearest color with eight bits per component.
    init(_ color: GtkKit.Color) {
        func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
        self.init(
            red: byte(color.red), green: byte(color.green), blue: byte(color.blue),
            alpha: byte(color.alpha))
    }
}

extension GtkKit.Color {
    /// The same color.
    init(_ color: Documents.Color) {
        self.init(
            red: Double(color.red) / 255, green: Double(color.green) / 255,
            blue: Double(color.blue) / 255, alpha: Double(color.alpha) / 255)
    }

    fileprivate init(gray: Double) { self.init(red: gray, green: gray, blue: gray) }
}
