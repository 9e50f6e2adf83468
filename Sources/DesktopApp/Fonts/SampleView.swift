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

    override class var cssName: String { "fontsample" }

    /// An empty line.
    ///
    /// - Parameter pointSize: the size of the font, in points.
    init(pointSize: Double = 22) {
        self.pointSize = pointSize
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
            SamplePainter(text, in: $0, pointSize: self.pointSize, library: library)
        }
        queueDraw()
    }

    override var fixedSize: (width: Int, height: Int) { (0, Self.height) }

    override func snapshot(_ snapshot: Snapshot) {
        guard let painter else { return }
        let bounds = area
        let color = textColor
        snapshot.drawCairo(in: bounds) { cairo in
            painter.paint(Documents.Color(color), height: bounds.height, on: cairo)
        }
    }
}
