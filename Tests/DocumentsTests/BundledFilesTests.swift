// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import FoundationEssentials
import LayoutEngine
import ReaderTestSupport
import Testing

@testable import Documents
@testable import Files
@testable import Syntax

@Suite("Bundled files")
struct BundledFilesTests {
    @Test("screens are read without a word", arguments: Bundled.screens)
    func screen(_ path: FilePath) throws {
        let result = ScreenReader.read(path: path)
        // One screen shows errors, such as a title that a header hides.
        let expected = path.string.hasSuffix("custom-headers.json") ? ["screen.hidden-title"] : []
        #expect(result.diagnostics.map(\.id) == expected)
        #expect(try #require(result.value).sections.contains { !$0.rows.isEmpty })
    }

    @Test("themes are read without a word and have every style", arguments: Bundled.themes)
    func theme(_ path: FilePath) throws {
        let result = ThemeReader.read(path: path)
        #expect(said(by: result) == "")
        let theme = try #require(result.value)
        #expect(Set(theme.fonts.keys) == Set(TextStyle.allCases))
        #expect(theme.format == .init(container: .xmlPropertyList, dialect: .styleNames))
        for (style, font) in theme.fonts {
            #expect(font.fontSize == style.preferredPointSize(at: .large))
        }
    }

    @Test("the schemas are JSON", arguments: Bundled.schemas)
    func schema(_ path: FilePath) {
        let result = SourceFile.read(path).flatMap(SyntaxTree.read)
        #expect(said(by: result) == "")
        #expect(
            result.value?.root["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
    }

    /// So that goldens and recordings of the bundled screens cover everything, including a new kind of row.
    @Test("the screens have every kind of row, every accessory and every text style")
    func everyKind() throws {
        let screens = try Bundled.screens.map { try #require(ScreenReader.read(path: $0).value) }
        let rows = screens.flatMap(\.sections).flatMap(\.rows)
        #expect(Set(rows.map(\.kind)) == Set(Row.Kind.allCases))
        let accessories = rows.flatMap { $0.accessories + [$0.leadingAccessory].compactMap(\.self) }
        #expect(Set(accessories.map(\.kind)) == Set(Accessory.Kind.allCases))
        let labels = rows.flatMap { $0.stack?.labels ?? [] }
        #expect(Set(labels.compactMap { $0.attributes?.textStyle }) == Set(TextStyle.allCases))
    }

    @Test("the folders hold the files that are named", arguments: ["screens", "themes"])
    func folders(_ folder: String) throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Bundled.path(folder).string)
        let named = Bundled.screens + Bundled.themes
        #expect(
            Set(files.map { Bundled.path("\(folder)/\($0)") })
                == Set(named.filter { $0.parent == Bundled.path(folder) }))
    }

    @Test("the first screen has the headers of a settings app")
    func settings() throws {
        let screen = try #require(
            Bundled.screens.first.flatMap { ScreenReader.read(path: $0).value })
        let headers = screen.sections.compactMap(\.header)
        #expect(headers.map(\.title) == ["General", "Notifications", "Privacy"])
        #expect(headers.map(\.appearance.text.pointSize) == [22, 17, 17])
        for header in headers {
            #expect(header.appearance.text.textStyle == .headline)
            #expect(header.appearance.text.weight == .semibold)
            #expect(header.appearance.margins == Margins(top: 6, bottom: 6))
        }
        #expect(screen.tableHeader != nil)
        #expect(screen.sections.contains { $0.title != nil })
    }
}
