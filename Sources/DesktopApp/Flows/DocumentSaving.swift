// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import GtkKit
import Syntax
import Words
import Workspace

/// Saves one of a window's documents: in its file, or where the user chooses.
protocol DocumentSaving: AnyObject {
    /// The document to save.
    var document: any OpenDocument { get }
    var page: Page { get }
    var windows: Windows? { get }
    var questions: Questions { get }

    /// Saves the document in its own file.
    ///
    /// - Parameters:
    ///   - overwriting: replaces changes by another program.
    ///   - done: called once the document is saved.
    func saveInPlace(overwriting: Bool, then done: @escaping () -> Void)

    /// Asks for a path, and saves the document there.
    func saveAs(then done: @escaping () -> Void)
}

extension DocumentSaving {
    /// Saves the document in its file, or asks for a path.
    func save(overwriting: Bool = false, then done: @escaping () -> Void = {}) {
        document.hasOwnFile
            ? saveInPlace(overwriting: overwriting, then: done) : saveAs(then: done)
    }

    /// Asks for a path, saves the document there, and says so in a toast.
    func saveAs() {
        saveAs { [weak self] in
            guard let self, let path = document.path else { return }
            questions.say(tr("Saved %1$s", inQuotes(path.displayName)))
        }
    }

    /// Saves the document elsewhere, unless another window has a document there.
    func write(
        to path: FilePath, then done: @escaping () -> Void,
        _ save: @escaping () throws(SaveFailure) -> Void
    ) {
        if windows?.isOpenElsewhere(path, from: page) == true {
            return questions.say(
                tr(
                    "Choose another name, because “%1$s” is open in another window",
                    path.displayName))
        }
        afterOtherPrograms(path, then: done) { [windows] () throws(SaveFailure) in
            try save()
            windows?.listAsRecent(path)
        }
    }

    /// Saves as soon as no other program saves in the folder, and explains a failure. The window stays responsive while
    /// it waits.
    func afterOtherPrograms(
        _ path: FilePath?, then done: @escaping () -> Void,
        _ save: @escaping () throws(SaveFailure) -> Void
    ) {
        let finish = { [weak self] in
            do throws(SaveFailure) {
                try save()
                done()
            } catch {
                self?.explain(error, then: done)
            }
        }
        guard let path, !FolderLock.wait(toSave: path, patience: 0) else { return finish() }
        _ = MainLoopScheduler().inBackground {
            FolderLock.wait(toSave: path, patience: FolderLock.patience)
        } then: { _ in
            finish()
        }
    }

    /// Says why the document was not saved, and offers to overwrite the changes of another program, or to save it
    /// elsewhere.
    private func explain(_ failure: SaveFailure, then done: @escaping () -> Void) {
        if failure.reason == .changedOnDisk {
            questions.ask(
                tr("The File Has Changed"),
                tr(
                    """
                    Another program changed “%1$s” after you opened this file. Saving overwrites \
                    the changes of the other program.
                    """, failure.path.displayName),
                [("cancel", tr("_Cancel"), .normal), ("overwrite", tr("_Replace"), .destructive)]
            ) { [weak self] in
                if $0 == "overwrite" { self?.save(overwriting: true, then: done) }
            }
        } else {
            questions.ask(
                tr("Not Saved"), failure.explanation,
                [("cancel", tr("_Cancel"), .normal), ("save-as", tr("Save _As…"), .suggested)]
            ) { [weak self] in if $0 == "save-as" { self?.saveAs(then: done) } }
        }
    }
}
