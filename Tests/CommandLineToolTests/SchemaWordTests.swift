// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import FoundationEssentials
import LayoutEngine
import Syntax
import TestSupport
import Testing

@testable import Auditing
@testable import Documents
@testable import Previewing
@testable import Reporting

/// Each list of words in a schema has the words of the enumeration that it repeats.
@Suite struct SchemaWordTests {
    private static let categories = ContentSizeCategory.allCases.map(\.shortName)
    private static let styles = TextStyle.allCases.map(\.uiKitName)
    private static let sources = FontSource.allCases.map(\.rawValue)
    private static let losses = Sweep.lossRules.map(\.rawValue)
    private static let colors = SemanticColor.allCases.map(\.rawValue)
    private static let weights = FontWeight.named.map(\.name)
    private static let diagnostics = Diagnostic.Severity.allCases.map(\.rawValue)
    private static let lineBreakModes =
        LineBreakMode.allCases.map(\.rawValue) + [
            "tail", "middle", "head", "tailTruncation", "middleTruncation", "headTruncation",
            "wordWrap",
        ]
    private static let alignments = TextAlignment.allCases.map(\.rawValue) + ["left", "right"]
    private static let directions =
        Screen.LayoutDirection.allCases.map(\.rawValue) + ["ltr", "rtl"]
    private static let textCases = TextCase.allCases.map(\.rawValue)
    private static let axes = TextAxis.allCases.map(\.rawValue)
    private static let stackAlignments =
        StackAlignment.allCases.map(\.rawValue) + ["firstBaseline", "lastBaseline"]

    /// The decorations of all kinds. The switch for each kind is exhaustive.
    private static let decorations: [Decoration.Kind] =
        (Accessory.Kind.types + Accessory.Kind.leadingTypes + [
            .clear, .badge(""), .filledBadge(""), .stepper, .switch(isOn: true),
            .switch(isOn: false),
        ]).uniqued().map { .accessory($0) }
        + [
            .slider(value: 0, minimumImage: nil, maximumImage: nil),
            .segmentedControl(count: 1, selected: nil), .progress(0), .textField, .textView,
            .datePicker, .button(isProminent: true), .placeholder,
        ].map { .control($0) } + [.image(0), .separator]

