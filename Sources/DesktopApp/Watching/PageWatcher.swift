// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import Syntax
import Workspace

/// Watches a window's files: theme, screen with its pictures, project, fonts, and files that could not be opened.
final class PageWatcher {
    private let page: Page
    private var documents: [FileKind: FileWatcher] = [:]
    private let fonts: FileWatcher
    private let pictures: FileWatcher
    private let failures: FileWatcher
    private let project: FileWatcher

    /// A watcher of a window's files.
    init(_ page: Page) {
        self.page = page
        fonts = FileWatcher { [weak page] in page?.theme.reloadFonts() }
        let readScreen = { [weak page] () -> Void in page?.reload(.screen) }
        pictures = FileWatcher(deleted: readScreen, readScreen)
        failures = FileWatcher { [weak page] in page?.checkFailures() }
        project = FileWatcher { [weak page] in page?.reloadProject() }
        for kind in FileKind.allCases {
            documents[kind] = FileWatcher(
                deleted: { [weak page] in page?.handleDeletion(of: kind) },
                { [weak page] in page?.reload(kind) })
        }
        page.observe(.files, by: self) { $0.watchFiles() }
        page.source.observe(.source, by: self) { $0.watchFiles() }
        page.observe(.messages, by: self) { $0.failures.watch($0.page.failedPaths) }
        watchFiles()
        failures.watch(page.failedPaths)
    }

    private func watchFiles() {
        for (kind, watcher) in documents { watcher.watch(page.watchedPaths(of: kind)) }
        fonts.watch(
            page.theme.fontPaths, and: page.theme.fontFolders, for: FontFileFinder.isFontFile)
        pictures.watch(page.screen.picturePaths)
        project.watch(page.project.path)
    }
}
