// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango

/// The end of a font map. Pango searches for the fallbacks of each font in its own threads. They hold a
/// reference to the map and remove their results from its tables, so the tables must outlive the threads.
struct FontMapEnd: @unchecked Sendable {
    private let fontMap: UnsafeMutablePointer<PangoFontMap>

    /// - Parameter fontMap: a map that is no longer used. Takes ownership of its reference.
    init(_ fontMap: UnsafeMutablePointer<PangoFontMap>) { self.fontMap = fontMap }

    /// Ends the map now if Pango's threads have ended, otherwise waits for them on a thread.
    func start() {
        guard isSearching else { return end() }
        _ = WorkThread("font map") {
            for _ in 0..<Self.patience where isSearching { g_usleep(1000) }
            // If Pango's threads still have a reference, they keep the map.
            if isSearching { g_object_unref(fontMap) } else { end() }
        }
    }

    /// The longest wait, in milliseconds.
    private static let patience = 10_000

    private var isSearching: Bool { fontMap.pointee.parent_instance.ref_count > 1 }

    private func end() {
        // Pango 1.50 does not release the configuration with the font map, a leak of 256 KiB.
        pango_fc_font_map_set_config(OpaquePointer(fontMap), nil)
        g_object_unref(fontMap)
    }
}
