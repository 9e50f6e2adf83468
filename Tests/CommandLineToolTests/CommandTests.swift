// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import FoundationEssentials
import Testing

@testable import CommandLineTool

/// Commands as a build server runs them: output, messages, and exit codes. On the main actor, like all suites that use
/// Pango.
@MainActor @Suite struct CommandTests {
    private func run(_ words: String...) -> (code: ExitCode, output: String, errors: String) {
        let capture = Capture()
        let code = CommandLineTool.run(words, console: capture.console)
        return (code, capture.output, capture.errors)
    }

    private func withFile<Result>(
        _ text: String, _ suffix: String = "json", _ body: (String) throws -> Result
    ) throws -> Result {
        // In its own folder, because fonts in folders beside a theme belong to the theme.
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "typeladder-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "file.\(suffix)")
        try text.write(to: file, atomically: true, encoding: .utf8)
        return try body(file.path)
    }

    private struct Scales: Decodable {
        struct Ladder: Decodable {
            var style: String
            var kind: String
            var base: Double
            var sizes: [String: Double]
            var values: [String: Double]
        }
        var styles: [Ladder]
    }

    private func scales(_ words: [String]) throws -> Scales {
        let capture = Capture()
        #expect(CommandLineTool.run(words, console: capture.console) == .success)
        return try JSONDecoder().decode(Scales.self, from: Data(capture.bytes))
    }

    @Test(arguments: [
        ("body", 17.0, "AX5", 48.0), ("body", 17, "XS", 15), ("caption2", 11, "AX5", 41),
        ("caption1", 12, "AX5", 38), ("caption2", 17.8, "L", 18), ("caption2", 17.8, "AX4", 56),
    ])
    func scaledSizes(style: String, size: Double, category: String, expected: Double) throws {
        let report = try scales(
            ["scale", "--style", style, "--size", "\(size)", "--format", "json"])
        #expect(report.styles.count == 1)
        #expect(report.styles.first?.sizes[category] == expected)
        #expect(report.styles.first?.kind == "custom")
    }

    @Test func scaleWithoutAThemeIsTheSystemFont() throws {
        let report = try scales(["scale", "--format", "json"])
        #expect(report.styles.count == 11)
        #expect(report.styles.first { $0.style == "body" }?.sizes["AX5"] == 53)
        #expect(report.styles.allSatisfy { $0.kind == "system" })
    }

