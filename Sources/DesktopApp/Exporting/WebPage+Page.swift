// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Drawing
import GtkKit
import Syntax
import Words
import Workspace

extension Page {
    /// The web page of the screen in the theme, on the device of the preview, as `typeladder-cli export` writes it.
    ///
    /// - Throws: `PictureError`, or the problems of the program's own files.
    func webPage() throws -> [UInt8] {
        let read = resources.loadWebPageParts()
        guard let parts = read.value else { throw UnreadParts(diagnostics: read.diagnostics) }
        let (files, width) = (AuditedFiles(preview), preview.environment.tableWidth)
        let design = WebPage.Design(
            title: preview.themeTitle, library: theme.fonts.library, files: files,
            preview: preview.exact(in:),
            findings: { [project] in project.openFindings(of: $0, in: files, width: width) })
        let webPage = WebPage(
            title: preview.screenTitle, designs: [design], in: preview.environment,
            widths: [preview.environment.width],
            parts: WebPage.Parts(style: parts.style, script: parts.script))
        return try NumberStyle.exactly { () throws(PictureError) in try webPage.encoded() }
    }
}

/// The files of the program that are parts of a page, and cannot be read.
private struct UnreadParts: Error, CustomStringConvertible {
    let diagnostics: [Diagnostic]

    var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}

extension LivePreview {
    /// The suggested file name of a web page, without a suffix.
    var webPageName: String {
        "\(theme.title), \(screen.title)".replacing("/", with: "-")
    }
}

extension WebPage {
    /// Asks with the desktop's dialog where to save a web page. A name without the suffix gets it.
    static func ask(
        for name: String, over parent: Window, _ answer: @escaping (FilePath?) -> Void
    ) {
        let chooser = FileChooser(title: tr("Save Web Page"), parent: parent, purpose: .save)
        chooser.setSuggestedName("\(name).html")
        chooser.present { path in
            answer(path.map { isName($0) ? $0 : $0.adding(suffix: ".html") })
        }
    }
}
