// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import DynamicType
import GtkKit

/// The fonts of the labels in GTK's own lists: the families and sizes that Typeladder shows, with one pixel per
/// point.
///
/// The lists use the fastest way in GTK. Labels have their own Pango attributes, because loading a style sheet
/// again takes as long for a list view, and longer for a list box. They have no tracking of the system font.
final class ListFonts {
    private var labels: [TextStyle: [UnsafeMutablePointer<GtkWidget>]] = [:]
    private var attributes: [TextStyle: OpaquePointer] = [:]

    /// The text styles of the labels of a row.
    private static let styles = [TextStyle.headline, .body]

    init(at category: ContentSizeCategory) { change(to: category) }

    isolated deinit { attributes.values.forEach(pango_attr_list_unref) }

    /// Sets the font of a label to that of a text style from now on. Labels live as long as their window.
    func adopt(_ label: UnsafeMutablePointer<GtkWidget>, as style: TextStyle) {
        labels[style, default: []].append(label)
        gtk_label_set_attributes(OpaquePointer(label), attributes[style])
    }

    /// Changes the sizes of all labels.
    func change(to category: ContentSizeCategory) {
        for style in Self.styles {
            let new = Self.attributes(style, at: category)
            for label in labels[style] ?? [] {
                gtk_label_set_attributes(OpaquePointer(label), new)
            }
            if let old = attributes.updateValue(new, forKey: style) { pango_attr_list_unref(old) }
        }
    }

    /// Makes Pango find and load the fonts, before there is a list.
    func load(for window: ApplicationWindow) {
        let layout = gtk_widget_create_pango_layout(window.pointer(), Content.title(1))
        for style in Self.styles {
            pango_layout_set_attributes(layout, attributes[style])
            pango_layout_get_size(layout, nil, nil)
        }
        g_object_unref(layout.map { UnsafeMutableRawPointer($0) })
    }

    private static func attributes(_ style: TextStyle, at category: ContentSizeCategory)
        -> OpaquePointer
    {
        let size = style.preferredPointSize(at: category)
        let font = pango_font_description_new()
        // `Resources/fonts.json` has the same rule.
        pango_font_description_set_family(font, size < 20 ? "Inter" : "Inter Display")
        pango_font_description_set_weight(
            font, PangoWeight(rawValue: UInt32(style.preferredWeight.rawValue)))
        pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
        let attributes: OpaquePointer = pango_attr_list_new()
        pango_attr_list_insert(attributes, pango_attr_font_desc_new(font))
        pango_font_description_free(font)
        return attributes
    }
}
