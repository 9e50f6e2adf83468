// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Syntax

/// The file chooser of the desktop (`GtkFileChooserNative`).
package final class FileChooser: Object {
    package enum Purpose: Sendable {
        /// A file that exists.
        case open
        /// Files that exist.
        case openFiles
        /// A file to write.
        case save
        /// A folder that exists.
        case openFolder
    }

    /// A hidden file chooser.
    package convenience init(title: String, parent: Window?, purpose: Purpose) {
        let action =
            switch purpose {
            case .open, .openFiles: GTK_FILE_CHOOSER_ACTION_OPEN
            case .save: GTK_FILE_CHOOSER_ACTION_SAVE
            case .openFolder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
            }
        self.init(
            owning: typeladder_file_chooser_new(title, parent?.pointer(), action)?.raw)
        typeladder_file_chooser_set_multiple(opaque, purpose == .openFiles ? 1 : 0)
    }

    /// Adds a filter for files with suffixes. The suffixes have no dot.
    package func addFilter(_ name: String, suffixes: [String]) {
        let filter = Object(owning: gtk_file_filter_new()?.raw)
        gtk_file_filter_set_name(filter.opaque, name)
        suffixes.forEach { gtk_file_filter_add_suffix(filter.opaque, $0) }
        typeladder_file_chooser_add_filter(opaque, filter.opaque)
    }

    /// Suggests a name for a file to save.
    package func setSuggestedName(_ name: String) {
        typeladder_file_chooser_set_name(opaque, name)
    }

    /// Sets the initial folder (`gtk_file_chooser_set_current_folder`).
    package func setFolder(_ path: FilePath) {
        path.withFile { typeladder_file_chooser_set_folder(opaque, $0) }
    }

    /// Adds a choice next to the files, with the first option selected (`gtk_file_chooser_add_choice`).
    package func addChoice(_ name: String, label: String, options: [(name: String, label: String)])
    {
        withCStrings(options.map(\.name)) { names in
            withCStrings(options.map(\.label)) { labels in
                typeladder_file_chooser_add_choice(
                    opaque, name, label, UnsafeMutablePointer(mutating: names),
                    UnsafeMutablePointer(mutating: labels))
            }
        }
    }

    /// The name of the selected option of a choice.
    package func choice(_ name: String) -> String? {
        typeladder_file_chooser_get_choice(opaque, name).map { String(cString: $0) }
    }

    /// Presents the file chooser, and calls `handler` with the path, or with nil if the user cancels.
    package func present(_ handler: @escaping (FilePath?) -> Void) {
        presentForAll { handler($0.first) }
    }

    /// Presents the file chooser, and calls `handler` with all chosen paths, or with none if the user cancels. GTK does
    /// not retain a native dialog, so the handler retains it until the response.
    package func presentForAll(_ handler: @escaping ([FilePath]) -> Void) {
        connect("response") { [self] (response: Int) in
            gtk_native_dialog_hide(pointer())
            EventLoop.idle { self.finish() }
            handler(response == Int(GTK_RESPONSE_ACCEPT.rawValue) ? paths : [])
        }
        gtk_native_dialog_show(pointer())
    }

    private var paths: [FilePath] {
        guard let files = typeladder_file_chooser_get_files(opaque) else { return [] }
        defer { g_object_unref(files.raw) }
        return (0..<g_list_model_get_n_items(files)).compactMap { index in
            guard let file = g_list_model_get_item(files, index) else { return nil }
            defer { g_object_unref(file) }
            return FilePath(file: OpaquePointer(file))
        }
    }

    /// Releases the handler, which retains this object.
    private func finish() { gtk_native_dialog_destroy(pointer()) }
}
