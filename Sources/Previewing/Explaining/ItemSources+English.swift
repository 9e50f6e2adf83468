// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations
import LayoutEngine
import Words

extension Origin {
    /// The cells of a storyboard with default settings.
    static var storyboard: Origin {
        .words(
            tr("height of static cells in a storyboard if rowHeight is not set"))
    }
    /// The published metrics of San Francisco.
    static var systemFontMetrics: Origin {
        .words(tr("\"systemFont\" in fonts.json: metrics of San Francisco"))
    }
    static var fontFile: Origin { .words(tr("font file")) }

    /// The published metrics of a font, by its name.
    static func publishedMetrics(_ name: String) -> Origin {
        .words(tr("fonts.json: published metrics of %1$s", name))
    }
}

extension LayoutInput.ControlMeasure {
    var english: String {
        switch self {
        case .height: tr("height of the control")
        case .verticalInset: tr("inset of the control")
        case .spacing: tr("spacing above the control")
        }
    }
}

extension LayoutInput.FontMetric {
    /// The name of a metric in ems.
    func english(of face: String) -> String {
        switch self {
        case .pointSize: tr("point size of %1$s", face)
        case .linePitch: tr("line pitch of %1$s", face)
        case .ascent: tr("ascent of %1$s in ems", face)
        case .lineHeight: tr("line height of %1$s in ems", face)
        case .ascentAndDescent: tr("ascent and descent of %1$s in ems", face)
        case .capHeight: tr("cap height of %1$s in ems", face)
        case .raisedAscent:
            tr("ascent in ems of the tallest face in a line that contains %1$s", face)
        case .raisedLineHeight:
            tr("line height in ems of the tallest face in a line that contains %1$s", face)
        }
    }
}
