// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

/// The screen of a page: the open file that the page shows, which other pages may show, too.
package final class ScreenSession: Observable {
    /// The open file.
    package private(set) var file: OpenScreen
    private let screens: OpenScreens
    let scheduler: any WorkScheduler
    /// Called before observers, if a change moves sections and rows.
    var onMoved: (PlaceMap) -> Void = { _ in }
    package let observers = Observers<ScreenSession>()

    /// A session for a screen that was read.
    ///
    /// - Parameter screens: the screens of all pages.
    package init(
        _ document: LoadedDocument<Screen>, among screens: OpenScreens = OpenScreens(),
        _ scheduler: any WorkScheduler = NoScheduler()
    ) {
        (self.screens, self.scheduler) = (screens, scheduler)
        file = screens.screen(of: document, scheduler)
        follow()
    }

    /// Another session for the open file of a session.
    init(sharing other: ScreenSession) {
        (screens, scheduler, file) = (other.screens, other.scheduler, other.file)
        follow()
    }

    /// A session for a screen that was read, which shares its file with the pages of another session.
    convenience init(_ document: LoadedDocument<Screen>, beside other: ScreenSession) {
        self.init(document, among: other.screens, other.scheduler)
    }

    private func follow() {
        file.observe(until: self) { [weak self, unowned file] changes in
            guard let self, self.file === file else { return }
            if !file.lastPlaces.isEmpty, !changes.isDisjoint(with: .value) {
                onMoved(file.lastPlaces)
            }
            notify(Changes(rawValue: changes.rawValue))
        }
    }

    /// Shows another screen, or the current version of its file.
    package func open(_ document: LoadedDocument<Screen>) {
        if let path = document.path, path == self.path, file.isConverted {
            return file.replace(by: document)
        }
        if let path = document.path, path == self.path {
            return file.reconcile(with: ScreenDocument(document))
        }
        let other = screens.screen(of: document, scheduler)
        guard other !== file else { return }
        file = other
        follow()
        notify([.value, .file, .state])
    }

    /// The content of the screen, with its pictures and with a trial.
    package var value: Screen { file.value }
    /// The content of the screen without a trial.
    package var writtenValue: Screen { file.writtenValue }
    /// The screen's file; nil for a screen without one.
    package var path: FilePath? { file.path }
    /// The picture files of the screen, whether they exist or not.
    package var picturePaths: [FilePath] { file.picturePaths }
    /// The diagnostics of reading the screen.
    package var diagnostics: [Diagnostic] { file.diagnostics }
    /// The positions of its values in the file.
    package var sourceMap: SourceMap? { file.sourceMap }
    /// The title in the window.
    package var title: String { file.title }
    /// Whether the screen has edits that are not in its file.
    package var isEdited: Bool { file.isEdited }
}

extension Changes<ScreenSession> {
    /// ``ScreenSession/value`` and its diagnostics.
    package static var value: Self { Self(rawValue: 1) }
    /// The file: another file, or another version of it.
    package static var file: Self { Self(rawValue: 2) }
    /// The saved state, the conflict, or the undo history.
    package static var state: Self { Self(rawValue: 4) }
}

// MARK: - Undo and redo

extension ScreenSession: UndoHistory {
    package var undoStep: UndoStep? { file.undoStep }
    package var redoStep: UndoStep? { file.redoStep }
    package func undo() { file.undo() }
    package func redo() { file.redo() }
    package func dropRedo() { file.dropRedo() }
}
