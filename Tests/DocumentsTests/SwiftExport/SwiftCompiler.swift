// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The compiler that built the tests.
struct SwiftCompiler {
    private let path: String
    private let folder: URL

    /// - Throws: if there is no compiler, because source that was never compiled proves nothing.
    init() throws {
        let found = try Self.run(SourceTree.path("scripts/find-swift"), [])
        let toolchain = found.output.split(separator: "\n").last.map(String.init)
        path = try #require(toolchain, "no Swift toolchain: \(found.output)") + "/swiftc"
        folder = FileManager.default.temporaryDirectory.appending(
            path: "typeladder-swift-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func removeFiles() { try? FileManager.default.removeItem(at: folder) }

    /// Compiles a module for other sources to import.
    func makeModule(_ name: String, _ text: String) throws {
        let source = try write(text, to: "\(name).swift")
        let result = try Self.run(
            path,
            [
                "-emit-module", "-parse-as-library", "-module-name", name, "-o",
                folder.appending(path: "\(name).swiftmodule").path, source,
            ])
        try #require(result.code == 0, "\(result.output)")
    }

    /// The compiler's messages about sources; empty if there are none.
    ///
    /// Warnings count as errors, and the compiler checks for data races.
    func problems(with texts: [String]) throws -> String {
        var problems = ""
        for (index, text) in texts.enumerated() {
            let source = try write(text, to: "Source\(index).swift")
            let result = try Self.run(
                path,
                [
                    "-typecheck", "-parse-as-library", "-swift-version", "6",
                    "-warnings-as-errors", "-I", folder.path, source,
                ])
            if result.code != 0 || !result.output.isEmpty { problems += result.output + text }
        }
        return problems
    }

    private func write(_ text: String, to name: String) throws -> String {
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    private static func run(
        _ program: String, _ words: [String]
    ) throws -> (code: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = words
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
