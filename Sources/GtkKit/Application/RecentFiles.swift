// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// The desktop's own list of files that were used lately (`GtkRecentManager`).
public enum RecentFiles {
    /// Puts a file at the head of the list (`gtk_recent_manager_add_item`).
    public static func add(_ path: String) {
        let file = Object(owning: g_file_new_for_path(path)?.raw)
        guard let uri = g_file_get_uri(file.opaque) else { return }
        defer { g_free(uri) }
        gtk_recent_manager_add_item(gtk_recent_manager_get_default(), uri)
    }

    /// The files that an application opened and that still exist, the latest first
    /// (`gtk_recent_manager_get_items`).
    ///
    /// - Parameter application: its name for people, as `g_set_application_name` was told.
    public static func paths(of application: String) -> [String] {
        let items = gtk_recent_manager_get_items(gtk_recent_manager_get_default())
        defer { g_list_free(items) }
        var found: [(path: String, time: Int)] = []
        for link in sequence(first: items, next: { $0?.pointee.next }).prefix(while: { $0 != nil })
        {
            guard let data = link?.pointee.data else { continue }
            let info = OpaquePointer(data)
            defer { gtk_recent_info_unref(info) }
            guard gtk_recent_info_has_application(info, application) != 0,
                gtk_recent_info_is_local(info) != 0, gtk_recent_info_exists(info) != 0,
                let uri = gtk_recent_info_get_uri(info)
            else { continue }
            let file = Object(owning: g_file_new_for_uri(uri)?.raw)
            let time = gtk_recent_info_get_modified(info).map { Int(g_date_time_to_unix($0)) } ?? 0
            found.append((filePath(file.opaque), time))
        }
        return found.sorted { $0.time > $1.time }.map(\.path)
    }
}
