// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Previewing
import Syntax
import Words
import Workspace

/// The window that chooses what a new screen begins with: blank, or one of the bundled screens, each as a small list in
/// the open theme at the current text size.
///
/// ```
/// ApplicationWindow
/// ╰── Box
///     ├── HeaderBar
///     ╰── ScrolledWindow
///         ╰── ListBox .boxed-list    a thumbnail and a title each
/// ```
final class NewScreenChooser {
    let window: ApplicationWindow
    /// The list of *Blank* and the bundled screens.
    let list = ListBox()
    private let resources: [String?]
    private var previews: [LivePreview] = []

    /// The size of a thumbnail in pixels, and its pixels per point.
    private static let thumbnail = (width: 132, height: 150, zoom: 0.33)

    /// - Parameter choose: called with the chosen bundled screen; nil for a blank one.
    init(
        _ page: Page, over parent: Window, in application: Application,
        choose: @escaping (String?) -> Void
    ) {
        resources = [nil] + BundledScreen.allCases.map(\.resource)
        window = ApplicationWindow(
            application, title: tr("New Screen"), width: 480, height: 560, over: parent)
        window.closeOnEscape()
        list.addCssClass("boxed-list")
        list.setAccessibleLabel(tr("What the screen begins with"))
        let blank = LoadedDocument(ScreenDocument.new().screen)
        list.append(
            Self.row(tr("Blank"), tr("One empty row"), thumbnail(of: blank, in: page)))
        for screen in BundledScreen.allCases {
            let file = RecognizedFile(page.resources.path(screen.resource), as: .screen)
            guard case .screen(let document)? = file.result.value else { continue }
            let rows = trn("%1$s row", "%1$s rows", document.value.rowCount)
            list.append(Self.row(screen.title, rows, thumbnail(of: document, in: page)))
        }
        list.selected = 0
        list.setMargins(18)
        list.verticalAlignment = .start
        list.onActivated { [weak window, resources] index in
            window?.close()
            // After the window has closed.
            EventLoop.idle { choose(resources[index]) }
        }
        let header = HeaderBar()
        header.titleWidget = WindowTitle(title: tr("New Screen"))
        window.content = Box(
            .vertical, [header, ScrolledWindow(vertical: list, expands: true)])
        window.keepUntilClosed(self)
    }

    /// The beginning of a screen as a small list that takes no input.
    private func thumbnail(of document: LoadedDocument<Screen>, in page: Page) -> Widget {
        let preview = LivePreview(
            like: page.preview, in: page.preview.environment, screen: ScreenSession(document))
        previews.append(preview)
        let table = TableView(preview)
        table.zoom = Self.thumbnail.zoom
        let device = ScrolledWindow(table)
        device.addCssClass("device")
        device.clipsToBounds = true
        device.horizontalPolicy = .external
        device.minimumWidth = Self.thumbnail.width
        device.minimumHeight = Self.thumbnail.height
        device.canBeTarget = false
        device.canFocus = false
        device.setAccessibleHidden(true)
        return device
    }

    private static func row(_ title: String, _ subtitle: String, _ picture: Widget) -> ListBoxRow {
        let name = Label(start: title, "heading")
        let texts = Box(
            .vertical, spacing: 3, [name, Label(start: subtitle, "caption", "dim-label")])
        texts.verticalAlignment = .center
        let content = Box(.horizontal, spacing: 18, [picture, texts])
        content.setMargins(12)
        let row = ListBoxRow(content)
        row.setAccessibleLabel(listed([title, subtitle]))
        return row
    }

    /// Presents the window, with the focus on the first row.
    func present() { window.present() }
}
