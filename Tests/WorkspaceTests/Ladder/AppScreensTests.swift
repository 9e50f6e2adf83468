// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import ReaderTestSupport
import Syntax
import TestSupport
import Testing

@testable import Workspace

/// All Screens beside a Swift source: the views of its app.
@Suite(
    "All Screens of an app", .enabled(if: SwiftSources.isReadable, "typeladder-swift is not built"))
struct AppScreensTests {
    private let scheduler = ManualScheduler()
    private let folder: Scratch
    private let page: Page

    init() throws {
        folder = try Scratch()
        page = Page(try Installation(ResourceFolder.locate()), scheduler)
        try folder.write(SwiftSources.settings, to: "SettingsView.swift")
    }

    @Test func allScreensAreThoseOfTheApp() throws {
        let about = """
            import SwiftUI

            struct AboutView: View {
                var body: some View { List { Text("Version") } }
            }

            struct HelpView: View {
                var body: some View { List { Text("Help") } }
            }

            """
        let file = try folder.write(about, to: "AboutView.swift")
        let documents = Ladder.OpenDocuments()
        documents.folder.source = page.source
        let ladder = Ladder(page.preview, axis: .folder, among: documents)
        page.source.open(folder.path.appending("SettingsView.swift"))
        scheduler.run()
        func views() -> [String?] { ladder.columns.map { ladder.view(of: $0) } }
        func texts() -> [String] {
            ladder.columns.map { $0.screen.value.sections[0].rows[0].title }
        }
        #expect(views() == ["AboutView", "HelpView", "SettingsView"])
        #expect(texts() == ["Version", "Help", "Dark icons"])
        #expect(ladder.columns.last?.screen === page.screen)
        // Their files are watched.
        #expect(ladder.watchedFiles.contains { $0.canonical == file.canonical })
        try folder.write(
            Array(about.replacing("Version", with: "Build").utf8), to: "AboutView.swift")
        ladder.readFolder()
        scheduler.run()
        #expect(texts() == ["Build", "Help", "Dark icons"])
        // Another view of a file takes the place of the one that was shown.
        page.source.open(file, view: "HelpView")
        scheduler.run()
        #expect(views() == ["AboutView", "HelpView", "SettingsView"])
        #expect(ladder.columns[1].screen === page.screen)
    }
}
