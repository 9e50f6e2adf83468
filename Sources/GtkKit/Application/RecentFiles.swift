// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Syntax

/// The desktop's list of recent files (`GtkRecentManager`).
package enum RecentFiles {
    /// Adds a file to the list, or moves it to the head (`gtk_recent_manager_add_full`).
    ///
    /// - Parameters:
    ///   - group: the group of opened files. `GtkFileChooser` lists every chosen file under the application's name,
    ///     including unreadable and exported files.
    ///   - program: the command that opens the file.
    package static func add(_ path: FilePath, to group: String, openedBy program: String) {
        let type = g_content_type_guess(path.string, nil, 0, nil)
        let mimeType = type.flatMap { g_content_type_get_mime_type($0) }
        let uri = path.withFile { g_file_get_uri($0) }
        // GTK reads the first byte of the list of groups as if it were the first byte of a string, and takes zero for
        // no group (`gtk_recent_manager_add_full`). So the address of the first group must not end in 00.
        let space = g_strdup(" \(group)")
        let strings = [g_strdup(g_get_application_name()), g_strdup("\(program) %u"), space]
        var groups = [space.map { $0 + 1 }, nil]
        defer { ([type, mimeType, uri] + strings).forEach { g_free($0) } }
        groups.withUnsafeMutableBufferPointer { groups in
            var data = GtkRecentData()
            data.mime_type = mimeType
            data.app_name = strings[0]
            data.app_exec = strings[1]
            data.groups = groups.baseAddress
            gtk_recent_manager_add_full(gtk_recent_manager_get_default(), uri, &data)
        }
    }

    /// The existing files of a group, the latest first (`gtk_recent_manager_get_items`).
    package static func paths(in group: String) -> [FilePath] {
        let items = gtk_recent_manager_get_items(gtk_recent_manager_get_default())
        defer { g_list_free(items) }
        var found: [(path: FilePath, time: Int)] = []
        for link in sequence(first: items, next: { $0?.pointee.next }).prefix(while: { $0 != nil })
        {
            guard let data = link?.pointee.data else { continue }
            let info = OpaquePointer(data)
            defer { gtk_recent_info_unref(info) }
            guard gtk_recent_info_has_group(info, group) != 0,
                gtk_recent_info_is_local(info) != 0, gtk_recent_info_exists(info) != 0,
                let uri = gtk_recent_info_get_uri(info)
            else { continue }
            let file = Object(owning: g_file_new_for_uri(uri)?.raw)
            let time = gtk_recent_info_get_modified(info).map { Int(g_date_time_to_unix($0)) } ?? 0
            found.append((FilePath(file: file.opaque), time))
        }
        return found.sorted { $0.time > $1.time }.map(\.path)
    }
}
