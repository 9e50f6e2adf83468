// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax

/// The turn of one program to save in a folder. Other programs that save with ``FileSaver`` wait for their
/// turn.
///
/// The lock is on the folder itself and advisory (`flock(2)`), so nothing is left when the process ends in any
/// way.
package struct FolderLock {
    /// The longest wait of a save for its turn, in milliseconds.
    package static let patience = 2_000
    private let descriptor: Int32

    /// Waits for the turn, up to a time limit. Does not wait if the file system has no such locks: saving is
    /// still safe, but two programs may then each find that the other has changed the file.
    init(_ folder: FilePath, patience milliseconds: Int) {
        descriptor = open(folder.string, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        let deadline = Self.milliseconds + milliseconds
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK,
            Self.milliseconds < deadline
        {
            // The pause is short, about as long as the pause of a program between two saves. With a longer one,
            // a program that saves again and again would take every turn.
            usleep(100)
        }
    }

    /// Waits until nothing saves in the folder of a file, up to a time limit.
    ///
    /// - Returns: false if another process still has the turn.
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

    /// Ends the turn, and flushes new names in the folder to disk. Some file systems cannot flush names, but
    /// the file is always complete.
    func end(flushing: Bool) {
        guard descriptor >= 0 else { return }
        if flushing { fsync(descriptor) }
        close(descriptor)
    }
}
