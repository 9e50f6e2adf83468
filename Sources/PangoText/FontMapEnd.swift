// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango

/// The end of a font map. Pango looks for the fallbacks of each font in threads of its own. These hold a
/// reference to the map and remove their results from its tables, which must outlive them.
struct FontMapEnd: @unchecked Sendable {
    private let fontMap: UnsafeMutablePointer<PangoFontMap>

    /// - Parameter fontMap: a map with which nothing else is done any more; its reference is taken over.
    init(_ fontMap: UnsafeMutablePointer<PangoFontMap>) { self.fontMap = fontMap }

    /// Ends the map now, or on a thread once those of Pango have ended.
    func start() {
        guard isSearching else { return end() }
        _ = WorkThread("font map") {
            for _ in 0..<Self.patience where isSearching { g_usleep(1000) }
            // Whatever else has a reference goes on with the map.
            if isSearching { g_object_unref(fontMap) } else { end() }
        }
    }

    /// In milliseconds.
    private static let patience = 10_000

    private var isSearching: Bool { fontMap.pointee.parent_instance.ref_count > 1 }

    private func end() {
        // Pango 1.50 does not release the configuration with the font map, a leak of 256 KiB.
        pango_fc_font_map_set_config(OpaquePointer(fontMap), nil)
        g_object_unref(fontMap)
    }
}
