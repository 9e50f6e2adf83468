// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import Syntax

/// The autosave of a theme: a draft of its unsaved edits in the recovery store, kept until they are saved or
/// discarded.
package final class Autosave {
    private let store: RecoveryStore
    private let theme: ThemeSession
    private let scheduler: any WorkScheduler
    /// The drafts of themes without a file, made from tokens: one for each selection of token themes.
    private var untitled: [[String: String]: UnsavedEdits.ID] = [:]
    /// The drafts on disk.
    private var kept: [UnsavedEdits.ID: [UInt8]] = [:]
    /// The theme that tokens gave at its last change.
    private var latest: (id: UnsavedEdits.ID, bytes: [UInt8])?
    private var pending: (any ScheduledWork)?

    /// The longest time of edits that can be lost at the end of the program, in milliseconds. Drafts are saved
    /// without waiting for a signal or a display.
    private static let delay = 250

    package init(_ theme: ThemeSession, _ store: RecoveryStore, _ scheduler: any WorkScheduler) {
        (self.theme, self.store, self.scheduler) = (theme, store, scheduler)
        theme.observe(.state, by: self) { $0.scheduleDraft() }
    }

    deinit { pending?.cancel() }

    private func scheduleDraft() {
        guard theme.isEdited else { return discardDraft() }
        let (id, bytes) = (id, theme.document.source.bytes)
        // Another selection is open, and the edits of this one are not saved.
        if theme.tokens != nil, let latest, latest.id != id { keep(latest.bytes, as: latest.id) }
        latest = (id, bytes)
        guard pending?.isPending != true, kept[id] != bytes else { return }
        pending = scheduler.after(milliseconds: Self.delay) { [weak self] in self?.saveDraft() }
    }

    /// Saves a draft of the edits now.
    package func saveDraft() {
        guard theme.isEdited else { return }
        if theme.tokens == nil { remove { $0 != id } }
        keep(theme.document.source.bytes, as: id)
    }

    private func keep(_ bytes: [UInt8], as id: UnsavedEdits.ID) {
        guard kept[id] != bytes else { return }
        store.keep(
            UnsavedEdits.Record(
                id: id, path: path, original: theme.savedFingerprint, bytes: bytes,
                time: UnsavedEdits.now))
        kept[id] = bytes
    }

    /// The path in drafts. Drafts of tokens have none, because they are themes that must never get into token
    /// files.
    private var path: FilePath? { theme.tokens == nil ? theme.path?.canonical : nil }

    private var id: UnsavedEdits.ID {
        if let path { return UnsavedEdits.ID(path: path) }
        let choice = theme.tokens?.contexts ?? [:]
        if let known = untitled[choice] { return known }
        let new = UnsavedEdits.ID()
        untitled[choice] = new
        return new
    }

    /// Removes the draft, because the edits were saved or discarded.
    package func discardDraft() {
        pending?.cancel()
        latest = nil
        remove { _ in true }
    }

    private func remove(where isOld: (UnsavedEdits.ID) -> Bool) {
        for id in kept.keys where isOld(id) {
            store.remove(id)
            kept[id] = nil
        }
    }
}