    @Test func everyCommandTakesALanguage() {
        for command in [["scale"], ["layout"], ["fonts"]] {
            let console = Capture()
            #expect(
                CommandLineTool.run(command + ["--language", "ja"], console: console.console)
                    == .success,
                "\(command): \(console.errors)")
        }
    }

    @Test func usageIsExplained() {
        let cases: [([String], String)] = [
            ([], "No command was given"), (["fly"], "Unknown command"),
            (["layout", "--wdith", "390"], "Unknown option --wdith"),
            (["layout", "--language", "Deutsch"], "“Deutsch” is not a language tag"),
            (["scale", "--language", "Deutsch"], "“Deutsch” is not a language tag"),
            (["theme", "show", "x", "--language", "a b"], "“a b” is not a language tag"),
            (["layout", "--width", "wide"], "not a number"),
            (["layout", "--width", "nan"], "not a number"),
            (["layout", "--category", "huge"], "not a content size category"),
            (["layout", "--category", "all"], "not a content size category"),
            (["layout", "--profile", "ios4"], "ios18 or ios26"),
            (["layout", "--variant", "pseudo-201"], "from 0 to 200"),
            (["layout", "--width"], "needs a value"),
            (["layout", "--width", "390", "--width", "320"], "given twice"),
            (["layout", "file.json"], "Unexpected argument"),
            (["scale", "--size", "17"], "needs --style"),
            (["scale", "--style", "body", "--size", "-1"], "not a number from"),
            (["check", "--expansion", "30"], "--expansion: This option needs --first-break"),
            (
                ["check", "--first-break", "--severity", "warning"],
                "--severity: This option does not go"
            ),
            (
                ["check", "--first-break", "--variant", "doubled"],
                "--variant: This option does not go"
            ),
            (["check", "--first-break", "--expansion", "201"], "from 0 to 200"),
            (["check", "--first-break", "-o", "x.bmp"], "must end in"),
            (["reach", "-o", "x.svg"], "must end in .pdf"),
            (["reach", "--pictures", "/no/such/folder"], "Cannot write"),
            (["render"], "-o FILE"), (["render", "-o", "x.bmp"], "must end in"),
            (["render", "-o", "/no/such/folder/x.png"], "Cannot write"),
            (["export"], "Name a file that ends in .html"), (["export", "x.png"], "must end in"),
            (["export", "/no/such/folder/x.html"], "Cannot write"),
            (["render", "sections.0.header", "-o", "-"], "Add --redlines"),
            (["render", "--redlines", "sections.0.haeder", "-o", "-"], "not an element"),
            (["render", "--redlines", "--category", "all", "-o", "-"], "Name one category"),
        ]
        for (words, message) in cases {
            let console = Capture()
            #expect(CommandLineTool.run(words, console: console.console) == .failure, "\(words)")
            #expect(console.errors.contains(message), "\(words): \(console.errors)")
            #expect(console.output.isEmpty, "\(words)")
        }
    }

    /// Texts without translations look the same in most languages. The contact sheet reports that.
    @Test func sheetSaysWhatDoesNotDiffer() {
        let console = Capture()
        let words = ["render", "--by", "language", "--resolution", "1", "-o", "-"]
        #expect(CommandLineTool.run(words, console: console.console) == .success)
        #expect(
            console.errors.contains(
                "note: The language changes only hyphens, fallback fonts, and the writing "
                    + "direction. Texts are not translated."))
        #expect(
            console.errors.contains(
                "These previews look the same as “Language of the screen”: en, "))
        #expect(!console.errors.contains(", ar") && !console.errors.contains(", he"))
    }

    @Test(
        arguments: [
            (["lay"], nil), (["layuot"], "layout"), (["convert", "a.json"], "theme convert"),
            (["theme", "valdiate"], "validate"), (["layout", "--lang", "de"], nil),
            (["layout", "--langauge", "de"], "--language"), (["layout", "-theme", "a"], "--theme"),
            (["layout", "--category", "AXX3"], "AX3"),
            (["layout", "--category", "xxlagre"], "xxLarge"),
            (["layout", "--category", "XXXXL"], "XXXL"), (["layout", "--category", "huge"], nil),
            (["render", "-oa.png", "--category", "alll"], "all"),
            (["scale", "--style", "bdoy"], "body"), (["scale", "--style", "captoin1"], "caption1"),
            (["scale", "--format", "cvs"], "csv"), (["fonts", "--format", "jsno"], "json"),
            (["layout", "--direction", "rlt"], "rtl"),
            (["layout", "--appearance", "drak"], "dark"),
            (["layout", "--variant", "pseduo-30"], "pseudo-30"),
            (["layout", "--profile", "ios28"], "ios18"), (["layout", "--profile", "android"], nil),
            (["theme", "convert", "a", "-ob", "--to", "swfitui"], "swiftui"),
            (["theme", "show", "a", "--map", "t=footnot"], "footnote"),
            (["fonts", "--match", "Palation"], "Palatino"),
        ] as [([String], String?)])
    func misspelledWordsHaveASuggestion(words: [String], suggestion: String?) {
        let capture = Capture()
        #expect(CommandLineTool.run(words, console: capture.console) != .success)
        #expect(capture.output.isEmpty)
        if let suggestion {
            #expect(capture.errors.contains("Did you mean \"\(suggestion)\"?"), "\(capture.errors)")
        } else {
            #expect(!capture.errors.contains("Did you mean"), "\(capture.errors)")
        }
    }

    @Test(arguments: [
        (["--help"], "COMMAND"), (["help"], "COMMAND"), (["theme", "-h"], "theme COMMAND"),
        (["layout", "--help"], "layout [OPTION]..."), (["help", "scale"], "scale [OPTION]..."),
        (["theme", "convert", "-h"], "theme convert [OPTION]... -o FILE FILE"),
    ])
    func helpIsNeverFar(words: [String], usage: String) {
        let capture = Capture()
        #expect(CommandLineTool.run(words, console: capture.console) == .success)
        #expect(capture.output.contains("Usage: typeladder-cli \(usage)"))
        #expect(capture.errors.isEmpty)
    }

    @Test func badFilesAreNamedWithTheirPlaces() throws {
        let result = try withFile("{\"body\": {\"fontName\": \"A\", \"fontSize\": \"17\"}}") {
            run("layout", "--theme", $0)
        }
        #expect(result.code == .failure)
        #expect(result.errors.contains(".json:1:40: error:"))
        #expect(result.output.isEmpty)
    }

    @Test func bothFilesAreCheckedBeforeGivingUp() throws {
        let result = try withFile("{") { theme in
            try withFile("[") { screen in run("layout", "--theme", theme, "--screen", screen) }
        }
        #expect(result.code == .failure)
        #expect(result.errors.split(separator: "\n").count { $0.contains("error:") } >= 2)
    }

    private struct Fonts: Decodable {
        struct Style: Decodable {
            var style: String
            var resolved: String
            var source: String
            var missingGlyphs: Int
            var explanation: String
        }
        struct Font: Decodable {
            var requested: String
            var resolved: [String]
            var source: String
        }
        var styles: [Style]
        var fonts: [Font]
    }

    @Test(arguments: ["fonts", "layout"]) func fontsSayWhichCaseTheyAre(command: String) throws {
        let theme = """
            {"body": {"fontName": "Palatino-Roman", "fontSize": 17},
             "headline": {"fontName": "NotoSerif-Bold", "fontSize": 17},
             "callout": {"fontName": "Nobody-Knows", "fontSize": 16}}
            """
        let screen = #"{"sections": [{"rows": [{"title": "a \u0378"}]}]}"#
        let output = try withFile(theme) { theme in
            try withFile(screen) { screen in
                run(command, "--theme", theme, "--screen", screen, "--format", "json").output
            }
        }
        let report = try JSONDecoder().decode(Fonts.self, from: Data(output.utf8))
        let styles = Dictionary(uniqueKeysWithValues: report.styles.map { ($0.style, $0) })
        #expect(styles["body"]?.source == "standIn")
        #expect(styles["body"]?.resolved == "P052-Roman")
        #expect(styles["body"]?.missingGlyphs == 1)
        #expect(styles["body"]?.explanation.contains("stand-in is P052-Roman") == true)
        #expect(styles["headline"]?.source == "installed")
        #expect(styles["headline"]?.missingGlyphs == 0)
        #expect(styles["callout"]?.source == "missing")
        #expect(report.fonts.map(\.requested) == ["Palatino-Roman"])
        #expect(report.fonts.first?.resolved == ["P052-Roman"])
    }

    @Test func bundledScreenIsNotAskedAboutWithATheme() throws {
        // The bundled screen has a semibold header, and Noto Serif has no semibold.
        let theme = #"{"headline": {"fontName": "NotoSerif-Bold", "fontSize": 17}}"#
        try withFile(theme) { theme in
            let alone = run("fonts", "--theme", theme)
            #expect(alone.code == .success && !alone.output.contains("Semibold"))
            let screen =
                #"{"sections": [{"header": {"title": "A", "textStyle": "headline", "weight": "semibold"}}]}"#
            let both = try withFile(screen) { run("fonts", "--theme", theme, "--screen", $0) }
            #expect(both.output.contains("has no Semibold (600)"))
        }
    }

    @Test func picturesNameWhatStandsIn() throws {
        let theme = #"{"body": {"fontName": "Palatino-Roman", "fontSize": 17}}"#
        let errors = try withFile(theme) {
            run("render", "--theme", $0, "--scale", "1", "-o", "-").errors
        }
        #expect(errors.contains("note: Palatino-Roman: Built into iOS"))
        #expect(errors.contains("stand-in is P052-Roman"))
    }

    @Test func everyNameOfACategoryWillDo() {
        let names = [
            "AX3", "accessibilityExtraLarge", "UICTContentSizeCategoryAccessibilityXL",
            "accessibility3", "accessibility-extra-large",
        ]
        let outputs = Set(names.map { run("layout", "--category", $0).output })
        #expect(outputs.count == 1)
        #expect(outputs.first?.hasPrefix("AX3, 390 ×") == true)
    }

    @Test func textVariantsReplaceTheTexts() {
        let output = run("layout", "--variant", "pseudo-100", "--width", "744").output
        #expect(output.contains("“[Ĝéñéŕåļ Ĝéñéŕå]”"))
        #expect(run("layout", "--variant", "as-written").output == run("layout").output)
    }

    @Test func pictureGoesToStandardOutputForADash() {
        let console = Capture()
        #expect(
            CommandLineTool.run(["render", "--scale", "1", "-o", "-"], console: console.console)
                == .success)
        #expect(console.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func redlinesAreOfAllElementsOfOneOrBetweenTwo() {
        let pictures = [
            [], ["--redlines"], ["--redlines", "sections.0.rows.1"],
            ["--redlines", "sections.0.rows.1", "sections.1.header"],
        ].map { words in
            let console = Capture()
            let code = CommandLineTool.run(
                ["render", "--scale", "1", "-o", "-"] + words, console: console.console)
            #expect(code == .success, "\(console.errors)")
            return console.bytes
        }
        #expect(Set(pictures).count == 4)
    }

    @Test func heatMapTakesThePlaceOfTheReport() {
        let words = ["check", "--first-break", "--width", "320", "--category", "L"]
        let console = Capture()
        #expect(CommandLineTool.run(words + ["-o", "-"], console: console.console) == .success)
        #expect(console.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(
            run("check", "--first-break", "--width", "320", "--category", "L").output
                == "No text is lost at L and a width of 320 pt, even with texts up to 200% longer.\n"
        )
    }

    @Test(arguments: [(nil, 390), ("1", 390), ("2", 780), ("0.5", 195)] as [(String?, Int)])
    func resolutionOfAPictureIsApartFromTheDevices(resolution: String?, width: Int) throws {
        // Without the option, the device's resolution.
        let scale = resolution == nil ? "1" : "3"
        let console = Capture()
        var words = ["render", "--scale", scale, "-o", "-"]
        if let resolution { words += ["--resolution", resolution] }
        #expect(CommandLineTool.run(words, console: console.console) == .success)
        // The IHDR chunk: width and height as big-endian numbers at bytes 16 and 20.
        func number(at offset: Int) -> Int {
            console.bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
        }
        #expect(number(at: 16) == width)
        // The layout is rounded to the device's pixels, whatever the picture's resolution.
        let json = run("layout", "--scale", scale, "--format", "json").output
        let report = try JSONDecoder().decode(TableHeight.self, from: Data(json.utf8))
        #expect(number(at: 20) == Int((report.height * Double(width) / 390).rounded(.up)))
    }
}

private struct TableHeight: Decodable {
    var height: Double
}
