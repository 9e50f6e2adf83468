// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import CPango
import LayoutEngine
import PangoText

/// All texts laid out by Pango, as in a program that measures a text when it needs its size.
///
/// Pango is used in the fastest way: fonts are already found, titles are laid out on one line, and only sizes
/// are computed.
final class PangoTexts {
    private let library: FontLibrary
    private let fonts: (title: ScaledFont, body: ScaledFont)
    private let titles: [String]
    private let bodies: [String]
    private let attributes: (title: OpaquePointer, body: OpaquePointer)

    /// The width between the margins of a row, in points.
    private static let textWidth = Double(Content.width - 2 * 20)

    init(
        _ content: Content, fonts: (title: ScaledFont, body: ScaledFont), library: FontLibrary
    ) {
        self.library = library
        self.fonts = fonts
        titles = content.numbers.map(Content.title)
        bodies = content.numbers.map(Content.body)
        attributes = (Self.attributes(of: fonts.title), Self.attributes(of: fonts.body))
        _ = layOut("", fonts.title, attributes.title, width: nil)
        _ = layOut("", fonts.body, attributes.body, width: nil)
    }

    isolated deinit {
        pango_attr_list_unref(attributes.title)
        pango_attr_list_unref(attributes.body)
    }

    /// Lays out every text again, and returns the sum of their heights in points.
    @discardableResult
    func layOut() -> Double {
        var height = 0.0
        for (title, body) in zip(titles, bodies) {
            height += layOut(title, fonts.title, attributes.title, width: nil)
            height += layOut(body, fonts.body, attributes.body, width: Self.textWidth)
        }
        return height
    }

    private func layOut(
        _ text: String, _ font: ScaledFont, _ attributes: OpaquePointer, width: Double?
    ) -> Double {
        let layout = library.makeLayout(text, face: font.face, size: font.pointSize)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_attributes(layout, attributes)
        if let width {
            pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        }
        var height: Int32 = 0
        pango_layout_get_size(layout, nil, &height)
        return Double(height) / Double(PANGO_SCALE)
    }

    /// The attributes that give Pango the lines of iOS: tracking, and no hyphens inside words.
    private static func attributes(of font: ScaledFont) -> OpaquePointer {
        let attributes: OpaquePointer = pango_attr_list_new()
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        let tracking = (font.tracking * Double(PANGO_SCALE)).rounded()
        if tracking != 0 {
            pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(Int32(tracking)))
        }
        return attributes
    }
}
