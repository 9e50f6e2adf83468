// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

extension PreparedText {
    /// The tallest ascent and the deepest descent of the faces that draw some characters; without characters, those of
    /// the face asked for. Pango uses the same for a line.
    package func usedMetrics(in scalars: Range<Int>) -> FaceMetrics {
        var faces: [Int] = []
        for (number, run) in shaped.runs.enumerated() {
            let end =
                number + 1 < shaped.runs.count
                ? shaped.runs[number + 1].start : shaped.scalars.count
            if run.start < scalars.upperBound, scalars.lowerBound < end, !scalars.isEmpty {
                faces.append(run.face)
            }
        }
        let used =
            faces.isEmpty ? [shaped.faces[0].metrics] : faces.map { shaped.faces[$0].metrics }
        return FaceMetrics(
            ascent: used.map(\.ascent).max() ?? 0, descent: used.map(\.descent).max() ?? 0,
            lineGap: used.map(\.lineGap).max() ?? 0)
    }
}
