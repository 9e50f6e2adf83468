// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Syntax

/// Who the program is to the desktop.
public enum ProgramIdentity {
    /// Names the program, once and before anything else: for X11 and the list of recent files by its
    /// identifier, for people by its name (`g_set_prgname`, `g_set_application_name`).
    public static func setNames(program: String, application: String) {
        g_set_prgname(program)
        g_set_application_name(application)
    }

    /// Where programs keep what outlives them, but is no setting (`g_get_user_state_dir`).
    public static var stateFolder: FilePath {
        FilePath(g_get_user_state_dir().map { String(cString: $0) } ?? "")
    }
}
