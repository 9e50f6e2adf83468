// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import Glibc
import LayoutEngine
import ReaderTestSupport
import Syntax
import TestSupport
import Testing

@testable import Workspace

/// A Swift source on a page: read on another thread, followed, chosen from, and never edited.
@Suite("Swift sources", .enabled(if: SwiftSources.isReadable, "typeladder-swift is not built"))
struct SourceSessionTests {
    private let scheduler = ManualScheduler()
    private let folder: Scratch
    private let page: Page

    init() throws {
        folder = try Scratch()
        page = Page(try Installation(ResourceFolder.locate()), scheduler)
        try folder.write(SwiftSources.settings, to: "SettingsView.swift")
        try folder.write(SwiftSources.row, to: "CountRow.swift")
    }

    private var path: FilePath { folder.path.appending("SettingsView.swift") }

    private func titles() -> [String] {
        page.screen.value.sections.flatMap(\.rows).map(\.title)
    }

    private func open() {
        page.source.open(path)
        scheduler.run()
    }

    @Test func rowsOfOtherFilesAreRead() {
        open()
        #expect(page.screen.value.title == "Settings")
        #expect(titles() == ["Dark icons", "Devices"])
        let row = page.screen.value.sections[0].rows[1]
        #expect(row.value == "3")
        #expect(row.staysSideBySide)
        #expect(row.attributes[.title]?.textStyle == .headline)
        #expect(page.source.screens.map(\.view) == ["SettingsView"])
    }

    @Test func elementsLeadToTheirLines() throws {
        open()
        let map = try #require(page.screen.sourceMap)
        let places = map.places(of: ["sections.0.rows.0.title", "sections.0.rows.1"])
        #expect(places.map(\.position?.line) == [10, 8])
        #expect(places[0].file == path.string)
        // A row of the app is where its view is written.
        #expect(places[1].file.hasSuffix("CountRow.swift"))
    }

