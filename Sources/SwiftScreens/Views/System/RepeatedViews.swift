// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// `ForEach` and lists of data: the views for each element.
///
/// Elements that the source has are all shown. Data is shown by three samples, and cases of an enum are the best ones.
struct RepeatedViews: EvaluatorPart {
    let evaluator: Evaluator

    private static let sampleCount = 3

    /// The views of a closure for each element of some data.
    func views(over data: Argument, _ closure: Closure, _ site: CallSite) -> [ViewNode] {
        let value = map(evaluate(data)) { .views(views(over: $0, data, closure)) }
        return viewContent.views(of: value, site.node, site.scope)
    }

    private func views(over value: Value, _ data: Argument, _ closure: Closure) -> [ViewNode] {
        if case .list(let values) = value {
            return values.prefix(Budget.maximumRepetition).flatMap { row(of: $0, closure) }
        }
        let samples = samples(of: value, data)
        if !samples.isEmpty {
            return samples.prefix(Self.sampleCount).flatMap { sampleRow(of: $0, closure) }
        }
        let name = closure.node.first(.parameter)?.name ?? "$0"
        let unknown = Unknown(
            text: name, type: value.elementType, place: SourcePlace(data.scope.tree, data.node))
        let sample = sampleRow(of: .unknown(unknown), closure)
        // Three placeholders would say no more than one.
        return sample.hasTexts ? sample + sample + sample : sample
    }

    /// Elements that data may have: those that it has at first, or the cases of an enum.
    private func samples(of value: Value, _ data: Argument) -> [Value] {
        if case .unknown(let unknown) = value, case .list(let values)? = unknown.likely,
            !values.isEmpty
        {
            return values
        }
        guard let element = value.elementType,
            let type = types.type(named: element, from: data.scope), type.kind == .enum
        else { return [] }
        return staticMembers.allCases(of: type)
    }

    private func row(of element: Value, _ closure: Closure) -> [ViewNode] {
        let scope = Scope(parent: closure.scope)
        functions.bind(closure.node.all(.parameter).map(\.name), [element], scope)
        let views = viewBuilder.views(closure.node.first(.body)?.children[...] ?? [], scope)
        switch element {
        case .enumCase, .text, .number: break
        default: return views
        }
        guard views.count == 1, views[0].style.own.tag == nil else { return views }
        // The element is the tag, unless the view has another.
        var view = views[0]
        view.style.own.tag = element.plain
        return [view]
    }

    private func sampleRow(of element: Value, _ closure: Closure) -> [ViewNode] {
        row(of: element, closure).map { view in
            var view = view
            view.style.own.isSample = true
            return view
        }
    }
}
