// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Syntax

/// The identity of the program on the desktop.
package enum ProgramIdentity {
    /// Sets the identifier for X11 and recent files, and the name that users see. Call it once, before other calls
    /// (`g_set_prgname`, `g_set_application_name`).
    package static func setNames(program: String, application: String) {
        g_set_prgname(program)
        g_set_application_name(application)
    }

    /// The folder of persistent data other than settings (`g_get_user_state_dir`).
    package static var stateFolder: FilePath {
        FilePath(g_get_user_state_dir().map { String(cString: $0) } ?? "")
    }
}
