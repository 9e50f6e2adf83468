// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations
import LayoutEngine
import Previewing
import Syntax
import Words

/// All figures of an element of a preview, with their sources. The sidebar shows them, and copies
/// contain them.
package struct ElementReport: Report, Hashable {
    package let element: LayoutElement
    /// The short name of the category, after applying limits.
    package let category: String
    /// One section for the item, then one for each of its texts; for a text, only its own.
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
        /// The source of the value and its reliability. Empty if the steps have the sources.
        package let source: Origin
        /// The calculation of the number; nil if it is not computed.
        package let computation: Explanation?

        init(
            _ name: String, _ value: String, _ number: Double? = nil, source: Origin = "",
            _ computation: Explanation? = nil
        ) {
            (self.name, self.value, self.number) = (name, value, number?.rounded3)
            (self.source, self.computation) = (source, computation)
        }

        init(_ name: String, points: Double, source: Origin = "") {
            self.init(name, points.points, points, source: source)
        }

        /// A length in points with its calculation.
        init(_ name: String, _ explanation: Explanation) {
            self.init(name, explanation.value.points, explanation.value, explanation)
        }

        /// The sources of the value, each as often as it is used.
        package var origins: [Origin] { [source] + (computation?.steps ?? []).map(\.source) }

        /// The source of the value, in lines: the nearest steps of the calculation, or else the
        /// source.
        package var explanation: [String] {
            computation?.nearestLines ?? (source.isEmpty ? [] : [source.text])
        }
    }

    package var text: String {
        sections.map { section in
            let lines = section.figures.flatMap { figure in
                ["  \(figure.name): \(figure.value)"] + figure.explanation.map { "    \($0)" }
            }
            return ([section.title] + lines).map(\.visible).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }
}

// MARK: - JSON

extension ElementReport {
    package var json: JSONObject {
        var graph = Explanation.Graph()
        let sections: [JSONObject] = sections.map {
            ["title": $0.title, "figures": $0.figures.map { $0.json(&graph) }]
        }
        return [
            "element": element.item.description, "category": category, "sections": sections,
            "steps": graph.steps.map { $0.json(parts: $0.parts) },
        ]
    }
}

extension ElementReport.Figure {
    /// - Parameter graph: the steps of the whole report, shared by figures.
    fileprivate func json(_ graph: inout Explanation.Graph) -> JSONObject {
        [
            "name": name, "text": value, "value": number,
            "source": source.isEmpty ? nil : source.text,
            "step": computation.flatMap { graph.add($0) },
        ]
    }
}
