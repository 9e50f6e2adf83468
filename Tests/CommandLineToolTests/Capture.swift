// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

@testable import CommandLineTool

/// The output of a command.
final class Capture {
    private(set) var bytes: [UInt8] = []
    private var errorBytes: [UInt8] = []

    var output: String { String(decoding: bytes, as: UTF8.self) }
    var errors: String { String(decoding: errorBytes, as: UTF8.self) }

    var console: Console {
        Console(standardOutput: { self.bytes += $0 }, standardError: { self.errorBytes += $0 })
    }
}
