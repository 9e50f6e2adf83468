// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax
import Testing

@testable import Documents

/// Files of known findings, and what was checked for them.
@Suite("Baselines") struct BaselineTests {
    private static var checked: Project {
        var project = Project()
        project.themes = ["themes/a\"\n.json", "system"].map(FilePattern.init)
        project.widths = [.points(320), .points(390.5)]
        project.categories = [.extraSmall, .accessibilityExtraLarge]
        project.profiles = ["ios18"]
        project.appearances = [.dark]
        project.variants = [.asWritten]
        return project
    }

    private func written(_ baseline: Baseline) throws -> Baseline {
        let result = Baseline.read(SourceFile(name: "known.json", text: baseline.text))
        #expect(result.diagnostics.isEmpty)
        return try #require(result.value)
    }

    @Test("are read as they were written") func roundTrip() throws {
        let findings = ["a\u{202E}\n.json", nil].map { screen in
            KnownFinding(
                rule: "contrast", screen: screen, theme: screen == nil ? "b\u{7}.json" : nil,
                fingerprint: "00ff", sentence: "It’s \"low\"")
        }
        let baseline = Baseline(findings.sorted(), checked: Self.checked)
        let read = try written(baseline)
        #expect(read.findings == baseline.findings)
        #expect(read.findings.map(\.sentence) == baseline.findings.map(\.sentence))
        #expect(read.checked.widths == Self.checked.widths)
        #expect(read.checked.themes.map(\.text) == Self.checked.themes.map(\.text.visible))
        #expect(try written(read) == read)
        #expect(try written(Baseline()) == Baseline())
    }

    @Test("are covered by checks of no less") func covering() {
        let reductions: [(inout Project) -> Void] = [
            { $0.widths.removeLast() }, { $0.categories.removeFirst() }, { $0.themes.removeLast() },
            { $0.profiles = [] }, { $0.appearances = [] }, { $0.variants = [] },
        ]
        for (number, reduce) in reductions.enumerated() {
            var less = Self.checked
            reduce(&less)
            #expect(Self.checked.covers(less), "reduction \(number)")
            #expect(!less.covers(Self.checked), "reduction \(number)")
            #expect(less.joined(with: Self.checked).covers(Self.checked), "reduction \(number)")
        }
    }
}
