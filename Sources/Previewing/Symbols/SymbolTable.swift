// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Stand-ins for SF Symbols: own drawings of the same meaning, by the names of symbols.
///
/// They are read from `Resources/symbols.json`. Variants such as `.fill` and `.circle` follow from the drawings by
/// rules (`drawing(named:)`), so the file has a drawing for each meaning alone.
package struct SymbolTable: Hashable, Sendable {
    /// What a path of a drawing is in the plain and in the filled variant.
    enum Role: String, CaseIterable, Hashable, Sendable {
        /// Stroked in both.
        case line
        /// Filled in both.
        case solid
        /// Stroked, and filled in the filled variant.
        case shape
        /// Stroked, and in the filled variant in the color behind the symbol.
        case inner
        /// Filled, and in the filled variant in the color behind the symbol.
        case hole
        /// Stroked, and filled in the filled variant, there in the color behind the symbol.
        case cut
    }

    struct Part: Hashable, Sendable {
        var role: Role
        /// The path in the notation of SVG.
        var path: String
    }

    /// A shape around a smaller symbol: the circle of `bell.circle`.
    struct Container: Hashable, Sendable {
        var outline: String
        /// The center of the inner symbol.
        var x: Double
        var y: Double
        /// The size of the inner symbol, as a part of its own.
        var scale: Double
    }

    /// The height of a line of text next to a symbol, in units of the grid.
    package private(set) var lineHeight = SymbolDrawing.gridSize
    private var strokeWidth = 1.0
    private(set) var drawings: [String: [Part]] = [:]
    private(set) var containers: [String: Container] = [:]
    private(set) var synonyms: [String: String] = [:]
    /// The name of the drawing of symbols without a stand-in.
    private var unknown = ""
    /// The symbols that are mirrored from right to left with all their variants, although their names do not tell.
    private var directional: [String] = []

    package init() {}

    /// The names with a drawing of their own, and their synonyms, in order. More names follow by rules.
    package var names: [String] { (Array(drawings.keys) + synonyms.keys).sorted() }
    /// The names of the shapes around other symbols, in order.
    package var containerNames: [String] { containers.keys.sorted() }
}

// MARK: - Reading

extension SymbolTable {
    package static func read(_ tree: SyntaxTree) -> ReadResult<SymbolTable> {
        var reader = ResourceReader(tree)
        var table = SymbolTable()
        table.lineHeight = reader.number("lineHeight")
        table.strokeWidth = reader.number("strokeWidth")
        table.unknown = reader.string("unknown")
        table.directional = reader.strings("directional")
        for entry in reader.node("drawings")?.entries ?? [] {
            table.drawings[entry.key] = (entry.value.array ?? []).flatMap { node in
                (node.entries ?? []).compactMap { part in
                    Role(rawValue: part.key).map {
                        Part(role: $0, path: part.value.string ?? "")
                    }
                }
            }
        }
        for entry in reader.node("containers")?.entries ?? [] {
            table.containers[entry.key] = Container(
                outline: entry.value["outline"]?.string ?? "",
                x: entry.value["x"]?.double ?? 0, y: entry.value["y"]?.double ?? 0,
                scale: entry.value["scale"]?.double ?? 0)
        }
        for entry in reader.node("synonyms")?.entries ?? [] {
            table.synonyms[entry.key] = entry.value.string
        }
        return ReadResult(table, reader.diagnostics)
    }
}

// MARK: - Drawings

extension SymbolTable {
    /// The drawing of a symbol without a stand-in: an empty shape.
    package var unknownDrawing: SymbolDrawing {
        drawing(named: unknown) ?? SymbolDrawing(parts: [])
    }

    /// The stand-in of a symbol; nil for none.
    ///
    /// A name without a drawing is taken apart from its end: `.fill` fills the shapes of the drawing, `.slash` crosses
    /// it out, `.badge.plus` adds a small symbol, and `.circle` and the like put it into another shape.
    package func drawing(named name: String) -> SymbolDrawing? {
        drawing(name[...], isFilled: false)
    }

