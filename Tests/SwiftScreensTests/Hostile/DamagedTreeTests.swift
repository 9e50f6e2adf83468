// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Foundation
import Syntax
import TestSupport
import Testing

@testable import SwiftScreens

/// Trees that `typeladder-swift` never writes.
@Suite("damaged trees")
struct DamagedTreeTests {
    private func read(_ text: String) -> SourceNode? {
        SourceTreeReader.read(Array(text.utf8))?.node
    }

    @Test(arguments: [
        "", "[", "[]", "{}", #"["file"]"#, #"["file",0]"#, #"["file",1,0]"#, #"["file",0,1,"#,
        #"["file",0,1,"x"#, #"["file",0,1,"\"#, #"["file",0,1,"\u12"]"#, #"["file",-1,1]"#,
        #"["file",0,99999999999999999999]"#, #"["file",0,1,"",[]]"#, #"["file",0,1,"\ud800"]"#,
    ])
    func otherTextsAreNoTree(text: String) { #expect(read(text) == nil) }

    @Test func unknownKindsAreOther() {
        #expect(read(#"["future",0,1,"name"]"#)?.kind == .other)
    }

    @Test(arguments: [(250, true), (100_000, false)])
    func deepTreesAreNoTree(depth: Int, isRead: Bool) {
        let text =
            String(repeating: #"["tuple",0,1,"","#, count: depth) + #"["nil",0,1]"#
            + String(repeating: "]", count: depth)
        #expect((read(text) != nil) == isRead)
    }

    /// Any damage gives a screen or none, and never a crash.
    @Test func damagedTreesAreReadOrRefused() throws {
        var generator = SeededGenerator(seed: 27)
        for name in try RecordedApp.names() {
            let app = try RecordedApp(name)
            for path in app.swiftFiles {
                let bytes = Array(try Data(contentsOf: app.treeURL(of: path)))
                for _ in 0..<40 {
                    let damaged = generator.mutated(bytes)
                    guard let node = SourceTreeReader.read(damaged)?.node else { continue }
                    let tree = SwiftScreens.SourceTree(
                        path: path, bytes: app.bytes(of: path) ?? [], root: node)
                    let reader = SwiftScreenReader(SwiftProject(app))
                    for view in reader.views(in: tree) {
                        _ = reader.screen(of: tree, view: view, BranchSelection(showsAll: true))
                    }
                }
            }
        }
    }
}
