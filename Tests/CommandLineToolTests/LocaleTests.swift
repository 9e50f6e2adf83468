// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The machine's locale changes nothing: layouts and pictures have the same bytes in each locale.
@Suite struct LocaleTests {
    /// The C locale; a German, a Japanese, and an Arabic one; the language variables that Pango and fontconfig read.
    private static let environments: [[String: String]] = [
        ["LANG": "C"], ["LANG": "de_DE.UTF-8"], ["LC_ALL": "ja_JP.UTF-8"],
        ["LC_ALL": "ar_EG.UTF-8", "LANGUAGE": "ar"], ["LANG": "zh_TW.UTF-8", "LANGUAGE": "ja:ko"],
        ["PANGO_LANGUAGE": "fa", "FC_LANG": "ur"], ["LC_CTYPE": "zh_HK.UTF-8"],
    ]

    private static let screen = """
        {"sections": [{"title": "一二三", "footer": "हिन्दी ไทย עברית", "rows": [
          {"title": "Notifications 通知", "subtitle": "工作圈", "kind": "subtitle"},
          {"title": "日本語の設定", "value": "العربية", "kind": "value"},
          {"title": "한국어 Ελληνικά Кириллица ☃ 🎉"}, {"title": "no font has \\u0378 and \\uD83F\\uDFFD"}]}]}
        """

    @Test(arguments: [
        ["layout", "--format", "json"], ["render", "-o", "-", "--scale", "1"], ["export", "-"],
    ])
    func outputIsTheSameInEveryLocale(command: [String]) throws {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "locales-\(UUID().uuidString).json")
        try Data(Self.screen.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var outputs: Set<Data> = []
        for environment in Self.environments {
            for language in [[], ["--language", "ja"]] {
                let arguments = command + ["--screen", file.path, "--category", "AX2"] + language
                let output = try run(arguments, environment)
                #expect(output.count > 1000)
                outputs.insert(output)
            }
        }
        // One output without a language, and one in Japanese.
        #expect(outputs.count == 2)
    }

    private func run(_ arguments: [String], _ environment: [String: String]) throws -> Data {
        let process = Process()
        process.executableURL = URL(
            filePath: try #require(BuiltProgram.path("typeladder-cli")))
        process.arguments = arguments
        let locale = ["LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "PANGO_LANGUAGE", "FC_LANG"]
        process.environment = ProcessInfo.processInfo.environment
            .filter { !locale.contains($0.key) }
            .merging(environment) { _, new in new }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return data
    }
}
