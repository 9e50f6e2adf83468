// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import LayoutEngine
import Previewing
import Syntax
import TestSupport
import Testing
import Workspace

@testable import Auditing

/// All defects are reported, and nothing else is.
@Suite struct FindingTests {
    private func findings(_ screen: String, at category: ContentSizeCategory) throws -> [Finding] {
        let bench = try Bench()
        var environment = try bench.environment()
        environment.category = category
        var audit = Audit(rules: [.textClipped, .textTruncated])
        audit.add(try bench.preview(screen, in: environment))
        return audit.result.findings
    }

    @Test func fixedHeightClipsFromTheSizeWhereTextNoLongerFits() throws {
        let screen = """
            {"sections": [{"header": {"title": "General", "textStyle": "headline", "height": 30},
                           "rows": [{"title": "Row"}]}]}
            """
        // The line of Headline is 20.3 points tall at L, 27.4 at XXXL, and 33.4 at AX1.
        #expect(try findings(screen, at: .large).isEmpty)
        #expect(try findings(screen, at: .extraExtraExtraLarge).isEmpty)
        let found = try findings(screen, at: .accessibilityMedium)
        #expect(found.map(\.element) == [.item(ItemID(.sectionHeader))])
        #expect(
            found.first?.message
                == "“General” header is clipped at AX1 and larger sizes: its text and margins need "
                + "45.667 pt, but the element is only 30 pt tall"
        )
        #expect(
            found.first?.remedy == "Make the height automatic, or limit the font size to 15 pt")
    }

    @Test func lineLimitTruncates() throws {
        let screen = """
            {"sections": [{"rows": [{"labels": [{"text": "One two three four five six seven eight",
                                                 "textStyle": "body", "lines": 1}]}]}]}
            """
        #expect(try findings(screen, at: .extraSmall).isEmpty)
        #expect(try findings(screen, at: .accessibilityLarge).map(\.rule) == [.textTruncated])
    }
}
