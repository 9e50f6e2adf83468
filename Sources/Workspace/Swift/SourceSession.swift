// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import SwiftScreens
import Syntax

/// The Swift source that a page shows as its screen: its view, its branches, and the other screens of the app.
///
/// All reading is done on another thread: the parser is a program of its own, and an app has thousands of files. A file is
/// first shown by itself, and then with what its folder knows.
package final class SourceSession: Observable {
    /// The Swift file; nil while the page shows no source.
    package private(set) var path: FilePath?
    /// The view and the branches that are shown.
    package private(set) var input = SwiftInput()
    /// The views of the file that can be shown.
    package private(set) var views: [String] = []
    /// The screens of the app, once its folder was read.
    package private(set) var screens: [AppSource.AppScreen] = []
    /// The files that the screen is made of, for watching.
    package private(set) var files: [FilePath] = []
    /// Whether a source is being read.
    package private(set) var isReading = false
    package let observers = Observers<SourceSession>()
    private unowned let page: Page
    private var reading: (any ScheduledWork)?
    private var listing: (any ScheduledWork)?

    init(_ page: Page) {
        self.page = page
        page.screen.observe(.file, by: self) { session in
            // Another screen was opened, or the source was saved as a screen.
            if session.path != nil, session.page.screen.path != session.path, !session.isReading {
                session.close()
            }
        }
    }

    private func close() {
        reading?.cancel()
        (path, input, views, files, isReading) = (nil, SwiftInput(), [], [], false)
        notify(.source)
    }

    // MARK: - Opening

    /// Shows a view of a source in place of the page's screen.
    package func open(_ path: FilePath, view: String? = nil) {
        let isOther = path != self.path
        (self.path, input.view) = (path, view)
        if isOther { input.branches = BranchSelection() }
        if isOther { (screens, views, files) = ([], [], []) }
        isReading = true
        notify(.source)
        // The file by itself is there soonest, so it is shown until its folder was read.
        read(alone: isOther && !AppSource.isFolderKnown(around: path))
        if isOther { listScreens() }
    }

    /// Shows the first screen of an app's folder, or of an Xcode project, which stands for its folder.
    package func open(folder: FilePath) {
        listing?.cancel()
        listing = page.scheduler.inBackground {
            AppSource.appScreens(in: AppSource.folder(of: folder))
        } then: { [weak self] found in
            guard let self else { return }
            guard let first = found.first else {
                let problem = SwiftFolderProblem.noScreens(folder.lastComponent)
                return page.addFailures([
                    FileFailure(
                        path: folder, kind: nil,
                        diagnostics: [Diagnostic(.error, file: folder.string, problem)])
                ])
            }
            open(first.path, view: first.view)
            screens = found
            notify(.source)
        }
    }

    private func listScreens() {
        guard let path else { return }
        listing?.cancel()
        listing = page.scheduler.inBackground {
            AppSource.appScreens(around: path)
        } then: { [weak self] found in
            guard let self, self.path == path else { return }
            screens = found
            notify(.source)
        }
    }

    // MARK: - Choosing

    /// Shows another view of the source.
    package func show(view: String) { if let path { open(path, view: view) } }

    /// Shows a branch of a condition, as the source has it.
    package func choose(_ branch: String, of condition: String) {
        guard input.branches.chosen[condition] != branch else { return }
        input.branches.chosen[condition] = branch
        reload()
    }

    /// Whether all branches are shown, one after another.
    package var showsAllBranches: Bool {
        get { input.branches.showsAll }
        set {
            guard newValue != showsAllBranches else { return }
            input.branches.showsAll = newValue
            reload()
        }
    }

    // MARK: - Reading

    /// Reads the source again, after it or a file that it uses has changed.
    package func reload() {
        guard path != nil else { return }
        isReading = true
        read(alone: false)
    }

    private func read(alone: Bool) {
        guard let path else { return }
        reading?.cancel()
        var wanted = input
        wanted.readsFolder = !alone
        let isShown = page.screen.path == path
        reading = page.scheduler.inBackground { [wanted] in
            SourceReading(path, wanted)
        } then: { [weak self] in
            self?.adopt($0, replacing: isShown, alone: alone)
        }
    }

    private func adopt(_ read: SourceReading, replacing isShown: Bool, alone: Bool) {
        guard read.path == path else { return }
        // The last good screen stays while the file cannot be read.
        if isShown, read.hasSyntaxErrors {
            page.addFailures([
                FileFailure(
                    path: read.path, kind: .screen, diagnostics: read.file.result.diagnostics)
            ])
        } else {
            page.open([read.file])
            (views, files) = (read.views, read.files)
        }
        if alone, read.file.result.value != nil {
            self.read(alone: false)
        } else {
            isReading = false
        }
        notify(.source)
    }
}

extension Changes<SourceSession> {
    /// The source, its view and branches, or the screens of the app.
    package static var source: Self { Self(rawValue: 1) }
}

/// A source that was read on another thread.
private struct SourceReading: Sendable {
    let path: FilePath
    let file: RecognizedFile
    let views: [String]
    let files: [FilePath]
    /// Whether the file itself has mistakes, so that parts of it may be missing.
    let hasSyntaxErrors: Bool

    init(_ path: FilePath, _ input: SwiftInput) {
        let conversion = AppSource.convert(path, input)
        self.path = path
        file = RecognizedFile(conversion, of: path)
        (views, files) = (conversion.value?.views ?? [], conversion.value?.files ?? [])
        hasSyntaxErrors =
            conversion.value == nil
            || conversion.diagnostics.contains { diagnostic in
                guard case .syntax? = diagnostic.problem as? SwiftProblem else { return false }
                return diagnostic.file == path.string
            }
    }
}

/// What is wrong with a folder that was opened as an app.
package enum SwiftFolderProblem: Problem {
    package static let area = "swift-folder"

    case noScreens(String)
}
