// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Previewing
import TestSupport
import Testing

@testable import Auditing

/// What audits find in the bars of an app, with the key path of each element.
@Suite struct BarFindingsTests {
    private static let rows = #""sections": [{"rows": [{"title": "B"}]}]"#

    private func findings(
        _ text: String, theme: String = "{}",
        at categories: [ContentSizeCategory] = [.large, .accessibilityExtraExtraExtraLarge]
    ) throws -> [Finding] {
        let bench = try Bench()
        var audit = Audit()
        for category in categories {
            var environment = try bench.environment()
            environment.category = category
            audit.add(try bench.preview(text, in: environment))
        }
        return audit.result.findings
    }

    /// The elements with a finding of a rule.
    private func elements(_ findings: [Finding], _ rule: Rule, _ severity: Severity) -> [String] {
        findings.filter { $0.rule == rule && $0.severity == severity }.map(\.element.description)
            .sorted()
    }

    @Test func cutItemsAreViolations() throws {
        let long = String(repeating: "long ", count: 20)
        let found = try findings(
            """
            {"navigationBar": {"title": "A", "trailing": ["\(long)"]},
             "toolbar": {"items": ["Short", "\(long)"]},
             "tabBar": {"items": ["Tab", {"title": "\(long)", "image": "bell"}]},
             "searchBar": {"placeholder": "\(long)"}, \(Self.rows)}
            """)
        #expect(
            elements(found, .textTruncated, .violation) == [
                "navigationBar.title", "navigationBar.trailing.0", "tabBar.items.1",
                "toolbar.items.1",
            ])
        #expect(elements(found, .textTruncated, .information) == ["searchBar.placeholder"])
    }

    @Test func whatSystemDecidesIsInformation() throws {
        let found = try findings(
            """
            {"title": "A", "navigationBar": {"titleDisplayMode": "large"},
             "tabBar": {"items": ["One", "Two"]}, \(Self.rows)}
            """)
        #expect(
            elements(found, .doesNotScale, .information) == [
                "navigationBar.title", "tabBar.items.0",
            ])
        #expect(elements(found, .minimumSize, .information).contains("tabBar.items.0"))
        #expect(found.allSatisfy { $0.severity == .information })
        #expect(found.filter { $0.rule == .doesNotScale }.allSatisfy { $0.origin == .system })
    }

    @Test func imagesAloneNeedALabel() throws {
        let found = try findings(
            """
            {"toolbar": {"items": [{"image": "bell"}, {"image": "gear", "title": "Settings"},
             {"image": "gear", "accessibilityLabel": "More"}]}, \(Self.rows)}
            """)
        #expect(elements(found, .unlabelled, .violation) == ["toolbar.items.0"])
    }

    /// An element that fits the screen alone does not fit between the bars.
    @Test func barsTakeTheirRoomOffTheScreen() throws {
        let rows = #""sections": [{"rows": [{"title": "B", "height": 800}]}]"#
        let bars = #""navigationBar": {}, "toolbar": {"items": ["A"]}, "#
        #expect(try findings("{\(rows)}").allSatisfy { $0.rule != .fillsScreen })
        let found = try findings("{\(bars)\(rows)}").filter { $0.rule == .fillsScreen }
        #expect(found.count == 1)
        #expect(found.first?.message.contains("756") == true)
    }

    /// What iOS does not scale is no reason to fail, but a large title that is cut is.
    @Test func reachExcusesBars() throws {
        let bench = try Bench()
        func reach(_ title: String) throws -> Reach {
            var audit = ReachAudit()
            for category in ContentSizeCategory.allCases {
                var environment = try bench.environment()
                environment.category = category
                audit.add(
                    try bench.preview(
                        """
                        {"title": "\(title)", "navigationBar": {"titleDisplayMode": "large"}, \(Self.rows)}
                        """, in: environment))
            }
            return audit.result
        }
        #expect(try reach("Mail").resizeText == .passesAsFarAsSystemGoes)
        #expect(try reach("Mailboxes of all").largerText.isPassed == false)
    }
}
