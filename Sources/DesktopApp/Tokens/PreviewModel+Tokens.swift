// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Files
import Syntax

// A theme that was made of design tokens is edited as a Typeladder theme without a file of its own.
// Its path is that of the tokens: saving writes what was edited back into them.

extension PreviewModel {
    /// Has somebody confirm which token is which style; without anybody to ask, the proposal counts.
    ///
    /// - Returns: whether there is a new theme already.
    func take(_ file: Opened<TokenFile>, at path: String) -> Bool {
        let tokens = TokenSource(file, at: path, deviceFonts)
        if let confirmTokens {
            confirmTokens(tokens)
            return false
        }
        return show(tokens)
    }

    /// Shows the theme that tokens make, as they are mapped.
    public func adopt(_ tokens: TokenSource) {
        note(FileFailure(path: tokens.path, kind: .theme, diagnostics: []))
        if show(tokens) { layOut(.files) } else { notify(.messages) }
    }

    private func show(_ tokens: TokenSource) -> Bool {
        do {
            let document = try tokens.document()
            adopt(document, path: tokens.path, tokens: tokens)
            return true
        } catch {
            let failure = Diagnostic(
                .error, file: tokens.path, FileProblem.notSaved(reason: error.message))
            note(FileFailure(path: tokens.path, kind: .theme, diagnostics: [failure]))
            return false
        }
    }

    /// Takes notice of what a program wrote into the tokens that show.
    func reload(_ tokens: TokenSource, from file: ReadResult<SourceFile>) {
        // What was saved here comes by again.
        if file.value?.bytes == tokens.file.source.bytes {
            editing.noteContent()
            conflict = nil
            return notify([.files, .messages])
        }
        let result = file.then { tokens.reading($0) }
        guard let theirs = result.value, let document = try? theirs.document() else {
            note(
                FileFailure(path: tokens.path, kind: .theme, diagnostics: result.diagnostics))
            return notify(.messages)
        }
        if theirs.theme.value == tokens.theme.value {
            // Nothing that a theme holds.
            editing.noteContent()
            self.tokens = theirs
            return showDocument()
        }
        takeNotice(of: document, in: theirs)
    }

    // MARK: - Saving

    /// The token file as it would be saved, with what tokens cannot hold; nil without tokens.
    func writtenTokens() -> ReadResult<SourceFile>? { tokens?.applying(theme.value) }

    /// Saves the tokens in their file.
    ///
    /// - Parameter overwriting: replaces what another program wrote.
    /// - Throws: `SaveFailure`; the file is as it was then.
    func save(tokens file: SourceFile, overwriting: Bool = false) throws(SaveFailure) {
        guard let tokens else { return }
        let known = Fingerprint(tokens.file.source.bytes)
        try FileSaver().save(
            file.bytes, to: tokens.path,
            expecting: overwriting ? .anything : .unchanged(known))
        self.tokens = tokens.reading(file).value ?? tokens
        noteSaved()
        showDocument()
    }
}
