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

    @Test func eachTextHasItsFate() throws {
        let app = try RecordedApp("Choices")
        let tree = try #require(SwiftProject(app).tree(of: app.swiftFiles[0]))
        let reader = SwiftScreenReader(SwiftProject(app))
        let account = try #require(reader.account(of: tree, view: "ChoicesView").account)
        let fates = Dictionary(
            account.entries.map { ($0.text, $0.fate) }, uniquingKeysWith: { first, _ in first })
        #expect(fates["Account"] == "shown")
        #expect(fates["Sign in"] == "shown")
        #expect(fates["Name: …"] == "shown")
        #expect(account.entries.count == Set(account.entries.map(\.place)).count)
    }

    /// Rows of more items than the file format has, and of deeper stacks.
    @Test(arguments: [(texts: 150, levels: 1), (texts: 12, levels: 20), (texts: 99, levels: 3)])
    func rowsBeyondTheLimitsOfTheFormat(texts: Int, levels: Int) throws {
        let builder = TreeBuilder()
        let each = texts / levels
        func stack(_ level: Int) -> SourceNode {
            builder.call("VStack") {
                (0..<max(1, each)).map { builder.text("text \(level) \($0)") }
                    + (level + 1 < levels ? [stack(level + 1)] : [])
            }
        }
        let tree = builder.file(body: {
            [builder.call("List") { [builder.call("NavigationLink") { [stack(0)] }, stack(0)] }]
        })
        let account = try #require(
            SwiftScreenReader(SingleFile()).account(of: tree, view: "Top").account)
        #expect(account.entries.count == 2 * max(1, each) * levels)
        #expect(account.entries.allSatisfy { $0.fate == "shown" })
    }
}