    /// The words of each list, by schema and by the path to it, without the keys of JSON Schema itself.
    private static let lists: [String: [String]] = [
        "baseline/category": categories + ["all"],
        "baseline/checked/appearances": Appearance.allCases.map(\.rawValue),
        "check-first-break-report/category": categories,
        "check-first-break-report/rule": losses,
        "check-report/findings/origin": Finding.Origin.allCases.map(\.rawValue),
        "check-report/findings/severity": Severity.allCases.map(\.rawValue),
        "check-report/rule": Rule.allCases.map(\.rawValue),
        "check-report/category": categories,
        "diff-report/category": categories + ["all"],
        "diff-report/differences/categories": categories,
        "diff-report/differences/kind": Differences.Subject.Kind.allCases.map(\.rawValue),
        "explain-report/quantity": ExplanationReport.Quantity.allCases.map(\.rawValue),
        "explain-report/category": categories,
        "fonts-report/style/style": styles,
        "fonts-report/style/source": sources,
        "fonts-report/font/source": sources,
        "fonts-report/match/source": sources,
        "layout-report/category": categories,
        "layout-report/item/kind": ItemID.Kind.allCases.map(\.rawValue),
        "layout-report/item/ornaments/kind": decorations.map(\.name),
        "layout-report/text/lineEnds": LineEnd.allCases.map(\.rawValue),
        "project/element/kind": ItemID.Kind.allCases.map(\.rawValue),
        "project/category": categories + ["all"],
        "project/level": Project.RuleLevel.allCases.map(\.rawValue),
        "project/appearances": Appearance.allCases.map(\.rawValue),
        "devices/confidence": ["verified", "single", "assumed"],
        "devices/devices/front": Device.Parts.Front.allCases.map(\.rawValue),
        "profile/confidence": ["verified", "single", "assumed"],
        "profile/pitch": Profile.Lines.Pitch.allCases.map(\.rawValue),
        "profile/raising": ["keepsHeight", "raisesLine"],
        "profile/category": categories,
        "reach-report/category": categories,
        "reach-report/textStyle": styles,
        "reach-report/verdict/verdict": [
            "passes", "passesAsFarAsSystemGoes", "fails", "notChecked",
        ],
        "reach-report/loss/rule": losses,
        "reach-report/growth/verdict": [
            "reaches", "limitedBySystem", "maximumPointSize", "categoryLimit", "fixedSize",
            "shrinksToFit",
        ],
        "reach-report/evidence/shows": Reach.Evidence.Subject.allCases.map(\.rawValue),
        "record-verify-report/screens/tables/differences/categories": categories,
        "spec-report/category": categories,
        "spec-report/styles/style": styles,
        "spec-report/styles/sizes/category": categories,
        "spec-report/elements/kind": ItemID.Kind.allCases.map(\.rawValue),
        "spec-report/elements/spaces/kind": DirectionalEdge.allCases.map {
            Redline.Kind.margin($0).key
        } + LayoutGap.Kind.allCases.map(\.rawValue),
        "spec-report/elements/texts/role": [
            TextContent.Role.title, .value, .subtitle, .label, .accessory,
        ].map(\.rawValue),
        "scale-report/ladder/style": styles,
        "scale-report/ladder/kind": ["system", "custom"],
        "screen/layoutDirection": directions, "screen/direction": directions,
        "screen/separatorStyle": TableAppearance.SeparatorStyle.allCases.map(\.rawValue),
        "screen/section/headerProminence": Section.HeaderProminence.allCases.map(\.rawValue),
        "screen/run/inlinePresentationIntent": TextRun.Intent.allCases.map(\.rawValue),
        "screen/run/underlineStyle": TextRun.UnderlineStyle.allCases.map(\.rawValue),
        "screen/sectionFooter/alignment": alignments,
        "screen/sectionFooter/lineBreakMode": lineBreakModes,
        "screen/sectionFooter/textCase": textCases,
        "screen/sectionFooter/case": textCases,
        "screen/tableFooter/alignment": alignments,
        "screen/tableFooter/lineBreakMode": lineBreakModes,
        "screen/tableFooter/textCase": textCases,
        "screen/tableFooter/case": textCases,
        "screen/tableStyle": TableStyle.allCases.map(\.rawValue),
        "screen/cells": Screen.Cells.allCases.map(\.rawValue),
        "screen/cellLayout": Screen.CellLayout.allCases.map(\.rawValue),
        "screen/geometry": Screen.Geometry.allCases.map(\.rawValue),
        "screen/headerFooterLayout": Screen.Geometry.allCases.map(\.rawValue),
        "screen/row/onlyIn": categories,
        "screen/section/onlyIn": categories,
        "screen/textStyle": TextStyle.allCases.flatMap(\.allNames),
        "screen/weight": weights,
        "screen/color": colors,
        "screen/text/alignment": alignments,
        "screen/text/lineBreakMode": lineBreakModes,
        "screen/sectionHeader/alignment": alignments,
        "screen/sectionHeader/lineBreakMode": lineBreakModes,
        "screen/sectionHeader/textCase": textCases,
        "screen/sectionHeader/case": textCases,
        "screen/tableHeader/alignment": alignments,
        "screen/tableHeader/lineBreakMode": lineBreakModes,
        "screen/tableHeader/textCase": textCases,
        "screen/tableHeader/case": textCases,
        "screen/image/shape": RowImage.Shape.allCases.map(\.rawValue),
        "screen/image/symbolScale": RowImage.SymbolScale.allCases.map(\.rawValue),
        "screen/navigationBar/titleDisplayMode":
            NavigationBar.TitleDisplayMode.allCases.map(\.rawValue),
        "screen/searchBar/placement": SearchBar.Placement.allCases.map(\.rawValue),
        "screen/row/kind": Row.Kind.allCases.map(\.rawValue) + ["segmented"],
        "screen/row/accessory": ["none"] + Accessory.Kind.types.map(\.name)
            + [
                "disclosureIndicator", "detailButton", "detailDisclosure",
                "detailDisclosureButton",
            ],
        "screen/row/leadingAccessory": ["none"] + Accessory.Kind.leadingTypes.map(\.name),
        "screen/row/clearButtonMode": Row.ClearButtonMode.allCases.map(\.rawValue),
        "screen/row/role": Row.ButtonRole.allCases.map(\.rawValue),
        "screen/row/buttonStyle": Row.ButtonStyle.allCases.map(\.rawValue),
        "screen/row/style": Row.ButtonStyle.allCases.map(\.rawValue) + ["prominent"],
        "screen/row/separator": ["automatic", "none"],
        "screen/row/stack": axes, "screen/row/accessibilityAxis": axes,
        "screen/row/alignment": stackAlignments,
        "screen/stack/stack": axes, "screen/stack/accessibilityAxis": axes,
        "screen/stack/alignment": stackAlignments,
        "screen/category": ContentSizeCategory.allCases.flatMap(\.allNames)
            + ["unspecified", "_UICTContentSizeCategoryUnspecified"],
        "theme-show-report/styles/style": styles,
        "theme-show-report/styles/source": ["builtIn"]
            + sources.filter { !["standIn", "installed"].contains($0) },
        "theme-validate-report/files/diagnostics/severity": diagnostics,
        "theme-validate-report/files/kinds/severity": diagnostics,
        "theme/textStyle": TextStyle.allCases.flatMap(\.allNames),
        "theme/weight": weights,
        "theme/color": colors,
        "theme/entry/design": ThemeFont.Design.allCases.map(\.rawValue),
        "theme/entry/weight": ThemeFont.Weight.allCases.map(\.rawValue),
        "theme/sectionHeader/alignment": alignments,
        "theme/sectionHeader/textCase": textCases,
        "theme/sectionHeader/case": textCases,
    ]

