// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Modifiers of views: the app's own, those that change texts or geometry, and those that are passed over.
struct Modifiers: EvaluatorPart {
    let evaluator: Evaluator

    /// Views with a modifier.
    func modify(_ views: [ViewNode], _ name: String, _ site: CallSite) -> Value {
        if let function = ownModifiers.function(name, site) {
            let modified = functions.apply(function(views), site.arguments)
            switch modified {
            case .views, .choice, .instance:
                return .views(viewContent.views(of: modified, site.node, site.scope))
            default: return .views(views)
            }
        }
        if name == "modifier" { return .views(ownModifiers.apply(site, to: views)) }
        if let reason = PassedOverModifiers.reasons[name] {
            if let accounted = reason.accounted {
                notes.passOver(site.arguments.map(\.node), in: site.scope.tree, accounted)
            }
            return .views(views)
        }
        guard let change = StyleModifiers.changes[name] else {
            notes.add(.unknownModifier(name), at: site.place)
            return .views(views)
        }
        if name == "hidden" { notes.passOver(views, .neverShown) }
        // VoiceOver reads them.
        if name == "labelsHidden" { notes.passOver(views.flatMap(\.labels), .accessibility) }
        evaluator.step(views.count)
        var style = ViewStyle()
        change(&style, ViewCall(evaluator: evaluator, site: site))
        return .views(views.map { $0.styled(by: style) })
    }

    /// Whether a modifier is SwiftUI's.
    func isKnown(_ name: String) -> Bool {
        name == "modifier" || PassedOverModifiers.reasons[name] != nil
            || StyleModifiers.changes[name] != nil
    }
}
