// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import PangoText
import Previewing

/// A dialog that asks for one face, or the system font.
///
/// ```
/// PlainWindow
/// ╰── Box
///     ├── HeaderBar   Cancel ╴ Select
///     ├── FontPane
///     ╰── Box         Use System Font
/// ```
final class FontChooser {
    /// The window itself.
    let window = PlainWindow()
    let pane: FontPane
    /// Answers with the face that is chosen.
    let selectButton = Button("_Select")
    /// Answers with the system font.
    let systemButton = Button("Use System _Font")
    private let completion: (String?) -> Void

    /// Asks for a face.
    ///
    /// - Parameters:
    ///   - parent: what waits for the answer.
    ///   - library: the fonts of this machine and of the theme.
    ///   - deviceFonts: the fonts of iOS.
    ///   - current: the PostScript name that is chosen at first; nil for the system font.
    ///   - completion: called with the PostScript name, or nil for the system font; not called when
    ///     the dialog is closed without an answer.
    @discardableResult
    static func present(
        over parent: Window, library: FontLibrary, deviceFonts: DeviceFonts, current: String?,
        completion: @escaping (String?) -> Void
    ) -> FontChooser {
        let chooser = FontChooser(library, deviceFonts, completion)
        chooser.build(over: parent)
        chooser.window.present()
        chooser.pane.search.grabFocus()
        if let current { chooser.pane.list.select(current) }
        return chooser
    }

    private init(
        _ library: FontLibrary, _ deviceFonts: DeviceFonts,
        _ completion: @escaping (String?) -> Void
    ) {
        pane = FontPane(FontCatalogue(library: library, deviceFonts: deviceFonts))
        self.completion = completion
    }

    private func build(over parent: Window) {
        window.title = "Choose a Font"
        window.isModal = true
        window.setTransient(for: parent)
        window.setProperty("destroy-with-parent", to: true)
        window.defaultWidth = 560
        window.defaultHeight = 640
        window.addCssClass("fonts")
        let cancel = Button("_Cancel")
        cancel.onClicked { [weak window] in window?.close() }
        selectButton.addCssClass("suggested-action")
        selectButton.isSensitive = false
        selectButton.onClicked { [weak self] in self?.answer() }
        systemButton.onClicked { [weak self] in self?.answer(nil) }
        let header = HeaderBar()
        header.showsStartButtons = false
        header.showsEndButtons = false
        header.packStart(cancel)
        header.packEnd(selectButton)
        let bar = Box(.horizontal, [systemButton])
        bar.addCssClass("font-actions")
        window.content = Box(.vertical, [header, pane.widget, Separator(), bar])
        pane.list.onSelected = { [weak self] in self?.selectButton.isSensitive = $0 != nil }
        pane.list.onActivated = { [weak self] _ in self?.answer() }
        pane.search.captureKeys(of: window)
        let keys = KeyController()
        keys.onPressed { [weak pane] key, _ in key == "Escape" && pane?.stop() ?? false }
        pane.onStopped = { [weak window] in window?.close() }
        window.addController(keys)
        window.keepUntilClosed(self)
    }

    private func answer() {
        if let selected = pane.list.selected { answer(selected.postScriptName) }
    }

    private func answer(_ name: String?) {
        completion(name)
        window.close()
    }
}
