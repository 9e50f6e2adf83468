// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import LayoutEngine

/// A pass over the whole table finds the same issues as a check of each item.
@Suite struct LayoutIssueTests {
    private static let lineLength = 24

    /// A table in which some items are too low, some texts have limits, and some words are too long.
    private static func layout(seed: UInt64) -> TableLayout {
        var fixture = TableFixture(seed: seed)
        var random = SeededGenerator(seed: seed &+ 1000)
        for section in fixture.content.sections.indices {
            for row in fixture.content.sections[section].rows.indices {
                change(&fixture.content.sections[section].rows[row], using: &random)
            }
            if Bool.random(using: &random) {
                fixture.content.sections[section].header?.height = .points(24)
            }
        }
        fixture.width = [60.0, 120, 200, 390, 1024].randomElement(using: &random) ?? 390
        let factors: [Double] = [1, 1, 2, 3]
        let factor = factors.randomElement(using: &random) ?? 1
        return fixture.layout(sizes: TableFixture.sizes.map { $0 * factor })
    }

    private static func change(_ row: inout RowContent, using random: inout SeededGenerator) {
        if Int.random(in: 0..<3, using: &random) == 0 {
            row.height = .points(Double(Int.random(in: 8...90, using: &random)))
        }
        for text in row.texts.indices {
            if Bool.random(using: &random) {
                row.texts[text].lineLimit = Int.random(in: 0...2, using: &random)
                row.texts[text].lineBreakMode =
                    LineBreakMode.allCases.randomElement(using: &random) ?? .byTruncatingTail
                row.texts[text].minimumScale = [1, 1, 0.5, 0.8].randomElement(using: &random) ?? 1
            }
            if Int.random(in: 0..<4, using: &random) == 0 {
                row.texts[text].text +=
                    ["\nmore", " Donaudampfschifffahrt", "\t", " ☃"]
                    .randomElement(using: &random) ?? ""
            }
        }
        if case .stack(var stack) = row.kind, Bool.random(using: &random) {
            stack.margins.leading = [0, 16, 70].randomElement(using: &random) ?? 0
            stack.margins.trailing = [0, 16, 70].randomElement(using: &random) ?? 0
            row.kind = .stack(stack)
        }
    }

    /// The issues to find, without the figures that only the pass computes.
    private enum Found: Hashable {
        case height(Int, needed: Double, given: Double, isClipped: Bool)
        case truncation(Int, text: Int, given: Double)
        case brokenWord(Int, text: Int)
        case longLine(Int, text: Int, count: Int)
        case shrinking(Int, text: Int)
        case frame(Int, LayoutIssue.Kind)
    }

    private static func found(_ issue: LayoutIssue) -> Found {
        switch issue.kind {
        case .height(let needed, let given, let isClipped):
            .height(issue.item, needed: needed, given: given, isClipped: isClipped)
        case .truncation(let text, _, _, let given, _):
            .truncation(issue.item, text: text, given: given)
        case .brokenWord(let text, _, _, _): .brokenWord(issue.item, text: text)
        case .longLine(let text, let count): .longLine(issue.item, text: text, count: count)
        case .shrinking(let text, _): .shrinking(issue.item, text: text)
        case .overflow, .collision, .crowding, .scroll: .frame(issue.item, issue.kind)
        }
    }

    /// Whether an item is lower than its lines, without the leading below the last line.
    private static func cutsLetters(_ item: ItemLayout, in layout: TableLayout) -> Bool {
        let texts = item.texts.filter { $0.content.role != .accessory || item.texts.count == 1 }
        let bottom = texts.map { text in
            let font = layout.font(of: text.content)
            let letters = (font.metrics.ascent + font.metrics.descent) * font.pointSize
            return text.frame.maxY - max(0, font.linePitch - letters)
        }.max()
        let top = texts.map(\.frame.y).min()
        guard let top, let bottom else { return false }
        return bottom - top > layout.arrangedHeight(at: layout.index(of: item.id) ?? 0) + 1e-6
    }

    private static func found(in layout: TableLayout, at index: Int) -> [Found] {
        let item = layout.item(at: index)
        var found = item.collisions(in: layout).map { Found.frame(index, $0) }
        if !item.texts.isEmpty, item.neededHeight > item.frame.height + 1e-6 || item.isClipped {
            found.append(
                .height(
                    index, needed: item.neededHeight, given: layout.arrangedHeight(at: index),
                    isClipped: item.isClipped && cutsLetters(item, in: layout)))
        }
        for (number, text) in item.texts.enumerated() {
            if text.isScrolled, let line = text.lines.first {
                found.append(
                    .frame(
                        index,
                        .scroll(
                            text: number, needed: layout.grid.ceil(line.width),
                            given: text.frame.width)))
            }
            if text.scale < 1 { found.append(.shrinking(index, text: number)) }
            if text.isTruncated {
                found.append(.truncation(index, text: number, given: text.frame.height))
            }
            if text.lines.contains(where: { $0.end == .letters }) {
                found.append(.brokenWord(index, text: number))
            }
            let scalars = Array(text.content.text.unicodeScalars)
            let longest = text.lines.map { line in
                let characters = scalars[line.scalars]
                return characters.count
                    - (characters.last.map { " \t".contains("\($0)") } == true ? 1 : 0)
            }.max()
            if let longest, longest > lineLength {
                found.append(.longLine(index, text: number, count: longest))
            }
        }
        return found
    }

