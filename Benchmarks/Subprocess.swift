// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// Other programs, run one at a time (`g_spawn_sync`).
enum Subprocess {
    /// Runs a program and returns what it printed; its errors go where ours go.
    ///
    /// - Throws: `BenchmarkError` when it does not start, fails or takes longer than `seconds`.
    static func run(_ command: [String], seconds: Int = 60) throws -> String {
        var vector: [UnsafeMutablePointer<CChar>?] =
            (["timeout", "\(seconds)"] + command).map { g_strdup($0) }
        defer { vector.forEach { g_free($0) } }
        vector.append(nil)
        var output: UnsafeMutablePointer<CChar>?
        defer { g_free(output) }
        var status: gint = 0
        let hasRun = g_spawn_sync(
            nil, &vector, nil, G_SPAWN_SEARCH_PATH, nil, nil, &output, nil, &status, nil)
        guard hasRun != 0, let output else {
            throw BenchmarkError("\(command.first ?? "") does not start")
        }
        // What timeout ends with when time is up, as wait() reports it.
        guard status != 124 << 8 else {
            throw BenchmarkError("took longer than \(seconds) seconds")
        }
        guard status == 0 else { throw BenchmarkError("failed, with status \(status >> 8)") }
        return String(cString: output)
    }
}