    @Test func everyListInASchemaIsThatOfTheCode() throws {
        let folder = SourceTree.root.appending(path: "Resources/schemas")
        var found: [String: [String]] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            let tree = try #require(SyntaxTree.read(SourceFile(name: name, text: text)).value)
            Self.collect(tree.root, String(name.dropLast(".schema.json".count)), into: &found)
        }
        #expect(Set(found.keys) == Set(Self.lists.keys))
        for (path, words) in found {
            let expected = Set(Self.lists[path] ?? [])
            #expect(Set(words) == expected, "\(path): \(expected.symmetricDifference(words))")
            #expect(words.count == Set(words).count, "\(path)")
        }
    }

    /// Lists in the documentation, as they are written there.
    @Test(arguments: [
        ("file-formats", TableStyle.allCases.map(\.rawValue)),
        ("file-formats", ["none"] + Accessory.Kind.types.map(\.name)),
        ("file-formats", TextCase.allCases.map(\.rawValue)),
        ("file-formats", TextAlignment.allCases.map(\.rawValue)),
    ])
    func listInTheDocumentationIsThatOfTheCode(document: String, words: [String]) throws {
        let text = try documentation(document)
        #expect(text.contains(words.map { "`\($0)`" }.joined(separator: ", ")), "\(words)")
    }

    @Test(arguments: [Self.weights, Self.colors])
    func namesInTheDocumentationAreThoseOfTheCode(words: [String]) throws {
        #expect(
            try documentation("file-formats").contains("`\(words.joined(separator: " "))`"))
    }

    /// The documentation explains each word of a list.
    @Test func documentationKnowsEveryWord() throws {
        let (formats, commands) = try (documentation("file-formats"), documentation("command-line"))
        for kind in Row.Kind.allCases { #expect(formats.contains("| `\(kind.rawValue)` |")) }
        for cells in Screen.Cells.allCases { #expect(formats.contains("`\(cells.rawValue)`")) }
        for layout in Screen.CellLayout.allCases.map(\.rawValue)
            + Screen.Geometry.allCases.map(\.rawValue)
        { #expect(formats.contains("`\(layout)`")) }
        for word in ItemID.Kind.allCases.map(\.rawValue) + LineEnd.allCases.map(\.rawValue)
            + PreviewAxis.allCases.map(\.rawValue)
        {
            #expect(commands.contains("`\(word)`"), "\(word)")
        }
    }

    /// A document with a single space for each run of white space.
    private func documentation(_ name: String) throws -> String {
        let file = SourceTree.root.appending(path: "docs/\(name).md")
        return try String(contentsOf: file, encoding: .utf8)
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Words of JSON Schema that do not lead to another place in a document.
    private static let structure: Set<String> = [
        "properties", "$defs", "items", "oneOf", "allOf", "anyOf", "value", "if", "then",
    ]

    private static func collect(
        _ node: Node, _ path: String, into found: inout [String: [String]]
    ) {
        for entry in node.entries ?? [] {
            if entry.key == "enum", let words = entry.value.array?.compactMap(\.string) {
                found[path] = words
            } else {
                let step = structure.contains(entry.key) ? "" : "/\(entry.key)"
                collect(entry.value, path + step, into: &found)
            }
        }
        for element in node.array ?? [] { collect(element, path, into: &found) }
    }
}
