// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// Other programs, run one at a time (`g_spawn_sync`).
enum Subprocess {
    /// The path of a program beside this one.
    static func program(_ name: String) -> String {
        let folder = g_path_get_dirname(CommandLine.arguments[0])
        defer { g_free(folder) }
        return folder.map { String(cString: $0) + "/" + name } ?? name
    }

    /// Runs a program and returns its output. Its errors go to this program's standard error.
    ///
    /// - Throws: `BenchmarkError` if it does not start, fails, or takes longer than `seconds`.
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
        // This is the status of `timeout` after its time limit, in the form of wait().
        guard status != 124 << 8 else {
            throw BenchmarkError("took longer than \(seconds) seconds")
        }
        guard status == 0 else { throw BenchmarkError("failed, with status \(status >> 8)") }
        return String(cString: output)
    }
}
