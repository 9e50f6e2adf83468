// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Previewing
import TestSupport
import Testing

@testable import Auditing

/// A sweep finds by bisection what a search of everything finds.
@Suite struct SweepTests {
    /// Four of the twelve categories, which depend on the seed.
    private func axes(_ seed: UInt64) -> SweepAxes {
        let categories = ContentSizeCategory.allCases
        return SweepAxes(
            categories: (0..<4).map { categories[(Int(seed) + 3 * $0) % categories.count] },
            widths: [320, 351, 375, 376, 414, 744],
            expansions: [10, 30, 35, 60, 75, 100, 140, 200])
    }

    @Test(arguments: 0..<24) func bisectionFindsWhatTryingEverythingFindsInEndurance(seed: UInt64)
        throws
    {
        var random = RandomScreen(seed: seed)
        var environment = try Bench().environment(seed % 2 == 0 ? "ios18" : "ios26")
        environment.isRightToLeft = seed % 5 == 0
        try expectSameAsTryingEverything(try random.json(), environment, axes(seed))
    }

    /// The ends of the labels' lines are under the disclosure indicator. How far they reach depends on the line breaks.
    @Test(arguments: 4..<12) func crowdedRowsAreTriedEverywhere(seed: UInt64) throws {
        var random = RandomScreen(seed: seed)
        try expectSameAsTryingEverything(
            """
            {"sections": [{"rows": [{"accessory": "disclosure", "margins": {"trailing": 0},
              "labels": [{"text": "\(random.letters(9))", "lines": 0}]}]}]}
            """, try Bench().environment(), Self.closeWidths)
    }

    /// Lines with a snowman are higher. From 448 to 479 points, two lines have one each. In slightly narrower and wider
    /// tables, both are on one line.
    @Test func unevenLinesAreTriedAtEveryWidth() throws {
        let word = "notifications"
        let text = #"n\n\#(word) \#(word) \#(word) ☃ n ☃ \#(word) \#(word)\nn"#
        let label = #"{"fontName": "Inter-Regular", "text": "\#(text)", "lines": 0}"#
        let rows = stride(from: 80, through: 140, by: 2).map {
            #"{"labels": [\#(label)], "height": \#($0)}"#
        }
        try expectSameAsTryingEverything(
            #"{"sections": [{"rows": [\#(rows.joined(separator: ","))]}]}"#,
            try Bench().environment(), Self.closeWidths)
    }

    fileprivate static func deviceWidths() throws -> [Double] {
        SweepAxes.widths(of: try Bench().environment().profile.devices)
    }

    private static let closeWidths = SweepAxes(
        categories: [.large], widths: stride(from: 432, through: 520, by: 4),
        expansions: [20, 30])

    private func expectSameAsTryingEverything(
        _ json: String, _ environment: PreviewEnvironment, _ axes: SweepAxes
    ) throws {
        let bench = try Bench()
        let screen = try bench.screen(json)
        let previewer = bench.previewer()
        var sweep = Sweep(of: screen, in: environment, axes: axes)
        while let step = sweep.next() {
            let plan = previewer.plan(theme: .system, screen: step.screen, in: step.environment)
            sweep.add(sweep.task(step, plan).run())
        }
        let found = sweep.result
        let all = BruteForce(screen, environment, axes) {
            previewer.preview(theme: .system, screen: screen, in: $0)
        }
        #expect(found.elements.map(\.element) == all.elements.map(\.element))
        for (found, known) in zip(found.elements, all.elements) {
            #expect(found.first.point == known.first, "\(found.element)")
            #expect(found.firstAsWritten?.point == known.firstAsWritten, "\(found.element)")
            #expect(found.least.map { $0?.point.expansion } == known.least, "\(found.element)")
        }
        for (cell, known) in zip(found.cells, all.cells) {
            #expect(cell.expansion == known.expansion, "\(cell)")
            #expect(cell.elementCount == known.elementCount, "\(cell)")
            #expect(cell.violationCount == known.violationCount, "\(cell)")
        }
        #expect(found.previewCount <= all.cells.count * axes.expansions.count)
    }
}

