// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import FoundationEssentials
import Glibc
import ReaderTestSupport
import Syntax
import TestSupport
import Testing

@testable import Workspace

/// Picture files of screens. Whatever is wrong with one is a warning at its place.
@Suite struct ScreenPicturesTests {
    private let folder: Scratch

    init() throws { folder = try Scratch() }

    private func read(_ names: String...) throws -> ReadResult<Screen> {
        let rows = names.map { "{\"title\": \"a\", \"image\": {\"file\": \"\($0)\"}}" }
        let text = "{\"sections\": [{\"rows\": [\n\(rows.joined(separator: ",\n"))]}]}"
        let path = try folder.write(Array(text.utf8), to: "screens/s.json")
        guard case .screen(let document)? = RecognizedFile(path, as: .screen).result.value else {
            return ReadResult(nil, [])
        }
        return ReadResult(document.value, document.diagnostics)
    }

    private func makeFolders() throws {
        for name in ["screens", "screens/photos"] {
            mkdir(folder.path.appending(name).string, 0o700)
        }
    }

    @Test func sizesAreInPoints() throws {
        try makeFolders()
        let png = TestPictures.png(width: 60, height: 30)
        try folder.write(png, to: "screens/a.png")
        try folder.write(png, to: "screens/a@2x.png")
        try folder.write(png, to: "screens/photos/a@3x.PNG")
        try folder.write(TestPictures.jpeg(orientation: 6), to: "screens/b.jpg")
        let result = try read("a.png", "./a@2x.png", "photos/a@3x.PNG", "b.jpg")
        #expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
        let pictures = try #require(result.value?.pictures)
        let widths = ["a.png", "./a@2x.png", "photos/a@3x.PNG", "b.jpg"].map { pictures[$0]?.width }
        #expect(widths == [60, 30, 20, 8])
    }

    @Test func hostilePicturesAreWarnings() throws {
        try makeFolders()
        let png = TestPictures.png(width: 10, height: 10)
        try folder.write(png, to: "outside.png")
        try folder.write(png, to: "screens/good.png")
        try folder.write(Array(png.dropLast(60)), to: "screens/cut.png")
        try folder.write(Array("GIF89a".utf8), to: "screens/gif.png")
        try folder.write(
            TestPictures.png(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF, data: []),
            to: "screens/giant.png")
        try folder.write(
            TestPictures.jpeg(width: 65_500, height: 65_500), to: "screens/giant.jpg")
        try folder.write([], to: "screens/empty.png")
        mkfifo(folder.path.appending("screens/pipe.png").string, 0o600)
        symlink("../outside.png", folder.path.appending("screens/link.png").string)
        symlink("/dev/zero", folder.path.appending("screens/zero.png").string)
        symlink("good.png", folder.path.appending("screens/alias.png").string)
        symlink("loop.png", folder.path.appending("screens/loop.png").string)
        let ids = [
            "cut.png": "picture.damaged", "gif.png": "picture.other-format",
            "giant.png": "picture.too-many-pixels", "giant.jpg": "picture.too-many-pixels",
            "empty.png": "picture.other-format", "pipe.png": "picture.unreadable",
            "link.png": "picture.outside", "zero.png": "picture.outside",
            "loop.png": "picture.unreadable", "missing.png": "picture.unreadable",
            "../outside.png": "picture.outside", "photos": "picture.unreadable",
            folder.path.appending("screens/good.png").string: "picture.outside",
            "photos/../../outside.png": "picture.outside", "good.png/x.png": "picture.unreadable",
        ]
        for (name, id) in ids {
            let result = try read("good.png", name)
            let found = result.diagnostics.filter { $0.id.hasPrefix("picture.") }
            #expect(found.map(\.id) == [id], "\(name): \(result.diagnostics)")
            #expect(found.first?.severity == .warning)
            #expect(
                found.first?.position?.line == 3
                    && found.first?.keyPath.hasSuffix("image.file") == true)
            #expect(result.value?.pictures.keys.sorted() == ["good.png"], "\(name)")
        }
        #expect(try read("alias.png").value?.pictures.count == 1)
    }

    @Test func picturesTogetherAreLimited() throws {
        try makeFolders()
        let names = (0..<5).map { "\($0).png" }
        // Four pictures of 15 million pixels are the most. Their data end early, so none of them is decoded far.
        for name in names {
            try folder.write(
                TestPictures.png(width: 5_000, height: 3_000, data: [0]), to: "screens/\(name)")
        }
        let rows = names.map { "{\"title\": \"a\", \"image\": {\"file\": \"\($0)\"}}" }
        let text = "{\"sections\": [{\"rows\": [\(rows.joined(separator: ","))]}]}"
        let path = try folder.write(Array(text.utf8), to: "screens/many.json")
        guard case .screen(let document)? = RecognizedFile(path, as: .screen).result.value else {
            return #expect(Bool(false), "no screen")
        }
        #expect(
            document.diagnostics.map(\.id)
                == Array(repeating: "picture.damaged", count: 4) + ["picture.too-many-pictures"])
    }

    @Test func sessionsKnowTheFilesToWatch() throws {
        try makeFolders()
        let screen = try #require(try read("a.png", "photos/b.png", "../c.png").value)
        let path = folder.path.appending("screens/s.json")
        let session = ScreenSession(LoadedDocument(screen, path: path))
        #expect(
            session.picturePaths
                == ["a.png", "photos/b.png"].map {
                    folder.path.appending("screens/\($0)")
                })
    }
}
