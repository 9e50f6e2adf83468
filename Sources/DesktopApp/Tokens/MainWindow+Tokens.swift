// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Syntax
import Workspace

// MARK: - Importing design tokens

extension MainWindow {
    /// Asks which token is which style. What shows stays until the answer.
    func confirm(_ tokens: TokenSource) {
        guard let application else { return }
        if let dialog = tokenDialog, dialog.tokens.path.pathBytes == tokens.path.pathBytes {
            // Asked about already; what was asked may be out of date.
            dialog.window.close()
        }
        tokenDialog = TokenDialog.present(tokens, over: window, in: application) {
            [weak self] in self?.importTokens($0)
        }
    }

    /// Shows what tokens make: here if nothing is lost, else in a new window.
    private func importTokens(_ tokens: TokenSource) {
        do {
            let place = isUntouched ? self : try windows.makeWindow(like: self)
            place.page.open(tokens)
            windows.note(tokens.path)
            place.present()
        } catch {
            show(error.description)
        }
    }
}

// MARK: - Saving them

extension MainWindow {
    /// Saves the theme in the tokens it was made of, after saying what they cannot hold.
    ///
    /// - Parameter done: what to do once it is saved.
    func saveTokens(overwriting: Bool, then done: @escaping () -> Void) {
        guard theme.needsSaving else { return done() }
        guard let result = theme.writtenTokens() else { return }
        guard let file = result.value else {
            let reason = result.diagnostics.first { $0.severity == .error }?.message ?? ""
            return offerTheme("Not Saved", reason.capitalizedFirst + ".", [], nil, then: done)
        }
        let write = { [weak self] in
            do throws(SaveFailure) {
                try self?.theme.save(tokens: file, overwriting: overwriting)
                done()
            } catch {
                self?.explain(error, then: done)
            }
        }
        if result.diagnostics.isEmpty { return write() }
        offerTheme("Save Into the Design Tokens?", "", result.diagnostics, write, then: done)
    }

    private func offerTheme(
        _ heading: String, _ body: String, _ details: [Diagnostic], _ write: (() -> Void)?,
        then done: @escaping () -> Void
    ) {
        let save: [(name: String, label: String, look: MessageDialog.Appearance)] =
            write == nil ? [] : [("save", "_Save", .suggested)]
        ask(
            heading, body, listing: details,
            [("cancel", "_Cancel", .normal), ("save-as", "Save as _Theme…", .normal)] + save
        ) { [weak self] answer in
            switch answer {
            case "save": write?()
            case "save-as": self?.saveAs(then: done)
            default: break
            }
        }
    }
}
