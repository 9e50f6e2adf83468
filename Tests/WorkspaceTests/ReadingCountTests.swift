// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import FoundationEssentials
import Previewing
import Syntax
import Testing

@testable import Workspace

/// Files are not read and parsed more often than needed.
@Suite struct ReadingCountTests {
    private static let theme = """
        {"fonts": {\(TextStyle.allCases.map { style in
            #""\#(style.rawValue)": {"fontName": "NotoSerif-Regular", "fontSize": 17}"#
        }.joined(separator: ",\n"))}}
        """
    private static let screen = #"{"sections": [{"rows": [{"title": "One"}]}]}"#
    private static let tokens = """
        {"body": {"$type": "typography", "$value": {"fontFamily": "Noto Serif", "fontWeight": 400,
        "fontSize": {"value": 17, "unit": "px"}, "lineHeight": 1.3,
        "letterSpacing": {"value": 0, "unit": "px"}}}}
        """
    private let page: Page

    init() throws {
        page = Page(try Installation(ResourceFolder.locate()), ManualScheduler())
    }

    /// Calls `body` with a file that contains `text`.
    private func with(
        _ text: String, _ name: String, _ body: (FilePath) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        try body(FilePath(file.path))
    }

    @Test(arguments: [
        (Self.theme, "theme.json", FileKind.theme), (Self.screen, "screen.json", .screen),
    ])
    func openingReadsParsesAndSearchesOnce(text: String, name: String, kind: FileKind) throws {
        try with(text, name) { path in
            let count = ReadingCount.counting { page.open([path]) }
            #expect(page.path(of: kind) == path)
            #expect(count == (1, 1, 1))
        }
    }

    /// The theme made from tokens is parsed as a theme.
    @Test func tokensAreReadAndSearchedOnce() throws {
        try with(Self.tokens, "brand.tokens.json") { path in
            let count = ReadingCount.counting { page.open([path]) }
            #expect(page.path(of: .theme) == path)
            #expect((count.reads, count.tokenSearches) == (1, 1))
        }
    }

    /// The results of reading a folder are passed on to the place that opens it.
    @Test func themeOfAFolderIsSearchedOnce() throws {
        try with(Self.theme, "theme.json") { path in
            let count = ReadingCount.counting { page.open(RecognizedFile.all([path.parent])) }
            #expect(page.path(of: .theme) == path)
            #expect(count == (1, 1, 1))
        }
    }

    /// An edit uses the bytes before it, to find the places to change, and the bytes after it, for the new theme.
    @Test func editOfANumberParsesBeforeAndAfter() throws {
        try with(Self.theme, "theme.json") { path in
            page.open([path])
            let (reads, parses, _) = try ReadingCount.counting {
                try page.theme.edit(.fontSize(.body, 21))
            }
            #expect(page.theme.value.fonts[.body]?.fontSize == 21)
            #expect((reads, parses) == (0, 2))
        }
    }

    /// A step has only the bytes that it changed, so undo parses the bytes before it.
    @Test func undoParsesOnceAndTicksReadNothing() throws {
        try with(Self.theme, "theme.json") { path in
            page.open([path])
            try page.theme.edit(.fontSize(.body, 21))
            let (reads, parses, _) = ReadingCount.counting {
                page.theme.undo()
                for category in ContentSizeCategory.allCases {
                    page.preview.category = category
                    _ = page.preview.current
                }
            }
            #expect(page.theme.value.fonts[.body]?.fontSize == 17)
            #expect((reads, parses) == (0, 1))
        }
    }
}