    @Test func screenThatIsOpenedMeanwhileStays() throws {
        let other = try folder.write(
            Array(#"{"sections": [{"rows": [{"title": "Other"}]}]}"#.utf8), to: "other.json")
        func openOther() { page.open([RecognizedFile(other)]) }
        // While the source is read for the first time, and while it is read again.
        page.source.open(path)
        openOther()
        scheduler.run()
        #expect(titles() == ["Other"])
        #expect(page.source.path == nil)
        open()
        page.source.reload()
        openOther()
        scheduler.run()
        #expect(titles() == ["Other"])
        #expect(page.source.path == nil)
        page.source.open(folder: folder.path)
        page.open([
            RecognizedFile(
                try folder.write(
                    Array(#"{"sections": [{"rows": [{"title": "Later"}]}]}"#.utf8),
                    to: "later.json"))
        ])
        scheduler.run()
        #expect(titles() == ["Later"])
    }

    @Test func sourceWithoutAScreenLeavesTheOneThatIsShown() throws {
        try folder.write(Array("struct Model {}\n".utf8), to: "Model.swift")
        open()
        page.source.open(folder.path.appending("Model.swift"))
        scheduler.run()
        #expect(titles() == ["Dark icons", "Devices"])
        #expect(page.source.path == path && !page.source.isReading)
        #expect(page.failures.map(\.path.lastComponent) == ["Model.swift"])
        #expect(page.watchedPaths(of: .screen).contains(path))
        let other = try Scratch()
        page.source.open(try other.write(Array("struct Model {}\n".utf8), to: "Other.swift"))
        scheduler.run()
        #expect(page.source.path == path && page.source.screens.map(\.view) == ["SettingsView"])
        page.source.choose("false", of: "model.isPro")
        scheduler.run()
        #expect(titles() == ["Upgrade", "Devices"])
    }

    @Test func elementsShowTheirCodeAsItWasRead() throws {
        open()
        let map = try #require(page.screen.sourceMap)
        let places = map.places(of: ["sections.0.rows.0.title", "sections.0.rows.1"])
        let code = places.map(page.source.code)
        #expect(code[0]?.hasPrefix("Toggle(\"Dark icons\"") == true, "\(code)")
        #expect(code[1]?.contains("Text(") == true, "\(code)")
        // The preview still shows what was read.
        try folder.write(Array("// Changed\n".utf8), to: "SettingsView.swift")
        #expect(page.source.code(at: places[0]) == code[0])
        #expect(
            page.source.code(
                at: FilePlace(
                    file: "Other.swift", position: Position(line: 1, column: 1), keyPath: ""))
                == nil)
    }

    @Test func branchesAreChosenByTheTextOfTheirCondition() throws {
        open()
        let choice = try #require(page.screen.value.choices.first)
        #expect(choice.condition == "model.isPro")
        #expect(choice.branches == ["true", "false"])
        page.source.choose("false", of: choice.condition)
        scheduler.run()
        #expect(titles() == ["Upgrade", "Devices"])
        page.source.showsAllBranches = true
        scheduler.run()
        #expect(titles().sorted() == ["Dark icons", "Devices", "Upgrade"])
        #expect(page.screen.file.undoStep == nil)
    }

    @Test func choicesAndSamplesAreKeptForTheProject() throws {
        open()
        let project = folder.path.appending("typeladder.json")
        page.source.choose("false", of: "model.isPro")
        scheduler.run()
        page.source.setSample("Ada", for: "model.name")
        scheduler.run()
        #expect(titles() == ["Upgrade", "Devices"])
        #expect(page.screen.value.sections[0].footer == "Signed in as Ada")
        try page.source.keepForProject()
        scheduler.run()
        #expect(page.source.unkeptSettings == SourceSettings())
        let written = try #require(ProjectFiles.read(project).value)
        #expect(written.sources.choices == ["model.isPro": "false"])
        #expect(written.sources.samples == ["model.name": "Ada"])
        // Another window shows what is kept.
        let other = Page(try Installation(ResourceFolder.locate()), scheduler)
        other.source.open(path)
        scheduler.run()
        #expect(other.screen.value.sections[0].rows[0].title == "Upgrade")
        #expect(other.screen.value.samples.map(\.text) == ["Ada"])

        try page.undo()
        scheduler.run()
        #expect(ProjectFiles.read(project).value?.sources == SourceSettings())
        // What was chosen in the window stays until that is undone, too.
        #expect(titles() == ["Upgrade", "Devices"])
        try page.undo()
        try page.undo()
        scheduler.run()
        #expect(titles() == ["Dark icons", "Devices"])
        try page.redo()
        scheduler.run()
        #expect(titles() == ["Upgrade", "Devices"])
    }

    @Test func anEmptySampleIsTheStandardOne() throws {
        open()
        let standard = page.screen.value.samples.map(\.text)
        page.source.setSample("Grace Hopper", for: "model.name")
        scheduler.run()
        #expect(page.screen.value.samples.map(\.text) == ["Grace Hopper"])
        page.source.setSample("", for: "model.name")
        scheduler.run()
        #expect(page.screen.value.samples.map(\.text) == standard)
    }

    @Test func mistakesKeepTheLastGoodScreen() throws {
        open()
        let broken = SwiftSources.settings.replacing("Form {", with: "Form {{")
        try folder.write(
            Array(broken.replacing("Dark", with: "Black").utf8), to: "SettingsView.swift")
        page.source.reload()
        scheduler.run()
        #expect(titles() == ["Dark icons", "Devices"])
        #expect(page.messages.contains { $0.id == "swift.syntax" })
        try folder.write(
            Array(SwiftSources.settings.replacing("Dark", with: "White").utf8),
            to: "SettingsView.swift")
        page.source.reload()
        scheduler.run()
        #expect(titles() == ["White icons", "Devices"])
        #expect(!page.messages.contains { $0.id == "swift.syntax" })
    }

    @Test(arguments: [3, 12, 40]) func stacksThatAreNestedDeeplyAreShown(levels: Int) throws {
        let row = (0..<levels).reversed().reduce("Text(\"End\")") { inner, level in
            "\(level % 2 == 0 ? "HStack" : "VStack") { Text(\"\(level)\"); \(inner) }"
        }
        let many = (0..<150).map { "Text(\"\($0)\"); Spacer()" }.joined(separator: "\n")
        let source = """
            import SwiftUI
            struct DeepView: View { var body: some View { List {
                \(row)
                HStack { VStack { \(many) }; VStack { \(many) } }
            } } }
            """
        page.source.open(try folder.write(source, to: "DeepView.swift"))
        scheduler.run()
        #expect(page.messages.isEmpty)
        let read = AppSource.convert(folder.path.appending("DeepView.swift"))
        let json = String(decoding: try #require(read.value).file.bytes, as: UTF8.self)
        #expect(json.contains("\"End\""))
        #expect((0..<levels).allSatisfy { json.contains("\"\($0)\"") })
        #expect(page.screen.value.sections.flatMap(\.rows).count == 2)
    }

    @Test func savedFileShowsBeforeTheRestOfTheFolder() throws {
        open()
        // The screen takes a row of a file that is new, and of one that has changed.
        let settings = SwiftSources.settings.replacing(
            "Toggle(", with: "NewRow()\nToggle(", maxReplacements: 1)
        try folder.write(settings, to: "SettingsView.swift")
        try folder.write(
            Array(SwiftSources.row.replacing(".headline", with: ".footnote").utf8),
            to: "CountRow.swift")
        try folder.write(
            Array(
                """
                import SwiftUI
                struct NewRow: View { var body: some View { Text("New row") } }
                """.utf8), to: "NewRow.swift")
        var shown: [[String]] = []
        page.screen.observe(.value, by: scheduler) { [page] _ in
            shown.append(page.screen.value.sections.flatMap(\.rows).map(\.title))
        }
        page.source.reload()
        scheduler.run()
        #expect(shown.count == 2, "\(shown)")
        #expect(shown.first?.contains("Dark icons") == true)
        #expect(shown.first?.contains("New row") == false)
        #expect(shown.last == ["New row", "Dark icons", "Devices"])
        let row = page.screen.value.sections[0].rows[2]
        #expect(row.attributes[.title]?.textStyle == .footnote)
        #expect(page.source.files.contains { $0.lastComponent == "NewRow.swift" })
        // What has not changed is not shown again.
        page.source.reload()
        scheduler.run()
        #expect(shown.count == 2)
        // A file that is gone is noticed as well.
        unlink(folder.path.appending("NewRow.swift").string)
        page.source.reload()
        scheduler.run()
        #expect(!titles().contains("New row"))
    }

    @Test func editsAreRefusedUntilItIsSavedAsAScreen() throws {
        open()
        let edit = ScreenEdit.remove([.item(ItemID(.row, section: 0, row: 0))])
        #expect(throws: EditFailure.self) { try page.edit(edit) }
        #expect(!page.screen.file.hasOwnFile)
        #expect(page.screen.file.draft == nil)
        let copy = folder.path.appending("Copy.json")
        try page.saveScreen(as: copy)
        scheduler.run()
        #expect(page.source.path == nil)
        #expect(throws: Never.self) { try page.edit(edit) }
        #expect(SourceFile.read(path).value.map { $0.bytes } == Array(SwiftSources.settings.utf8))
    }
}
