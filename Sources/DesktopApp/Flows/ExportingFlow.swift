// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Drawing
import Files
import GtkKit
import Syntax
import Words
import Workspace

/// Exports a theme in another program's format, pictures of the list, or a web page with it.
final class ExportingFlow {
    /// Asks where to export to; replaced in tests.
    var askForDestination: ThemeFileFormat.Asking
    /// Asks where to save a picture; replaced in tests.
    var askForPicture: PictureContent.Asking
    /// Asks where to save a web page; replaced in tests.
    var askForWebPage: PictureContent.Asking
    /// Moves the keyboard focus into the window, because GTK 4.8 leaves it in the closed submenu.
    var takeFocus: () -> Void = {}
    private let page: Page
    private weak var windows: Windows?
    private let questions: Questions

    /// A flow for a window's theme and preview.
    init(_ page: Page, over window: Window, among windows: Windows, _ questions: Questions) {
        (self.page, self.windows, self.questions) = (page, windows, questions)
        askForDestination = { [weak window, weak theme = page.theme] name, export, answer in
            if let window { export.ask(for: name, near: theme?.path, over: window, answer) }
        }
        askForPicture = { [weak window] name, answer in
            if let window { PictureFormat.ask(for: name, over: window, answer) }
        }
        askForWebPage = { [weak window] name, answer in
            if let window { WebPage.ask(for: name, over: window, answer) }
        }
    }

    /// Writes the theme in another program's format. Before that, it asks for a path and lists the values that the
    /// format cannot represent.
    func export(_ export: ThemeFileFormat) {
        let session = page.theme
        let theme = session.value
        let exported = session.bytes(
            as: export, at: .standardStream, file: session.path?.string ?? session.title)
        if let error = exported.losses.first(where: { $0.severity == .error }) {
            return questions.say(
                sentences(tr("The theme was not exported."), error.message))
        }
        var name = export.suggestedName(theme, title: session.title)
        if session.path?.hasSameName(as: FilePath(name)) == true {
            // The tokens themselves are saved, not exported.
            // Translators: the name of a file, and the word for a copy of it.
            name = export.suggestedName(theme, title: tr("%1$s Copy", session.title))
        }
        askForDestination(name, export) { [weak self] path in
            if let path { self?.write(exported, to: path) }
        }
    }

    private func write(_ exported: (bytes: [UInt8], losses: [Diagnostic]), to path: FilePath) {
        if windows?.window(of: path) != nil {
            return questions.say(
                tr("Choose another name, because “%1$s” is open in a window", path.displayName))
        }
        let write = { [questions] in
            do throws(SaveFailure) {
                try FileSaver().save(exported.bytes, to: path)
                questions.say(tr("Exported “%1$s”", path.displayName))
            } catch {
                questions.explain(tr("Not Exported"), error.explanation)
            }
        }
        if exported.losses.isEmpty { return write() }
        questions.ask(
            tr("Some Values Will Be Lost"), listing: exported.losses,
            [("cancel", tr("_Cancel"), .normal), ("export", tr("_Export Anyway"), .suggested)]
        ) { if $0 == "export" { write() } }
    }

    // MARK: - Pictures

    /// Copies a picture to the clipboard as PNG.
    func copyPicture(_ content: PictureContent) {
        do throws(PictureError) {
            let bytes = try page.preview.picture(of: content, as: .png)
            Clipboard.copy(bytes, mediaType: "image/png")
            questions.say(
                content.isSheet
                    ? tr("Copied all sizes as a picture") : tr("Copied this size as a picture"))
        } catch {
            questions.say(sentences(tr("The picture was not copied."), error.description))
        }
    }

    /// Asks for a path and saves a picture there. The suffix decides the format.
    func savePicture(_ content: PictureContent) {
        takeFocus()
        askForPicture(page.preview.pictureName(of: content)) { [weak self] path in
            if let self, let path {
                save(to: path) { [page] in
                    try page.preview.picture(of: content, as: PictureFormat(path: path) ?? .png)
                }
            }
        }
    }

    // MARK: - Web page

    /// Asks for a path, and saves a web page with the list at all text sizes there.
    func saveWebPage() {
        takeFocus()
        askForWebPage(page.preview.webPageName) { [weak self] path in
            if let self, let path { save(to: path, page.webPage) }
        }
    }

    private func save(to path: FilePath, _ bytes: () throws -> [UInt8]) {
        do {
            try FileSaver().save(bytes(), to: path)
            questions.say(tr("Saved “%1$s”", path.displayName))
        } catch {
            questions.explain(tr("Not Saved"), error.explanation)
        }
    }
}
