// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Documents
import LayoutEngine
import PangoText
import Previewing

/// The shapes that a painter asked a ``Canvas`` for, for files that another program draws, at a size and in an
/// appearance that its user chooses.
final class Recording {
    private(set) var shapes: [RecordedShape] = []
    /// A context that holds the matrix of the canvas. Nothing is drawn on it.
    let matrix: OpaquePointer

    init() {
        let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil)
        matrix = cairo_create(surface)
        cairo_surface_destroy(surface)
    }

    deinit { cairo_destroy(matrix) }

    func add(_ form: RecordedShape.Form, _ color: Color? = nil) {
        shapes.append(RecordedShape(form: form, color: color))
    }

    /// The shapes added since the last call.
    func takeShapes() -> [RecordedShape] {
        defer { shapes = [] }
        return shapes
    }
}

/// A shape with its color, in points of the recording, y down.
struct RecordedShape {
    struct Point: Hashable {
        var x: Double
        var y: Double
    }

    enum Form {
        /// A filled rectangle, on whole pixels, and at least one pixel thick.
        case rectangle(Rect)
        /// A filled horizontal line, on whole pixels between the upper and lower edge of a frame.
        case hairline(Rect, within: Rect)
        /// A filled rectangle with rounded corners.
        case card(
            Rect, radius: Double, roundsTop: Bool, roundsBottom: Bool, isOnPixels: Bool)
        case circle(Point, radius: Double)
        case ring(Point, radius: Double, width: Double)
        /// A stroke with round ends and joins.
        case line([Point], width: Double)
        case outline(Rect, radius: Double, width: Double)
        /// A filled or stroked path, at its origin. The width of the stroke is in units of the path.
        case path(VectorPath, strokeWidth: Double?, at: Point, unit: Double)
        case picture(PictureSurface, Rect)
        /// A line of text from its left end, larger than its font by a scale. The library shapes its glyphs.
        case text(Canvas.TextRun, FontLibrary, at: Point, scale: Double)
        /// Clips the shapes up to the matching ``endClip``.
        case clip(Rect, radius: Double)
        case endClip
        /// Makes the shapes up to the matching ``endGroup`` one partly transparent group.
        case group(opacity: Double)
        case endGroup
    }

    var form: Form
    /// The color; nil for a form without one.
    var color: Color?
}
