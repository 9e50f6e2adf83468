// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// What belongs to the desktop and not to one window.
public enum Desktop {
    /// Finds the display and starts GTK; false where there is none (`gtk_init_check`).
    public static func connect() -> Bool { gtk_init_check() != 0 }

    /// Names the program, once and before anything else: for X11 and the list of recent files by its
    /// identifier, for people by its name (`g_set_prgname`, `g_set_application_name`).
    public static func setNames(program: String, application: String) {
        g_set_prgname(program)
        g_set_application_name(application)
    }

    /// Puts text on the clipboard (`gdk_clipboard_set_text`).
    public static func copy(_ text: String) {
        gdk_clipboard_set_text(gdk_display_get_clipboard(gdk_display_get_default()), text)
    }

    /// Puts a file's bytes on the clipboard, such as `image/png`
    /// (`gdk_content_provider_new_for_bytes`).
    public static func copy(_ bytes: [UInt8], mediaType: String) {
        let data = g_bytes_new(bytes, gsize(bytes.count))
        defer { g_bytes_unref(data) }
        let provider = gdk_content_provider_new_for_bytes(mediaType, data)
        defer { g_object_unref(provider) }
        gdk_clipboard_set_content(
            gdk_display_get_clipboard(gdk_display_get_default()), provider)
    }

    /// Whether any program has put something of a media type on the clipboard
    /// (`gdk_clipboard_get_formats`).
    public static func clipboardHolds(_ mediaType: String) -> Bool {
        let clipboard = gdk_display_get_clipboard(gdk_display_get_default())
        return gdk_content_formats_contain_mime_type(
            gdk_clipboard_get_formats(clipboard), mediaType) != 0
    }

    /// Where programs keep what outlives them, but is no setting (`g_get_user_state_dir`).
    public static var stateFolder: String {
        g_get_user_state_dir().map { String(cString: $0) } ?? ""
    }

    /// The text that this program put on the clipboard; nil when another one has it now
    /// (`gdk_clipboard_get_content`).
    public static var copiedText: String? {
        let clipboard = gdk_display_get_clipboard(gdk_display_get_default())
        guard let provider = gdk_clipboard_get_content(clipboard) else { return nil }
        return Value.with(FundamentalType.string) { value in
            gdk_content_provider_get_value(provider, value.pointer, nil) != 0
                ? String.read(value) : nil
        }
    }

    /// Adds a folder laid out as an icon theme (`gtk_icon_theme_add_search_path`).
    public static func addIconFolder(_ path: String) {
        gtk_icon_theme_add_search_path(
            gtk_icon_theme_get_for_display(gdk_display_get_default()), path)
    }

    /// Adds a style sheet to all windows (`gtk_css_provider_load_from_string`), and returns the
    /// mistakes in it.
    @discardableResult
    public static func addStyleSheet(_ css: String) -> [String] {
        let provider = Object(owning: gtk_css_provider_new())
        let mistakes = Mistakes()
        let connection = provider.connect(emission: "parsing-error") { emission in
            _ = emission.next()
            guard let error = g_value_get_boxed(emission.next().pointer) else { return }
            let message = error.assumingMemoryBound(to: GError.self).pointee.message
            mistakes.list.append(message.map { String(cString: $0) } ?? "unknown")
        }
        typeladder_css_provider_load(provider.pointer(), css)
        connection.disconnect()
        // GTK_STYLE_PROVIDER_PRIORITY_APPLICATION
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), provider.opaque, 600)
        return mistakes.list
    }

    private final class Mistakes {
        var list: [String] = []
    }
}

/// Light and dark (`AdwStyleManager`).
public final class StyleManager: Object {
    /// What the application asks for; `AdwColorScheme`.
    public enum ColorScheme: Int, ValueConvertible, Sendable {
        /// As the desktop does.
        case system
        /// Light, whatever the desktop does.
        case light
        /// Light, unless the desktop asks for dark.
        case preferLight
        /// Dark, unless the desktop asks for light.
        case preferDark
        /// Dark, whatever the desktop does.
        case dark
    }

    /// The manager of all windows.
    public static var shared: StyleManager {
        StyleManager(borrowing: adw_style_manager_get_default()?.raw)
    }

    /// What the application asks for.
    @Property("color-scheme") public var colorScheme: ColorScheme
    @Property("dark") private var dark: Bool

    /// Whether windows are dark now.
    public var isDark: Bool { dark }

    /// Calls `handler` when ``isDark`` changes, or the desktop's wish for high contrast. The manager outlives every
    /// window: disconnect.
    public func onChanged(_ handler: @escaping () -> Void) -> [SignalConnection] {
        [connect("notify::dark", handler), connect("notify::high-contrast", handler)]
    }
}
