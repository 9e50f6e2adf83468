// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// A script that runs the program in its own folder, with its own theme.
enum Shell {
    struct Run {
        var status: Int32
        var output: String
        var errors: String
    }

    static func run(_ script: String) throws -> Run {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let theme = folder.appending(path: "theme.json")
        try Data(#"{"body": {"fontName": "Lato-Regular", "fontSize": 17}}"#.utf8).write(to: theme)
        // Not in the folder, which some commands read as a whole.
        let screen = folder.appendingPathExtension("screen.json")
        try Data(#"{"sections": [{"rows": [{"title": "A"}]}]}"#.utf8).write(to: screen)
        defer { try? FileManager.default.removeItem(at: screen) }
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", script]
        process.environment = ProcessInfo.processInfo.environment.merging(
            [
                "program": try #require(BuiltProgram.path("typeladder-cli")), "folder": folder.path,
                "theme": theme.path, "screen": screen.path,
            ]) { _, new in new }
        let output = folder.appending(path: "output")
        let errors = folder.appending(path: "errors")
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Run(
            status: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }
}
