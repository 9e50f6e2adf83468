// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import GtkKit

/// A frame around an item with findings, with an exclamation mark at its end. Violations have a thicker frame than
/// warnings, so users can tell them apart without color.
enum FindingMark {
    /// GNOME's red and yellow, which are visible on light and on dark.
    private static let violation = Color(red: 0.88, green: 0.11, blue: 0.14, alpha: 1)
    private static let warning = Color(red: 0.9, green: 0.5, blue: 0.0, alpha: 1)
    /// The mark's side, in pixels.
    private static let side = 14.0

    /// Draws the mark of an item with the frame `bounds`.
    static func draw(
        _ severity: Severity, around bounds: Rectangle, isRightToLeft: Bool, on snapshot: Snapshot
    ) {
        let isViolation = severity == .violation
        let color = isViolation ? violation : warning
        snapshot.fillEdges(of: bounds, thickness: isViolation ? 2 : 1, color)
        let side = min(side, bounds.height)
        let x = isRightToLeft ? bounds.x : bounds.x + bounds.width - side
        snapshot.fill(Rectangle(x: x, y: bounds.y, width: side, height: side), color)
        let white = Color(red: 1, green: 1, blue: 1, alpha: 1)
        let middle = x + side / 2 - 1
        snapshot.fill(
            Rectangle(x: middle, y: bounds.y + 3, width: 2, height: max(0, side - 9)), white)
        snapshot.fill(
            Rectangle(x: middle, y: bounds.y + side - 5, width: 2, height: 2), white)
    }
}
