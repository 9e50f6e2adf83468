// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import Glibc
import ReaderTestSupport
import Syntax
import TestSupport
import Testing

@testable import Workspace

/// What paths stand for, in the window and on the command line.
@Suite("Opened paths")
struct OpenedPathsTests {
    private static let theme = #"{"body": {"fontName": "NotoSerif-Regular", "fontSize": 17}}"#
    private static let tokens = """
        {"body": {"$type": "typography", "$value": {"fontFamily": "Noto Serif", "fontSize": 17}}}
        """
    private static let colors = ##"{"brand": {"$type": "color", "$value": "#FF0000"}}"##
    private static let view = SwiftSources.list("A")
    private static let model = "import Foundation\n\nstruct Tool { let name: String }\n"

    @Test(arguments: [
        // An app has other files, too, that would be tokens or fonts elsewhere.
        (["A.swift": view, "Assets/colors.json": colors], "source ."),
        (["App/A.swift": view, "Font.ttf": ""], "source ."),
        (["App.xcodeproj/project.pbxproj": "", "App/A.swift": view], "source ."),
        // Its theme is opened with it.
        (["A.swift": view, "theme.json": theme], "theme theme.json, source ."),
        (["A.swift": view, "Design/sizes.json": tokens], "tokens ., source ."),
        // Without views, it is no app.
        (["Tool.swift": model, "Design/sizes.json": tokens], "tokens ."),
        ([".gitignore": "build\n", "build/A.swift": view, "Font.ttf": ""], "font Font.ttf"),
        (["A.swift": view, ".gitignore": "*.swift\n", "theme.json": theme], "theme theme.json"),
        // A folder with nothing else stands for its fonts. With nothing at all, there may be an app deep in it.
        (
            ["Font.ttf": "", "More/Other.otf": "", "notes.txt": ""],
            "font Font.ttf, font More/Other.otf"
        ),
        (["notes.txt": ""], "source ."),
    ])
    func folders(files: [String: String], expected: String) throws {
        let folder = try Scratch()
        for (name, text) in files { try folder.write(text, to: name) }
        #expect(Self.description(of: OpenedPaths([folder.path]), in: folder.path) == expected)
    }

    @Test func filesByTheirNamesAndContents() throws {
        let folder = try Scratch()
        let paths = try [
            ("Font.TTF", ""), ("theme.json", Self.theme), ("A.swift", Self.view),
            ("Screen.json", #"{"title": "Mine", "sections": []}"#), ("Broken.json", "{"),
        ].map { try folder.write($0.1, to: $0.0) }
        let project = try folder.write("", to: "Other/App.xcodeproj/project.pbxproj").parent
        let opened = OpenedPaths(paths + [project])
        #expect(
            Self.description(of: opened, in: folder.path) == """
                theme theme.json, screen Screen.json, failure Broken.json, source A.swift, \
                source Other/App.xcodeproj, font Font.TTF
                """)
    }

    @Test(.enabled(if: SwiftSources.isReadable, "typeladder-swift is not built"))
    func oneDocumentOfACommand() throws {
        let folder = try Scratch()
        try folder.write(Self.view, to: "App/A.swift")
        func kind(_ name: String) -> String {
            Self.kind(RecognizedFile(opening: folder.path.appending(name), SwiftInput()))
        }
        #expect(kind("App") == "screen")
        #expect(kind("App/A.swift") == "screen")
        try folder.write("{", to: "App/theme.json")
        #expect(kind("App") == "screen")
        try folder.write(Self.theme, to: "App/theme.json")
        #expect(kind("App") == "theme")
        try folder.write(Self.model, to: "Tool/Tool.swift")
        try folder.write("", to: "Fonts/Font.ttf")
        for name in ["Tool", "Fonts", "Fonts/Font.ttf", "nowhere"] {
            #expect(kind(name) == "failure", "\(name)")
        }
    }

    private static func description(of opened: OpenedPaths, in folder: FilePath) -> String {
        func name(_ path: FilePath) -> String {
            path == folder ? "." : path.relative(to: folder)?.string ?? path.string
        }
        let files = opened.files.map { "\(kind($0)) \(name($0.path))" }
        let sources = opened.sources.map { "source \(name($0))" }
        return (files + sources + opened.fonts.map { "font \(name($0))" })
            .joined(separator: ", ")
    }

    private static func kind(_ file: RecognizedFile) -> String {
        switch file.result.value {
        case .theme: "theme"
        case .tokens: "tokens"
        case .screen: "screen"
        case nil: "failure"
        }
    }
}
