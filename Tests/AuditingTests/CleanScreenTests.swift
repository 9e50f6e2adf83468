// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import PangoText
import Previewing
import TestSupport
import Testing

@testable import Auditing
@testable import Documents

/// Screens without a defect have no violation at any category, width, and generation, and the rules that apply pass.
@MainActor @Suite struct CleanScreenTests {
    private static let words = [
        "Wi-Fi", "Language", "Sounds", "and", "a", "Quiet Hours", "on this device", "Privacy",
        "Text",
        "for how long", "Camera", "22:00", "English", "Mereana",
    ]

    private static func text(_ most: Int, using random: inout SeededGenerator) -> String {
        (0...Int.random(in: 0...most, using: &random)).map { _ in
            words.randomElement(using: &random) ?? ""
        }.joined(separator: " ")
    }

    /// A screen with automatic heights and unlimited lines. It depends only on the seed.
    private static func screen(seed: UInt64) -> Screen {
        var random = SeededGenerator(seed: seed)
        func attributes() -> TextAttributes {
            var attributes = TextAttributes()
            attributes.textStyle = TextStyle.allCases.randomElement(using: &random)
            attributes.lines = 0
            return attributes
        }
        func row() -> Row {
            var row = Row(
                kind: Row.Kind.allCases.randomElement(using: &random) ?? .default,
                title: text(6, using: &random))
            row.value = text(2, using: &random)
            row.subtitle = text(4, using: &random)
            row.image = row.kind == .image ? .symbol("bell") : nil
            let accessories = Accessory.Kind.types
            row.accessories = [
                row.kind == .switch
                    ? .switch(isOn: true) : accessories.randomElement(using: &random)
            ].compactMap(\.self)
            if row.kind == .labels {
                row.stack = Stack(
                    labels: (0...Int.random(in: 0...2, using: &random)).map { _ in
                        .label(Label(text: text(6, using: &random), attributes: attributes()))
                    }, spacing: Bool.random(using: &random) ? .system : .points(6))
            }
            return row
        }
        func header() -> SectionHeader {
            var header = SectionHeader(title: text(3, using: &random))
            header.appearance.text = attributes()
            return header
        }
        let sections = (0..<3).map { _ in
            let isOwn = Bool.random(using: &random)
            return Section(
                title: isOwn ? nil : text(2, using: &random), header: isOwn ? header() : nil,
                footer: Bool.random(using: &random) ? text(8, using: &random) : nil,
                rows: (0..<4).map { _ in row() })
        }
        return Screen(
            tableStyle: TableStyle.allCases.randomElement(using: &random) ?? .grouped,
            sections: sections)
    }

    private static func theme(_ name: String?) -> Theme {
        var theme = Theme.system
        for style in name == nil ? [] : TextStyle.allCases {
            theme.fonts[style] = ThemeFont(
                fontName: name, fontSize: style.preferredPointSize(at: .default))
        }
        return theme
    }

    private func audit(
        _ screen: Screen, _ theme: Theme, _ profile: Profile, widths: [Double],
        by previewer: Previewer
    ) -> AuditResult {
        var audit = Audit()
        for width in widths {
            for category in ContentSizeCategory.allCases {
                let environment = PreviewEnvironment(
                    profile: profile, category: category, width: width)
                audit.add(previewer.preview(theme: theme, screen: screen, in: environment))
            }
        }
        return audit.result
    }

    private func expectClean(_ result: AuditResult, _ name: String) {
        let violations = result.findings.filter { $0.severity == .violation }
        #expect(violations.isEmpty, "\(name): \(violations.map(\.message))")
        #expect((result.passed[.textClipped] ?? 0) > 0, "\(name)")
    }

    /// With the fonts of this machine, in the system font and in a custom font.
    @Test(arguments: 0..<36) func randomScreensAreClean(seed: UInt64) throws {
        let bench = try Bench()
        let previewer = bench.previewer(bench.makeLibrary())
        let theme = Self.theme(seed % 2 == 0 ? nil : "NotoSans-Regular")
        let profile = bench.profiles[Int(seed / 2) % bench.profiles.count]
        expectClean(
            audit(Self.screen(seed: seed), theme, profile, widths: [320, 390, 744], by: previewer),
            "seed \(seed)")
    }

    // MARK: - Bundled screens

    @Test(arguments: BundledScreen.allCases.filter { $0 != .staticTable && $0 != .customHeaders })
    func bundledScreensAreClean(bundled: BundledScreen) throws {
        let bench = try Bench()
        let previewer = bench.previewer(bench.makeLibrary())
        for profile in bench.profiles {
            for name in [nil, "NotoSerif-Regular"] {
                expectClean(
                    audit(
                        try bench.screen(bundled), Self.theme(name), profile,
                        widths: [320, 390, 744, 1024], by: previewer),
                    "\(bundled.rawValue), \(profile.name), \(name ?? "system")")
            }
            let result = audit(
                try bench.screen(bundled), .system, profile, widths: [375, 390, 430],
                by: previewer)
            let alarms = result.findings.filter { $0.severity != .information }
            #expect(alarms.isEmpty, "\(bundled.rawValue): \(alarms.map(\.message))")
        }
    }

    /// The rows of the first section have their fixed heights, and there is no other finding.
    @Test func staticTableHasItsFixedRows() throws {
        let bench = try Bench()
        let previewer = bench.previewer(bench.makeLibrary())
        for profile in bench.profiles {
            let result = audit(
                try bench.screen(.staticTable), .system, profile, widths: [390], by: previewer)
            let heights: Set<Rule> = [.textClipped, .rowNotGrown]
            let fixed = Set(
                result.findings.filter { $0.rule == .textClipped }.map(\.element.description))
            #expect(fixed == Set((0..<5).map { "sections.0.rows.\($0)" }), "\(profile.name)")
            for finding in result.findings where finding.severity == .violation {
                #expect(finding.rule == .textClipped, "\(finding.message)")
            }
            for finding in result.findings where heights.contains(finding.rule) {
                #expect(finding.element.description.hasPrefix("sections.0.rows."))
            }
        }
    }

    /// The defects that the article warns about: headers of a fixed height, a header of a fixed size, a hidden title.
    @Test(arguments: [320.0, 390, 744]) func customHeadersHaveWhatTheArticleWarnsOf(width: Double)
        throws
    {
        let bench = try Bench()
        let previewer = bench.previewer(bench.makeLibrary())
        let profile = try #require(bench.profiles.last)
        let result = audit(
            try bench.screen(.customHeaders), .system, profile, widths: [width], by: previewer)
        #expect(
            result.findings.map { "\($0.element) \($0.rule.rawValue) \($0.categories.english)" }
                == [
                    "sections.2.header header-conflict XS to AX5",
                    "sections.0.header text-clipped AX2 to AX5",
                    "sections.2.header text-clipped AX3 to AX5",
                    "sections.1.header does-not-scale XL to AX5",
                    "sections.0.header row-not-grown XXXL and AX1",
                    "sections.2.header row-not-grown AX2",
                ])
    }
}
