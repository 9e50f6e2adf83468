// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import PangoText

/// A window with the names of all fonts here, to be searched.
enum FontList {
    /// Opens the window in front of another, and returns what is typed into.
    @discardableResult
    static func present(
        _ model: PreviewModel, current: String?, over parent: Window,
        in application: Application, _ answer: @escaping (String?) -> Void
    ) -> SearchEntry {
        let names = Set(model.library.faces.map(\.postScriptName)).filter { !$0.isEmpty }.sorted()
        let window = ApplicationWindow(application)
        window.title = "Choose a Font"
        let search = SearchEntry()
        search.placeholder = "Search or name a font"
        search.text = current ?? ""
        search.setMargins(12)
        let list = ListBox()
        list.setAccessibleLabel("Fonts")
        let scrolled = ScrolledWindow(list)
        scrolled.expandsVertically = true
        var shown: [String] = []
        let choose = { [weak window] (name: String) in
            window?.close()
            answer(name)
        }
        let fill = { (text: String) in
            list.removeAll()
            let words = text.lowercased()
            let hits = names.filter { words.isEmpty || $0.lowercased().contains(words) }
            // A name that only the device knows can be typed.
            shown = (text.isEmpty || hits.contains(text) ? [] : [text]) + hits
            for name in shown {
                let label = Label(name)
                label.xAlignment = 0
                label.setMargins(9)
                list.append(ListBoxRow(label))
            }
        }
        fill("")
        search.onSearchChanged { fill($0) }
        search.onActivate { if let first = shown.first { choose(first) } }
        list.onActivated { choose(shown[$0]) }
        let header = HeaderBar()
        header.titleWidget = WindowTitle(title: "Choose a Font")
        window.content = Box(.vertical, [header, search, scrolled])
        window.isModal = true
        (window.defaultWidth, window.defaultHeight) = (360, 520)
        window.setTransient(for: parent)
        let keys = KeyController()
        keys.onPressed { [weak window] key, _ in
            guard key == "Escape" else { return false }
            window?.close()
            return true
        }
        window.addController(keys)
        window.keepUntilClosed(window)
        window.present()
        search.grabFocus()
        return search
    }
}
