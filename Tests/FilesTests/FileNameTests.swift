// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Glibc
import ReaderTestSupport
import Testing

@testable import Documents
@testable import Files
@testable import Syntax

/// Names on Linux: any bytes except NUL and the slash.
@Suite struct FileNameTests {
    private static let odd: [UInt8] = Array("caf".utf8) + [0xE9]

    /// Makes an empty file in a folder, with any name.
    private func make(_ name: [UInt8], in folder: FilePath) {
        let path = Array("\(folder)/".utf8) + name + [0]
        let descriptor = path.withUnsafeBytes {
            open($0.baseAddress!.assumingMemoryBound(to: CChar.self), O_CREAT | O_WRONLY, 0o600)
        }
        #expect(descriptor >= 0)
        close(descriptor)
    }

    @Test func pathsThatAreNotUTF8AreURIs() {
        #expect(FilePath(bytes: Array("/a/é".utf8)) == "/a/é")
        #expect(FilePath(bytes: Array("/a b/%".utf8) + Self.odd) == "file:///a%20b/%25caf%E9")
        #expect(FilePath(bytes: Self.odd).string.hasPrefix("file:///"))
    }

    @Test func pathsThatAreNotUTF8AreNeitherReadNorWritten() throws {
        let scratch = try Scratch()
        let path = FilePath(bytes: Array(scratch.path.appending("").string.utf8) + Self.odd)
        #expect(
            SourceFile.read(path).diagnostics.map(\.message)
                == [
                    "The name of the file or of one of its folders is not UTF-8. Rename the file "
                        + "or the folder."
                ])
        #expect(throws: SaveFailure.self) { try FileSaver().save([1], to: path) }
        #expect(scratch.names == [])
    }

    @Test func linkToANameThatIsNotUTF8IsNotSavedThrough() throws {
        let scratch = try Scratch()
        make(Self.odd, in: scratch.path)
        let link = scratch.path.appending("link")
        _ = (Self.odd + [0]).withUnsafeBytes {
            symlink($0.baseAddress!.assumingMemoryBound(to: CChar.self), link.string)
        }
        #expect(SourceFile.read(link).value?.bytes == [])
        let failure = #expect(throws: SaveFailure.self) { try FileSaver().save([1], to: link) }
        #expect(failure?.message.contains("not UTF-8") == true)
        #expect(SourceFile.read(link).value?.bytes == [])
        #expect(Folder.names(in: scratch.path) == ["link"])
        #expect(Folder.unreadableNames(in: scratch.path) == ["caf\\xE9"])
    }

    @Test func fontsWhoseNamesAreNotUTF8AreNamed() throws {
        let scratch = try Scratch()
        mkdir(scratch.path.appending("fonts").string, 0o700)
        make(Self.odd + Array(".ttf".utf8), in: scratch.path.appending("fonts"))
        let path = scratch.path.appending("theme.plist")
        let found = FontFileFinder.fontFiles(of: Theme(), at: path, FontSearch(beside: path))
        #expect(found.value == [])
        #expect(
            found.diagnostics.first?.problem as? FileProblem
                == .fontFileNameNotUTF8("caf\\xE9.ttf"))
    }

    @Test func normalFormsAreDifferentNames() throws {
        let scratch = try Scratch()
        let composed = try scratch.write([1], to: "\u{E9}.ttf")
        let decomposed = try scratch.write([2], to: "e\u{301}.ttf")
        var theme = Theme()
        theme.fontFiles = [composed, decomposed]
        let found = FontFileFinder.fontFiles(of: theme, at: nil, FontSearch(beside: nil))
        #expect(found.value == [composed, decomposed])
        #expect(SourceFile.read(composed).value?.bytes == [1])
        #expect(SourceFile.read(decomposed).value?.bytes == [2])
    }

    @Test(arguments: [("\u{E9}", "e\u{301}"), ("e\u{301}", "\u{E9}")])
    func editBetweenNormalFormsIsAnEdit(old: String, new: String) throws {
        let font = #"{"fontName": "\#(old)", "fontSize": 17}"#
        let text = #"{"name": "\#(old)", "fonts": {"body": \#(font)}}"#
        let document = try #require(
            ThemeDocument.read(SourceFile(name: "a.typeladder-theme", text: text)).value)
        for edit in [ThemeEdit.name(new), .fontName(.body, new)] {
            let edited = try document.applying(edit)
            #expect(edited.source.bytes != document.source.bytes)
        }
        #expect(try document.applying(.name(old)).source.bytes == document.source.bytes)
    }
}
