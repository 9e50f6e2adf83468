// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension SwiftFolderProblem {
    package var message: String {
        switch self {
        case .noScreens(let name):
            // Translators: %1$s is the name of a folder.
            tr(
                "The folder “%1$s” has no SwiftUI view with a list. Open the folder of an app, of a theme, or of fonts.",
                name)
        case .noSuchView(let name, let others):
            // Translators: %1$s is the name of a SwiftUI view, %2$s is a list of names.
            tr("The folder has no view %1$s. Its screens are: %2$s.", name, listed(others))
        }
    }
}
