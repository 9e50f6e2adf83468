// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import ReaderTestSupport
import Testing

@testable import Documents
@testable import Files
@testable import Syntax

@Suite("Font files")
struct FontFileFinderTests {
    private func find(
        _ theme: Theme = Theme(), in root: FilePath, adding places: [FilePath] = []
    ) -> ReadResult<[FilePath]> {
        let path = root.appending("theme.json")
        return FontFileFinder.fontFiles(
            of: theme, at: path, FontSearch(beside: path, adding: places))
    }

    /// The font files in a scratch folder, by relative path.
    private func names(_ scratch: Scratch, adding places: [FilePath] = []) -> [FilePath] {
        (find(in: scratch.path, adding: places).value ?? []).map {
            $0.relative(to: scratch.path) ?? $0
        }
    }

    @Test("named files come first, then those beside it, and what is missing is said")
    func finding() throws {
        let scratch = try Scratch()
        let root = scratch.path
        let fonts = root.appending("fonts")
        mkdir(fonts.string, 0o700)
        mkdir("\(fonts)/folder.ttf", 0o700)
        for name in ["b.TTF", "a.otf", "c.ttc", "d.Otc", "readme.txt", ".hidden.ttf"] {
            try scratch.write([], to: "fonts/\(name)")
        }
        try scratch.write([], to: "own.ttf")
        let text = """
            {"fonts": {}, "fontFiles": ["own.ttf", "./fonts/b.TTF", "missing.ttf",
             "\(root)/own.ttf", "fonts", "../../../../../../no/such.ttf"]}
            """
        let file = SourceFile(name: "f", text: text)
        let read = ThemeReader.read(file)
        let theme = try #require(read.value)
        let path = root.appending("theme.json")
        let result = FontFileFinder.fontFiles(
            of: theme, at: path, FontSearch(beside: path), name: "f", in: read.sourceMap)
        #expect(
            result.value == [
                "\(root)/own.ttf", "\(fonts)/b.TTF", "\(fonts)/a.otf", "\(fonts)/c.ttc",
                "\(fonts)/d.Otc",
            ])
        let column = 17 + root.string.utf8.count
        #expect(
            said(by: result) == """
                f:1:57: warning: The font file "missing.ttf" does not exist. Its fonts are not \
                available.
                f:2:\(column - 3): warning: The font file "fonts" is not a regular file. Its fonts \
                are not available.
                f:2:\(column + 6): warning: The font file "../../../../../../no/such.ttf" does \
                not exist. Its fonts are not available.
                """)
        let fix = try #require(result.diagnostics.first?.fix)
        let fixed = try file.applying(fix)
        let paths = theme.fontFiles
        #expect(
            ThemeReader.read(fixed).value?.fontFiles
                == paths.filter { $0 != "missing.ttf" })
    }

    @Test("folders of any name, up to three levels below the theme, the nearest first")
    func levels() throws {
        let scratch = try Scratch()
        let folders = ["Noto_Serif", "Fonts", "Fonts/a", "Fonts/a/b", "Fonts/a/b/c", ".git"]
        for folder in folders { mkdir("\(scratch.path)/\(folder)", 0o700) }
        for folder in folders { try scratch.write([], to: "\(folder)/\(folder.utf8.count).ttf") }
        try scratch.write([], to: "z.ttf")
        #expect(
            names(scratch) == [
                "z.ttf", "Fonts/5.ttf", "Noto_Serif/10.ttf", "Fonts/a/7.ttf", "Fonts/a/b/9.ttf",
            ])
        #expect(
            FontSearch(beside: scratch.path.appending("Fonts/theme.plist")).beside.count == 4,
            "nothing above, and one level more below")
    }

    @Test("links to folders are not followed, links to fonts are")
    func links() throws {
        let scratch = try Scratch()
        mkdir("\(scratch.path)/project", 0o700)
        mkdir("\(scratch.path)/shared", 0o700)
        let shared = try scratch.write([], to: "shared/one.ttf")
        symlink("\(scratch.path)/shared", "\(scratch.path)/project/Fonts")
        symlink("..", "\(scratch.path)/project/up")
        symlink(".", "\(scratch.path)/project/self")
        symlink(shared.string, "\(scratch.path)/project/two.ttf")
        symlink("nowhere", "\(scratch.path)/project/three.ttf")
        let project = scratch.path.appending("project")
        #expect(find(in: project).value == [project.appending("two.ttf")])
        let dead = "\(project)/three.ttf"
        #expect(
            find(in: project).diagnostics.map(\.message) == [
                "The font file \"\(dead)\" is a broken symbolic link. Its fonts are not available."
            ])
        // The theme has the path of the file, and that is enough.
        var theme = Theme()
        theme.fontFiles = [FilePath("three.ttf")]
        #expect(find(theme, in: project).diagnostics.map(\.keyPath) == ["fontFiles.0"])
    }

    @Test("a search ends at its bounds, with the nearest fonts, and says so")
    func bounds() throws {
        let scratch = try Scratch()
        for folder in ["a", "b", "c"] {
            mkdir("\(scratch.path)/\(folder)", 0o700)
            for font in 1...3 { try scratch.write([], to: "\(folder)/\(font).ttf") }
        }
        let all = FontFolder(scratch.path)
        #expect(all.isComplete && all.files.count == 9 && all.folders.count == 4)
        let few = FontFolder(scratch.path, within: .init(files: 4))
        #expect(!few.isComplete && few.files == Array(all.files.prefix(4)))
        let near = FontFolder(scratch.path, within: .init(folders: 2))
        #expect(!near.isComplete && near.files == Array(all.files.prefix(3)))
        let exact = FontFolder(scratch.path, within: .init(folders: 4, files: 9))
        #expect(exact.isComplete && exact.files == all.files)
        let short = FontFolder(scratch.path, within: .init(entries: 5))
        #expect(!short.isComplete && short.files.count == 3)
        #expect(FontFolder(scratch.path, within: .init(depth: 0)).files.isEmpty)
    }

    @Test("what was added goes before what the theme names, and a folder without fonts is said")
    func adding() throws {
        let scratch = try Scratch()
        for folder in ["more", "more/deep", "empty"] {
            mkdir("\(scratch.path)/\(folder)", 0o700)
        }
        try scratch.write([], to: "more/deep/x.ttf")
        try scratch.write([], to: "font-without-suffix")
        try scratch.write([], to: "a.ttf")
        let places = ["more", "font-without-suffix", "empty", "gone.ttf"].map(
            scratch.path.appending)
        #expect(
            names(scratch, adding: places)
                == ["more/deep/x.ttf", "font-without-suffix", "a.ttf"])
        let problems = find(in: scratch.path, adding: places).diagnostics.map {
            $0.problem as? FileProblem
        }
        #expect(
            problems == [
                .noFontsInFolder(places[2].string),
                .unusableFontFile(places[3].string, .missing),
            ])
    }

    @Test("folders that have fonts are watched before others, and not too many")
    func watching() throws {
        let scratch = try Scratch()
        for number in 100..<250 { mkdir("\(scratch.path)/\(number)", 0o700) }
        try scratch.write([], to: "249/a.ttf")
        let watched = FontSearch(beside: scratch.path.appending("theme.json")).watchedFolders
        #expect(watched.count == 100)
        #expect(Array(watched.prefix(2)) == [scratch.path.appending("249"), scratch.path])
    }

    @Test("without a folder only absolute paths can be found")
    func standardInput() {
        let theme = Theme(fontFiles: ["a.ttf"])
        let found = FontFileFinder.fontFiles(of: theme, at: nil, FontSearch(beside: nil))
        #expect(
            said(by: found) == """
                standard input: fontFiles.0: warning: The theme was not opened from a folder, so \
                the font file "a.ttf" cannot be found by its relative path. Its fonts are not \
                available.
                """)
    }
}
