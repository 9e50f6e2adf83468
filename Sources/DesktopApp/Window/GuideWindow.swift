// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Previewing
import Syntax

/// The window with the program's short guide, `guide.md`: a title, headings and paragraphs,
/// separated by empty lines.
enum GuideWindow {
    /// Presents the guide in front of a window; nil where it is not installed.
    @discardableResult
    static func present(
        _ resources: ResourceFolder, over parent: Window, in application: Application
    ) -> Window? {
        guard let file = SourceFile.read(resources.path("guide.md")).value else { return nil }
        let elements = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map(
            Element.init)
        let title = elements.first { $0.style == .title }?.text ?? AppInfo.name
        let entries = elements.filter { $0.style != .title }
        let list = MessagesWindow.list(entries.map { ($0.label, $0.text) }, label: "Help")
        let window = MessagesWindow.make(
            WindowTitle(title: "Help", subtitle: title), list, over: parent, in: application
        ) { entries.map(\.text) }
        window.present()
        list.moveFocus(.forward)
        return window
    }

    private struct Element {
        enum Style { case title, heading, paragraph }

        let style: Style
        let text: String

        init(_ line: Substring) {
            let level = line.prefix { $0 == "#" }.count
            style = level == 0 ? .paragraph : level == 1 ? .title : .heading
            text = String(line.drop { $0 == "#" || $0 == " " })
        }

        var label: GtkKit.Label {
            let label = GtkKit.Label(start: text)
            label.wraps = true
            if style == .heading { label.addCssClass("title-4") }
            return label
        }
    }
}
