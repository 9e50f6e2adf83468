// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The options of a picker, with the one that is selected at first.
struct PickerOptions {
    struct Option {
        let view: ViewNode
        let text: StyledText
    }

    let all: [Option]
    /// Nil without options.
    let selectedIndex: Int?

    var selected: Option? { selectedIndex.map { all[$0] } }

    init(_ views: [ViewNode], _ selection: Value) {
        let options = Self.options(of: views)
        var value = selection
        if case .unknown(let unknown) = selection, let likely = unknown.likely { value = likely }
        let index = options.firstIndex { option in
            option.view.style.own.tag.flatMap { Value.areEqual($0, value) } ?? false
        }
        selectedIndex = options.isEmpty ? nil : index ?? 0
        all = options
    }

    private static func options(of views: [ViewNode]) -> [Option] {
        views.flatMap { view -> [Option] in
            switch view.kind {
            case .group(let inner) where view.style.own.tag == nil:
                guard view.style.own.isSample else { return options(of: inner) }
                return options(
                    of: inner.map { view in
                        var view = view
                        view.style.own.isSample = true
                        return view
                    })
            case .section(_, let content, _): return options(of: content)
            case .divider: return []
            case .choice(_, let branches): return options(of: branches.first ?? [])
            default:
                let text = RowItem.texts(in: [view], view.style.plain).first
                return text.map { [Option(view: view, text: $0)] } ?? []
            }
        }
    }
}
