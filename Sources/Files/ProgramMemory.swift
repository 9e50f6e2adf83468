// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CLinux

/// The memory of the program.
package enum ProgramMemory {
    /// Makes the allocator return large arrays to the system when they are freed.
    ///
    /// Otherwise glibc raises the size from which it does so with each freed array (`mallopt(3)`), and keeps the arrays
    /// of old layouts and audits: a fifth of the memory of the window with 10,000 findings.
    package static func returnOnceFreed() {
        mallopt(M_MMAP_THRESHOLD, 1 << 18)
        mallopt(M_TRIM_THRESHOLD, 1 << 20)
        mallopt(M_ARENA_MAX, 2)
    }
}
