// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import PangoText
import Previewing
import Workspace

/// What a ``PreviewModel`` begins with: the program's own files and fonts. They need no display, so
/// that the first window's can be made on another thread while GTK starts.
nonisolated struct PreviewParts {
    let resources: ResourceFolder
    /// The iOS generations to choose from, oldest first.
    let profiles: [Profile]
    let newestProfile: Profile
    let deviceFonts: DeviceFonts
    /// The bundled screen.
    let screen: Opened<Screen>
    /// The fonts of this machine.
    let library: FontLibrary
    let previewer: Previewer

    /// - Throws: ``StartFailure`` when the program's own files are damaged, or no font is installed.
    init(_ resources: ResourceFolder) throws(StartFailure) {
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
        let path = resources.path("screens/settings.json")
        let bundled = ScreenReader.read(path: path)
        screen = Opened(
            bundled.value ?? Screen(), path: bundled.value == nil ? nil : path,
            diagnostics: bundled.diagnostics, sourceMap: bundled.sourceMap)
        library = FontLibrary(languages: fonts.languages)
        do { try library.requireFonts() } catch { throw StartFailure(error) }
        previewer = Previewer(faces: library, measurer: library, deviceFonts: fonts)
    }

    /// Prepares the texts of the bundled screen: one preparation serves all sizes of a cut.
    func prepareTexts() {
        _ = previewer.preview(
            theme: .system, themeName: nil, screen: screen.value, screenName: screen.path,
            in: PreviewEnvironment(profile: newestProfile), preparing: .max)
    }
}
