// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Which branches of unknown conditions are on a screen.
package struct BranchSelection: Hashable, Sendable {
    /// Whether all branches are shown, one after another.
    package var showsAll = false
    /// The chosen branch by the text of its condition. Others have their first branch.
    package var chosen: [String: String] = [:]

    package init(showsAll: Bool = false, chosen: [String: String] = [:]) {
        (self.showsAll, self.chosen) = (showsAll, chosen)
    }
}

/// The conditions around an element.
struct BranchPath {
    /// Each condition with its branch.
    var parts: [(choice: Choice, branch: Int)] = []

    func adding(_ choice: Choice, _ branch: Int) -> BranchPath {
        var sum = self
        if !sum.parts.contains(where: { $0.choice == choice }) {
            sum.parts.append((choice, branch))
        }
        return sum
    }

    func merged(_ other: BranchPath) -> BranchPath {
        other.parts.reduce(self) { $0.adding($1.choice, $1.branch) }
    }

    /// `a && !(b)`, without the conditions that the categories decide. Nil if there are none.
    var text: String? {
        let texts = parts.filter { !$0.choice.isByCategory }.map { choice, branch in
            choice.branches == ["true", "false"]
                ? (branch == 0 ? choice.text : "!(\(choice.text))")
                : "\(choice.text) is \(choice.branches[min(branch, choice.branches.count - 1)])"
        }
        return texts.isEmpty ? nil : texts.joined(separator: " && ")
    }

    /// Whether the element is there at accessibility sizes alone, or at all others alone.
    var isForAccessibilitySizes: Bool? {
        parts.first { $0.choice.isByCategory }.map { $0.branch == 0 }
    }
}

/// Chooses branches, and collects the choices that a screen has.
struct BranchResolver {
    let selection: BranchSelection
    /// The choices that were met, in the order of the screen.
    private(set) var choices: [Choice] = []

    init(_ selection: BranchSelection) { self.selection = selection }

    mutating func meet(_ choice: Choice) {
        if !choice.isByCategory, !choices.contains(choice) { choices.append(choice) }
    }

    func chosenBranch(of choice: Choice) -> Int {
        selection.chosen[choice.text].flatMap { choice.branches.firstIndex(of: $0) } ?? 0
    }

    /// The branches of a choice that are shown.
    mutating func branches(of choice: Choice) -> [Int] {
        meet(choice)
        return selection.showsAll || choice.isByCategory
            ? Array(choice.branches.indices) : [chosenBranch(of: choice)]
    }

    // MARK: - Inside of a row

    /// A view without choices, for each way that it can look: first the chosen branches, then each other branch by
    /// itself. All combinations would be too many, and show no text that is not in one of these.
    mutating func variants(of view: ViewNode) -> [(view: ViewNode, conditions: BranchPath)] {
        var wanted: [[String: Int]] = [[:]]
        var results: [(ViewNode, BranchPath)] = []
        var seen: Set<String> = []
        while let assignment = wanted.first, results.count < Self.maximumVariants {
            wanted.removeFirst()
            var conditions = BranchPath()
            var next: [[String: Int]] = []
            let resolved = resolve(view, assignment, &conditions, &next)
            let key = conditions.parts.map { "\($0.choice.text)=\($0.branch)" }.sorted().joined(
                separator: "\n")
            guard seen.insert(key).inserted else { continue }
            results.append((resolved, conditions))
            wanted += next
        }
        return results
    }

    private static let maximumVariants = 48

    private mutating func resolve(
        _ view: ViewNode, _ assignment: [String: Int], _ conditions: inout BranchPath,
        _ next: inout [[String: Int]]
    ) -> ViewNode {
        guard case .choice(let choice, let branches) = view.kind else {
            var copy = view
            copy.kind = view.kind.mapChildren { resolve($0, assignment, &conditions, &next) }
            return copy
        }
        meet(choice)
        let branch = min(assignment[choice.text] ?? chosenBranch(of: choice), branches.count - 1)
        if selection.showsAll || choice.isByCategory, assignment[choice.text] == nil {
            for other in branches.indices where other != branch {
                var more = assignment
                for part in conditions.parts where more[part.choice.text] == nil {
                    more[part.choice.text] = part.branch
                }
                more[choice.text] = other
                next.append(more)
            }
        }
        conditions = conditions.adding(choice, branch)
        let found = branches[branch].map { resolve($0, assignment, &conditions, &next) }
        return ViewNode(kind: .group(found), place: view.place, style: view.style)
    }
}

extension ViewNode.Kind {
    /// The kind with each of its views changed.
    func mapChildren(_ change: (ViewNode) -> ViewNode) -> ViewNode.Kind {
        func all(_ views: [ViewNode]) -> [ViewNode] { views.map(change) }
        switch self {
        case .stack(let axis, let alignment, let spacing, let views):
            return .stack(axis: axis, alignment: alignment, spacing: spacing, all(views))
        case .overlay(let views): return .overlay(all(views))
        case .group(let views): return .group(all(views))
        case .section(let header, let content, let footer):
            return .section(header: all(header), content: all(content), footer: all(footer))
        case .list(let views): return .list(all(views))
        case .scroll(let views): return .scroll(all(views))
        case .toggle(let label, let isOn): return .toggle(label: all(label), isOn: isOn)
        case .button(let label, let role): return .button(label: all(label), role: role)
        case .link(let label): return .link(label: all(label))
        case .menu(let label, let content): return .menu(label: all(label), content: content)
        case .picker(let label, let options, let selection):
            return .picker(label: all(label), options: all(options), selection: selection)
        case .labeled(let label, let content):
            return .labeled(label: all(label), content: all(content))
        case .label(let title, let icon): return .label(title: all(title), icon: all(icon))
        case .control(var control):
            control.label = all(control.label)
            return .control(control)
        case .disclosure(let label, let content):
            return .disclosure(label: all(label), content: all(content))
        case .alternatives(let views): return .alternatives(all(views))
        case .foreign(let name, let views): return .foreign(name, all(views))
        case .text, .symbol, .picture, .spacer, .field, .choice, .placeholder, .divider: return self
        }
    }

    /// The views in it, but not the branches of a choice.
    var children: [ViewNode] {
        switch self {
        case .stack(_, _, _, let views), .overlay(let views), .group(let views), .list(let views),
            .scroll(let views),
            .alternatives(let views), .foreign(_, let views):
            views
        case .section(let header, let content, let footer): header + content + footer
        case .toggle(let label, _), .button(let label, _), .link(let label), .menu(let label, _):
            label
        case .picker(let label, let options, _): label + options
        case .labeled(let label, let content), .disclosure(let label, let content): label + content
        case .label(let title, let icon): icon + title
        case .control(let control): control.label
        case .text, .symbol, .picture, .spacer, .field, .choice, .placeholder, .divider: []
        }
    }
}
