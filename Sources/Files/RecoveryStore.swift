// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax
import Words

/// The store of unsaved edits: of this run of the program, and of earlier runs that crashed.
///
/// Each run has its own folder with a lock in it. The lock ends with its process in any case. So an
/// unlocked folder belongs to a crashed run, and two runs never take the same folder.
package final class RecoveryStore {
    /// The unsaved edits of a crashed run.
    package struct Draft {
        /// The folder of the edits.
        let edits: UnsavedEdits
        /// The edits.
        package let record: UnsavedEdits.Record

        package var title: String {
            record.path?.displayName
                ?? (record.kind == UnsavedEdits.Record.theme
                    ? tr("Untitled Theme") : tr("Untitled Screen"))
        }
    }

    private let base: FilePath
    private let name = "\(getpid())-" + String(UInt32.random(in: 0...UInt32.max), radix: 16)
    private var lock: Int32?
    private var takenLocks: [FilePath: Int32] = [:]
    /// Whose records they are. A document that several windows show has one record.
    private var owners: [UnsavedEdits.ID: Set<ObjectIdentifier>] = [:]

    /// A run of the program.
    ///
    /// - Parameter base: the folder of all runs.
    package init(base: FilePath) { self.base = base }

    deinit {
        for descriptor in takenLocks.values { close(descriptor) }
        if let lock {
            close(lock)
            Self.removeIfEmpty(folder)
        }
    }

    private var folder: FilePath { base.appending(name) }

    // MARK: - Keeping

    /// Keeps a record for an owner. If that fails, the program simply continues.
    package func keep(_ record: UnsavedEdits.Record, for owner: AnyObject) {
        takeOwnLock()
        owners[record.id, default: []].insert(ObjectIdentifier(owner))
        try? UnsavedEdits(folder: folder).keep(record)
    }

    /// Removes the record of a document that its owner has saved or closed, unless it has other owners.
    package func remove(_ id: UnsavedEdits.ID, for owner: AnyObject) {
        owners[id]?.remove(ObjectIdentifier(owner))
        guard owners[id]?.isEmpty ?? true else { return }
        owners[id] = nil
        UnsavedEdits(folder: folder).remove(id)
    }

    private func takeOwnLock() {
        guard lock == nil else { return }
        _ = folder.createFolder()
        let descriptor = open(folder.appending("lock").string, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        flock(descriptor, LOCK_EX | LOCK_NB)
        lock = descriptor
    }

    // MARK: - Finding

    /// The drafts of crashed runs, the latest first. Other runs can no longer take them.
    package func drafts() -> [Draft] {
        let found = Folder.names(in: base).filter { $0 != name && !$0.hasPrefix(".") }.flatMap {
            name -> [Draft] in
            let folder = base.appending(name)
            guard takeLock(of: folder) else { return [] }
            let edits = UnsavedEdits(folder: folder)
            let records = edits.records()
            if records.isEmpty { Self.removeIfEmpty(folder) }
            return records.map { Draft(edits: edits, record: $0) }
        }
        return found.sorted { $0.record.time > $1.record.time }
    }

    /// Removes a draft that was restored or discarded.
    package func discard(_ found: Draft) {
        found.edits.remove(found.record.id)
        Self.removeIfEmpty(found.edits.folder)
    }

    private func takeLock(of folder: FilePath) -> Bool {
        if takenLocks[folder] != nil { return true }
        let descriptor = open(folder.appending("lock").string, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return false
        }
        takenLocks[folder] = descriptor
        return true
    }

    /// Removes a folder that contains only a lock.
    private static func removeIfEmpty(_ folder: FilePath) {
        guard UnsavedEdits(folder: folder).records().isEmpty else { return }
        unlink(folder.appending("lock").string)
        rmdir(folder.string)
    }
}
