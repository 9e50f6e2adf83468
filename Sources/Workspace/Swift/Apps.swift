// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftScreens
import Synchronization
import Syntax

/// The apps that were read, by their folders.
struct Apps {
    private var apps: [String: App] = [:]

    /// The app of a folder, as it is now.
    mutating func app(_ root: FilePath, _ reach: SwiftInput.Reach = .folder) -> App {
        if case .known(let files) = reach, let app = apps[root.string] {
            app.project.forget(app.folder.refresh(files.compactMap { $0.relative(to: root) }))
            return app
        }
        let folder = apps[root.string]?.folder ?? SwiftFolder(root, AppSource.parser)
        folder.refresh()
        let app = App(folder)
        apps[root.string] = app
        AppSource.known.withLock { _ = $0.insert(root.string) }
        return app
    }
}

/// The files of an app, and what was read of them.
struct App {
    let folder: SwiftFolder
    let project: SwiftProject

    init(_ folder: SwiftFolder) { (self.folder, project) = (folder, SwiftProject(folder)) }
}
