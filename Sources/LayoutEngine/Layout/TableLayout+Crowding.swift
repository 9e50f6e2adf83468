// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension TableLayout {
    /// Whether lines of some items may reach into an image or an accessory: labels have smaller margins
    /// there than these leave. How far a line reaches neither grows nor shrinks with the room it has.
    package var isCrowded: Bool { table.outline.shapes.contains(where: composer.isCrowded) }
}
