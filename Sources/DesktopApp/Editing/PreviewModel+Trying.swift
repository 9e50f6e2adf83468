// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Syntax

// MARK: - Trying on

extension PreviewModel {
    /// Shows edits in place of what was tried on before. They are no step until they are kept, and
    /// giving them up leaves nothing behind.
    ///
    /// - Throws: `EditFailure` when they cannot be made; what shows stays.
    func tryOn(_ edits: [ThemeEdit], label: String) throws(EditFailure) {
        let document = try self.document(after: edits)
        guard document != self.document else { return }
        editing.tryOn(document, label: label)
        showDocument()
    }

    /// Makes what was tried on a step of its own.
    func keepTrial() {
        guard let trial = editing.trial else { return }
        editing.endCoalescing()
        guard trial.document != editing.history.value else { return giveUpTrial() }
        push(trial.document, label: trial.label)
        editing.endCoalescing()
    }

    /// Shows what was there before something was tried on.
    func giveUpTrial() { if editing.giveUpTrial() { showDocument() } }
}
