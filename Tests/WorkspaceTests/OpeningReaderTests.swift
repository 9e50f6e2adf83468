// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import FoundationEssentials
import ReaderTestSupport
import Syntax
import Testing

@testable import Files
@testable import Workspace

/// What a user opens is read without stopping the window, which shows the screen before until then.
@Suite struct OpeningReaderTests {
    private let scheduler = ManualScheduler()
    private let folder: Scratch
    private let page: Page
    private let reader: OpeningReader

    init() throws {
        folder = try Scratch()
        page = Page(try Installation(ResourceFolder.locate()), scheduler)
        page.preview.viewport = .initial
        reader = OpeningReader(for: page.preview)
    }

    private func write(
        _ name: String, length: Int = 0, language: String = "en"
    ) throws -> FilePath {
        let row = #"{"title": "\#(name)"}"# + String(repeating: " ", count: length)
        return try folder.write(
            Array(#"{"language": "\#(language)", "sections": [{"rows": [\#(row)]}]}"#.utf8),
            to: "\(name).json")
    }

    private var title: String { page.screen.value.sections[0].rows[0].title }

    private func open(_ path: FilePath) {
        reader.read([path]) { [page] in page.open($0.files) }
    }

    @Test func shortFilesAreReadAtOnce() throws {
        open(try write("Short"))
        #expect(title == "Short")
    }

    @Test func fontsAndSourcesAreNotReadHere() throws {
        let paths = try ["Large.ttf", "Large.swift"].map {
            try folder.write(Array(repeating: 0x20, count: 250_000), to: $0)
        }
        var opened: OpenedPaths?
        reader.read(paths) { opened = $0 }
        #expect(opened?.fonts == [paths[0]])
        #expect(opened?.sources == [paths[1]])
    }

    @Test func longFilesAreReadOnAnotherThreadWithTheirTable() throws {
        open(try write("Short"))
        open(try write("Long", length: 250_000))
        #expect(title == "Short")
        scheduler.run()
        #expect(title == "Long")
        let built = page.theme.fonts.previewer.buildCounts
        let shown = page.preview.current.layout.content.sections[0].rows[0].texts.map(\.text)
        #expect(shown == ["Long"])
        #expect(page.theme.fonts.previewer.buildCounts.contents == built.contents)
    }

    @Test func windowSaysThatAFileTakesLong() throws {
        var states: [Bool] = []
        page.preview.observe(.progress, by: scheduler) { [page] _ in
            states.append(page.preview.isReading)
        }
        let path = try write("Long", length: 250_000)
        scheduler.isBusy = true
        open(path)
        scheduler.run()
        #expect(states == [true])
        scheduler.isBusy = false
        scheduler.run()
        #expect(states == [true, false])
        #expect(title == "Long")
        // A short reading says nothing.
        open(path)
        scheduler.run()
        #expect(states == [true, false])
    }

    @Test func cancelledReadingIsNotShown() throws {
        open(try write("Long", length: 250_000))
        scheduler.run()
        scheduler.isBusy = true
        page.reload(.screen)
        scheduler.run()
        #expect(page.preview.isReading)
        page.handleDeletion(of: .screen)
        #expect(!page.preview.isReading)
    }

    @Test func whatIsOpenedLastCountsAndNothingIsLeftOut() throws {
        let paths = [try write("Long", length: 250_000), try write("Short")]
        var opened: [FilePath] = []
        for path in paths {
            reader.read([path]) { [page] in
                opened += $0.files.map(\.path)
                page.open($0.files)
            }
        }
        #expect(opened.isEmpty)
        scheduler.run()
        #expect(opened == paths)
        #expect(title == "Short")
    }

    @Test func aLongFileThatIsNoScreenIsReported() throws {
        let path = try folder.write(Array(repeating: 0x7B, count: 250_000), to: "Broken.json")
        reader.read(path, as: .screen) { [page] in page.open($0.files) }
        #expect(page.failures.isEmpty)
        scheduler.run()
        #expect(page.failures.map(\.path) == [path])
    }

    /// Only long words are hyphenated, and only at accessibility sizes.
    @Test func patternsAreReadBeforeTheScreenShows() throws {
        let page = Page(try Installation(resources(withPatternsOf: "de_DE")), scheduler)
        page.preview.viewport = .initial
        page.preview.category = .accessibilityLarge
        let reader = OpeningReader(for: page.preview)
        let open = { reader.read([$0]) { page.open($0.files) } }
        let title = { page.screen.value.sections[0].rows[0].title }
        open(try write("Before"))
        scheduler.run()
        open(try write("Danach", language: "de"))
        #expect(title() == "Before", "The patterns of German are not read yet.")
        scheduler.run()
        #expect(title() == "Danach")
    }

    /// The resources, with a path of its own to the patterns of a language: the program reads each file of patterns
    /// once, so another test may have read it.
    private func resources(withPatternsOf language: String) throws -> ResourceFolder {
        let original = try ResourceFolder.locate()
        let copy = folder.path.appending("resources")
        let languages = "languages.json"
        let manager = FileManager.default
        try manager.createDirectory(atPath: copy.string, withIntermediateDirectories: true)
        for name in try manager.contentsOfDirectory(atPath: original.path.string)
        where name != languages {
            try manager.createSymbolicLink(
                atPath: copy.appending(name).string,
                withDestinationPath: original.path(name).string)
        }
        let name = "hyph_\(language).dic"
        let patterns = copy.appending("patterns.dic").string
        try manager.createSymbolicLink(
            atPath: patterns, withDestinationPath: "/usr/share/hyphen/\(name)")
        let table = try String(contentsOfFile: original.path(languages).string, encoding: .utf8)
        try #require(table.contains(name))
        try folder.write(
            table.replacing(name, with: "../../.." + patterns), to: "resources/\(languages)")
        return ResourceFolder(path: copy)
    }
}
