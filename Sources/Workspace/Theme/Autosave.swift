// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files

/// The autosave of a theme: a draft of its unsaved edits in the recovery store, until they are
/// saved or discarded.
public final class Autosave {
    private let store: RecoveryStore
    private let theme: ThemeSession
    private let scheduler: any WorkScheduler
    private let untitled = UnsavedEdits.ID()
    private var draftID: UnsavedEdits.ID?
    private var draftBytes: [UInt8]?
    private var pending: (any ScheduledWork)?

    /// Milliseconds of edits that a crash may lose.
    private static let delay = 1500

    /// The autosave of a theme.
    public init(_ theme: ThemeSession, _ store: RecoveryStore, _ scheduler: any WorkScheduler) {
        (self.theme, self.store, self.scheduler) = (theme, store, scheduler)
        theme.observe(until: self) { [weak self] change in
            if change.contains(.state) { self?.scheduleDraft() }
        }
    }

    deinit { pending?.cancel() }

    private func scheduleDraft() {
        guard theme.isEdited else { return discardDraft() }
        guard pending?.isPending != true, theme.document.source.bytes != draftBytes else { return }
        pending = scheduler.after(milliseconds: Self.delay) { [weak self] in self?.saveDraft() }
    }

    /// Saves a draft of the edits now.
    public func saveDraft() {
        guard theme.isEdited else { return }
        // A draft is a theme, which must never be saved in the file of its tokens.
        let path = theme.tokens == nil ? theme.path?.canonical : nil
        let id = path.map { UnsavedEdits.ID(path: $0) } ?? untitled
        if id != draftID { discardDraft() }
        store.keep(
            UnsavedEdits.Record(
                id: id, path: path, original: theme.savedFingerprint,
                bytes: theme.document.source.bytes, time: UnsavedEdits.now))
        draftID = id
        draftBytes = theme.document.source.bytes
    }

    /// Removes the draft, since the edits were saved or discarded.
    public func discardDraft() {
        pending?.cancel()
        if let draftID { store.remove(draftID) }
        draftID = nil
        draftBytes = nil
    }
}
