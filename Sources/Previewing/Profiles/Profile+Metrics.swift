// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Explanations
import LayoutEngine

extension Profile {
    /// The margin of a table on a device of a width, in points.
    func margin(deviceWidth: Double) -> Double {
        deviceWidth <= margins.narrowDeviceWidth ? margins.narrow : margins.wide
    }

    /// The key of a value with its confidence: `ios26 row.top: verified`.
    func source(_ key: String) -> Origin {
        guard let provenance = provenances[key] else { return "\(name) \(key)" }
        let note = provenance.note.map { "; \($0)" } ?? ""
        let words = "\(name) \(key): \(provenance.confidence)\(note)"
        return provenance.isAssumed ? .assumed(words) : .words(words)
    }

    /// Where lines may end in hyphens, at a category within its limits.
    func hyphenation(at category: ContentSizeCategory) -> Hyphenation {
        category >= lines.hyphenatesFrom ? .words : .softHyphens
    }

    /// The value of a semantic color in an appearance; nil if it has none.
    package func color(
        _ name: SemanticColor, in appearance: Appearance, increasesContrast: Bool
    ) -> Color? {
        colors[name]?.color(appearance, increasesContrast: increasesContrast)
    }
}
