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
    @Test("named files come first, then the folder's, and what is missing is said")
    func finding() throws {
        var template = Array("/tmp/typeladder-test-XXXXXX".utf8CString)
        let root = try #require(mkdtemp(&template).map { String(cString: $0) })
        let fonts = "\(root)/fonts"
        mkdir(fonts, 0o700)
        mkdir("\(fonts)/folder.ttf", 0o700)
        let names = ["b.TTF", "a.otf", "c.ttc", "readme.txt", ".hidden.ttf"]
        for name in names { fclose(fopen("\(fonts)/\(name)", "w")) }
        fclose(fopen("\(root)/own.ttf", "w"))
        defer {
            for name in names { unlink("\(fonts)/\(name)") }
            rmdir("\(fonts)/folder.ttf")
            rmdir(fonts)
            unlink("\(root)/own.ttf")
            rmdir(root)
        }
        let text = """
            {"fonts": {}, "fontFiles": ["own.ttf", "./fonts/b.TTF", "missing.ttf",
             "\(root)/own.ttf", "fonts", "../../../../../../no/such.ttf"]}
            """
        let file = SourceFile(name: "f", text: text)
        let read = ThemeReader.read(file)
        let theme = try #require(read.value)
        let result = FontFileFinder.fontFiles(
            of: theme, at: "\(root)/theme.json", name: "f", in: read.sourceMap)
        #expect(
            result.value == [
                "\(root)/own.ttf", "\(fonts)/b.TTF", "\(fonts)/a.otf", "\(fonts)/c.ttc",
            ])
        let column = 17 + root.utf8.count
        #expect(
            said(by: result) == """
                f:1:57: warning: the font file "missing.ttf" does not exist; its fonts are missing
                f:2:\(column - 3): warning: the font file "fonts" is not a file; its fonts are missing
                f:2:\(column + 6): warning: the font file "../../../../../../no/such.ttf" does not \
                exist; its fonts are missing
                """)
        let fix = try #require(result.diagnostics.first?.fix)
        let mended = try file.applying([fix])
        let paths = theme.fontFiles
        #expect(
            ThemeReader.read(mended).value?.fontFiles
                == paths.filter { $0 != "missing.ttf" })
    }

    @Test("without a folder only absolute paths can be found")
    func standardInput() {
        let theme = Theme(fontFiles: ["a.ttf"])
        #expect(
            said(by: FontFileFinder.fontFiles(of: theme, at: nil)) == """
                standard input: fontFiles.0: warning: the font file "a.ttf" has no folder to be \
                looked for in; its fonts are missing
                """)
    }
}
