// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Previewing

/// The stand-ins for symbols: their drawings, and the rules for variants.
@Suite struct SymbolTableTests {
    private let table: SymbolTable

    init() throws { table = try Bench().deviceFonts.symbols }

    /// Points along a path.
    private func points(_ path: VectorPath) -> [VectorPath.Point] {
        var points: [VectorPath.Point] = []
        var pen = VectorPath.Point(x: 0, y: 0)
        for step in path.steps {
            switch step {
            case .move(let point), .line(let point):
                points.append(point)
                pen = point
            case .curve(let first, let second, let end):
                for number in 1...16 {
                    let (t, s) = (Double(number) / 16, 1 - Double(number) / 16)
                    func along(_ axis: KeyPath<VectorPath.Point, Double>) -> Double {
                        s * s * s * pen[keyPath: axis] + 3 * s * s * t * first[keyPath: axis]
                            + 3 * s * t * t * second[keyPath: axis] + t * t * t * end[keyPath: axis]
                    }
                    points.append(VectorPath.Point(x: along(\.x), y: along(\.y)))
                }
                pen = end
            case .close: break
            }
        }
        return points
    }

    @Test func everyPathIsReadAndEverySynonymHasADrawing() {
        #expect(table.names.count > 150)
        for (name, parts) in table.drawings {
            #expect(!parts.isEmpty, "\(name)")
            for part in parts {
                #expect(VectorPath(svg: part.path) != nil, "\(name): \(part.path)")
            }
        }
        for (name, container) in table.containers {
            #expect(VectorPath(svg: container.outline) != nil, "\(name)")
        }
        for (name, other) in table.synonyms {
            #expect(table.drawings[name] == nil, "\(name) has a drawing")
            #expect(table.drawing(named: other) != nil, "\(name) stands for \(other)")
        }
        #expect(!table.unknownDrawing.parts.isEmpty)
    }

    @Test func everyVariantOfEveryDrawingStaysInItsBox() throws {
        let variants =
            [
                "", ".fill", ".slash", ".slash.fill", ".badge", ".badge.plus",
                ".fill.badge.checkmark",
            ]
            + table.containerNames.flatMap { [".\($0)", ".\($0).fill"] }
        for name in table.names {
            for variant in variants {
                let drawing = try #require(
                    table.drawing(named: name + variant), "\(name)\(variant)")
                // Half a unit of antialiased ink beyond the grid would touch nothing.
                let range = -0.5...SymbolDrawing.gridSize + 0.5
                let outside = drawing.parts.first { part in
                    let edge = (part.strokeWidth ?? 0) / 2
                    return !points(part.path).allSatisfy {
                        range.contains(min($0.x, $0.y) - edge)
                            && range.contains(max($0.x, $0.y) + edge)
                    }
                }
                #expect(outside == nil, "\(name)\(variant)")
            }
        }
    }

    @Test func variantsFollowFromTheName() throws {
        let bell = try #require(table.drawing(named: "bell"))
        let filled = try #require(table.drawing(named: "bell.fill"))
        #expect(bell.parts.allSatisfy { $0.strokeWidth != nil })
        #expect(filled.parts.contains { $0.strokeWidth == nil && $0.ink == .tint })
        // A circle takes the filled drawing, smaller; on a filled circle it has the color behind.
        let inCircle = try #require(table.drawing(named: "bell.circle"))
        #expect(inCircle.parts.count == 1 + filled.parts.count)
        #expect(inCircle.parts.allSatisfy { $0.ink == .tint })
        let onCircle = try #require(table.drawing(named: "bell.circle.fill"))
        #expect(onCircle.parts.suffix(filled.parts.count).allSatisfy { $0.ink == .ground })
        #expect(
            try #require(table.drawing(named: "bell.slash")).parts.count == bell.parts.count + 2)
        #expect(table.drawing(named: "bell.badge.fill") != table.drawing(named: "bell.badge"))
        #expect(
            table.drawing(named: "gear.badge.xmark")
                == table.drawing(named: "gearshape.badge.xmark"))
        #expect(table.drawing(named: "checkmark.shield.fill") != nil)
    }

    @Test(arguments: [
        "", ".", "fill", "bell.", ".fill", "bell.loud", "bell.badge.loud", "unicorn.fill",
    ])
    func otherNamesHaveNoStandIn(name: String) { #expect(table.drawing(named: name) == nil) }

    @Test func namesThatSayHowToReadAreMirrored() throws {
        for name in ["chevron.forward", "arrow.uturn.backward", "list.bullet.circle"] {
            #expect(table.isDirectional(name), "\(name)")
        }
        for name in ["chevron.right", "forward.fill", "backward", "arrow.left"] {
            #expect(!table.isDirectional(name), "\(name)")
        }
        let forward = try #require(table.drawing(named: "chevron.forward"))
        #expect(forward == table.drawing(named: "chevron.right"))
        #expect(forward.mirrored().mirrored() == forward && forward.mirrored() != forward)
    }

    // MARK: - Paths

    @Test(arguments: [
        ("M2 12A10 10 0 1 1 22 12A10 10 0 1 1 2 12Z", 4), ("M12 2A10 10 0 0 1 22 12", 1),
        ("M12 2A10 10 0 1 0 22 12", 3), ("M2 12A10 10 0 0 0 22 12", 2),
    ])
    func arcsLieOnTheirCircle(text: String, curveCount: Int) throws {
        let path = try #require(VectorPath(svg: text))
        let curves = path.steps.filter { if case .curve = $0 { true } else { false } }
        #expect(curves.count >= curveCount)
        for point in points(path) {
            let (x, y) = (point.x - 12, point.y - 12)
            #expect(abs((x * x + y * y).squareRoot() - 10) < 0.01, "\(text): \(point)")
        }
    }

    /// Clockwise from the top to the right is through the upper right; the long way round, through the lower left.
    @Test func flagsChooseTheArc() throws {
        let short = points(try #require(VectorPath(svg: "M12 2A10 10 0 0 1 22 12")))
        #expect(short.allSatisfy { $0.x >= 11.99 && $0.y <= 12.01 })
        let long = points(try #require(VectorPath(svg: "M12 2A10 10 0 1 0 22 12")))
        #expect(long.contains { $0.x < 5 && $0.y > 12 })
        // The other circle through the two points has its center at the upper right.
        let other = points(try #require(VectorPath(svg: "M12 2A10 10 0 0 0 22 12")))
        #expect(other.contains { abs($0.x - 14.93) < 0.05 && abs($0.y - 9.07) < 0.05 })
    }

    /// Radii that cannot reach from one point to the other grow until they do.
    @Test func smallRadiiGrow() throws {
        let grown = try #require(VectorPath(svg: "M2 12A1 1 0 0 1 22 12"))
        #expect(grown == VectorPath(svg: "M2 12A10 10 0 0 1 22 12"))
    }

    @Test(arguments: [
        "", "L1 2", "M1", "M1 2L3", "M1 2Q3 4 5 6", "M1 2A1 1 30 0 1 3 4", "M1 2A0 1 0 0 1 3 4",
        "m1 2",
        "M1 2L3 4x", "M1 2L-- 4", "M1 2C1 2 3 4 5",
    ])
    func otherTextsAreNoPaths(text: String) { #expect(VectorPath(svg: text) == nil) }
}
