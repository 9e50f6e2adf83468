// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import FoundationEssentials
import Previewing
import Reporting
import TestSupport
import Testing

@testable import CommandLineTool

/// Every bundled screen at every category, three widths and both profiles, as text.
///
/// Every character is half an em wide and every face has the same metrics, so that a file depends on the
/// layout alone, and on no font or version of Pango. Real fonts are in `InvariantTests` and in the
/// comparisons with recordings.
///
/// A change of any frame, baseline or line shows as a difference of lines. `GOLDEN=record` writes
/// the files anew and fails, so that nobody records by accident.
@MainActor @Suite struct GoldenLayoutTests {
    nonisolated static let screens = [
        "settings", "table-header", "static-table", "self-sizing-cells", "specimen",
    ]

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Goldens")

    @Test(arguments: screens) func layoutsAreAsRecorded(screen: String) throws {
        let console = Console(standardOutput: { _ in }, standardError: { _ in })
        let resources = try Resources(console)
        let inputs = try Inputs(
            theme: nil, screen: resources.folder.path("screens/\(screen).json"),
            resources: resources, console: console)
        let previewer = Previewer(
            faces: FixedFaces(families: ["Inter", "Inter Display", "Noto Serif", "P052"]),
            measurer: FixedAdvanceMeasurer(), deviceFonts: resources.deviceFonts)
        for profile in resources.profiles {
            for width in [320, 390, 744] {
                let text = ContentSizeCategory.allCases.map { category in
                    let preview = previewer.preview(
                        theme: inputs.theme, screen: inputs.screen,
                        in: PreviewEnvironment(
                            profile: profile, category: category, width: Double(width)))
                    return LayoutReport(preview).table
                }.joined(separator: "\n\n")
                let file = Self.folder.appending(path: "\(screen)-\(profile.name)-\(width).txt")
                let difference = try RecordedFile.difference(of: text + "\n", from: file)
                #expect(difference == nil)
            }
        }
    }
}
