// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import GtkKit
import Syntax
import Words
import Workspace

/// Saves a window's screen, in its file or in another one.
final class ScreenSaving: DocumentSaving {
    /// Asks where to save a screen with a suggested name in a folder; replaced in tests.
    var askForDestination: (String, FilePath?, @escaping (FilePath?) -> Void) -> Void
    let page: Page
    private(set) weak var windows: Windows?
    let questions: Questions

    init(_ page: Page, over window: Window, among windows: Windows, _ questions: Questions) {
        (self.page, self.windows, self.questions) = (page, windows, questions)
        askForDestination = { [weak window] name, folder, answer in
            let chooser = FileChooser(title: tr("Save Screen As"), parent: window, purpose: .save)
            if let folder { chooser.setFolder(folder) }
            chooser.setSuggestedName(name)
            chooser.present(answer)
        }
    }

    var document: any OpenDocument { page.screen.file }

    func saveInPlace(overwriting: Bool, then done: @escaping () -> Void) {
        var moved = 0
        afterOtherPrograms(
            page.screen.path,
            then: { [questions] in
                done()
                guard moved > 0 else { return }
                questions.say(
                    trn(
                        "Updated an ignored finding in typeladder.json, because its element moved",
                        "Updated %1$s ignored findings in typeladder.json, because their elements moved",
                        moved))
            }
        ) { [page] () throws(SaveFailure) in
            moved = try page.saveScreen(overwriting: overwriting)
        }
    }

    func saveAs(then done: @escaping () -> Void) {
        let (path, isBundled) = (page.screen.path, page.screen.file.isBundled)
        let isSource = page.screen.file.isConverted
        let name =
            isSource
            ? (path?.displayStem ?? "") + ".json"
            : path?.lastComponent ?? page.screen.title + ".json"
        askForDestination(name, isBundled && !isSource ? nil : path?.parent) {
            [weak self] destination in
            guard let self, let destination else { return }
            write(to: destination, then: done) { [page] () throws(SaveFailure) in
                try page.saveScreen(as: destination)
            }
        }
    }
}
