// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Syntax
import Words

/// The desktop's text editor: the default application for plain text.
package enum ExternalEditor {
    /// The arguments that open a file at a line, by the program name of the editor. Other editors open it at the first
    /// line.
    private static let lineArguments: [String: (Int) -> [String]] = [
        "gnome-text-editor": { ["+\($0)"] }, "gedit": { ["+\($0)"] }, "pluma": { ["+\($0)"] },
        "xed": { ["+\($0)"] }, "gvim": { ["+\($0)"] }, "emacs": { ["+\($0)"] },
        "kate": { ["--line", "\($0)"] }, "kwrite": { ["--line", "\($0)"] },
        "mousepad": { ["--line=\($0)"] }, "geany": { ["--line=\($0)"] },
    ]

    /// Opens a file, at a line if the arguments of the editor are known.
    package static func open(_ path: FilePath, line: Int?) throws(GtkError) {
        guard let editor = g_app_info_get_default_for_type("text/plain", 0) else {
            throw GtkError(
                description: tr(
                    """
                    No default application is set for text files. Choose one in the desktop’s \
                    settings.
                    """))
        }
        let application = Object(owning: editor.raw)
        let program =
            g_app_info_get_executable(application.opaque).map { String(cString: $0) } ?? ""
        let name = program.split(separator: "/").last.map(String.init) ?? ""
        if let line, let arguments = lineArguments[name] {
            try launch([program] + arguments(line) + [path.string])
        } else {
            try GtkError.catching { error in
                path.withFile { file in
                    var list = GList()
                    list.data = UnsafeMutableRawPointer(file)
                    return g_app_info_launch(application.opaque, &list, nil, error)
                }
            }
        }
    }

    private static func launch(_ words: [String]) throws(GtkError) {
        let quoted = words.map { word in
            let text = g_shell_quote(word)
            defer { g_free(text) }
            return text.map { String(cString: $0) } ?? word
        }
        let command = quoted.joined(separator: " ").replacing("%", with: "%%")
        let created = try GtkError.catching { error in
            g_app_info_create_from_commandline(command, nil, G_APP_INFO_CREATE_NONE, error)
        }
        let application = Object(owning: created?.raw)
        try GtkError.catching { g_app_info_launch(application.opaque, nil, nil, $0) }
    }
}
