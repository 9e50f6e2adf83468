// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// Saves a file over and over until it is killed: what the test of atomic saving kills.
// Usage: save-loop PATH. Each content is 40,000 times the same byte, so that any mixture shows.

import Documents
import Glibc

guard CommandLine.arguments.count == 2 else { exit(2) }
var byte = UInt8(ascii: "b")
// Says that it begins, so that no kill is wasted on the start of the program.
write(STDOUT_FILENO, &byte, 1)
while true {
    do {
        try FileSaver().save([UInt8](repeating: byte, count: 40_000), to: CommandLine.arguments[1])
    } catch {
        print(error)
        exit(1)
    }
    byte = byte == UInt8(ascii: "z") ? UInt8(ascii: "a") : byte + 1
}
