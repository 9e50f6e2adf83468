// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import Syntax

/// A document with unsaved edits, of which drafts are kept.
package protocol DraftSource: Observable {
    /// The kind of the document.
    var kind: FileKind { get }
    /// The unsaved edits, with a trial; nil without any.
    var draft: Draft? { get }
}

/// The unsaved edits of a document.
package struct Draft {
    /// The file. Drafts of tokens have none, because they are themes that must never get into token files.
    var path: FilePath?
    /// The chosen token themes, each choice of which has a draft of its own; nil for other documents.
    var variant: [String: String]?
    /// The fingerprint of the file when editing began; nil without a file.
    var original: Fingerprint?
    var bytes: [UInt8]
}

/// The autosave of a document: a draft of its unsaved edits in the recovery store, kept until they are saved or
/// discarded.
package final class Autosave {
    private let store: RecoveryStore
    private let scheduler: any WorkScheduler
    private let kind: FileKind
    /// The window of the document, whose other document is restored together with it.
    private let window: String
    private let currentDraft: () -> Draft?
    /// The drafts of documents without a file. Themes made from tokens have one for each choice of token themes.
    private var untitled: [[String: String]: UnsavedEdits.ID] = [:]
    /// The drafts on disk.
    private var kept: [UnsavedEdits.ID: [UInt8]] = [:]
    /// The theme that tokens gave at its last change.
    private var latest: (id: UnsavedEdits.ID, draft: Draft)?
    private var pending: (any ScheduledWork)?

    /// The longest time of edits that can be lost at the end of the program, in milliseconds. Drafts are saved
    /// without waiting for a signal or a display.
    private static let delay = 250

    /// The autosave of a window's document.
    ///
    /// - Parameter window: a name of the window that no other window has.
    package init<Source: DraftSource>(
        _ source: Source, in window: String, _ store: RecoveryStore, _ scheduler: any WorkScheduler
    ) {
        (self.window, self.store, self.scheduler) = (window, store, scheduler)
        kind = source.kind
        currentDraft = { [weak source] in source?.draft }
        source.observe(.any, by: self) { $0.scheduleDraft() }
    }

    deinit { pending?.cancel() }

    private func scheduleDraft() {
        guard let draft = currentDraft() else { return discardDraft() }
        let id = id(of: draft)
        // Another selection is open, and the edits of this one are not saved.
        if draft.variant != nil, let latest, latest.id != id { keep(latest.draft, as: latest.id) }
        latest = (id, draft)
        guard pending?.isPending != true, kept[id] != draft.bytes else { return }
        pending = scheduler.after(milliseconds: Self.delay) { [weak self] in self?.saveDraft() }
    }

    /// Saves a draft of the edits now.
    package func saveDraft() {
        guard let draft = currentDraft() else { return }
        let id = id(of: draft)
        if draft.variant == nil { remove { $0 != id } }
        keep(draft, as: id)
    }

    private func keep(_ draft: Draft, as id: UnsavedEdits.ID) {
        guard kept[id] != draft.bytes else { return }
        store.keep(
            UnsavedEdits.Record(
                id: id, kind: kind.name, window: window, path: draft.path,
                original: draft.original, bytes: draft.bytes, time: UnsavedEdits.now),
            for: self)
        kept[id] = draft.bytes
    }

    private func id(of draft: Draft) -> UnsavedEdits.ID {
        if let path = draft.path { return UnsavedEdits.ID(path: path) }
        let choice = draft.variant ?? [:]
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
            store.remove(id, for: self)
            kept[id] = nil
        }
    }
}

extension FileKind {
    /// The name of the kind in drafts.
    var name: String {
        switch self {
        case .theme: "theme"
        case .screen: "screen"
        }
    }
}

extension ScreenSession: DraftSource {
    package var kind: FileKind { .screen }

    package var draft: Draft? { file.draft }
}
