// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Testing

@testable import SwiftScreens

@Suite("branches of unknown conditions")
struct ChoiceTests {
    private func titles(_ selection: BranchSelection = BranchSelection()) throws -> [String] {
        let screen = try RecordedApp("Choices").screen("ChoicesView", selection)
        return Outline.rows(of: screen).map { row in
            let parts = row.components(after: "title=")
            return parts ?? row
        }
    }

    @Test func firstBranchesAreShownWithoutAChoice() throws {
        let rows = try titles().joined(separator: "\n")
        for text in ["Account", "Sign out", "Nothing", "New", "Complete", "Day", "Hand"] {
            #expect(rows.contains(text))
        }
        for text in [
            "Sign in", "Create", "Help", "Error", "None", "Incomplete", "Night", "Desktop",
        ] {
            #expect(!rows.contains(text))
        }
    }

    /// One choice holds for `x`, for `!x`, and for a text that depends on it.
    @Test func negationsAreTheOtherSideOfTheSameChoice() throws {
        let rows = try titles(BranchSelection(chosen: ["model.isSignedIn": "false"]))
            .joined(separator: "\n")
        for text in ["Sign in", "Create an account", "Help"] { #expect(rows.contains(text)) }
        for text in ["Account\n", "Sign out"] { #expect(!rows.contains(text)) }
    }

    @Test(arguments: [
        (".empty", "Nothing"), (".failed(let message)", "Error: "), ("default", "Items"),
        ("no such branch", "Nothing"),
    ])
    func switches(branch: String, text: String) throws {
        let rows = try titles(BranchSelection(chosen: ["model.state": branch]))
        #expect(rows.count { $0.hasPrefix(text) || $0.contains("text=\(text)") } == 1)
        #expect(!rows.contains { $0.hasPrefix("Items") } || text == "Items")
    }

    @Test func guardsChooseBetweenTheRestAndTheirElse() throws {
        let rows = try titles(BranchSelection(chosen: ["model.isComplete": "false"]))
        #expect(rows.last?.hasPrefix("Incomplete") == true)
    }

    @Test func categoriesAreNoChoice() throws {
        let screen = try RecordedApp("Choices").screen("ChoicesView")
        let rows = Outline.rows(of: screen)
        #expect(rows.contains { $0.contains("Tall") && $0.contains("onlyIn=[AX1 |") })
        #expect(rows.contains { $0.contains("Wide") && $0.contains("onlyIn=[XS |") })
        #expect(!Outline.head(of: screen).contains("isAccessibilitySize"))
    }

    /// What is known where a view is used is no choice: arguments that are not passed, cases, `#if`, `#available`.
    @Test func whatIsKnownIsNoChoice() throws {
        let screen = try RecordedApp("Choices").screen("KnownView", BranchSelection(showsAll: true))
        #expect(screen.value.entries?.contains { $0.key == "choices" } == false)
        #expect(
            Outline.rows(of: screen) == [
                "kind=default title=Without an icon", "kind=default title=With an icon image=star",
                "kind=switch title=Switch isOn=true",
                "kind=value title=Value value=(text=12 textStyle=body color=label) "
                    + "accessibilityAxis=horizontal",
                "kind=subtitle title=Both subtitle=(text=Detail textStyle=footnote color=label) "
                    + "image=bell accessory=disclosure",
                "kind=default title=Newest", "kind=default title=iPhone",
                "kind=default title=(text=Postfix weight=bold)",
            ])
    }
}

extension String {
    /// What follows a part; nil without it.
    fileprivate func components(after part: String) -> String? {
        firstRange(of: part).map { String(self[$0.upperBound...]) }
    }
}
