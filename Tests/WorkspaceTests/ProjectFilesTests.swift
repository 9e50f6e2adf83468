// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import FoundationEssentials
import Syntax
import Testing

@testable import Workspace

/// Projects that list themes and screens, and the window that opens them.
@Suite struct ProjectFilesTests {
    private static let screen = #"{"sections": [{"title": "Header", "rows": [{"title": "One"}]}]}"#
    private static let theme = #"{"body": {"fontName": "Courier", "fontSize": 17}}"#

    /// Calls `body` with a folder that has files.
    private func withFolder(
        _ files: [String: String], _ body: (FilePath) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try body(FilePath(folder.path))
    }

    private func page() throws -> Page {
        Page(try Installation(ResourceFolder.locate()), ManualScheduler())
    }

    /// `Info.plist` and `package.json` are neither, tokens of one folder are one theme.
    @Test func foldersAreSearchedByContent() throws {
        let token = #"{"$type": "typography", "$value": {"fontFamily": "A", "fontSize": "17px"}}"#
        let files = [
            "a/one.json": Self.screen, "a/deep/two.json": Self.screen, "t/theme.json": Self.theme,
            "package.json": #"{"name": "x"}"#, "Info.plist": "<plist><dict/></plist>",
            "t/x.tokens.json": #"{"body": \#(token)}"#, "t/y.tokens.json": #"{"title": \#(token)}"#,
            "node_modules/x/three.json": Self.screen, "broken.json": "{",
            "w3c/z.tokens": #"{"body": \#(token)}"#,
        ]
        try withFolder(files) { folder in
            var found = ProjectFiles()
            found.add([folder])
            #expect(found.diagnostics.isEmpty)
            let screens = found.screens.compactMap { $0.path?.relative(to: folder)?.string }
            #expect(screens == ["a/deep/two.json", "a/one.json"])
            #expect(found.themes.count == 3)
        }
    }

    @Test func projectOpensItsFirstThemeAndScreen() throws {
        let project = #"{"screens": ["s/*.json"], "themes": ["system", "t.json", "u.json"]}"#
        let files = [
            "typeladder.json": project, "s/b.json": Self.screen, "s/a.json": Self.screen,
            "t.json": Self.theme, "u.json": Self.theme,
        ]
        try withFolder(files) { folder in
            let page = try page()
            page.open([folder.appending("u.json")])
            #expect(page.theme.path == folder.appending("u.json"))
            page.open([folder.appending("typeladder.json")])
            #expect(page.failures.isEmpty)
            #expect(page.screen.path == folder.appending("s/a.json"))
            #expect(page.theme.path == nil)
            try Data(project.replacing("\"system\", ", with: "").utf8)
                .write(to: URL(filePath: folder.appending("typeladder.json").string))
            page.open([folder.appending("typeladder.json")])
            #expect(page.theme.path == folder.appending("t.json"))
        }
    }

    @Test(arguments: [
        (#"{"exceptions": []}"#, "project.no-screens"), ("{", "json.unclosed-bracket"),
        (#"{"screens": ["x.json"]}"#, "project.no-match"),
    ])
    func projectWithoutScreensIsNotOpened(text: String, problem: String) throws {
        try withFolder(["typeladder.json": text]) { folder in
            let page = try page()
            let before = page.screen.path
            page.open([folder.appending("typeladder.json")])
            #expect(page.screen.path == before)
            let ids = page.failures.flatMap(\.diagnostics).map(\.id)
            #expect(ids == [problem])
        }
    }

    /// A window reads no more files than it opens: the mistakes of the others stay unread.
    @Test func startReadsOnlyTheFirstFiles() throws {
        let files = [
            "s/a.json": Self.screen, "s/b.json": #"{"sections": 1}"#, "t.json": Self.theme,
        ]
        try withFolder(files) { folder in
            var project = Project()
            project.screens = ["s/a.json", "s/b.json", "s/c.json"].map(FilePattern.init)
            project.themes = ["t.json", "u.json"].map(FilePattern.init)
            for isForStart in [true, false] {
                var found = ProjectFiles(isForStart: isForStart)
                let count = ReadingCount.counting {
                    found.add(project, at: folder.appending(Project.fileName), nil)
                }
                #expect(count.reads == (isForStart ? 2 : 3))
                #expect(found.screens.count == 1 && found.themes.count == 1)
                #expect(found.diagnostics.isEmpty == isForStart)
            }
        }
    }

    @Test func otherPathsOfAFileAreNotRead() throws {
        let files = ["s/a.json": Self.screen, "s/b.json": Self.screen]
        try withFolder(files) { folder in
            var project = Project()
            project.screens = ["s/*.json", "s", "./s/../s/a.json", "s/a.json"].map(
                FilePattern.init)
            var found = ProjectFiles()
            let count = ReadingCount.counting {
                found.add(project, at: folder.appending(Project.fileName), nil)
            }
            #expect(found.screens.count == 2 && count.reads == 2)
            #expect(found.diagnostics.isEmpty)
        }
    }

    /// The nearest project above a screen counts. Its exceptions name the screen by its path, and adding one
    /// keeps all other keys.
    @Test func projectAboveTheScreenCounts() throws {
        let text = """
            {
              "screens": ["s/*.json"],
              "rules": {"reach": "off"},
              "widths": [320]
            }
            """
        try withFolder(["typeladder.json": text, "s/a.json": Self.screen]) { folder in
            let page = try page()
            page.open([folder.appending("s/a.json")])
            #expect(page.project.path == folder.appending("typeladder.json"))
            #expect(page.project.screenName == "s/a.json")
            try page.changeProject(label: "Ignore") {
                try $0.add(AuditException(rule: "contrast", screen: "s/a.json", reason: "r"))
            }
            #expect(page.project.diagnostics.isEmpty)
            #expect(page.project.value.widths == [.points(320)])
            #expect(page.project.value.exceptions.map(\.screen) == ["s/a.json"])
            let written = try String(
                contentsOfFile: folder.appending("typeladder.json").string, encoding: .utf8)
            #expect(written.hasPrefix(String(text.dropLast(2))))
        }
    }

    /// The reader does not know rules, devices, and iOS generations, so the session looks for them.
    @Test func unknownNamesHaveFixes() throws {
        let text = """
            {"widths": ["iPhone Ai"], "profiles": ["ios27"], "rules": {"long-lin": "off"}}
            """
        try withFolder(["typeladder.json": text, "a.json": Self.screen]) { folder in
            let page = try page()
            page.open([folder.appending("a.json")])
            let diagnostics = page.project.diagnostics
            #expect(
                diagnostics.map(\.id) == [
                    "project.unknown-device", "project.unknown-profile", "project.unknown-rule",
                ])
            #expect(diagnostics.map { $0.position?.column } == [13, 40, 72])
            while let diagnostic = page.project.diagnostics.first(where: { $0.fix != nil }),
                case .project(let edit)? = page.fixActions[diagnostic]
            {
                try page.changeProject(label: "Fix") { try $0.fix(by: edit) }
            }
            #expect(page.project.value.rules == ["long-line": .off])
            #expect(page.project.value.widths == [.device("iPhone Air")])
        }
    }
}