    private func drawing(_ name: Substring, isFilled: Bool) -> SymbolDrawing? {
        let known = String(name)
        if let parts = drawings[known] {
            return SymbolDrawing(parts: parts.flatMap { self.parts($0, isFilled: isFilled) })
        }
        if let synonym = synonyms[known] { return drawing(synonym[...], isFilled: isFilled) }
        if let badge = name.ranges(of: ".badge").last {
            let content = name[badge.upperBound...]
            let isFill = content == ".fill"
            if content.isEmpty || content.hasPrefix(".") {
                return badged(
                    drawing(name[..<badge.lowerBound], isFilled: isFilled || isFill),
                    isFill ? "" : content.dropFirst())
            }
        }
        guard let point = name.lastIndex(of: ".") else { return nil }
        let base = name[..<point]
        let variant = name[name.index(after: point)...]
        if variant == "fill" { return drawing(base, isFilled: true) }
        if variant == "slash" { return drawing(base, isFilled: isFilled).map(crossedOut) }
        guard let container = containers[String(variant)] else { return nil }
        return drawing(base, isFilled: true).map { contained($0, container, isFilled: isFilled) }
    }

    private func parts(_ part: Part, isFilled: Bool) -> [SymbolDrawing.Part] {
        guard let path = VectorPath(svg: part.path) else { return [] }
        func stroke(_ ink: SymbolDrawing.Ink) -> SymbolDrawing.Part {
            SymbolDrawing.Part(path: path, strokeWidth: strokeWidth, ink: ink)
        }
        func fill(_ ink: SymbolDrawing.Ink) -> SymbolDrawing.Part {
            SymbolDrawing.Part(path: path, ink: ink)
        }
        // The stroke of a filled shape keeps its round corners, and its size.
        switch part.role {
        case .line: return [stroke(.tint)]
        case .solid: return [fill(.tint)]
        case .shape: return isFilled ? [fill(.tint), stroke(.tint)] : [stroke(.tint)]
        case .inner: return [stroke(isFilled ? .ground : .tint)]
        case .hole: return [fill(isFilled ? .ground : .tint)]
        case .cut: return isFilled ? [fill(.ground), stroke(.ground)] : [stroke(.tint)]
        }
    }

    private func contained(
        _ drawing: SymbolDrawing, _ container: Container, isFilled: Bool
    ) -> SymbolDrawing {
        let inner = drawing.scaled(
            by: container.scale, movedTo: VectorPath.Point(x: container.x, y: container.y))
        let outline = parts(Part(role: .shape, path: container.outline), isFilled: isFilled)
        return SymbolDrawing(parts: outline + (isFilled ? inner.inverted() : inner).parts)
    }

    private func crossedOut(_ drawing: SymbolDrawing) -> SymbolDrawing {
        let edge = SymbolDrawing.gridSize / 7
        let end = SymbolDrawing.gridSize - edge
        let line = VectorPath([
            .move(VectorPath.Point(x: edge, y: edge)), .line(VectorPath.Point(x: end, y: end)),
        ])
        return SymbolDrawing(
            parts: drawing.parts + [
                SymbolDrawing.Part(path: line, strokeWidth: 3 * strokeWidth, ink: .ground),
                SymbolDrawing.Part(path: line, strokeWidth: strokeWidth, ink: .tint),
            ])
    }

    /// A drawing with a small symbol at its lower end on a disc, or with a dot at its upper end.
    ///
    /// - Parameter content: the name of the small symbol; empty for a dot.
    private func badged(
        _ drawing: SymbolDrawing?, _ content: Substring
    ) -> SymbolDrawing? {
        guard let drawing,
            let circle = containers["circle"].flatMap({ VectorPath(svg: $0.outline) })
        else { return nil }
        let size = SymbolDrawing.gridSize
        let disc = SymbolDrawing(parts: [SymbolDrawing.Part(path: circle, ink: .tint)])
        func placed(_ drawing: SymbolDrawing, _ scale: Double) -> SymbolDrawing {
            let place = content.isEmpty ? size / 4 : size * 3 / 4
            return drawing.scaled(
                by: scale, movedTo: VectorPath.Point(x: size * 3 / 4, y: place))
        }
        let (inside, around) = content.isEmpty ? (0.34, 0.5) : (0.5, 0.65)
        var parts = drawing.parts
        parts += placed(disc, around).inverted().parts + placed(disc, inside).parts
        if !content.isEmpty {
            guard let small = self.drawing(content, isFilled: true) else { return nil }
            parts += placed(small, inside * 0.58).inverted().parts
        }
        return SymbolDrawing(parts: parts)
    }
}

extension SymbolTable {
    /// Whether a symbol is mirrored from right to left: if its name has a direction of reading, such as that of
    /// `chevron.forward`. The symbols `forward` and `backward` alone are those of tapes, which do not turn.
    package func isDirectional(_ name: String) -> Bool {
        name.split(separator: ".").dropFirst().contains {
            ["forward", "backward", "leading", "trailing"].contains($0)
        } || directional.contains { name == $0 || name.hasPrefix("\($0).") }
    }
}