    @Test(arguments: 0..<120) func passFindsWhatItemsShow(seed: UInt64) {
        let layout = Self.layout(seed: seed)
        let issues = layout.issues(lineLength: Self.lineLength)
        #expect(issues.map(\.item) == issues.map(\.item).sorted())
        let found = Set(issues.map(Self.found))
        let shown = Set(layout.ids.indices.flatMap { Self.found(in: layout, at: $0) })
        // The pass also checks the truncated part of a text, after the ellipsis.
        let alone = found.subtracting(shown).filter { issue in
            switch issue {
            case .brokenWord(let item, let text), .longLine(let item, let text, _):
                !layout.item(at: item).texts[text].isTruncated
            default: true
            }
        }
        #expect(alone.isEmpty, "found alone")
        let missed = shown.subtracting(found).filter { issue in
            guard case .longLine(let item, let text, _) = issue else { return true }
            // A longer line after the ellipsis replaces it.
            return !found.contains {
                if case .longLine(item, text, _) = $0 { true } else { false }
            }
        }
        #expect(missed.isEmpty, "shown alone")
        #expect(found.count == issues.count)
    }

    @Test(arguments: 0..<120) func lostTextIsFoundAlone(seed: UInt64) {
        let layout = Self.layout(seed: seed)
        let lost = layout.issues(lineLength: Self.lineLength).filter {
            switch $0.kind {
            case .longLine, .brokenWord, .shrinking: false
            default: true
            }
        }
        #expect(layout.issues(lineLength: nil) == lost)
    }

    /// The random tables have every kind of issue, and a check of each item misses some.
    @Test func randomTablesHaveEverything() {
        let kinds = (0..<120).flatMap { Self.layout(seed: $0).issues(lineLength: Self.lineLength) }
            .map(\.kind)
        func count(_ isWanted: (LayoutIssue.Kind) -> Bool) -> Int { kinds.count(where: isWanted) }
        #expect(count { if case .height(_, _, true) = $0 { true } else { false } } > 20)
        #expect(count { if case .height(_, _, false) = $0 { true } else { false } } > 20)
        #expect(count { if case .truncation = $0 { true } else { false } } > 20)
        #expect(count { if case .brokenWord = $0 { true } else { false } } > 20)
        #expect(count { if case .longLine = $0 { true } else { false } } > 20)
        #expect(count { if case .overflow = $0 { true } else { false } } > 0)
        #expect(count { if case .collision(_, .accessory, _, _) = $0 { true } else { false } } > 5)
        #expect(count { if case .collision(_, .image, _, _) = $0 { true } else { false } } > 2)
    }

    // MARK: - Figures

    @Test func figuresAreThoseOfTheLayout() throws {
        // Nine characters of half an em at 17 points fit 140 minus the insets and the margins.
        var row = TableFixture.row("aaaa bbbb cccc dddd e")
        row.texts[0].lineLimit = 1
        var fixture = TableFixture(rows: [row])
        fixture.width = 140
        let issues = fixture.layout().issues(lineLength: 70)
        #expect(
            issues.map(\.kind) == [
                .truncation(text: 0, lineCount: 3, needed: 51, given: 17, isLost: false)
            ])
    }

    /// Without a limit of several lines, no further issue appears.
    @Test func nothingHidesBehindAnEllipsis() throws {
        func issues(lineLimit: Int) -> [LayoutIssue.Kind] {
            var row = TableFixture.row("an old word and an extraordinary one")
            row.texts[0].lineLimit = lineLimit
            var fixture = TableFixture(rows: [row])
            fixture.width = 100
            return fixture.layout().issues(lineLength: 8).map(\.kind).filter {
                if case .truncation = $0 { false } else { true }
            }
        }
        let whole = issues(lineLimit: 0)
        #expect(whole.count == 1)
        for lineLimit in 2...4 { #expect(issues(lineLimit: lineLimit) == whole, "\(lineLimit)") }
        // The ellipsis of a single line replaces its words.
        #expect(issues(lineLimit: 1).isEmpty)
    }

    @Test func brokenWordHasItsWholeWidth() throws {
        var fixture = TableFixture(rows: [TableFixture.row("an extraordinary word")])
        fixture.width = 100
        // Thirteen letters of 8.5 points in 100 minus the insets of 16 and the margins of 16 and 8.
        let issues = fixture.layout().issues(lineLength: 70)
        #expect(
            issues.map(\.kind) == [
                .brokenWord(text: 0, scalars: 3..<16, needed: 13 * 8.5, given: 44)
            ])
    }
}

extension TableLayout {
    /// The height of an item as arranged. Frames are differences of sums.
    func arrangedHeight(at index: Int) -> Double {
        var buffer = ArrangementBuffer(composer, table)
        buffer.arrange(index, .none, table.outline.shape(of: index).shape)
        return buffer.arrangement.height
    }
}
