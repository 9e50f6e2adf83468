// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine

extension Origin {
    /// The source that an explanation names.
    func english(in profile: Profile) -> String {
        switch self {
        case .file(let value): value.description
        case .profile(let key): profile.source(key)
        case .guidelines: TextStyle.guidelines
        case .storyboard:
            "static cells are as tall as in the storyboard, unless rowHeight says otherwise"
        case .publishedMetrics(let name): "fonts.json: published metrics of \(name)"
        case .systemFontMetrics: "fonts.json systemFont: San Francisco's metrics"
        case .fontFile: "font file"
        }
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
