// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import LayoutEngine
import Previewing
import Syntax
import TestSupport
import Testing
import Workspace

/// Previews of screens given as text, in the bundled profiles, on a machine with fixed fonts.
struct Bench {
    let profiles: [Profile]
    let deviceFonts: DeviceFonts

    init() throws {
        let folder = try ResourceFolder.locate()
        profiles = try #require(folder.loadProfiles().value)
        deviceFonts = try #require(folder.loadDeviceFonts().value)
    }

    func environment(_ profile: String = "ios18") throws -> PreviewEnvironment {
        PreviewEnvironment(profile: try #require(profiles.first { $0.name == profile }))
    }

    func previewer(_ faces: FixedFaces = FixedFaces()) -> Previewer {
        Previewer(faces: faces, measurer: FixedAdvanceMeasurer(), deviceFonts: deviceFonts)
    }

    func preview(
        _ screen: String, theme: Theme = .system, faces: FixedFaces = FixedFaces(),
        in environment: PreviewEnvironment
    ) throws -> Preview {
        let read = ScreenReader.read(SourceFile(name: "test", text: screen))
        let screen = try #require(read.value, "\(read.diagnostics)")
        return previewer(faces).preview(
            theme: theme, screen: screen, screenMap: read.sourceMap, in: environment)
    }
}
