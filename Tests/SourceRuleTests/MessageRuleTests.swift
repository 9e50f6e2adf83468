// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Messages are literals that `scripts/messages` finds and translations repeat. Their arguments have numbers.
@Suite struct MessageRuleTests {
    private static func faults(in source: String) -> [Substring] {
        let other = /\b(?:tr|trn|trc)\((?!\s*")[^\n]*/
        let interpolated = /\b(?:tr|trn|trc)\(\s*"(?!"")(?:[^"\\\n]|\\[^(])*\\\([^\n]*/
        let block = /\b(?:tr|trn|trc)\(\s*"""\n(?:[^\\]|\\[^(])*?(?:\\\(|""")/
        return source.matches(of: other).map(\.output)
            + source.matches(of: interpolated).map(\.output)
            + source.matches(of: block).map(\.output).filter { $0.hasSuffix("\\(") }
    }

    @Test func messagesAreLiteralsWithoutInterpolation() throws {
        for file in try SwiftFile.all(in: "Sources") where !file.path.hasPrefix("Sources/Words/") {
            let faults = Self.faults(in: file.lines.joined(separator: "\n"))
            #expect(faults.isEmpty, "\(file.path): \(faults)")
        }
    }

    /// The guide is translated as a document, with the same headings and paragraphs.
    @Test func guidesHaveTheSameHeadings() throws {
        func lines(_ path: String) throws -> [Substring] {
            try String(contentsOfFile: SourceTree.path(path), encoding: .utf8)
                .split(whereSeparator: \.isNewline)
        }
        func levels(_ name: String) throws -> [Int] {
            try lines("Resources/\(name)").map { $0.prefix { $0 == "#" }.count }
        }
        let languages = try lines("po/LINGUAS")
        #expect(languages.count > 1)
        let english = try levels("guide.md")
        for language in languages {
            #expect(try levels("guide.\(language).md") == english, "\(language)")
        }
    }

    @Test func faultsAreFound() {
        let faults = Self.faults(
            in: #"""
                tr("Fine, %1$s", "\(name)") + trn("%1$s row", "%1$s rows", count)
                tr("Not \(fine)")
                tr(name)
                trc("verb", "Open")
                let string = "\(count)"
                """#)
        #expect(faults.map { $0.prefix(8) } == ["tr(name)", "tr(\"Not "])
    }
}
