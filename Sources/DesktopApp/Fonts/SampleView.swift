// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Drawing
import GtkKit
import LayoutEngine
import PangoText

/// A line of text in a face. The painter of the list draws it.
final class SampleView: CustomWidget {
    private var painter: SamplePainter?

    /// The height of the view in pixels.
    static let height = 40
    /// The size of the font, in points.
    private var pointSize: Double
    /// The size to which a long text shrinks; nil for one that loses its end at once.
    private let leastSize: Double?

    override class var cssName: String { "fontsample" }

    /// An empty line.
    ///
    /// - Parameters:
    ///   - pointSize: the size of the font, in points.
    ///   - leastSize: the size to which a long text shrinks; nil for one that loses its end at once.
    init(pointSize: Double = 22, leastSize: Double? = nil) {
        (self.pointSize, self.leastSize) = (pointSize, leastSize)
        super.init(role: .presentation)
        clipsToBounds = true
        expandsHorizontally = true
    }

    /// Displays a text in a face, or nothing.
    ///
    /// - Parameter pointSize: another size of the font, in points.
    func display(
        _ text: String, in face: Face?, pointSize: Double? = nil, library: FontLibrary
    ) {
        self.pointSize = pointSize ?? self.pointSize
        painter = face.map {
            SamplePainter(
                text, in: $0, pointSize: self.pointSize, leastSize: leastSize, library: library)
        }
        queueDraw()
    }

    override var fixedSize: (width: Int, height: Int) { (0, Self.height) }

    override func snapshot(_ snapshot: Snapshot) {
        guard let painter else { return }
        let bounds = area
        let color = textColor
        let isRightToLeft = isRightToLeft
        snapshot.drawCairo(in: bounds) { cairo in
            painter.paint(
                Documents.Color(color), width: bounds.width, height: bounds.height,
                isRightToLeft: isRightToLeft, on: cairo)
        }
    }
}
