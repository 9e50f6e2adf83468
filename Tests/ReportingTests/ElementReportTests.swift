// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Explanations
import LayoutEngine
import Previewing
import Syntax
import TestSupport
import Testing

@testable import Reporting

/// The figures of an element are those of the layout, and their explanations result in them.
@Suite struct ElementReportTests {
    private let bench: Bench

    init() throws { bench = try Bench() }

    private func preview(
        _ bundled: BundledScreen, _ profile: String, _ category: ContentSizeCategory
    ) throws -> Preview {
        var environment = try bench.environment(profile)
        environment.category = category
        return bench.previewer().preview(
            theme: .system, screen: try bench.screen(bundled), in: environment)
    }

    /// Nobody recorded these in SwiftUI, so their heights are UIKit's, and each report says so.
    @Test(arguments: [
        (#"{"kind": "value", "title": "A", "value": "B"}"#, ContentSizeCategory.large, false),
        (#"{"kind": "value", "title": "A", "value": "B"}"#, .accessibilityLarge, true),
        (#"{"kind": "textField", "title": "A"}"#, .large, true),
        (#"{"kind": "switch", "title": "A", "isOn": true}"#, .large, false),
        (#"{"kind": "slider", "title": "A", "value": 0.5}"#, .large, true),
        (#"{"title": "A", "image": {"systemName": "airplane"}}"#, .large, true),
    ])
    func heightsByRulesOfUIKitSayThatTheyAreAssumed(
        row: String, category: ContentSizeCategory, isAssumed: Bool
    ) throws {
        for geometry in ["swiftUIList", "tableView"] {
            var environment = try bench.environment("ios26")
            environment.category = category
            let preview = try bench.preview(
                #"{"geometry": "\#(geometry)", "sections": [{"title": "S", "rows": [\#(row)]}]}"#,
                in: environment)
            let expected = isAssumed && geometry == "swiftUIList"
            let item = try #require(preview.layout.items.first { $0.id.kind == .row })
            let figures = try #require(ElementReport(LayoutElement(item.id), in: preview))
            #expect(figures.text.contains("by the rules of UIKit") == expected)
            let report = LayoutReport(preview)
            let line = try #require(
                report.text.split(separator: "\n").first { $0.hasPrefix("\(item.id) ") })
            #expect(line.contains(" assumed: ") == expected)
            let header = category.isAccessibilityCategory && geometry == "swiftUIList"
            let count = (expected ? 1 : 0) + (header ? 1 : 0)
            let json = try #require(try JSONReporter().text(of: report))
            #expect(json.ranges(of: #""assumed""#).count == count)
        }
    }

    @Test(arguments: BundledScreen.allCases, ["ios18", "ios26"])
    func figuresAreThoseOfTheLayout(bundled: BundledScreen, profile: String) throws {
        for category in [ContentSizeCategory.large, .accessibilityLarge] {
            let preview = try preview(bundled, profile, category)
            for item in preview.layout.items {
                let report = try #require(ElementReport(LayoutElement(item.id), in: preview))
                let figures = report.sections[0].figures
                func number(_ name: String) -> Double? { figures.first { $0.name == name }?.number }
                #expect(number("Actual height") == item.frame.height.rounded3)
                #expect(number("Needed height") == item.neededHeight.rounded3, "\(item.id)")
                for figure in report.sections.flatMap(\.figures) {
                    guard let steps = figure.computation?.steps else { continue }
                    #expect(steps.last?.value.rounded3 == figure.number, "\(figure)")
                    // A number without parts has its source.
                    #expect(steps.first?.source.isEmpty == false, "\(figure)")
                }
                #expect(report.sections.count == 2 + item.texts.count)
                for (number, text) in item.texts.enumerated() {
                    let own = try #require(
                        ElementReport(LayoutElement(item.id, text: number), in: preview))
                    #expect(own.sections == [report.sections[2 + number]])
                    let font = preview.layout.font(of: text.content)
                    func value(_ name: String) -> Double? {
                        own.sections[0].figures.first { $0.name == name }?.number
                    }
                    #expect(value("Size at \(report.category)") == font.pointSize.rounded3)
                    #expect(value("Line height") == font.lineHeight.rounded3)
                    #expect(value("Line pitch") == font.linePitch.rounded3)
                    #expect(value("Lines") == Double(text.lines.count))
                    #expect(value("Contrast").map { (1...21).contains($0) } ?? true)
                }
            }
        }
    }

    /// Margins and gaps come from the profile. They name the key and its confidence.
    @Test func spacesNameTheirRule() throws {
        let preview = try preview(.settings, "ios26", .large)
        for item in preview.layout.items where item.id.kind == .row {
            let report = try #require(ElementReport(LayoutElement(item.id), in: preview))
            #expect(report.sections[1].figures.count >= 4)
            for figure in report.sections[1].figures {
                #expect(figure.source.text.hasPrefix("ios26 "), "\(item.id): \(figure)")
                #expect(
                    ["verified", "single", "assumed"].contains {
                        figure.source.text.contains(": \($0)")
                    },
                    "\(item.id): \(figure)")
            }
        }
    }

    @Test func formatsHoldEveryFigure() throws {
        let preview = try preview(.settings, "ios18", .accessibilityLarge)
        let id = try #require(ItemID("sections.0.rows.1"))
        let report = try #require(ElementReport(LayoutElement(id), in: preview))
        let figures = report.sections.flatMap(\.figures)
        for reporter in reporters where reporter.writes(ElementReport.self) {
            let text = try #require(try reporter.text(of: report))
            for figure in figures { #expect(text.contains(figure.name), "\(reporter.name)") }
        }
        let json = try #require(try JSONReporter().text(of: report))
        let tree = SyntaxTree.read(SourceFile(name: "report.json", text: json))
        #expect(tree.diagnostics.isEmpty, "\(json)")
        #expect(json.contains("\"element\" : \"sections.0.rows.1\""))
    }

    @Test(arguments: [20, 500]) func manyLabelsMakeNoLongReport(count: Int) throws {
        let labels = Array(repeating: #"{"text": "a"}"#, count: count).joined(separator: ", ")
        let preview = try bench.preview(
            #"{"sections": [{"rows": [{"labels": [\#(labels)]}]}]}"#,
            in: bench.environment("ios26"))
        let row = try #require(ElementReport(LayoutElement(ItemID(.row)), in: preview))
        let label = try #require(ElementReport(LayoutElement(ItemID(.row), text: 9), in: preview))
        let explanation = try #require(ExplanationReport(ItemID(.row), in: preview))
        for reporter in reporters {
            for report in [row, label, explanation] as [any Report] {
                let text = try reporter.text(of: report) ?? ""
                #expect(text.utf8.count <= 8_000, "\(reporter.name): \(text)")
            }
        }
        let figures = row.sections.flatMap(\.figures)
        #expect(figures.first { $0.name == "Texts" }?.number == Double(count))
        #expect(
            figures.allSatisfy {
                $0.explanation.count
                    <= Explanation.stepsAtFirst + Explanation.assumedStepsAtFirst
            })
    }

    @Test func thereIsNoReportOfWhatIsNotThere() throws {
        let preview = try preview(.settings, "ios18", .large)
        let id = try #require(ItemID("sections.0.rows.1"))
        #expect(ElementReport(LayoutElement(id, text: 9), in: preview) == nil)
        let other = try #require(ItemID("sections.99.rows.1"))
        #expect(ElementReport(LayoutElement(other), in: preview) == nil)
    }
}
