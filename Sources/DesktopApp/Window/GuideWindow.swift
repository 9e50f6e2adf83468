// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Previewing
import Syntax
import Words

/// The window with the program's short guide: `guide.md`, or a file such as `guide.de.md` for another language. The
/// guide has a title, headings, and paragraphs, with empty lines between them.
enum GuideWindow {
    /// Presents the guide in front of a window; nil if the guide is not installed.
    @discardableResult
    static func present(
        _ resources: ResourceFolder, over parent: Window, in application: Application
    ) -> Window? {
        let names = Translations.languages.map { language in
            language.hasPrefix("en") || language == "C" ? "guide.md" : "guide.\(language).md"
        }
        guard
            let file = names.lazy.compactMap({ SourceFile.read(resources.path($0)).value }).first
        else { return nil }
        let elements = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map(
            Element.init)
        let title = elements.first { $0.level == 1 }?.text ?? AppInfo.name
        let entries = elements.filter { $0.level != 1 }
        let list = MessagesWindow.list(entries.map { ($0.label, $0.text) }, label: tr("Help"))
        let window = MessagesWindow.make(
            WindowTitle(title: tr("Help"), subtitle: title), list, over: parent, in: application
        ) { entries.map(\.text) }
        window.present()
        list.moveFocus(.forward)
        return window
    }

    private struct Element {
        /// The number of # signs before a heading, 1 for the title; 0 for a paragraph.
        let level: Int
        let text: String

        init(_ line: Substring) {
            level = line.prefix { $0 == "#" }.count
            text = String(line.drop { $0 == "#" || $0 == " " })
        }

        var label: GtkKit.Label {
            let label = GtkKit.Label(start: text)
            label.wraps = true
            if level > 1 { label.addCssClass("title-4") }
            return label
        }
    }
}
