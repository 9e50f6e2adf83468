// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import PangoText
import Previewing

/// The resources installed with the program: iOS profiles, fonts, and the bundled screen. They need no display,
/// so another thread can read them while GTK starts.
package struct Installation {
    /// The folder of the installed files.
    package let resources: ResourceFolder
    /// The profiles of iOS generations, oldest first.
    package let profiles: [Profile]
    package let newestProfile: Profile
    /// The fonts of iOS.
    package let deviceFonts: DeviceFonts
    package let screen: LoadedDocument<Screen>
    /// The fonts of this machine.
    package let library: FontLibrary
    let previewer: Previewer

    /// Reads the resources.
    ///
    /// - Throws: ``StartFailure`` if the program's own files are missing or damaged.
    package init(_ resources: ResourceFolder) throws(StartFailure) {
        let profiles = resources.loadProfiles()
        let deviceFonts = resources.loadDeviceFonts()
        guard let all = profiles.value, let newest = all.last, let fonts = deviceFonts.value else {
            throw StartFailure(
                (profiles.diagnostics + deviceFonts.diagnostics).map(\.description))
        }
        self.resources = resources
        self.profiles = all
        newestProfile = newest
        self.deviceFonts = fonts
        let path = resources.path(BundledScreen.settings.resource)
        let bundled = ScreenReader.read(path: path)
        screen = LoadedDocument(
            bundled.value ?? .empty, path: bundled.value == nil ? nil : path,
            diagnostics: bundled.diagnostics, sourceMap: bundled.sourceMap)
        library = FontLibrary(languages: fonts.languages)
        previewer = Previewer(faces: library, measurer: library, deviceFonts: fonts)
    }

    /// Checks that a font is installed. Without one, sizes can be computed, but no text can be measured.
    ///
    /// - Throws: ``StartFailure`` if no font is installed.
    package func requireFonts() throws(StartFailure) {
        do { try library.requireFonts() } catch { throw StartFailure(error) }
    }

    /// Prepares the texts of the bundled screen in advance. One preparation serves every text size with the
    /// same optical size.
    package func prepareTexts() {
        _ = previewer.preview(
            theme: .system, screen: screen.value, in: PreviewEnvironment(profile: newestProfile))
    }
}

/// The error of a program that cannot start: its own files are missing or damaged, or no font is installed.
package struct StartFailure: Error, CustomStringConvertible {
    /// The reasons, one on each line.
    package let description: String

    /// Whether no font is installed. If so, a window could show no label.
    package let lacksFonts: Bool

    /// A failure for these reasons.
    package init(_ reasons: [String]) {
        description = reasons.joined(separator: "\n")
        lacksFonts = false
    }

    init(_ error: NoFontsError) {
        description = error.description
        lacksFonts = true
    }
}