/// First breaks that can be computed by hand. Each character is half an em wide.
@Suite struct FirstLossTests {
    private func breaks(
        _ json: String, _ axes: SweepAxes, _ note: (Sweep.Step) -> Void = { _ in }
    ) throws -> FirstLosses {
        let bench = try Bench()
        let screen = try bench.screen(json)
        let previewer = bench.previewer()
        var sweep = Sweep(of: screen, in: try bench.environment(), axes: axes)
        while let step = sweep.next() {
            note(step)
            let plan = previewer.plan(theme: .system, screen: step.screen, in: step.environment)
            sweep.add(sweep.task(step, plan).run())
        }
        return sweep.result
    }

    /// Thirteen characters on one line of 256 points at a width of 320.
    private static let truncated = """
        {"sections": [{"rows": [{"title": "Row"}, {"labels": [
          {"text": "Notifications", "fontName": "Inter-Regular", "pointSize": 17, "lines": 1}]}]}]}
        """

    /// At L, a line has room for 30 characters of 17 points; at XS, for 34 of 15. Two characters are brackets, so texts
    /// are truncated when they are 16 and 20 characters longer.
    @Test func expansionThatTruncates() throws {
        let axes = SweepAxes(
            categories: [.extraSmall, .large], widths: [320, 1024], expansions: 0...200)
        let found = try breaks(Self.truncated, axes)
        let label = try #require(found.elements.first)
        #expect(found.elements.count == 1)
        #expect(label.element.description == "sections.0.rows.1")
        #expect(label.name == "“Notifications” row")
        let first = FirstLoss(
            point: SweepPoint(category: .extraSmall, width: 320, expansion: 147),
            rule: .textTruncated)
        #expect(label.first == first && found.first == first)
        #expect(label.firstAsWritten == nil && found.firstAsWritten == nil)
        #expect(label.least.map { $0?.point.expansion } == [147, 116])
        #expect(found.cells.map(\.expansion) == [147, nil, 116, nil])
        #expect(found.cells.map(\.elementCount) == [1, 0, 1, 0])
    }

    /// A smaller category takes precedence over a smaller expansion and over a smaller width.
    @Test func categoryComesFirst() throws {
        let found = try breaks(
            """
            {"sections": [{"header": {"title": "Notifications A", "textStyle": "headline", "height": 30},
                           "rows": []}]}
            """, SweepAxes(widths: [390, 320], expansions: [200]))
        let header = try #require(found.elements.first)
        let asWritten = try #require(header.firstAsWritten)
        #expect(header.first.point < asWritten.point)
        #expect(header.first.point.category < .accessibilityMedium)
        #expect(header.first.point.expansion == 200)
        // 33.333 points of text in 30; `FindingTests` has the same.
        #expect(
            asWritten
                == FirstLoss(
                    point: SweepPoint(category: .accessibilityMedium, width: 320, expansion: 0),
                    rule: .textClipped))
    }

    /// In both directions, a screen without defects is tried only at its ends, and with longer texts only if these have
    /// a limit.
    @Test(arguments: [0, 3]) func soundScreensNeedFewPreviews(lineLimit: Int) throws {
        let found = try breaks(
            #"{"sections": [{"footer": "A", "rows": [{"title": "B", "lines": \#(lineLimit)}]}]}"#,
            SweepAxes(widths: SweepTests.deviceWidths()))
        #expect(found.elements.isEmpty && found.first == nil)
        #expect(found.cells.count == 12 * 25 && found.cells.allSatisfy { $0.expansion == nil })
        // Two margins with two widths each, original and longest texts.
        #expect(found.previewCount == 12 * 2 * 2 * (lineLimit == 0 ? 1 : 2))
    }

    /// The texts of an expansion are prepared once, and then removed from memory.
    @Test func expansionsAreNotReturnedTo() throws {
        var expansions: [Int] = []
        _ = try breaks(Self.truncated, SweepAxes(widths: SweepTests.deviceWidths())) {
            if expansions.last != $0.expansion { expansions.append($0.expansion) }
        }
        #expect(expansions.count > 10)
        #expect(Set(expansions).count == expansions.count)
    }

    /// Longer texts are tried for rows that may lose some, and then only for rows without an answer.
    @Test func onlyOpenItemsAreTried() throws {
        var tried: [Int] = []
        let found = try breaks(
            """
            {"sections": [{"rows": [
              {"title": "Row that grows"}, {"title": "\(String(repeating: "long ", count: 40))", "lines": 1},
              {"title": "A row that has a limit", "lines": 1}]}]}
            """, SweepAxes(categories: [.large], widths: [320])
        ) { tried.append($0.screen.sections[0].rows.count) }
        #expect(
            found.elements.map(\.element.description) == ["sections.0.rows.1", "sections.0.rows.2"])
        #expect(tried.prefix(3) == [3, 2, 1] && tried.dropFirst(2).allSatisfy { $0 == 1 })
    }

    /// A sweep uses whole previews, because rules about the theme read the reports of its styles.
    @Test func plansHaveTheStylesOfTheTheme() throws {
        let bench = try Bench()
        let screen = try bench.screen(#"{"sections": [{"rows": [{"title": "A"}]}]}"#)
        let (previewer, environment) = (bench.previewer(), try bench.environment())
        let planned = previewer.plan(theme: .system, screen: screen, in: environment).preview()
        let preview = previewer.preview(theme: .system, screen: screen, in: environment)
        #expect(planned.styles.count == TextStyle.allCases.count)
        #expect(planned.styles.map(\.pointSize) == preview.styles.map(\.pointSize))
    }

    @Test func axesAreInOrder() throws {
        let axes = SweepAxes(
            categories: [.large, .extraSmall, .large], widths: [390, 320], expansions: [30, 10])
        #expect(axes.categories == [.extraSmall, .large])
        #expect(axes.widths == [320, 390])
        #expect(axes.expansions == [0, 10, 30])
        let widths = try SweepTests.deviceWidths()
        #expect(widths.first == 320 && widths.last == 1024)
        #expect(SweepAxes(widths: widths).expansions.last == 200)
    }

    @Test func textsThatStayAsTheyAreBreakOnlyAsWritten() throws {
        let found = try breaks(
            #"{"sections": [{"rows": [{"title": "12:30", "height": 44}]}]}"#,
            SweepAxes(widths: [320, 390]))
        let row = try #require(found.elements.first)
        #expect(row.first == row.firstAsWritten)
        #expect(row.least.allSatisfy { $0 == nil || $0?.point.expansion == 0 })
    }
}

