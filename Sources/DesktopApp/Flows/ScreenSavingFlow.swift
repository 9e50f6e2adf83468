// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import GtkKit
import Syntax
import Words
import Workspace

/// Saves a window's screen, in its file or in another one.
final class ScreenSavingFlow {
    /// Asks where to save a screen with a suggested name in a folder; replaced in tests.
    var askForDestination: (String, FilePath?, @escaping (FilePath?) -> Void) -> Void
    private let page: Page
    private weak var windows: Windows?
    private let questions: Questions

    init(_ page: Page, over window: Window, among windows: Windows, _ questions: Questions) {
        (self.page, self.windows, self.questions) = (page, windows, questions)
        askForDestination = { [weak window] name, folder, answer in
            let chooser = FileChooser(title: tr("Save Screen As"), parent: window, purpose: .save)
            if let folder { chooser.setFolder(folder) }
            chooser.setSuggestedName(name)
            chooser.present(answer)
        }
    }

    /// Saves the screen in its file, or asks for a path.
    ///
    /// - Parameters:
    ///   - overwriting: replaces changes by another program.
    ///   - done: called with the path once the screen is saved.
    func save(overwriting: Bool = false, then done: @escaping (FilePath) -> Void) {
        guard page.screenHasOwnFile, let path = page.screen.path else { return saveAs(then: done) }
        let retry = { [weak self] in self?.save(overwriting: true, then: done) ?? () }
        afterOtherPrograms(path, failing: failure(retry, done)) {
            [page, questions] () throws(SaveFailure) in
            let moved = try page.saveScreen(overwriting: overwriting)
            done(path)
            if moved > 0 {
                questions.say(
                    trn(
                        "Updated an ignored finding in typeladder.json, because its element moved",
                        "Updated %1$s ignored findings in typeladder.json, because their elements moved",
                        moved))
            }
        }
    }

    /// Asks for a path, and saves the screen there.
    func saveAs(then done: @escaping (FilePath) -> Void = { _ in }) {
        let path = page.screen.path
        let isBundled = path.map(page.resources.contains) ?? false
        let name = path?.lastComponent ?? page.screen.title + ".json"
        askForDestination(name, isBundled ? nil : path?.parent) { [weak self] destination in
            guard let self, let destination else { return }
            if windows?.isOpenElsewhere(destination, from: page) == true {
                return questions.say(
                    tr(
                        "Choose another name, because “%1$s” is open in another window",
                        destination.displayName))
            }
            afterOtherPrograms(destination, failing: failure({}, done)) {
                [page, windows] () throws(SaveFailure) in
                try page.saveScreen(as: destination)
                windows?.listAsRecent(destination)
                done(destination)
            }
        }
    }

    private func failure(
        _ overwrite: @escaping () -> Void, _ done: @escaping (FilePath) -> Void
    ) -> (SaveFailure) -> Void {
        { [weak self, questions] failure in
            questions.explain(
                failure, overwrite: overwrite, saveAs: { self?.saveAs(then: done) })
        }
    }
}

/// Saves as soon as no other program saves in the folder. The window stays responsive while it waits.
///
/// - Parameter failing: called if saving fails.
func afterOtherPrograms(
    _ path: FilePath?, failing: @escaping (SaveFailure) -> Void,
    _ save: @escaping () throws(SaveFailure) -> Void
) {
    let finish = {
        do throws(SaveFailure) {
            try save()
        } catch {
            failing(error)
        }
    }
    guard let path, !FolderLock.wait(toSave: path, patience: 0) else { return finish() }
    _ = MainLoopScheduler().inBackground {
        FolderLock.wait(toSave: path, patience: FolderLock.patience)
    } then: { _ in
        finish()
    }
}

extension Questions {
    /// Says why a document was not saved, and offers to overwrite the changes of another program, or to save it
    /// elsewhere.
    func explain(
        _ failure: SaveFailure, overwrite: @escaping () -> Void, saveAs: @escaping () -> Void
    ) {
        if failure.reason == .changedOnDisk {
            ask(
                tr("The File Has Changed"),
                tr(
                    """
                    Another program changed “%1$s” after you opened this file. Saving overwrites \
                    the changes of the other program.
                    """, failure.path.displayName),
                [("cancel", tr("_Cancel"), .normal), ("overwrite", tr("_Replace"), .destructive)]
            ) { if $0 == "overwrite" { overwrite() } }
        } else {
            ask(
                tr("Not Saved"), failure.explanation,
                [("cancel", tr("_Cancel"), .normal), ("save-as", tr("Save _As…"), .suggested)]
            ) { if $0 == "save-as" { saveAs() } }
        }
    }
}
