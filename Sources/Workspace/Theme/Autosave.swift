// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files

/// Keeps a draft of a theme's unsaved edits soon after each of them, until they are saved or given up.
public final class Autosave {
    private let store: RecoveryStore
    private let theme: ThemeSession
    private let scheduler: any WorkScheduler
    private let untitled = UnsavedEdits.ID()
    private var kept: UnsavedEdits.ID?
    private var keptBytes: [UInt8]?
    private var pending: (any ScheduledWork)?

    /// How many milliseconds of edits a crash may cost.
    private static let delay = 1500

    /// The autosave of a theme.
    public init(_ theme: ThemeSession, _ store: RecoveryStore, _ scheduler: any WorkScheduler) {
        (self.theme, self.store, self.scheduler) = (theme, store, scheduler)
        theme.observe(until: self) { [weak self] change in
            if change.contains(.state) { self?.follow() }
        }
    }

    deinit { pending?.cancel() }

    private func follow() {
        guard theme.isEdited else { return forget() }
        guard pending?.isPending != true, theme.document.source.bytes != keptBytes else { return }
        pending = scheduler.after(milliseconds: Self.delay) { [weak self] in self?.keep() }
    }

    /// Keeps the edits now.
    public func keep() {
        guard theme.isEdited else { return }
        // What is kept is a theme, which must never get into the file of its tokens.
        let path = theme.tokens == nil ? theme.path?.canonical : nil
        let id = path.map { UnsavedEdits.ID(path: $0) } ?? untitled
        if id != kept { forget() }
        store.keep(
            UnsavedEdits.Record(
                id: id, path: path, original: theme.savedFingerprint,
                bytes: theme.document.source.bytes, time: UnsavedEdits.now))
        kept = id
        keptBytes = theme.document.source.bytes
    }

    /// The edits were saved or given up.
    public func forget() {
        pending?.cancel()
        if let kept { store.remove(kept) }
        kept = nil
        keptBytes = nil
    }
}
