// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Explanations
import LayoutEngine
import Previewing
import Syntax

/// Everything that is known of an element of a preview, as names and values with their sources: one value
/// for the inspector's panel and for what is copied from it.
package struct ElementReport: Hashable, Sendable {
    /// The element.
    package let element: LayoutElement
    /// The short name of the category, limits applied.
    package let category: String
    /// The item, then each of its texts; of a text that one alone.
    package let sections: [Section]

    /// The figures of an item or of a text.
    package struct Section: Hashable, Sendable {
        package let title: String
        package let figures: [Figure]
    }

    /// A name and a value.
    package struct Figure: Hashable, Sendable {
        package let name: String
        package let value: String
        /// The value as a number, in points or as a ratio; nil for words.
        package let number: Double?
        /// A key of a file or of the profile, with how sure that is. Empty where the steps say it.
        package let source: String
        /// How the number comes about; empty for one that is not computed.
        package let steps: [Explanation.Step]

        init(
            _ name: String, _ value: String, _ number: Double? = nil, source: String = "",
            _ steps: [Explanation.Step] = []
        ) {
            (self.name, self.value, self.number) = (name, value, number?.rounded3)
            (self.source, self.steps) = (source, steps)
        }

        /// A length in points.
        init(_ name: String, points: Double, source: String = "") {
            self.init(name, "\(points.plain) pt", points, source: source)
        }

        /// A length in points with how it comes about.
        init(_ name: String, _ explanation: Explanation) {
            self.init(
                name, "\(explanation.value.plain) pt", explanation.value, explanation.steps)
        }

        /// Where the value comes from, in lines: the steps of the arithmetic, or the source.
        package var explanation: [String] {
            guard !steps.isEmpty else { return source.isEmpty ? [] : [source] }
            return steps.map(\.line)
        }
    }
}

// MARK: - Formats

extension ElementReport {
    /// A way to write a report down.
    package enum Format: String, CaseIterable, Sendable {
        case text, markdown, json
    }

    /// The report in a format.
    package func rendered(as format: Format) -> String {
        switch format {
        case .text: text
        case .markdown: markdown
        case .json: json.written(indentation: "")
        }
    }

    private var text: String {
        sections.map { section in
            let lines = section.figures.flatMap { figure in
                ["  \(figure.name): \(figure.value)"] + figure.explanation.map { "    \($0)" }
            }
            return ([section.title] + lines).map(\.visible).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    private var markdown: String {
        sections.map { section in
            let lines = section.figures.map { figure in
                let cells = [
                    figure.name, figure.value, figure.explanation.joined(separator: "; "),
                ]
                return "| " + cells.map(\.markdownCell).joined(separator: " | ") + " |"
            }
            return (["### \(section.title.visible)", "", "| | | |", "| --- | --- | --- |"] + lines)
                .joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    private var json: SyntaxValue {
        .dictionary([
            .init("version", .number(Double(reportVersion))),
            .init("element", .string(element.item.description)),
            .init("category", .string(category)),
            .init(
                "sections",
                .array(
                    sections.map {
                        .dictionary([
                            .init("title", .string($0.title)),
                            .init("figures", .array($0.figures.map(\.json))),
                        ])
                    })),
        ])
    }
}

extension ElementReport.Figure {
    fileprivate var json: SyntaxValue {
        var entries = [
            SyntaxValue.Entry("name", .string(name)), SyntaxValue.Entry("text", .string(value)),
        ]
        if let number { entries.append(.init("value", .number(number))) }
        if !source.isEmpty { entries.append(.init("source", .string(source))) }
        if !steps.isEmpty {
            entries.append(.init("steps", .array(steps.map(\.json))))
        }
        return .dictionary(entries)
    }
}

extension Explanation {
    /// The steps for people, each on a line with its source.
    package var lines: [String] { steps.map(\.line) }
}

extension Explanation.Step {
    fileprivate var line: String { source.isEmpty ? text : "\(text) — \(source)" }

    fileprivate var json: SyntaxValue {
        .dictionary([
            .init("text", .string(text)), .init("value", .number(value.rounded3)),
            .init("source", .string(source)),
        ])
    }
}

extension SyntaxValue {
    /// JSON with an entry on each line.
    fileprivate func written(indentation: String) -> String {
        let inner = indentation + "  "
        func list(_ open: String, _ parts: [String], _ close: String) -> String {
            if parts.isEmpty { return open + close }
            let lines = parts.map { inner + $0 }.joined(separator: ",\n")
            return "\(open)\n\(lines)\n\(indentation)\(close)"
        }
        switch self {
        case .dictionary(let entries):
            return list(
                "{",
                entries.map {
                    "\(JSONLiteral.string($0.key)): \($0.value.written(indentation: inner))"
                }, "}")
        case .array(let values):
            return list("[", values.map { $0.written(indentation: inner) }, "]")
        case .string(let text), .date(let text): return JSONLiteral.string(text)
        case .number(let number): return number.text
        case .bool(let value): return "\(value)"
        case .null, .data: return "null"
        }
    }
}

extension String {
    /// The text in a cell of a Markdown table.
    fileprivate var markdownCell: String {
        visible.replacing("\\", with: "\\\\").replacing("|", with: "\\|")
    }
}
