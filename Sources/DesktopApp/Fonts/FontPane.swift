// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words

/// The search field, filter, sample text, and list of faces, which the browser and the chooser share.
///
/// ```
/// Box
/// ├── Box             search, filter, sample text
/// ╰── Stack
///     ├── ScrolledWindow
///     │   ╰── FaceList
///     ╰── StatusPage  where nothing matches
/// ```
final class FontPane {
    let widget: Box
    let search = SearchEntry()
    let filter = Choice(
        tr("Filter fonts"), none: tr("All Fonts"),
        FontCatalog.Filter.allCases.map { ($0.title, $0) })
    let sample = Entry()
    let list: FaceList
    let stack = Stack()
    /// Called on Escape if the search is empty.
    var onStopped: (() -> Void)?
    /// Called with the number of listed faces, in words.
    var onCounted: ((String) -> Void)?

    private(set) var catalog: FontCatalog

    /// A pangram with digits.
    // Translators: a sentence with all letters of the language, and the digits.
    static let sampleText = tr("The quick brown fox jumps over the lazy dog, 0123456789")

    /// A list of all faces.
    init(_ catalog: FontCatalog) {
        self.catalog = catalog
        list = FaceList(catalog)
        search.placeholder = tr("Family, style, or PostScript name")
        search.setAccessibleLabel(tr("Search fonts"))
        search.expandsHorizontally = true
        filter.tooltip = tr("Filter Fonts")
        sample.text = Self.sampleText
        sample.placeholder = tr("Sample text")
        sample.setAccessibleLabel(tr("Sample text"))
        sample.setLeadingIcon("document-edit-symbolic")
        sample.tooltip = tr("Sample Text")
        let bar = Box(
            .vertical, spacing: 6, [Box(.horizontal, spacing: 6, [search, filter]), sample])
        bar.setMargins(12)
        bar.marginTop = 6
        let scrolled = ScrolledWindow(vertical: list, expands: true)
        scrolled.minimumContentHeight = 200
        stack.add(scrolled, name: "faces")
        stack.add(
            StatusPage(
                iconName: "edit-find-symbolic", title: tr("No Matching Fonts"),
                description: tr("Try another search, or show all fonts.")), name: "nothing")
        widget = Box(.vertical, [bar, Separator(), stack])
        search.onChanged { [weak self] _ in
            guard let self else { return }
            // Keys typed in the list arrive here, except for the space bar.
            if !search.containsFocus, !search.text.isEmpty { search.grabFocusAtEnd() }
            reload()
        }
        filter.onSelected { [weak self] _ in self?.reload() }
        sample.onChanged { [weak self] text in self?.list.displaySample(Self.sample(for: text)) }
        search.onStopped { [weak self] in _ = self?.handleEscape() }
        search.onActivate { [weak self] in self?.enterList() }
        search.onKey { [weak self] key, _ in
            guard let self, key == "Down" || key == "KP_Down" else { return false }
            enterList()
            return true
        }
        reload()
    }

    /// Reloads the list from another catalog.
    func reload(from catalog: FontCatalog) {
        self.catalog = catalog
        reload()
    }

    /// The sample for an entered text. An empty text becomes the default sample.
    private static func sample(for text: String) -> String { text.isEmpty ? sampleText : text }

    private func reload() {
        let families = catalog.search(
            search.text, filter: filter.selected.flatMap { filter.values[$0] })
        list.reload(families, of: catalog, sample: Self.sample(for: sample.text))
        stack.visibleName = families.isEmpty ? "nothing" : "faces"
        let faces = trn("%1$s face", "%1$s faces", list.count)
        // Translators: %1$s is the number of families, and %2$s “1 face”, “2 faces”, and so on.
        onCounted?(trn("%2$s in %1$s family", "%2$s in %1$s families", families.count, faces))
    }

    /// Handles Escape: clears the search, or stops if it is empty.
    func handleEscape() -> Bool {
        if search.text.isEmpty {
            onStopped?()
        } else {
            search.text = ""
            reload()
        }
        return true
    }

    private func enterList() {
        guard list.count > 0 else { return }
        if list.selected == nil { list.selectFirst() }
        list.focusSelected()
    }
}
