// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import PangoText
import Previewing

/// What the program brings: iOS generations, fonts, the bundled screen. It needs no display, so that it
/// can be read on another thread while GTK starts.
public struct Installation {
    /// Where its files are.
    public let resources: ResourceFolder
    /// The iOS generations to choose from, oldest first.
    public let profiles: [Profile]
    /// The profile to begin with.
    public let newestProfile: Profile
    /// The fonts of iOS.
    public let deviceFonts: DeviceFonts
    /// The bundled screen.
    public let screen: LoadedDocument<Screen>
    /// The fonts of this machine.
    public let library: FontLibrary
    let previewer: Previewer

    /// - Throws: ``StartFailure`` when the program's own files are damaged.
    public init(_ resources: ResourceFolder) throws(StartFailure) {
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
            bundled.value ?? Screen(), path: bundled.value == nil ? nil : path,
            diagnostics: bundled.diagnostics, sourceMap: bundled.sourceMap)
        library = FontLibrary(languages: fonts.languages)
        previewer = Previewer(faces: library, measurer: library, deviceFonts: fonts)
    }

    /// Texts cannot be measured without a font; figures can be had.
    ///
    /// - Throws: ``StartFailure`` when no font is installed.
    public func requireFonts() throws(StartFailure) {
        do { try library.requireFonts() } catch { throw StartFailure(error) }
    }

    /// Prepares the texts of the bundled screen: one preparation serves all sizes of a cut.
    public func prepareTexts() {
        _ = previewer.preview(
            theme: .system, themeName: nil, screen: screen.value, screenName: screen.path?.string,
            in: PreviewEnvironment(profile: newestProfile), preparing: .max)
    }
}

/// The program cannot start, since its own files are missing or damaged, or no font is installed.
public struct StartFailure: Error, CustomStringConvertible {
    /// What is wrong, a line for each.
    public let description: String

    /// Whether no font is installed, so that a window has no words for it.
    public let lacksFonts: Bool

    /// A failure for these reasons.
    public init(_ reasons: [String]) {
        description = reasons.joined(separator: "\n")
        lacksFonts = false
    }

    init(_ error: NoFontsError) {
        description = error.description
        lacksFonts = true
    }
}
