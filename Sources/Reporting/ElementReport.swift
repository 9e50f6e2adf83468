// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations
import LayoutEngine
import Previewing
import Syntax

/// Everything that is known of an element of a preview, as names and values with their sources: one value
/// for the inspector's panel and for what is copied from it.
package struct ElementReport: Report, Hashable {
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
        /// Where the value comes from, with how sure that is. Empty where the steps say it.
        package let source: Origin
        /// How the number comes about; nil for one that is not computed.
        package let computation: Explanation?

        init(
            _ name: String, _ value: String, _ number: Double? = nil, source: Origin = "",
            _ computation: Explanation? = nil
        ) {
            (self.name, self.value, self.number) = (name, value, number?.rounded3)
            (self.source, self.computation) = (source, computation)
        }

        init(_ name: String, points: Double, source: Origin = "") {
            self.init(name, "\(points.plain) pt", points, source: source)
        }

        /// A length in points with how it comes about.
        init(_ name: String, _ explanation: Explanation) {
            self.init(name, "\(explanation.value.plain) pt", explanation.value, explanation)
        }

        /// Where the value comes from, each origin as often as it is used.
        package var origins: [Origin] { [source] + (computation?.steps ?? []).map(\.source) }

        /// Where the value comes from, in lines: the nearest steps of the arithmetic, or the source.
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
            "steps": graph.steps.map(\.json),
        ]
    }
}

extension ElementReport.Figure {
    /// - Parameter graph: the steps of the report, which figures share.
    fileprivate func json(_ graph: inout Explanation.Graph) -> JSONObject {
        [
            "name": name, "text": value, "value": number,
            "source": source.isEmpty ? nil : source.text,
            "step": computation.flatMap { graph.add($0) },
        ]
    }
}
