// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import FoundationEssentials
import Syntax
import Testing

@testable import CommandLineTool

/// Themes with fonts beside them, below them, or elsewhere in the project.
@MainActor @Suite struct FontFilesCommandTests {
    nonisolated private static let font =
        #filePath.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" }
        + "/PangoTextTests/Fixtures/VariableTest.ttf"

    /// A project with a theme. It is removed at the end of the test.
    private final class Project {
        let path = FileManager.default.temporaryDirectory
            .appending(path: "typeladder-\(UUID().uuidString)").path
        var theme: String { "\(path)/App/Theme.json" }

        init() throws {
            try make("App")
            try Data(
                #"{"body": {"fontName": "TypeladderVariableTest-Bold", "fontSize": 17}}"#.utf8
            ).write(to: URL(filePath: theme))
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        private func make(_ folder: String) throws {
            try FileManager.default.createDirectory(
                atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
        }

        func addFont(in folder: String) throws {
            try make(folder)
            try FileManager.default.copyItem(
                atPath: font, toPath: "\(path)/\(folder)/Any Name.TTF")
        }

        /// Where the font of Body comes from.
        func source(_ words: String...) throws -> String {
            let capture = Capture()
            let code = CommandLineTool.run(
                ["fonts", "--theme", theme, "--format", "json"] + words, console: capture.console)
            #expect(code == .success, "\(capture.errors)")
            let report = try JSONDecoder().decode(Report.self, from: Data(capture.bytes))
            return try #require(report.styles.first { $0.style == "body" }).source
        }
    }

    private struct Report: Decodable {
        struct Style: Decodable {
            var style: String
            var source: String
        }
        var styles: [Style]
    }

    @Test(arguments: ["App", "App/Noto_Serif", "App/Resources/Assets/FONTS"])
    func fontsBesideAndBelowAreFound(folder: String) throws {
        let project = try Project()
        #expect(try project.source() == "missing")
        try project.addFont(in: folder)
        #expect(try project.source() == "theme")
    }

    @Test(arguments: ["", "Shared/Fonts", "App/1/2/3/4"])
    func fontsElsewhereAreNamed(folder: String) throws {
        let project = try Project()
        try project.addFont(in: folder)
        #expect(try project.source() == "missing")
        let path = "\(project.path)/\(folder)"
        #expect(try project.source("--fonts", path) == "theme")
        #expect(
            try project.source("--fonts", FilePath(project.theme).parent.string, "--fonts", path)
                == "theme")
        #expect(try project.source("--fonts", "\(path)/Any Name.TTF") == "theme")
    }

    @Test(arguments: [
        ["scale", "--theme"], ["layout", "--theme"], ["render", "-o", "-", "--theme"],
        ["fonts", "--theme"], ["theme", "validate"], ["theme", "show"],
        ["theme", "convert", "--to", "theme", "-o", "-"], ["check", "--theme"],
        ["explain", "body", "--theme"],
    ])
    func everyCommandThatTakesAThemeTakesFonts(words: [String]) throws {
        let project = try Project()
        try project.addFont(in: "Shared")
        func run(_ fonts: String) -> (code: ExitCode, errors: String) {
            let capture = Capture()
            let code = CommandLineTool.run(
                words + [project.theme, "--fonts", fonts], console: capture.console)
            return (code, capture.errors)
        }
        let good = run("\(project.path)/Shared")
        #expect(good.code != .failure)
        #expect(!good.errors.contains("not found here"))
        let bad = run("\(project.path)/Nowhere")
        #expect(bad.code == .failure)
        #expect(bad.errors.contains("does not exist"))
    }

    /// The same happens on Save As in the window.
    @Test func convertedThemeNamesAddedFonts() throws {
        let project = try Project()
        try project.addFont(in: "App/Own")
        try project.addFont(in: "Shared")
        func fontFiles(_ target: String) throws -> [String]? {
            let capture = Capture()
            let words = ["theme", "convert", project.theme, "--to", "theme", "-o", target]
            let fonts = ["--fonts", "\(project.path)/App/Own", "--fonts", "\(project.path)/Shared"]
            #expect(CommandLineTool.run(words + fonts, console: capture.console) == .success)
            let written =
                target == "-" ? Data(capture.bytes) : try Data(contentsOf: URL(filePath: target))
            return try JSONDecoder().decode(Fonts.self, from: written).fontFiles
        }
        let shared = "\(project.path)/Shared/Any Name.TTF"
        #expect(try fontFiles("\(project.path)/App/t.json") == ["Own/Any Name.TTF", shared])
        // Input from a pipe has no folder.
        #expect(try fontFiles("-") == ["\(project.path)/App/Own/Any Name.TTF", shared])
    }

    private struct Fonts: Decodable {
        var fontFiles: [String]?
    }

    @Test func folderWithoutFontsIsSaid() throws {
        let project = try Project()
        let capture = Capture()
        #expect(
            CommandLineTool.run(
                ["fonts", "--theme", project.theme, "--fonts", "\(project.path)/App"],
                console: capture.console) == .success)
        #expect(capture.errors.contains("warning: There are no fonts in the folder"))
    }

    @Test func filesWithoutFontsAreOneWarning() throws {
        let project = try Project()
        for name in ["a.ttf", "b.otf", "c.TTC", "d.otc", "e.ttf", "f.ttf"] {
            try Data("no font".utf8).write(to: URL(filePath: "\(project.path)/App/\(name)"))
        }
        let capture = Capture()
        #expect(
            CommandLineTool.run(["theme", "validate", project.theme], console: capture.console)
                == .success)
        let lines = capture.errors.split(separator: "\n")
        #expect(lines.count == 1, "\(capture.errors)")
        #expect(lines.first?.hasPrefix("\(project.path)/App/a.ttf: warning: ") == true)
        #expect(lines.first?.hasSuffix(" and 2 more.") == true)
    }
}
