// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Testing

@testable import SwiftScreens

/// Every text in the bodies of shown views is on the screen with all branches, or passed over with a reason.
@Suite("nothing is dropped")
struct NothingDroppedTests {
    @Test(arguments: try RecordedApp.names()) func texts(app name: String) throws {
        let app = try RecordedApp(name)
        let reader = SwiftScreenReader(SwiftProject(app))
        for (view, tree) in try app.views() {
            let account = try #require(reader.account(of: tree, view: view).account)
            let dropped = account.entries.filter { $0.fate == SourceAccount.dropped }
            #expect(dropped.isEmpty, "\(view) drops \(dropped.map(\.text))")
        }
    }

    /// The account itself, counted by hand in the source: two texts of rows, one of an alert, one that decides a branch.
    @Test func fates() throws {
        let app = try RecordedApp("Choices")
        let reader = SwiftScreenReader(SwiftProject(app))
        for (view, tree) in try app.views() {
            let account = try #require(reader.account(of: tree, view: view).account)
            var literals = 0
            for member in Evaluator(SwiftProject(app)).types.views(in: tree)
            where member.name == view {
                member.bodyMember?.node.visit { node in
                    if node.kind == .string, !node.children.isEmpty { literals += 1 }
                }
            }
            let own = account.entries.filter { $0.place.hasPrefix(tree.path.string + ":") }
            #expect(own.count >= literals, "\(view): each literal of the body has its entry")
        }
    }
}
