// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import FoundationEssentials
import Syntax
import Testing

@testable import Workspace

/// Saving a theme under another name, with its undo history.
@Suite struct SavingTests {
    /// The sizes of Body from the last step to the first, by undoing.
    private func sizes(of theme: ThemeSession) -> [Double?] {
        var sizes = [theme.value.fonts[.body]?.fontSize]
        while theme.undoStep != nil {
            theme.undo()
            sizes.append(theme.value.fonts[.body]?.fontSize)
        }
        return sizes
    }

    @Test(arguments: ThemeFormat.Container.allCases)
    func historyGoesAlongIntoEachFormat(container: ThemeFormat.Container) throws {
        let folder = try TokenProjectFolder([
            "theme.plist": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>body</key><dict>
            <key>fontName</key><string>NotoSerif-Regular</string>
            <key>fontSize</key><integer>17</integer></dict></dict></plist>
            """
        ])
        let page = Page(try Installation(ResourceFolder.locate()), ManualScheduler())
        page.open([folder.path("theme.plist")])
        let theme = page.theme
        try theme.edit(.fontSize(.body, 18))
        try theme.edit(.fontSize(.body, 19))
        theme.undo()
        let copy = folder.path("copy.\(container == .xmlPropertyList ? "plist" : "json")")
        let (converted, losses) = theme.converted(
            theme.ownDocument, to: container, entries: nil, at: copy)
        #expect(losses.isEmpty)
        try theme.save(converted, as: copy)
        #expect(theme.path == copy && !theme.isEdited)
        theme.redo()
        #expect(theme.value.fonts[.body]?.fontSize == 19 && theme.isEdited)
        theme.undo()
        #expect(!theme.isEdited, "the saved state")
        theme.redo()
        #expect(sizes(of: theme) == [19, 18, 17])
        // An undone state is saved in the new format.
        try theme.save()
        let read = try #require(SourceFile.read(copy).flatMap { ThemeDocument.read($0) }.value)
        #expect(read.container == container && read.theme.fonts[.body]?.fontSize == 17)
    }

    /// A style with only a maximum has no place in a property list, so a state with nothing else is no step there.
    @Test func stateWithoutAPlaceInTheFormatIsDropped() throws {
        let folder = try TokenProjectFolder(["other.txt": ""])
        let page = Page(try Installation(ResourceFolder.locate()), ManualScheduler())
        let theme = page.theme
        try theme.edit(.maximumPointSize(.body, 30))
        try theme.edit(.font(.body, fontName: "NotoSerif-Regular", fontSize: 17))
        try theme.edit(.fontSize(.body, 18))
        let copy = folder.path("copy.plist")
        let (converted, _) = theme.converted(
            theme.ownDocument, to: .xmlPropertyList, entries: nil, at: copy)
        try theme.save(converted, as: copy)
        let sizes = sizes(of: theme)
        #expect(sizes.prefix(2) == [18, 17] && !sizes.dropFirst().contains(18), "\(sizes)")
    }

    /// Fonts that a property list cannot name are in every state of the Typeladder theme.
    @Test func addedFontsAreInEveryState() throws {
        let folder = try TokenProjectFolder([
            "theme.plist": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>body</key><dict>
            <key>fontName</key><string>NotoSerif-Regular</string>
            <key>fontSize</key><integer>17</integer></dict></dict></plist>
            """
        ])
        let page = Page(try Installation(ResourceFolder.locate()), ManualScheduler())
        page.open([folder.path("theme.plist")])
        let theme = page.theme
        let font = try #require(
            theme.fonts.library.faces.first { $0.family == "Noto Sans" && !$0.file.string.isEmpty })
        try theme.addFonts([font.file])
        try theme.edit(.fontSize(.body, 18))
        let copy = folder.path("copy.json")
        let (converted, _) = theme.converted(
            theme.ownDocument, to: .typeladder, entries: nil, at: copy)
        try theme.save(converted, as: copy)
        let files = theme.value.fontFiles
        #expect(!files.isEmpty)
        theme.undo()
        #expect(theme.value.fontFiles == files)
    }
}
