// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import FoundationEssentials

@testable import CommandLineTool

/// A folder of files for commands. It is removed at the end of the test.
@MainActor final class CommandFolder {
    /// The output of a command without the folder's own path, and its exit code.
    struct Outcome {
        let code: ExitCode
        let output: String
        let errors: String
    }

    private let url: URL

    /// - Parameter files: texts by name.
    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory
            .appending(path: "typeladder-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, text) in files {
            try text.write(to: url.appending(path: name), atomically: true, encoding: .utf8)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }

    func text(_ name: String) throws -> String {
        try String(contentsOf: url.appending(path: name), encoding: .utf8)
    }

    func write(_ text: String, to name: String) throws {
        try text.write(to: url.appending(path: name), atomically: true, encoding: .utf8)
    }

    func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    /// Runs a command. Words with a period are files of the folder, unless they are choices.
    func run(_ words: String...) -> Outcome { run(words) }

    func run(_ words: [String]) -> Outcome {
        let capture = Capture()
        let words = words.map { $0.contains(".") && !$0.contains("=") ? path($0) : $0 }
        let code = CommandLineTool.run(words, console: capture.console)
        let root = url.path + "/"
        return Outcome(
            code: code, output: capture.output.replacing(root, with: ""),
            errors: capture.errors.replacing(root, with: ""))
    }
}
