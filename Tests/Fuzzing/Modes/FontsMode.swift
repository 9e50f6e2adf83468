// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Drawing
import Files
import FoundationEssentials
import Glibc
import LayoutEngine
import PangoText
import Previewing
import Syntax
import TestSupport
import Workspace

/// Damaged font files in every container, loaded as a theme's own fonts and drawn.
final class FontsMode: FuzzMode {
    private let resources: ResourceFolder
    private let profile: Profile
    private let deviceFonts: DeviceFonts
    private let originals: [(suffix: String, bytes: [UInt8])]
    private let folder: FilePath
    private var drawn = 0

    init() throws {
        resources = try ResourceFolder.locate()
        guard let fonts = resources.loadDeviceFonts().value,
            let profile = resources.loadProfiles().value?.last
        else { throw Finding("the profiles are damaged") }
        (deviceFonts, self.profile) = (fonts, profile)
        folder = FilePath(FileManager.default.temporaryDirectory.path)
            .appending("typeladder-fuzz-\(getpid())")
        mkdir(folder.string, 0o700)
        originals = try Self.originals(in: folder)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder.string) }

    var summary: String { ", \(drawn) of them drawn with" }

    func run(_ random: inout SeededGenerator) throws {
        let original = random.one(of: originals)
        // The beginning of a table describes the rest.
        var bytes = original.bytes
        let end = Bool.random(using: &random) ? min(bytes.count, 1_500) : bytes.count
        let head = random.mutated(Array(bytes[..<end]), times: 1...6)
        bytes.replaceSubrange(..<end, with: head)
        let path = folder.appending("font\(original.suffix)")
        try FileSaver().save(bytes, to: path)
        let library = FontLibrary(fontFiles: [path], languages: deviceFonts.languages)
        guard let face = library.faces.first(where: library.isPrivate) else { return }
        var theme = Theme()
        theme.fonts[.body] = ThemeFont(fontName: face.postScriptName, fontSize: 17)
        let rows = ["AVA Hamburg ﬁ é 12", "ab\u{301}c"].map { "{\"title\": \"\($0)\"}" }
        let json = "{\"sections\": [{\"rows\": [\(rows.joined(separator: ","))]}]}"
        guard let screen = ScreenReader.read(SourceFile(name: "two rows", text: json)).value
        else { throw Finding("the screen is damaged") }
        let previewer = Previewer(faces: library, measurer: library, deviceFonts: deviceFonts)
        let preview = previewer.preview(
            theme: theme, screen: screen, in: PreviewEnvironment(profile: profile))
        try Self.require(
            preview.layout.height.isFinite && preview.layout.height < 1e7,
            "the list is \(preview.layout.height) high")
        _ = try? Picture.list(preview, library: library).encoded(as: .png, resolution: 0.5)
        drawn += 1
    }

    /// A small font in each container: TrueType and CFF outlines, a collection, and compressed.
    private static func originals(in folder: FilePath) throws -> [(suffix: String, bytes: [UInt8])]
    {
        let path = Samples.tests.appending("PangoTextTests/Fixtures/VariableTest.ttf")
        guard let font = SourceFile.read(path).value?.bytes else {
            throw Finding("there is no \(path)")
        }
        var originals = [(".ttf", font), (".ttc", collection(of: font))]
        let outlines = FontLibrary().faces.first { $0.postScriptName == "P052-Roman" }
        if let bytes = outlines.flatMap({ SourceFile.read($0.file).value?.bytes }) {
            originals.append((".otf", bytes))
        }
        guard let compressed = woff2(path, in: folder) else {
            throw Finding("woff2_compress is missing: install the package woff2")
        }
        return originals + [(".woff2", compressed)]
    }

    /// A collection with the same font twice. The two share their tables (OpenType, "Font Collections").
    private static func collection(of font: [UInt8]) -> [UInt8] {
        func big(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(value >> (8 * (count - 1 - $0)) & 0xFF) }
        }
        let header = Array("ttcf".utf8) + big(0x10000, 4) + big(2, 4) + big(20, 4) + big(20, 4)
        var moved = font
        let tables = Int(font[4]) << 8 | Int(font[5])
        for table in 0..<tables {
            let place = 12 + 16 * table + 8
            let offset = (0..<4).reduce(0) { $0 << 8 | Int(font[place + $1]) }
            moved.replaceSubrange(place..<place + 4, with: big(offset + header.count, 4))
        }
        return header + moved
    }

    private static func woff2(_ path: FilePath, in folder: FilePath) -> [UInt8]? {
        let plain = folder.appending("small.ttf")
        guard let font = SourceFile.read(path).value?.bytes,
            (try? FileSaver().save(font, to: plain)) != nil
        else { return nil }
        var child: pid_t = 0
        var words = [UnsafeMutablePointer<CChar>?](
            ["woff2_compress", plain.string].map { (word: String) in strdup(word) } + [nil])
        defer { for word in words { free(word) } }
        guard posix_spawnp(&child, "woff2_compress", nil, nil, &words, environ) == 0 else {
            return nil
        }
        var status: Int32 = 0
        waitpid(child, &status, 0)
        return SourceFile.read(folder.appending("small.woff2")).value?.bytes
    }
}
