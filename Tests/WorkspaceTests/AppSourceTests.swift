// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import FoundationEssentials
import ReaderTestSupport
import Syntax
import TestSupport
import Testing

@testable import Workspace

/// The folder of an app: what is a screen in it, and what its project says.
@Suite(
    "Folders of apps", .enabled(if: SwiftSources.isReadable, "typeladder-swift is not built"))
struct AppSourceTests {
    private let folder: Scratch

    init() throws { folder = try Scratch() }

    private func views() -> [String] {
        AppSource.inventory(of: folder.path).screens.map(\.view)
    }

    @Test(
        "Git’s ignored files are no sources",
        arguments: [
            ("build/", "build/A.swift", true), ("/App/Old", "App/Old/A.swift", true),
            ("/App/Old", "Lib/App/Old/A.swift", false), ("Old", "App/Old/A.swift", true),
            ("*.generated.swift", "App/A.generated.swift", true),
            ("App/*/Old", "App/B/Old/A.swift", true), ("**/Old/*", "App/B/Old/A.swift", true),
            ("Old/", "App/Old.swift", false), ("# App", "App/A.swift", false),
            ("App\n!App", "App/A.swift", false), ("[Aa]pp", "App/A.swift", false),
        ])
    func ignored(rule: String, file: String, isIgnored: Bool) throws {
        try folder.write(rule + "\n", to: ".gitignore")
        try folder.write(SwiftSources.list("A"), to: file)
        #expect(views() == (isIgnored ? [] : ["A"]))
    }

    @Test func rulesOfFoldersHoldBelowThem() throws {
        try folder.write("Old\n", to: "App/.gitignore")
        try folder.write(SwiftSources.list("A"), to: "App/Old/A.swift")
        try folder.write(SwiftSources.list("B"), to: "Lib/Old/B.swift")
        #expect(views() == ["B"])
    }

    @Test(
        "What a project excludes is no screen, but other screens use it",
        arguments: ["Parts", "Parts/*.swift", "**/Parts", "Parts/Part.swift"])
    func excluded(pattern: String) throws {
        try folder.write(#"{"exclude": ["\#(pattern)"]}"#, to: "typeladder.json")
        try folder.write(SwiftSources.list("Part", title: "Inside"), to: "Parts/Part.swift")
        try folder.write(
            SwiftSources.list("Whole").replacing(#"Text("Row")"#, with: "Part()"), to: "Whole.swift"
        )
        #expect(views() == ["Whole"])
        let whole = AppSource.convert(folder.path.appending("Whole.swift"))
        #expect(whole.diagnostics.isEmpty)
        #expect(
            whole.value.map { String(decoding: $0.file.bytes, as: UTF8.self) }?
                .contains("Inside") == true)
    }

    @Test func eachViewOfAFileIsAScreen() throws {
        try folder.write(
            SwiftSources.list("A", title: "One") + SwiftSources.list("B", title: "Two"),
            to: "Both.swift")
        var files = ProjectFiles()
        files.add([folder.path])
        #expect(
            files.screens.flatMap { $0.value.sections.flatMap(\.rows).map(\.title) } == [
                "One", "Two",
            ])
        #expect(files.diagnostics.isEmpty)
    }

    /// As people name files from the folder that they are in.
    @Test func otherFilesAreNamedAsTheirFolderIs() throws {
        try folder.write(
            SwiftSources.list("Whole").replacing(#"Text("Row")"#, with: "Part()"),
            to: "App/Whole.swift")
        try folder.write(
            SwiftSources.list("Part").replacing(#"Text("Row")"#, with: #"Text("Row").shaded()"#),
            to: "App/Parts/Part.swift")
        try folder.write("", to: "App/App.xcodeproj/project.pbxproj")
        let link = folder.path.appending("link")
        try FileManager.default.createSymbolicLink(
            atPath: link.string, withDestinationPath: "App")
        let whole = AppSource.convert(link.appending("Whole.swift"))
        #expect(whole.diagnostics.map(\.file) == [link.appending("Parts/Part.swift").string])
    }

    @Test func filesThatCannotBeReadAreSaid() throws {
        try folder.write(SwiftSources.list("A"), to: "A.swift")
        try folder.write(String(repeating: "// long\n", count: 300_000), to: "Long.swift")
        var files = ProjectFiles()
        files.add([folder.path])
        #expect(files.screens.count == 1)
        #expect(
            files.diagnostics.map(\.problem).contains { $0 as? SwiftParserFailure == .tooLarge })
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning })
    }

    @Test func aFolderStandsForAScreen() throws {
        try folder.write(SwiftSources.list("A", title: "One"), to: "App/A.swift")
        try folder.write(SwiftSources.list("B", title: "Two"), to: "App/B.swift")
        try folder.write("", to: "App/App.xcodeproj/project.pbxproj")
        func title(_ path: FilePath, _ view: String? = nil) -> String? {
            let file = RecognizedFile(path, as: .screen, swift: SwiftInput(view: view))
            guard case .screen(let screen)? = file.result.value else {
                return file.result.diagnostics.map(\.id).joined()
            }
            return screen.value.sections.first?.rows.first?.title
        }
        let app = folder.path.appending("App")
        #expect(title(app) == "One")
        #expect(title(app, "B") == "Two")
        #expect(title(app.appending("App.xcodeproj")) == "One")
        #expect(title(app, "C") == "swift-folder.no-such-view")
        #expect(title(app.appending("App.xcodeproj").appending("none")) != "One")
    }
}
