// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Testing

@testable import SwiftScreens

/// Every literal in the bodies of shown views is on the screen with all branches, inside of an expression that is there, or
/// passed over with a reason.
@Suite("nothing is dropped")
struct NothingDroppedTests {
    @Test(arguments: try RecordedApp.names()) func literals(app name: String) throws {
        let app = try RecordedApp(name)
        for (view, tree) in try app.views() {
            let lost = try Self.lostLiterals(of: view, in: tree, SwiftProject(app))
            #expect(lost.isEmpty, "\(view) loses \(lost)")
        }
    }

    /// The literals that are neither on the screen nor passed over.
    private static func lostLiterals(
        of view: String, in tree: SwiftScreens.SourceTree, _ project: SwiftProject
    ) throws -> [String] {
        let evaluator = Evaluator(project)
        let type = try #require(evaluator.types.views(in: tree).first { $0.name == view })
        let place = SourcePlace(tree, try #require(type.bodyMember?.node))
        let instance = Instance(type, in: evaluator.arena)
        let views = ViewContent(evaluator: evaluator).content(of: instance, place)
        var writer = ScreenWriter(evaluator.notes, BranchSelection(showsAll: true))
        let screen = writer.screen(views, at: place)
        var shown: Set<String> = []
        collect(screen, into: &shown)
        return evaluator.notes.shown.flatMap { body -> [String] in
            var literals: [(text: String, place: SourcePlace)] = []
            body.node.visit { node in
                guard node.kind == .string, !node.children.isEmpty else { return }
                let text = node.children.map(\.name).joined()
                literals.append((text, SourcePlace(body.tree, node)))
            }
            return literals.filter { literal in
                !shown.contains(literal.text) && !evaluator.notes.accounts(for: literal.place)
            }.map(\.text)
        }
    }

    private static func collect(_ value: SyntaxValue, into texts: inout Set<String>) {
        switch value {
        case .string(let text):
            texts.insert(text)
            for line in text.split(separator: "\n") { texts.insert(String(line)) }
        case .array(let values): for value in values { collect(value, into: &texts) }
        case .dictionary(let entries): for entry in entries { collect(entry.value, into: &texts) }
        default: break
        }
    }
}

extension SourceNotes {
    /// Whether a literal is a text of the screen, or inside of something that is passed over.
    fileprivate func accounts(for place: SourcePlace) -> Bool {
        (used + passedOver.map(\.place)).contains {
            $0.tree === place.tree && $0.range.contains(place.range.lowerBound)
        }
    }
}
