// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc

/// Prints a line on standard error, which is visible while results go to a file.
func note(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
}
