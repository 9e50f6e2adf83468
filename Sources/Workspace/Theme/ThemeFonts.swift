// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import PangoText
import Previewing
import Syntax

/// The fonts of a theme's previews: its own files, the fonts of this machine, and those of iOS by name.
package final class ThemeFonts {
    /// The fonts of iOS.
    package let deviceFonts: DeviceFonts
    package private(set) var files: [FilePath] = []
    /// The fonts of the theme and of this machine.
    package private(set) var library: FontLibrary
    /// The names of the theme's own faces, and of those of iOS.
    package var names: FaceNames { FaceNames(.own(files), deviceFonts) }
    /// A previewer with only the theme's own fonts, so that its reports are the same on every machine.
    package var ownPreviewer: Previewer {
        let own = FontLibrary.own(files)
        return Previewer(faces: own, measurer: own, deviceFonts: deviceFonts)
    }
    /// The previewer with these fonts.
    package private(set) var previewer: Previewer
    private var stamps: [FileStamp] = []
    private var generation = 0

    init(_ installation: Installation) {
        deviceFonts = installation.deviceFonts
        library = installation.library
        previewer = installation.previewer
    }

    /// Loads the font files of another theme. The same files are kept.
    func load(_ files: [FilePath]) {
        if files != self.files { read(files) }
    }

    /// Loads font files. Files that are already loaded are read again only if their content has changed.
    ///
    /// - Returns: whether a file has changed.
    func reload(_ files: [FilePath]) -> Bool {
        if files == self.files, files.map(FileStamp.init) == stamps { return false }
        generation += 1
        read(files)
        return true
    }

    private func read(_ files: [FilePath]) {
        self.files = files
        stamps = files.map(FileStamp.init)
        library = FontLibrary(
            fontFiles: files.map(currentName), languages: deviceFonts.languages)
        previewer = Previewer(faces: library, measurer: library, deviceFonts: deviceFonts)
    }

    /// Another path to a changed font file. Cairo caches faces by path (`_cairo_ft_unscaled_font_map`) and
    /// would otherwise draw the old face.
    private func currentName(ofFontFile path: FilePath) -> FilePath {
        let detours = generation % 64
        guard detours > 0 else { return path }
        let folder = path.parent.appending(String(repeating: "./", count: detours))
        return folder.appending(path.lastComponent)
    }
}
