// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The report of what became of the texts in a Swift source: a line for each, and the sums.
package struct SourceAccountReport: Report {
    package struct Entry: Sendable {
        let place: String
        let text: String
        let fate: String

        package init(place: String, text: String, fate: String) {
            (self.place, self.text, self.fate) = (place, text, fate)
        }
    }

    private let entries: [Entry]
    private let sums: [(fate: String, count: Int)]

    package init(_ entries: [Entry]) {
        self.entries = entries
        sums = entries.grouped(by: \.fate).map { ($0.key, $0.elements.count) }
    }

    package var json: JSONObject {
        [
            "version": 1,
            "texts": JSONList(entries) {
                ["source": $0.place, "text": $0.text, "fate": $0.fate] as JSONObject
            },
            "sums": JSONList(sums) { ["fate": $0.fate, "count": $0.count] as JSONObject },
        ]
    }

    package var text: String {
        let lines = entries.map { "\($0.place): \($0.fate): \($0.text.visible)" }
        let sums = sums.map { "\($0.count) \($0.fate)" }.joined(separator: ", ")
        return (lines + ["\(entries.count) texts: \(sums)"]).joined(separator: "\n")
    }
}
