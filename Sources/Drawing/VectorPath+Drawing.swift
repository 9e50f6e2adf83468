// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Previewing

extension VectorPath {
    /// Adds the path to the current path of a context.
    func add(to cairo: OpaquePointer) {
        for step in steps {
            switch step {
            case .move(let point): cairo_move_to(cairo, point.x, point.y)
            case .line(let point): cairo_line_to(cairo, point.x, point.y)
            case .curve(let first, let second, let end):
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(cairo)
            }
        }
    }

    /// The path in the notation of SVG, to a hundredth. `init(svg:)` reads it.
    var svg: String {
        func list(_ points: Point...) -> String {
            points.map { "\($0.x.hundredths) \($0.y.hundredths)" }.joined(separator: " ")
        }
        return steps.map { step in
            switch step {
            case .move(let point): "M\(list(point))"
            case .line(let point): "L\(list(point))"
            case .curve(let first, let second, let end): "C\(list(first, second, end))"
            case .close: "Z"
            }
        }.joined()
    }
}
