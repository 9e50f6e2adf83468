// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import ReaderTestSupport
import Testing

@testable import Documents
@testable import Syntax

/// Stacks in rows, and lines in labels.
@Suite struct StackReaderTests {
    private func read(_ row: String) -> ReadResult<Screen> {
        ScreenReader.read(
            SourceFile(name: "f", text: "{\"sections\": [{\"rows\": [\(row)]}]}"))
    }

    private func row(_ text: String) throws -> Row {
        let result = read(text)
        #expect(said(by: result) == "")
        return try #require(result.value?.sections.first?.rows.first)
    }

    @Test func stackIsReadWithItsItems() throws {
        let row = try row(
            """
            {"stack": "horizontal", "spacing": 6, "alignment": "firstBaseline",
             "accessibilityAxis": "vertical", "margins": {"top": 4}, "items": [
              {"image": "star"}, "One", {"spacer": 12}, {"spacer": "system"},
              {"stack": "vertical", "alignment": "leading", "items": [{"text": "Two", "lines": 3}]}]}
            """)
        #expect(row.kind == .stack)
        let stack = try #require(row.stack)
        #expect(stack.axis == .horizontal)
        #expect(stack.accessibilityAxis == .vertical)
        #expect(stack.spacing == .points(6))
        #expect(stack.alignment == .firstTextBaseline)
        #expect(row.margins.top == 4)
        #expect(stack.items[2] == .spacer(least: 12))
        #expect(stack.items[3] == .spacer(least: nil))
        #expect(stack.labels.map(\.text) == ["One", "Two"])
        #expect(stack.labels.map(\.attributes?.lines) == [nil, 3])
        #expect(stack.labelPaths.map(\.keyPath) == ["items.1", "items.4.items.0"])
        #expect(row.images.map { ($0.path + [.key("image")]).keyPath } == ["items.0.image"])
        #expect(row.texts == [.label(0), .label(1)])
    }

    @Test func barsAreReadWithTheirPositions() throws {
        let row = try row(
            #"{"stack": "horizontal", "items": ["A", {"slider": 0.25}, {"stack": "vertical", "items": [{"progress": 1}]}]}"#
        )
        let stack = try #require(row.stack)
        #expect(
            stack.controls == [
                .slider(value: 0.25, minimumImage: nil, maximumImage: nil), .progress(1),
            ])
        #expect(stack.labels.map(\.text) == ["A"])
    }

    @Test(arguments: ["1.5", "true", "\"a\""])
    func positionOutsideOfTheBarIsAnError(value: String) {
        let result = read(#"{"stack": "horizontal", "items": ["A", {"slider": \#(value)}]}"#)
        #expect(
            result.diagnostics.contains { $0.severity == .error && $0.message.contains("slider") })
    }

    /// A list in labels is a line with room before its last text, and no more than that in the file.
    @Test func listInLabelsIsALine() throws {
        let row = try row(
            #"{"labels": [["Ann", {"text": "9:41", "color": "secondaryLabel"}], "Hello"]}"#)
        let stack = try #require(row.stack)
        guard case .stack(let line) = stack.items[0] else {
            Issue.record("no line")
            return
        }
        #expect(line.axis == .horizontal && line.accessibilityAxis == .vertical)
        #expect(line.items.count == 3)
        #expect(
            stack.labelPaths.map(\.keyPath) == ["labels.0.0", "labels.0.1", "labels.1"])
    }

    @Test func typedTextReplacesTheLabelOfItsPlace() throws {
        let result = read(#"{"labels": [["Ann", "9:41"], "Hello"]}"#)
        var screen = try #require(result.value)
        let place = TextLocation.row(section: 0, row: 0, .label(1))
        #expect(screen.value(of: place).description == "screen sections.0.rows.0.labels.0.1")
        screen[place] = "Noon"
        #expect(screen.sections[0].rows[0].stack?.labels.map(\.text) == ["Ann", "Noon", "Hello"])
    }

    @Test(arguments: [
        (#"{"stack": "horizontal"}"#, ["value.missing-key"]),
        (#"{"items": ["a"], "kind": "stack"}"#, ["value.missing-key"]),
        (#"{"stack": "horizontal", "items": []}"#, ["screen.missing-items"]),
        (#"{"stack": "sideways", "items": ["a"]}"#, ["value.unknown-word"]),
        (#"{"stack": "vertical", "alignment": "top", "items": ["a"]}"#, ["screen.other-alignment"]),
        (#"{"stack": "vertical", "items": [{"spacer": true}]}"#, ["value.wrong-type"]),
        (#"{"stack": "vertical", "items": [5]}"#, ["screen.not-an-item"]),
        (#"{"stack": "vertical", "items": [{"systemName": "star"}]}"#, ["screen.not-an-item"]),
        (#"{"stack": "vertical", "items": [{"stack": "vertical"}]}"#, ["value.missing-key"]),
        (#"{"labels": [[]]}"#, ["screen.empty-line"]),
        (#"{"labels": [["a", "b"]], "trailing": "c"}"#, ["screen.trailing-beside-lines"]),
        (#"{"stack": "vertical", "title": "a", "items": ["a"]}"#, ["screen.unused-key"]),
    ])
    func mistakesAreSaid(row: String, ids: [String]) {
        #expect(read(row).diagnostics.map(\.id) == ids)
    }

    @Test func limitsAreSaidAtTheirPlaces() {
        func nested(_ levels: Int) -> String {
            (0..<levels).reduce("\"a\"") { inner, _ in
                "{\"stack\": \"vertical\", \"items\": [\(inner)]}"
            }
        }
        #expect(said(by: read(nested(8))) == "")
        #expect(read(nested(9)).diagnostics.map(\.id) == ["screen.too-many-levels"])
        #expect(read(nested(100)).diagnostics.map(\.id) == ["text.nested-too-deeply"])
        func wide(_ count: Int) -> String {
            let items = Array(repeating: "\"a\"", count: count).joined(separator: ", ")
            return "{\"stack\": \"horizontal\", \"items\": [\(items)]}"
        }
        #expect(said(by: read(wide(100))) == "")
        #expect(read(wide(101)).diagnostics.map(\.id) == ["screen.too-many-items"])
    }
}
