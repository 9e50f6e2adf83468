// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// The popover of a button whose choices the preview tries on while it is open. Escape goes back to the choice before;
/// closing it in any other way keeps the current one.
final class TrialPopover {
    let popover: Popover
    /// Called when the popover closes, with whether the choice is kept.
    var onEnded: (Bool) -> Void = { _ in }
    private var isCanceled = false

    init(_ content: Widget, label: String) {
        popover = Popover(content)
        popover.setAccessibleLabel(label)
        popover.onShown { [weak self] in if $0 { self?.isCanceled = false } }
        popover.onClosed { [weak self] in
            guard let self else { return }
            onEnded(!isCanceled)
        }
        popover.onKey(capturing: true) { [weak self] key, _ in
            guard let self, key == "Escape" else { return false }
            cancel()
            return true
        }
    }

    /// Closes the popover and goes back, as Escape does.
    func cancel() {
        isCanceled = true
        popover.close()
    }
}
