// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport
import Testing

@testable import Documents
@testable import Syntax

@Suite("Screens")
struct ScreenReaderTests {
    private func read(_ text: String) throws -> Screen {
        let result = ScreenReader.read(SourceFile(name: "f", text: text))
        #expect(said(by: result) == "", "\(text)")
        return try #require(result.value)
    }

    @Test("what a screen does not say is as UIKit has it")
    func defaults() throws {
        let screen = try read("{\"sections\": []}")
        #expect(screen == Screen())
        #expect(screen.tableStyle == .insetGrouped)
        #expect(screen.cells == .dynamic)
        #expect(screen.rowHeight == .automatic)
        #expect(try read("{\"cells\": \"static\", \"sections\": []}").rowHeight == .points(44))
        let row = try #require(
            try read("{\"sections\": [{\"rows\": [{\"title\": \"a\"}]}]}")
                .sections.first?.rows.first)
        #expect(row == Row(title: "a"))
    }

    @Test("everything a screen can say")
    func everything() throws {
        let screen = try read(
            """
            {"$schema": "x", "title": "T", "tableStyle": "plain", "cells": "static",
             "rowHeight": 60,
             "tableHeader": {"text": "H", "textStyle": "title", "height": 80, "fontName": "A",
               "fontSize": 21, "weight": "bold", "color": "tint", "background": "#FFF",
               "margins": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4},
               "alignment": "center", "lines": 2},
             "minimumContentSizeCategory": "M", "maximumContentSizeCategory": "accessibility-large",
             "sections": [{"header": "Plain", "rows": []}]}
            """)
        #expect(screen.title == "T")
        #expect(screen.rowHeight == .points(60))
        #expect(screen.minimumContentSizeCategory == .medium)
        #expect(screen.maximumContentSizeCategory == .accessibilityLarge)
        #expect(screen.sections == [Section(header: SectionHeader(title: "Plain"))])
        let header = try #require(screen.tableHeader)
        #expect(header.text == "H")
        #expect(header.appearance.height == .points(80))
        #expect(header.appearance.margins == Margins(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(header.appearance.text.textStyle == .title1)
        #expect(header.appearance.text.pointSize == 21)
        #expect(header.appearance.text.weight == .bold)
        #expect(header.appearance.text.alignment == .center)
        #expect(header.appearance.text.lines == 2)
    }

    @Test(
        "languages are tags",
        arguments: ["de", "DE-at", "zh-Hant", "zh-Hant-HK", "sr-Latn-RS", "gsw", "de-1996"])
    func languages(tag: String) throws {
        #expect(LanguageTag.isWellFormed(tag))
        let screen = try read("{\"language\": \"\(tag)\", \"sections\": []}")
        #expect(screen.language == tag)
    }

    @Test(
        "anything else is no tag",
        arguments: [
            "", "d", "german", "de_DE", "de-", "-de", "de--AT", "日本", "e1", "en-toolongtag",
        ])
    func noLanguages(tag: String) { #expect(!LanguageTag.isWellFormed(tag)) }

    @Test("every kind of row")
    func rows() throws {
        let screen = try read(
            """
            {"sections": [{"rows": [
              {"kind": "value", "title": "a", "value": "b", "accessory": "disclosure", "lines": 2},
              {"kind": "subtitle", "title": "a", "subtitle": "b", "image": "star"},
              {"kind": "switch", "title": "a", "isOn": true, "height": 50},
              {"kind": "button", "title": "a", "rowHeight": "automatic"},
              {"kind": "image", "title": "a", "image": "star", "accessory": "checkmark"},
              {"labels": [{"text": "a"}]},
              {"kind": "labels", "spacing": 8, "margins": {"top": 0}, "labels": [
                {"text": "b", "textStyle": "headline", "alignment": "right", "scales": false,
                 "fontName": "system", "fontSize": 18, "maximumPointSize": 30, "lines": 0,
                 "weight": 300, "color": "#12345678"}]}]}]}
            """)
        let rows = try #require(screen.sections.first?.rows)
        #expect(
            rows.prefix(5) == [
                Row(kind: .value, title: "a", value: "b", accessories: [.disclosure], lines: 2),
                Row(kind: .subtitle, title: "a", subtitle: "b", image: .symbol("star")),
                Row(
                    kind: .switch, title: "a", accessories: [.switch(isOn: true)],
                    height: .points(50)),
                Row(kind: .button, title: "a", height: .automatic),
                Row(kind: .image, title: "a", accessories: [.checkmark], image: .symbol("star")),
            ])
        #expect(
            rows[5].stack == Stack(labels: [.label(Label(text: "a", attributes: TextAttributes()))])
        )
        #expect(rows[6].stack?.spacing == .points(8))
        #expect(rows[6].margins == Margins(top: 0))
        let attributes = try #require(rows[6].stack?.labels.first?.attributes)
        #expect(attributes.textStyle == .headline)
        #expect(attributes.alignment == .trailing)
        #expect(attributes.scales == false)
        #expect(attributes.fontName == TextAttributes.systemFontName)
        #expect(attributes.pointSize == 18)
        #expect(attributes.maximumPointSize == 30)
        #expect(attributes.lines == 0)
        #expect(attributes.weight?.rawValue == 300)
    }

    @Test("UIKit's names and other words for a thing are read as the one of this format")
    func aliases() throws {
        let screen = try read(
            """
            {"sections": [{"rows": [
              {"title": "a", "accessory": "disclosureIndicator"},
              {"title": "a", "accessory": "detailButton"},
              {"title": "a", "accessory": "detailDisclosure"},
              {"title": "a", "image": {"systemName": "star"}},
              {"title": "a", "image": {"name": "star"}}]}]}
            """)
        #expect(
            screen.sections.first?.rows == [
                Row(title: "a", accessories: [.disclosure]),
                Row(title: "a", accessories: [.detail]),
                Row(title: "a", accessories: [.detail, .disclosure]),
                Row(title: "a", image: .symbol("star")), Row(title: "a", image: .symbol("star")),
            ])
    }

    @Test("what only a newer version has is a warning, and falls back")
    func newerVersion() throws {
        let result = ScreenReader.read(
            SourceFile(
                name: "f",
                text: """
                    {"version": 3, "tableStyle": "floating", "bars": [], "sections": [{"rows": [
                      {"kind": "dial", "title": "Brightness", "value": 0.5},
                      {"title": "a", "accessory": "sparkle", "image": {"systemName": "star"}}]}]}
                    """))
        let screen = try #require(result.value)
        #expect(screen.newerVersion == 3)
        #expect(screen.tableStyle == .insetGrouped)
        #expect(
            screen.sections.first?.rows == [
                Row(title: "Brightness"), Row(title: "a", image: .symbol("star")),
            ])
        #expect(result.diagnostics.count == 6)
        #expect(result.diagnostics.allSatisfy { $0.severity == .warning })
        #expect(result.diagnostics.first?.id == "screen.newer-version")
    }

    @Test("known versions change nothing", arguments: [1, Screen.latestVersion])
    func version(_ number: Int) throws {
        let screen = try read("{\"version\": \(number), \"sections\": []}")
        #expect(screen == Screen(version: number))
        #expect(screen.newerVersion == nil)
    }

    @Test("a row's own height comes before the screen's")
    func heights() {
        let screen = Screen(rowHeight: .points(44))
        #expect(screen.height(of: Row(title: "a")) == .points(44))
        #expect(screen.height(of: Row(title: "a", height: .automatic)) == .automatic)
    }

    @Test("attributes are completed by those behind them, part by part")
    func completion() {
        var own = HeaderAppearance()
        own.text.pointSize = 22
        own.margins.top = 6
        var theme = HeaderAppearance()
        theme.text.pointSize = 17
        theme.text.fontName = "A"
        theme.margins = Margins(top: 1, bottom: 2)
        theme.height = .points(44)
        let appearance = own.completed(by: theme)
        #expect(appearance.text.pointSize == 22)
        #expect(appearance.text.fontName == "A")
        #expect(appearance.margins == Margins(top: 6, bottom: 2))
        #expect(appearance.height == .points(44))
    }

    @Test("mistakes say what to do", arguments: ScreenMistakes.all)
    func mistake(_ mistake: Mistake) {
        expect(mistake.said, from: mistake.text, by: ScreenReader.read)
    }

    @Test("100,000 rows are read, one more is not", .timeLimit(.minutes(20)))
    func manyRows() {
        func screen(_ count: Int) -> SourceFile {
            let rows = Array(repeating: "{\"title\":\"a\"}", count: count).joined(separator: ",")
            return SourceFile(name: "f", text: "{\"sections\":[{\"rows\":[\(rows)]}]}")
        }
        #expect(ScreenReader.read(screen(100_000)).value?.sections[0].rows.count == 100_000)
        #expect(
            said(by: ScreenReader.read(screen(100_001)))
                == "f:1:22: error: A screen can have at most 100,000 rows. Remove some rows.")
    }
}
