// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The drawing of a symbol, on a square grid that begins at 0.
package struct SymbolDrawing: Hashable, Sendable {
    /// The units of the grid on each side.
    package static let gridSize = 24.0

    package enum Ink: Hashable, Sendable {
        /// The color of the symbol.
        case tint
        /// The color behind the symbol, which separates parts of it.
        case ground
    }

    /// A path that is filled, or stroked with round ends and joins.
    package struct Part: Hashable, Sendable {
        package var path: VectorPath
        /// The width of the stroke, in units of the grid; nil for a filled path.
        package var strokeWidth: Double?
        package var ink: Ink
    }

    package var parts: [Part]

    private static let center = VectorPath.Point(x: gridSize / 2, y: gridSize / 2)

    /// The drawing with its center at another point of the grid. Strokes become thinner by less than the drawing
    /// becomes smaller, as in SF Symbols, where small and large drawings look alike heavy.
    func scaled(by factor: Double, movedTo point: VectorPath.Point) -> SymbolDrawing {
        SymbolDrawing(
            parts: parts.map { part in
                Part(
                    path: part.path.scaled(by: factor, about: Self.center, movedTo: point),
                    strokeWidth: part.strokeWidth.map { $0 * factor.squareRoot() }, ink: part.ink)
            })
    }

    /// The drawing in the color behind it, on a shape in the color of the symbol.
    func inverted() -> SymbolDrawing {
        SymbolDrawing(
            parts: parts.map { part in
                var part = part
                part.ink = part.ink == .tint ? .ground : .tint
                return part
            })
    }

    /// The mirror image, for a layout from right to left.
    package func mirrored() -> SymbolDrawing {
        SymbolDrawing(
            parts: parts.map { part in
                var part = part
                part.path = part.path.mirrored(width: Self.gridSize)
                return part
            })
    }
}
