// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import SwiftScreens
import Syntax
import Words

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
    /// The choices, which can be undone. They are those of the app, so they stay for its other screens.
    private(set) lazy var history = SourceHistory(self)
    private var texts = SourceTexts(texts: [:])
    /// The folder of the app.
    private(set) var app: FilePath?
    /// Whether the screens of the app are to be listed once the source was read.
    private var needsScreens = false
    /// Whether something has changed since the reading began.
    private var isStale = false
    /// Whether files have changed, so that the folder is read once what was known of it shows.
    private var needsFolder = false
    /// The path of the page's screen when the source was opened.
    private var previous: FilePath?
    /// The source on the page. It comes back if another one cannot be shown.
    private var shown: Shown?
    private unowned let page: Page
    /// The time between a saved file and reading its folder, in milliseconds: frames show the file meanwhile.
    private static let folderDelay = 200
    private var reading: (any ScheduledWork)?
    private var listing: (any ScheduledWork)?

    init(_ page: Page) {
        self.page = page
        page.screen.observe(.file, by: self) { session in
            // Another screen was opened, or the source was saved as a screen.
            if session.path != nil, !session.isWanted { session.close() }
        }
    }

    /// Whether the page still shows the source, or what it showed when the source was opened.
    private var isWanted: Bool {
        page.screen.path == path || isReading && page.screen.path == previous
    }

    private func close() {
        reading?.cancel()
        listing?.cancel()
        shown = nil
        (path, views, files, texts) = (nil, [], [], SourceTexts(texts: [:]))
        (isReading, isStale) = (false, false)
        notify(.source)
    }

    // MARK: - Opening

    /// Shows a view of a source in place of the page's screen.
    package func open(_ path: FilePath, view: String? = nil) {
        let isOther = path != self.path
        (previous, isStale, needsScreens) = (
            page.screen.path, false, needsScreens || isOther
        )
        (self.path, input.view) = (path, view)
        if isOther { (views, files, texts) = ([], [], SourceTexts(texts: [:])) }
        let app = SwiftFolder.around(path.absolute.canonical)
        if app != self.app {
            (self.app, input.branches, input.samples) = (app, BranchSelection(), [:])
            screens = []
            history.forget()
        }
        isReading = true
        // The file by itself is there soonest, so it is shown until its folder was read.
        read(isOther && !AppSource.isKnown(app) ? .file : .folder)
        notify(.source)
    }

    /// Shows the first screen of an app's folder, or of an Xcode project, which stands for its folder.
    package func open(folder: FilePath) {
        listing?.cancel()
        let previous = page.screen.path
        listing = page.scheduler.inBackground {
            AppSource.appScreens(in: AppSource.folder(of: folder))
        } then: { [weak self] found in
            // A screen that was opened meanwhile stays.
            guard let self, page.screen.path == previous else { return }
            guard let first = found.first else {
                let problem = SwiftFolderProblem.noScreens(folder.lastComponent)
                return page.addFailures([
                    FileFailure(
                        path: folder, kind: nil,
                        diagnostics: [Diagnostic(.error, file: folder.string, problem)])
                ])
            }
            open(first.path, view: first.view)
            (screens, needsScreens) = (found, false)
            notify(.source)
        }
    }

    private func listScreens() {
        guard let app else { return }
        needsScreens = false
        listing?.cancel()
        listing = page.scheduler.inBackground {
            AppSource.appScreens(in: app)
        } then: { [weak self] found in
            guard let self, self.app == app, screens != found else { return }
            screens = found
            notify(.source)
        }
    }

    /// The lines of the source at a place, without their common indentation; nil for a place in another file.
    package func code(at place: FilePlace) -> String? { texts.code(at: place) }

    // MARK: - Choosing

    /// Shows another view of the source.
    package func show(view: String) { if let path { open(path, view: view) } }

    /// Shows a branch of a condition, as the source has it.
    package func choose(_ branch: String, of condition: String) {
        var next = choices
        next.branches.chosen[condition] = branch
        change(to: next, tr("Choose Branch"))
    }

    /// Replaces the text for the data of an expression. An empty text brings the standard sample back.
    package func setSample(_ text: String, for expression: String) {
        var next = choices
        next.samples[expression] = text
        change(to: next, tr("Change Sample"), id: expression)
    }

    /// Whether all branches are shown, one after another.
    package var showsAllBranches: Bool {
        get { input.branches.showsAll }
        set {
            var next = choices
            next.branches.showsAll = newValue
            change(to: next, newValue ? tr("Show All Branches") : tr("Show Chosen Branches"))
        }
    }

    private var choices: SourceChoices {
        SourceChoices(branches: input.branches, samples: input.samples)
    }

    private func change(to next: SourceChoices, _ label: String, id: String? = nil) {
        guard next != choices else { return }
        let step = UndoStep(label: label, id: id, time: page.scheduler.now)
        history.record(from: choices, to: next, step)
        apply(next)
        page.followSource()
    }

    /// Shows other choices, as undo does.
    func apply(_ choices: SourceChoices) {
        (input.branches, input.samples) = (choices.branches, choices.samples)
        notify(.source)
        readAgain()
    }

    /// The choices that the project does not have yet.
    package var unkeptSettings: SourceSettings {
        let kept = page.project.value.sources
        return SourceSettings(
            choices: input.branches.chosen.filter { kept.choices[$0.key] != $0.value },
            samples: input.samples.filter { kept.samples[$0.key] ?? "" != $0.value })
    }

    /// Writes the choices to the project, so that they hold for everyone who opens it, and for checks.
    ///
    /// - Throws: `EditFailure` or `SaveFailure`. The file then stays the same.
    package func keepForProject() throws {
        let settings = unkeptSettings
        try page.changeProject(label: tr("Keep for the Project")) { try $0.keep(settings) }
    }

    // MARK: - Reading

    /// Reads the source again, after it or a file that it uses has changed.
    package func reload() {
        guard path != nil else { return }
        needsFolder = true
        readAgain()
    }

    private func readAgain() {
        guard path != nil else { return }
        // While someone types a sample, readings do not queue up.
        guard !isReading else { return isStale = true }
        isReading = true
        read(.known(files))
    }

    private func read(_ reach: SwiftInput.Reach) {
        guard let path else { return }
        reading?.cancel()
        var wanted = input
        (wanted.project, wanted.reach) = (app, reach)
        if reach == .folder { needsFolder = false }
        let isShown = page.screen.path == path
        reading = page.scheduler.inBackground { [wanted] in
            SourceReading(path, wanted)
        } then: { [weak self] in
            self?.adopt($0, replacing: isShown, reach)
        }
    }

    private func adopt(
        _ read: SourceReading, replacing isShown: Bool, _ reach: SwiftInput.Reach
    ) {
        guard read.path == path else { return }
        // The last good screen stays while the file cannot be read.
        if isShown, read.hasSyntaxErrors {
            page.addFailures([
                FileFailure(
                    path: read.path, kind: .screen, diagnostics: read.file.result.diagnostics)
            ])
            shown?.screen = nil
        } else {
            // The folder seldom has anything else than what was known.
            if read.screen != shown?.screen || page.screen.path != path { page.open([read.file]) }
            guard read.file.result.value != nil else { return goBack() }
            (views, files, texts) = (read.views, read.files, read.texts)
            previous = read.path
            shown = Shown(
                path: read.path, input: input, screen: read.screen, views: views, files: files,
                texts: texts, app: app)
        }
        if isStale {
            isStale = false
            self.read(.known(files))
        } else if reach == .file {
            self.read(.folder)
        } else {
            isReading = false
            // All files of the app are looked at, which would hold up what is to be shown.
            if needsScreens { listScreens() }
            // What else is new in the folder shows after what was saved.
            if needsFolder {
                reading = page.scheduler.after(milliseconds: Self.folderDelay) { [weak self] in
                    self?.read(.folder)
                }
            }
        }
        notify(.source)
    }
}

extension SourceSession {
    /// What is known about the source on the page.
    private struct Shown {
        let path: FilePath
        let input: SwiftInput
        /// What the page shows; nil while it also shows what is wrong with a later version.
        var screen: SourceReading.Screen?
        let views: [String]
        let files: [FilePath]
        let texts: SourceTexts
        let app: FilePath?
    }

    /// Leaves a source that has no screen to show: what the page shows stays.
    private func goBack() {
        guard let shown, page.screen.path == shown.path else { return close() }
        (path, input, app) = (shown.path, shown.input, shown.app)
        (isReading, isStale) = (false, false)
        (views, files, texts) = (shown.views, shown.files, shown.texts)
        notify(.source)
        // Those of another app were wanted meanwhile.
        if screens.isEmpty { listScreens() }
    }
}

extension Changes<SourceSession> {
    /// The source, its view and branches, or the screens of the app.
    package static var source: Self { Self(rawValue: 1) }
}
