// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension SwiftFolderProblem {
    package var message: String {
        switch self {
        case .noScreens(let name):
            // Translators: %1$s is the name of a folder.
            tr(
                "The folder “%1$s” has no theme, no fonts, and no SwiftUI view with a list. Open the folder of an app.",
                name)
        }
    }
}
