// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Syntax

/// The display of all windows, with its icons and style sheets.
package enum Display {
    /// Connects to the display and initializes GTK; false if there is no display (`gtk_init_check`).
    package static func connect() -> Bool { gtk_init_check() != 0 }

    /// The size of the smallest monitor, in application pixels; nil without a monitor.
    package static var leastMonitorSize: (width: Int, height: Int)? {
        guard let monitors = gdk_display_get_monitors(gdk_display_get_default()) else { return nil }
        let sizes = (0..<g_list_model_get_n_items(monitors)).compactMap { number in
            g_list_model_get_item(monitors, number).map { item in
                defer { g_object_unref(item) }
                var area = GdkRectangle()
                gdk_monitor_get_geometry(OpaquePointer(item), &area)
                return (width: Int(area.width), height: Int(area.height))
            }
        }
        return sizes.min { $0.width < $1.width }
    }

    /// Adds a folder with the layout of an icon theme (`gtk_icon_theme_add_search_path`).
    package static func addIconFolder(_ path: FilePath) {
        gtk_icon_theme_add_search_path(
            gtk_icon_theme_get_for_display(gdk_display_get_default()), path.string)
    }

    /// Adds a style sheet to all windows, and returns its parsing errors
    /// (`gtk_css_provider_load_from_string`).
    @discardableResult
    package static func addStyleSheet(_ css: String) -> [String] {
        let provider = Object(owning: gtk_css_provider_new())
        let errors = ParsingErrors()
        let connection = provider.connect(emission: "parsing-error") { emission in
            _ = emission.next()
            guard let error = g_value_get_boxed(emission.next().pointer) else { return }
            let message = error.assumingMemoryBound(to: GError.self).pointee.message
            errors.list.append(message.map { String(cString: $0) } ?? "unknown")
        }
        typeladder_css_provider_load(provider.pointer(), css)
        connection.disconnect()
        // GTK_STYLE_PROVIDER_PRIORITY_APPLICATION
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), provider.opaque, 600)
        return errors.list
    }

    private final class ParsingErrors {
        var list: [String] = []
    }
}
