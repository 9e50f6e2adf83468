// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

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

    fileprivate var labels: [ViewNode] {
        switch self {
        case .toggle(let label, _), .picker(let label, _, _), .labeled(let label, _): label
        case .control(let control): control.label
        default: children.flatMap(\.labels)
        }
    }

    /// The views in it, but not the branches of a choice.
    var children: [ViewNode] {
        switch self {
        case .stack(_, _, _, let views), .overlay(let views), .group(let views), .list(let views),
            .scroll(let views), .alternatives(let views), .foreign(_, let views):
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

extension ViewNode {
    /// The labels of the controls in the view, which `labelsHidden` hides.
    var labels: [ViewNode] { kind.labels }
}
