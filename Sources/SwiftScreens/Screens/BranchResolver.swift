// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Chooses branches, and collects the choices that a screen has.
struct BranchResolver {
    private let selection: BranchSelection
    /// The choices that were met, in the order of the screen.
    private var choices: [Choice] = []
    private var met: Set<Choice> = []
    /// The views that were looked at, over and over for each way that a row can look.
    private var steps = 0
    /// Whether branches or views are left out, because there are too many.
    private(set) var isExceeded = false

    private static let maximumSteps = 150_000
    private static let maximumChoices = 1_000
    /// The ways that a row can look.
    private static let maximumVariants = 48

    init(_ selection: BranchSelection) { self.selection = selection }

    private mutating func meet(_ choice: Choice) {
        guard !choice.isByCategory, choices.count < Self.maximumChoices else { return }
        if met.insert(choice).inserted { choices.append(choice) }
    }

    private func chosenBranch(of choice: Choice) -> Int {
        let named = selection.chosen[choice.text].flatMap { choice.branches.firstIndex(of: $0) }
        // Where a condition is met again, it has the branch of the first place, unless the first values of its own
        // variables, such as elements of a loop, decide.
        return named ?? choice.likely ?? (choices.first { $0 == choice } ?? choice).preferred
    }

    /// The branches of a choice that are shown.
    mutating func branches(of choice: Choice) -> [Int] {
        meet(choice)
        return selection.showsAll || choice.isByCategory
            ? choice.preferred == 1
                ? choice.branches.indices.reversed() : Array(choice.branches.indices)
            : [chosenBranch(of: choice)]
    }

    /// The way to the first list of a screen.
    struct ListPath {
        /// The views from the outermost to the list.
        var views: [ViewNode]
        /// The views beside them, which are not on the screen.
        var others: [ViewNode] = []

        static func + (left: ListPath, right: ListPath) -> ListPath {
            ListPath(views: left.views + right.views, others: left.others + right.others)
        }
    }

    /// The way to the first list, through chosen branches first; nil without a list.
    mutating func listPath(_ views: [ViewNode]) -> ListPath? {
        for (index, view) in views.enumerated() {
            let path: ListPath?
            switch view.kind {
            case .list: path = ListPath(views: [])
            case .choice(let choice, let branches): path = listPath(choice, branches)
            case .section, .toggle, .button, .link, .picker, .menu, .label: path = nil
            default: path = listPath(view.kind.children)
            }
            guard let path else { continue }
            let others = Array(views[..<index] + views[(index + 1)...])
            return ListPath(views: [view], others: others) + path
        }
        return nil
    }

    private mutating func listPath(_ choice: Choice, _ branches: [[ViewNode]]) -> ListPath? {
        guard !branches.isEmpty else { return nil }
        meet(choice)
        let chosen = min(chosenBranch(of: choice), branches.count - 1)
        // Without a list there is nothing to show, so another branch is better than the first.
        let isChosen = selection.chosen[choice.text] != nil
        for branch in [chosen] + (isChosen ? [] : branches.indices.filter { $0 != chosen }) {
            if var path = listPath(branches[branch]) {
                path.others += branches.indices.filter { $0 != branch }.flatMap { branches[$0] }
                return path
            }
        }
        return nil
    }

    /// The choices as the screen format has them; nil without any.
    var entries: SyntaxValue? {
        guard !choices.isEmpty else { return nil }
        return .array(
            choices.map { choice in
                var entries: Entries = []
                entries.add("condition", choice.text)
                entries.add("branches", .array(choice.branches.map { .string($0) }))
                entries.add("chosen", choice.branches[chosenBranch(of: choice)])
                entries.add("source", choice.place?.description)
                return .dictionary(entries)
            })
    }

    // MARK: - Inside of a row

    /// The ways that views can look together.
    mutating func variants(of views: [ViewNode]) -> [(views: [ViewNode], path: BranchPath)] {
        guard let place = views.first?.place else { return [([], BranchPath())] }
        return variants(of: ViewNode(kind: .group(views), place: place)).map {
            ([$0.view], $0.path)
        }
    }

    /// A view without choices, for each way that it can look: first the chosen branches, then each other branch by
    /// itself. All combinations would be too many, and show no text that is not in one of these.
    mutating func variants(of view: ViewNode) -> [(view: ViewNode, path: BranchPath)] {
        var wanted: [[String: Int]] = [[:]]
        var results: [(ViewNode, BranchPath)] = []
        var seen: Set<String> = []
        var index = 0
        while index < wanted.count {
            guard results.isEmpty || results.count < Self.maximumVariants && !isExhausted else {
                isExceeded = true
                break
            }
            let assignment = wanted[index]
            index += 1
            var path = BranchPath()
            var next: [[String: Int]] = []
            let resolved = resolve(view, assignment, &path, &next)
            guard seen.insert(path.key).inserted else { continue }
            results.append((resolved, path))
            // Most of what several conditions add is known.
            wanted += next.prefix(max(0, 4 * Self.maximumVariants - wanted.count))
        }
        return results
    }

    /// Whether nothing more can be looked at.
    var isExhausted: Bool { steps > Self.maximumSteps }

    private mutating func resolve(
        _ view: ViewNode, _ assignment: [String: Int], _ path: inout BranchPath,
        _ next: inout [[String: Int]]
    ) -> ViewNode {
        steps += 1
        if isExhausted { isExceeded = true }
        guard case .choice(let choice, let branches) = view.kind, !branches.isEmpty else {
            var copy = view
            copy.kind = view.kind.mapChildren { resolve($0, assignment, &path, &next) }
            return copy
        }
        meet(choice)
        let branch = min(assignment[choice.text] ?? chosenBranch(of: choice), branches.count - 1)
        if selection.showsAll || choice.isByCategory, assignment[choice.text] == nil {
            for other in branches.indices where other != branch {
                guard next.count < Self.maximumVariants else {
                    isExceeded = true
                    break
                }
                var more = assignment
                for part in path.parts where more[part.choice.text] == nil {
                    more[part.choice.text] = part.branch
                }
                more[choice.text] = other
                next.append(more)
            }
        }
        path = path.adding(choice, branch)
        let found = branches[branch].map { resolve($0, assignment, &path, &next) }
        return ViewNode(kind: .group(found), place: view.place, style: view.style)
    }
}
