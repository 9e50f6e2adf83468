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

/// The export of a theme: in another program's format, or as pictures of the list.
final class ExportingFlow {
    /// Asks where to export to; replaced in tests.
    var askForDestination: ThemeFileFormat.Asking
    /// Asks where to save a picture; replaced in tests.
    var askForPicture: PictureContent.Asking
    /// Moves the keyboard focus into the window: GTK 4.8 leaves it in a submenu that has closed.
    var takeFocus: () -> Void = {}
    private let page: Page
    private weak var windows: Windows?
    private let questions: Questions

    /// The export of a window's theme and preview.
    init(_ page: Page, over window: Window, among windows: Windows, _ questions: Questions) {
        (self.page, self.windows, self.questions) = (page, windows, questions)
        askForDestination = { [weak window, weak theme = page.theme] name, export, answer in
            if let window { export.ask(for: name, near: theme?.path, over: window, answer) }
        }
        askForPicture = { [weak window] name, answer in
            if let window { PictureFormat.ask(for: name, over: window, answer) }
        }
    }

    /// Writes the theme in another program's format, after asking for a path and listing what the
    /// format cannot represent.
    func export(_ export: ThemeFileFormat) {
        let session = page.theme
        let theme = session.value
        let exported = session.bytes(
            as: export, at: .standardStream, file: session.path?.string ?? session.title)
        if let error = exported.losses.first(where: { $0.severity == .error }) {
            return questions.say(tr("Not exported: %1$s", error.message))
        }
        var name = export.suggestedName(theme, title: session.title)
        if session.path?.hasSameName(as: FilePath(name)) == true {
            // The tokens themselves are saved, not exported.
            name = export.suggestedName(theme, title: session.title + " Copy")
        }
        askForDestination(name, export) { [weak self] path in
            if let path { self?.write(exported, to: path) }
        }
    }

    private func write(_ exported: (bytes: [UInt8], losses: [Diagnostic]), to path: FilePath) {
        if windows?.window(of: path) != nil {
            return questions.say(
                tr("“%1$s” is open here; choose another name", path.displayName))
        }
        let write = { [questions] in
            do throws(SaveFailure) {
                try FileSaver().save(exported.bytes, to: path)
                questions.say(tr("Exported “%1$s”", path.displayName))
            } catch {
                questions.explain(
                    tr("Not Exported"),
                    // Translators: a file, and why it was not written
                    tr("“%1$s”: %2$s.", path.displayName, error.message))
            }
        }
        if exported.losses.isEmpty { return write() }
        questions.ask(
            tr("Export Without Everything?"), listing: exported.losses,
            [("cancel", tr("_Cancel"), .normal), ("export", tr("_Export"), .suggested)]
        ) { if $0 == "export" { write() } }
    }

    // MARK: - Pictures

    /// Copies a picture to the clipboard as PNG.
    func copyPicture(_ content: PictureContent) {
        do throws(PictureError) {
            let bytes = try page.preview.picture(of: content)
                .encoded(as: .png, resolution: page.preview.resolution(of: content))
            Clipboard.copy(bytes, mediaType: "image/png")
            questions.say(
                content.isSheet
                    ? tr("Copied the sheet as a picture") : tr("Copied the list as a picture"))
        } catch {
            questions.say(tr("Not copied: %1$s", error.description))
        }
    }

    /// Saves a picture after asking for a path, whose suffix decides the format.
    func savePicture(_ content: PictureContent) {
        takeFocus()
        askForPicture(page.preview.pictureName(of: content)) { [weak self] path in
            if let path { self?.write(content, to: path) }
        }
    }

    private func write(_ content: PictureContent, to path: FilePath) {
        do {
            let format = PictureFormat(path: path) ?? .png
            let bytes = try page.preview.picture(of: content)
                .encoded(as: format, resolution: page.preview.resolution(of: content))
            try FileSaver().save(bytes, to: path)
            questions.say(tr("Saved “%1$s”", path.displayName))
        } catch {
            questions.explain(
                tr("Not Saved"), tr("“%1$s”: %2$s.", path.displayName, "\(error)"))
        }
    }
}
