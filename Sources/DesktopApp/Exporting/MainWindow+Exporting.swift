// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Syntax

// MARK: - Exporting

extension MainWindow {
    /// Writes the theme in another program's format, in a place that is asked for. What the format
    /// cannot hold is said before.
    func export(_ export: ThemeExport) {
        let session = theme
        let theme = session.value
        let exported = export.text(
            of: theme, file: session.path ?? session.title,
            .known(session.fonts.library, session.fonts.deviceFonts))
        var name = export.suggestedName(theme, title: session.title)
        if name.pathBytes == session.path?.fileName.pathBytes {
            // The tokens themselves are saved, not exported.
            name = export.suggestedName(theme, title: session.title + " Copy")
        }
        askForExport(name, export) { [weak self] path in
            if let path { self?.write(exported, to: path) }
        }
    }

    private func write(_ exported: ExportedText, to path: String) {
        if windows.window(of: path) != nil {
            return show("“\(path.shownName)” is open here; choose another name")
        }
        let write = { [weak self] in
            do throws(SaveFailure) {
                try FileSaver().save(Array(exported.text.utf8), to: path)
                self?.show("Exported “\(path.shownName)”")
            } catch {
                self?.ask(
                    "Not Exported", "“\(path.shownName)”: \(error.message).",
                    [("close", "_Close", .normal)]
                ) { _ in }
            }
        }
        if exported.diagnostics.isEmpty { return write() }
        ask(
            "Export Without Everything?", listing: exported.diagnostics,
            [("cancel", "_Cancel", .normal), ("export", "_Export", .suggested)]
        ) { if $0 == "export" { write() } }
    }
}
