// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import LayoutEngine
import PangoText
import Previewing
import Syntax
import Workspace

/// One setup for previews and pictures: the bundled profiles and the fonts of iOS, on a machine with fixed fonts or on
/// this one.
package struct Bench {
    package let folder: ResourceFolder
    package let profiles: [Profile]
    package let deviceFonts: DeviceFonts

    package init() throws { self = try Self.bundled.get() }

    /// Read once, because thousands of tests have a bench.
    private static let bundled = Result { try Bench(ResourceFolder.locate()) }

    private init(_ folder: ResourceFolder) throws {
        self.folder = folder
        profiles = try Self.value(folder.loadProfiles())
        deviceFonts = try Self.value(folder.loadDeviceFonts())
    }

    /// The value of a reader's result; throws the diagnostics if there is none.
    private static func value<Value>(_ result: ReadResult<Value>) throws -> Value {
        guard let value = result.value else { throw Unreadable(diagnostics: result.diagnostics) }
        return value
    }

    private struct Unreadable: Error {
        var diagnostics: [Diagnostic]
    }

    // MARK: - Inputs

    package func environment(_ profile: String = "ios18") throws -> PreviewEnvironment {
        guard let profile = profiles.first(where: { $0.name == profile }) else {
            throw Unreadable(diagnostics: [])
        }
        return PreviewEnvironment(profile: profile)
    }

    /// A screen from a text.
    package func screen(_ text: String) throws -> Screen {
        try Self.value(ScreenReader.read(SourceFile(name: "test", text: text)))
    }

    package func screen(_ bundled: BundledScreen) throws -> Screen {
        try Self.value(ScreenReader.read(path: folder.path(bundled.resource)))
    }

    // MARK: - Fixed fonts

    package func previewer(_ faces: FixedFaces = FixedFaces()) -> Previewer {
        Previewer(faces: faces, measurer: FixedAdvanceMeasurer(), deviceFonts: deviceFonts)
    }

    package func preview(
        _ screen: String, theme: Theme = .system, faces: FixedFaces = FixedFaces(),
        in environment: PreviewEnvironment
    ) throws -> Preview {
        let read = ScreenReader.read(SourceFile(name: "test", text: screen))
        return previewer(faces).preview(
            theme: theme, screen: try Self.value(read), in: environment)
    }

    // MARK: - Fonts of this machine

    /// The fonts of this machine, with the languages of iOS.
    package func makeLibrary() -> FontLibrary { FontLibrary(languages: deviceFonts.languages) }

    package func previewer(_ library: FontLibrary) -> Previewer {
        Previewer(faces: library, measurer: library, deviceFonts: deviceFonts)
    }
}
