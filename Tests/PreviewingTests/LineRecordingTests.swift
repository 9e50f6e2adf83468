// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import PangoText
import TestSupport
import Testing

@testable import Documents
@testable import Previewing

/// Lines as drawn on devices: pitches and heights to the pixel, breaks to the letter, and baselines within one pixel.
/// On the main actor, like all suites that use Pango.
@MainActor @Suite struct LineRecordingTests {
    private let bench: Bench
    private let recordings: LineRecordings
    private let previewer: Previewer

    init() throws {
        bench = try Bench()
        recordings = try LineRecordings()
        previewer = bench.previewer(bench.makeLibrary())
    }

    private func environment(
        _ category: String, scale: Double = 3, width: Double = 390
    ) throws -> PreviewEnvironment {
        var environment = try bench.environment()
        environment.category = try #require(ContentSizeCategory(name: category))
        environment.displayScale = scale
        environment.width = width
        return environment
    }

    /// A label over the whole width.
    private func label(
        _ text: String, style: String?, fontSize: Double? = nil, weight: String? = nil,
        in environment: PreviewEnvironment
    ) throws -> TextLayout {
        var attributes = TextAttributes()
        attributes.textStyle = try style.map { try #require(TextStyle(name: $0)) }
        attributes.weight = try weight.map { try #require(FontWeight(name: $0)) }
        attributes.lines = 0
        if let fontSize {
            attributes.fontName = TextAttributes.systemFontName
            attributes.pointSize = fontSize
            attributes.scales = false
        }
        let label = Label(text: text, attributes: attributes)
        var row = Row(kind: .labels, stack: Stack(labels: [.label(label)]))
        row.margins.leading = 0
        row.margins.trailing = 0
        let screen = Screen(tableStyle: .plain, sections: [Section(rows: [row])])
        return previewer.preview(theme: .system, screen: screen, in: environment).layout
            .item(at: 0).texts[0]
    }

    private func isSame(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 0.001 }

    // MARK: - Pitch

    @Test func baselinesAreALeadingApart() throws {
        for recording in recordings.pitches {
            let environment = try environment(
                recording.category, scale: recording.scale, width: recording.width ?? 390)
            let text = try label(
                recording.text ?? "one\ntwo\nthree", style: recording.style,
                fontSize: recording.fontSize, weight: recording.weight, in: environment)
            if let lines = recording.lines { #expect(text.lines.map(\.text) == lines) }
            let baselines = text.lines.map(\.baseline)
            // Baselines are on pixels, so fractions of a pitch show over several lines.
            let pitch =
                (baselines[baselines.count - 1] - baselines[0])
                / Double(baselines.count - 1)
            #expect(abs(pitch - recording.pitch) < 0.5 / recording.scale, "\(recording.source)")
        }
    }

    /// Without a recording, the rule applies: one line height, then leadings, to within a pixel.
    @Test(arguments: TextStyle.allCases) func heightIsALineAndLeadings(style: TextStyle) throws {
        let grid = PixelGrid(scale: 3)
        for category in ContentSizeCategory.allCases {
            let environment = try environment(category.shortName)
            let lineHeight =
                style.preferredPointSize(at: category)
                * (bench.deviceFonts.system.metrics.ascent
                    + bench.deviceFonts.system.metrics.descent)
            for count in 1...4 {
                let text = try label(
                    Array(repeating: "x", count: count).joined(separator: "\n"),
                    style: style.uiKitName, in: environment)
                let needed = lineHeight + Double(count - 1) * style.leading(at: category)
                #expect(isSame(text.frame.height, grid.ceil(needed)), "\(style), \(category)")
            }
        }
    }

    @Test func labelsAreAsTallAsRecorded() throws {
        for recording in recordings.labelWidths.labels {
            let text = try label(
                recording.text, style: recording.style, in: try environment(recording.category))
            #expect(isSame(text.frame.height, recording.height), "\(recording.text)")
        }
    }

    /// 35 of the 132 leadings are less than the line height, and apply nevertheless.
    @Test func leadingMayBeLessThanTheLineHeight() {
        let pairs = TextStyle.allCases.flatMap { style in
            ContentSizeCategory.allCases.map {
                (
                    style.leading(at: $0),
                    style.preferredPointSize(at: $0)
                        * (bench.deviceFonts.system.metrics.ascent
                            + bench.deviceFonts.system.metrics.descent)
                )
            }
        }
        #expect(pairs.count == 132)
        #expect(pairs.count { $0 < $1 } == 35)
    }

    // MARK: - Headers and footers

    @Test func footersOfTwoLines() throws {
        for recording in recordings.footers {
            let screen = Screen(
                geometry: try #require(
                    Screen.Geometry(rawValue: recording.layout)),
                sections: [
                    Section(
                        footer: recording.lines.joined(separator: " "), rows: [Row(title: "A")]),
                    Section(rows: [Row(title: "B")]),
                ])
            let layout = previewer.preview(
                theme: .system, screen: screen,
                in: try environment(recording.category, width: recording.width)
            ).layout
            let items = Array(layout.items)
            let card = try #require(items.first { $0.id.kind == .row })
            let next = try #require(items.last { $0.id.kind == .row })
            let footer = try #require(items.first { $0.id.kind == .sectionFooter }?.texts[0])
            #expect(footer.lines.map(\.text) == recording.lines)
            let baselines = footer.lines.map(\.baseline)
            #expect(isSame(baselines[1] - baselines[0], recording.pitch))
            let below = baselines[0] - card.frame.maxY
            let recordedBelow = recording.baselines[0] - recording.cardAboveEnds
            #expect(abs(below - recordedBelow) < 1 / 3.0 + 0.001)
            let gap = next.frame.y - card.frame.maxY
            let recordedGap = recording.cardBelowBegins - recording.cardAboveEnds
            #expect(abs(gap - recordedGap) < 1 / 3.0 + 0.001)
        }
    }

    /// A table's own header has the older layout, whatever its cells are.
    @Test(arguments: Screen.CellLayout.allCases) func headerOfATableView(
        cells: Screen.CellLayout
    ) throws {
        let recording = recordings.header
        let screen = Screen(
            cellLayout: cells, sections: [Section(title: recording.title, rows: [Row(title: "A")])])
        let layout = previewer.preview(
            theme: .system, screen: screen,
            in: try environment(recording.category, width: recording.width)
        ).layout
        let header = layout.item(at: 0)
        #expect(header.texts[0].content.text == recording.drawn)
        let above = header.frame.maxY - header.texts[0].lines[0].baseline
        #expect(abs(above - recording.baselineAboveCard) < 1 / 3.0 + 0.002)
    }

    // MARK: - Fallback faces

    @Test func fallbackFacesDoNotRaiseALine() throws {
        for recording in recordings.fallbackHeights {
            let text = try label(
                recording.text, style: recording.style, in: try environment(recording.category))
            #expect(isSame(text.frame.height, recording.height), "\(recording.text)")
        }
        for text in ["മലയാളം", "👨‍👩‍👧‍👦 🎉", "ไทย ภาษา", "العربية"] {
            for category in ["L", "AX5"] {
                let environment = try environment(category)
                let latin = try label("Latin", style: "body", in: environment)
                let other = try label(text, style: "body", in: environment)
                #expect(other.frame.height == latin.frame.height, "\(text)")
                #expect(other.lines[0].baseline == latin.lines[0].baseline, "\(text)")
            }
        }
    }

    // MARK: - Words wider than the line

    /// The room was read from pictures, where it is as wide as the ink of the widest line. The ink is narrower than the
    /// advance: by 6.6 pt for “(Sys-” at 53 pt.
    private static let sideBearings = 6.6

    @Test func wideWordsAreHyphenated() throws {
        for recording in recordings.wideWords {
            let text = try label(
                recording.text, style: recording.style, weight: recording.weight,
                in: try environment(
                    recording.category, width: recording.room + Self.sideBearings))
            #expect(text.lines.map(\.text) == recording.lines)
            for (line, next) in zip(text.lines, text.lines.dropFirst()) {
                #expect(line.end == (line.text.hasSuffix("-") ? .hyphenation : .opportunity))
                #expect(!next.text.isEmpty)
            }
        }
    }

    @Test func otherCategoriesBreakBetweenLetters() throws {
        for category in ["XS", "L", "XXXL"] {
            let environment = try environment(category, width: 40)
            let text = try label("Notifications", style: "body", in: environment)
            #expect(text.lines.count > 1)
            #expect(text.lines.dropLast().allSatisfy { $0.end == .letters })
            #expect(text.lines.map(\.text).joined() == "Notifications")
        }
    }

    /// The measured width equals the drawn one, including kerning with the hyphen.
    @Test func hyphenatedLinesAreAsWideAsDrawn() throws {
        let environment = try environment("AX5", width: 130)
        let text = try label(
            "Notifications, Typography, Vocabulary", style: "body", in: environment)
        let hyphenated = text.lines.filter { $0.end == .hyphenation }
        #expect(hyphenated.count > 2)
        for line in hyphenated {
            #expect(line.width <= 130 + 1e-4)
            let alone = try label(
                line.text, style: "body", in: try self.environment("AX5", width: 390))
            #expect(abs(alone.lines[0].width - line.width) < 0.01, "\(line.text)")
        }
    }
}