/// Tries everything, in order.
private struct BruteForce {
    struct Entry {
        var element: Element
        var first: SweepPoint
        var firstAsWritten: SweepPoint?
        var least: [Int?]
    }

    private(set) var elements: [Entry] = []
    private(set) var cells: [(expansion: Int?, elementCount: Int, violationCount: Int)] = []

    init(
        _ screen: Screen, _ environment: PreviewEnvironment, _ axes: SweepAxes,
        _ makePreview: (PreviewEnvironment) -> Preview
    ) {
        var points: [ItemID: [SweepPoint]] = [:]
        var ids: [ItemID] = []
        for category in axes.categories {
            for width in axes.widths {
                var cell: (expansion: Int?, elementCount: Int, violationCount: Int) = (nil, 0, 0)
                for expansion in axes.expansions {
                    var environment = environment
                    environment.category = category
                    environment.setTableWidth(width)
                    if expansion > 0 {
                        environment.textVariant = .pseudo(
                            TextExpansion(.fixed, percent: Double(expansion)))
                    }
                    let preview = makePreview(environment)
                    ids = preview.layout.ids
                    var audit = Audit(rules: Sweep.lossRules)
                    audit.add(preview)
                    var broken: Set<ItemID> = []
                    for finding in audit.result.findings where finding.severity == .violation {
                        guard case .item(let id) = finding.element else { continue }
                        broken.insert(id)
                    }
                    let point = SweepPoint(category: category, width: width, expansion: expansion)
                    for id in broken { points[id, default: []].append(point) }
                    if !broken.isEmpty, cell.expansion == nil {
                        (cell.expansion, cell.elementCount) = (expansion, broken.count)
                    }
                    if expansion == 0 {
                        var audit = Audit()
                        audit.add(preview)
                        cell.violationCount = ViolationCounts(audit.result.findings).total
                    }
                }
                cells.append(cell)
            }
        }
        elements = ids.compactMap { id in
            guard let points = points[id], let first = points.min() else { return nil }
            return Entry(
                element: .item(id), first: first,
                firstAsWritten: points.filter { $0.expansion == 0 }.min(),
                least: axes.categories.map { category in
                    points.filter { $0.category == category }.map(\.expansion).min()
                })
        }
    }
}
