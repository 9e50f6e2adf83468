// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax

/// The turn of one program to save in a folder: others that save with ``FileSaver`` wait for theirs.
///
/// The lock is on the folder itself and advisory (`flock(2)`), so that nothing is left behind, however
/// the process ends.
package struct FolderLock {
    /// Milliseconds that a save waits for its turn at most.
    package static let patience = 2_000
    private let descriptor: Int32

    /// Waits for the turn, but no longer than some time, and not at all where the file system has no
    /// such locks: saving is safe without, only two programs may then find each other's work changed.
    init(_ folder: FilePath, patience milliseconds: Int) {
        descriptor = open(folder.string, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        let deadline = Self.milliseconds + milliseconds
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK,
            Self.milliseconds < deadline
        {
            // Short, or a program that saves again and again would take every turn itself: it leaves
            // about as long between two.
            usleep(100)
        }
    }

    /// Waits until nobody saves in the folder of a file, for no longer than the time given.
    ///
    /// - Returns: false while another process holds it.
    package static func wait(toSave file: FilePath, patience milliseconds: Int) -> Bool {
        let turn = FolderLock(file.parent, patience: milliseconds)
        defer { turn.end(flushing: false) }
        return turn.descriptor < 0 || flock(turn.descriptor, LOCK_EX | LOCK_NB) == 0
    }

    private static var milliseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
    }

    /// Lets the next one save, and new names in the folder reach the disk. Some file systems cannot do
    /// the latter; the file is whole all the same.
    func end(flushing: Bool) {
        guard descriptor >= 0 else { return }
        if flushing { fsync(descriptor) }
        close(descriptor)
    }
}
