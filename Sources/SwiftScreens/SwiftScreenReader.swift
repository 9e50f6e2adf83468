// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A view of an app as a screen of Typeladder.
package struct ConvertedScreen: Sendable {
    /// The name of the view.
    package let view: String
    /// The screen, as a file has it.
    package let value: SyntaxValue
    package let diagnostics: [Diagnostic]
    package let rowCount: Int
    package let placeholderCount: Int
}

/// Reads the views of a Swift source, and converts them.
package struct SwiftScreenReader {
    private let library: any SourceLibrary

    package init(_ library: any SourceLibrary) { self.library = library }

    /// The views of a file that can be shown, those with a list first.
    package func views(in tree: SourceTree) -> [String] {
        ordered(Evaluator(library).types.views(in: tree), in: tree).map(\.name)
    }

    /// The views of a file that have a list.
    package func listViews(in tree: SourceTree) -> [String] {
        ordered(Evaluator(library).types.views(in: tree), in: tree).filter(\.mentionsList).map(
            \.name)
    }

    /// The views with a list of a file that was only scanned, as `listViews(in:)` orders them; nil if the syntax is needed.
    package static func listViews(in summary: FileSummary, of path: FilePath) -> [String]? {
        let name = path.lastComponent.split(separator: ".").first.map(String.init) ?? ""
        return summary.listViews.map { views in
            views.filter { $0 == name } + views.filter { $0 != name }
        }
    }

    /// Of several, the view that is called as the file comes first, then those with a list.
    private func ordered(_ types: [AppType], in tree: SourceTree) -> [AppType] {
        let name = tree.path.lastComponent.split(separator: ".").first.map(String.init) ?? ""
        func rank(_ type: AppType) -> Int {
            if type.name == name { return type.mentionsList ? 0 : 2 }
            return type.mentionsList ? 1 : 3
        }
        return types.enumerated().sorted { left, right in
            (rank(left.element), left.offset) < (rank(right.element), right.offset)
        }.map(\.element)
    }

    /// The screen of a view; of the first one without a name. Nil if there is no such view; the diagnostics say so.
    ///
    /// - Parameter samples: texts for data that only the running app has, by the source of its expression. Others have
    ///   standard samples.
    package func screen(
        of tree: SourceTree, view name: String? = nil,
        _ selection: BranchSelection = BranchSelection(), samples: [String: String] = [:]
    ) -> (screen: ConvertedScreen?, diagnostics: [Diagnostic]) {
        let evaluator = Evaluator(library, samples: samples)
        let screen = screen(of: tree, view: name, selection, evaluator)
        return (screen, evaluator.notes.diagnostics)
    }

    /// What became of the texts in the source of a view with all branches; nil if there is no such view.
    package func account(
        of tree: SourceTree, view name: String? = nil
    ) -> (account: SourceAccount?, diagnostics: [Diagnostic]) {
        let evaluator = Evaluator(library)
        let screen = screen(of: tree, view: name, BranchSelection(showsAll: true), evaluator)
        return (
            screen.map { SourceAccount(of: evaluator, screen: $0.value) },
            evaluator.notes.diagnostics
        )
    }

    private func screen(
        of tree: SourceTree, view name: String?, _ selection: BranchSelection,
        _ evaluator: Evaluator
    ) -> ConvertedScreen? {
        let types = ordered(evaluator.types.views(in: tree), in: tree)
        guard let type = name.map({ name in types.first { $0.name == name } }) ?? types.first else {
            evaluator.notes.fail(
                name.map { .noSuchView($0, types.map(\.name)) } ?? .noScreen, in: tree)
            return nil
        }
        let instance = Instance(type, isRoot: true, in: evaluator.arena)
        instance.previewed = PreviewArguments(evaluator: evaluator).data(of: type)
        let place = SourcePlace(tree, type.bodyMember?.node ?? tree.root)
        let views = ViewContent(evaluator: evaluator).content(of: instance, place)
        var writer = ScreenWriter(evaluator.notes, selection)
        let value = writer.screen(views, at: place)
        if evaluator.budget.isExceeded || writer.isExceeded {
            evaluator.notes.add(.tooLong, at: place)
        }
        return ConvertedScreen(
            view: type.name, value: value, diagnostics: evaluator.notes.diagnostics,
            rowCount: writer.sections.rowCount, placeholderCount: writer.sections.placeholderCount)
    }
}

extension AppType {
    /// Whether the view, or a member of it, has a list.
    var mentionsList: Bool {
        var found = false
        for member in computed {
            member.node.visit { node in
                if node.kind == .reference, node.name == "List" || node.name == "Form" {
                    found = true
                }
            }
        }
        return found
    }
}
