// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations
import LayoutEngine

extension Origin {
    /// The cells of a storyboard, by default.
    static let storyboard: Origin =
        "static cells are as tall as in the storyboard, unless rowHeight says otherwise"
    /// The published metrics of San Francisco.
    static let systemFontMetrics: Origin = "fonts.json systemFont: San Francisco's metrics"
    static let fontFile: Origin = "font file"

    /// The metrics that are published of a font by its name.
    static func publishedMetrics(_ name: String) -> Origin {
        "fonts.json: published metrics of \(name)"
    }
}

extension LayoutInput.FontMetric {
    /// The name of a metric in ems.
    func english(of face: String) -> String {
        let name =
            switch self {
            case .pointSize: "point size"
            case .linePitch: "line pitch"
            case .ascent: "ascent"
            case .lineHeight: "line height"
            case .ascentAndDescent: "ascent and descent"
            case .capHeight: "cap height"
            case .raisedAscent: "ascent of the tallest face beside that"
            case .raisedLineHeight: "line height of the tallest face beside that"
            }
        return "\(name) of \(face) in ems"
    }
}
