// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import FoundationEssentials
import LayoutEngine
import PangoText
import Testing

@testable import Previewing

/// The stand-in for the system font is as wide as the system font: within 1 % on average and 2 %
/// at worst over the recorded labels. On the main actor, as all suites that use Pango are.
@MainActor @Suite struct SystemFontWidthTests {
    private struct Recording: Decodable {
        struct Label: Decodable {
            var text: String
            var pointSize: Double
            var weight: String
            var width: Double
        }
        var labels: [Label]
    }

    @Test func labelsAreAsWideAsRecorded() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Fixtures/system-font-widths.json")
        let recording = try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file))
        let bench = try Bench()
        let library = FontLibrary(languages: bench.deviceFonts.languages)
        let previewer = Previewer(
            faces: library, measurer: library, deviceFonts: bench.deviceFonts)
        var environment = try bench.environment()
        environment.displayScale = 2
        let screen = Screen(sections: [
            Section(
                rows: recording.labels.map { label in
                    var looks = TextLooks()
                    looks.fontName = TextLooks.systemFontName
                    looks.pointSize = label.pointSize
                    looks.weight = FontWeight(name: label.weight)
                    return Row(
                        kind: .labels,
                        stack: LabelStack(labels: [Label(text: label.text, looks: looks)]))
                })
        ])
        let preview = previewer.preview(theme: .system, screen: screen, in: environment)
        let widths = preview.layout.items.filter { $0.id.kind == .row }.map {
            $0.texts[0].frame.width
        }
        let errors = zip(recording.labels, widths).map { abs($1 - $0.width) / $0.width }
        #expect(errors.count == recording.labels.count)
        #expect(errors.reduce(0, +) / Double(errors.count) < 0.01)
        #expect(errors.allSatisfy { $0 < 0.02 })
    }
}
