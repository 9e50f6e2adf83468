// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// What evaluation noticed: diagnostics, and the source that is passed over with its reason.
final class SourceNotes {
    /// Why a part of the source is not on the screen.
    enum Reason: String, CaseIterable {
        case alert, toolbar, destination, preview, menuOption = "menu option", otherPlatform =
            "other platform"
        case neverShown = "never shown here", action, accessibility, symbol = "name of a picture",
            identifier
        case outsideList = "outside of the list"
        case decoration = "over or behind a view"
        case placeholder = "in a placeholder"
    }

    var diagnostics: [Diagnostic] { log.map(\.diagnostic) }
    private var log: [(diagnostic: Diagnostic, said: Said?)] = []
    /// The parts that are passed over.
    private(set) var passedOver: [(place: SourcePlace, reason: Reason)] = []
    private static let maximumCount = 50_000
    /// The bodies of views that are shown.
    private(set) var shown: [AppType.Member] = []
    /// The literals whose texts are on the screen.
    private(set) var used: Set<SourcePlace> = []
    /// The samples on the screen, in its order, one for each expression.
    private(set) var samples: [Sample] = []
    private var sampled: Set<String> = []
    private static let maximumSamples = 1_000
    private var said: Set<Said> = []

    /// What was said: a name once in a file, anything else once at a place.
    private struct Said: Hashable {
        let file: String
        var name: String?
        var kind = 0
        var start = 0

        init(_ problem: SwiftProblem, at place: SourcePlace) {
            file = place.tree.path.string
            switch problem {
            case .unknownModifier(let name): (self.name, kind) = (name, 1)
            case .foreignRow(let name): (self.name, kind) = (name, 2)
            case .foreignContainer(let name): (self.name, kind) = (name, 3)
            case .unknownFont(let name): (self.name, kind) = (name, 4)
            case .undrawable: (kind, start) = (5, place.range.lowerBound)
            case .endless: (kind, start) = (6, place.range.lowerBound)
            case .unknownContent: (kind, start) = (7, place.range.lowerBound)
            default: start = place.range.lowerBound
            }
        }
    }

    func show(_ body: AppType.Member) { shown.append(body) }

    func use(_ text: TextValue) {
        if let place = text.place { used.insert(place) }
        used.formUnion(text.addedPlaces)
        for case let sample? in text.pieces.lazy.map(\.sample)
        where !sample.expression.isEmpty && samples.count < Self.maximumSamples {
            if sampled.insert(sample.expression).inserted { samples.append(sample) }
        }
    }

    func add(_ problem: SwiftProblem, at place: SourcePlace) {
        let said = Said(problem, at: place)
        guard self.said.insert(said).inserted else { return }
        let diagnostic = Diagnostic(
            .warning, file: place.tree.path.string, position: place.position, problem)
        log.append((diagnostic, said))
    }

    /// Reads a part that may not be of views, without its diagnostics if it is not.
    func attempt<Result>(_ read: () -> Result, unless isMistaken: (Result) -> Bool) -> Result {
        let count = log.count
        let result = read()
        guard isMistaken(result) else { return result }
        for case let said? in log[count...].map(\.said) { self.said.remove(said) }
        log.removeSubrange(count...)
        return result
    }

    /// Says why a file has no screen.
    func fail(_ problem: SwiftProblem, in tree: SourceTree) {
        log.append((Diagnostic(.error, file: tree.path.string, problem), nil))
    }

    /// Passes over views with the literals that are their texts.
    func passOver(_ views: [ViewNode], _ reason: Reason) {
        for view in views where passedOver.count < Self.maximumCount {
            passedOver.append((view.place, reason))
            if let place = view.text?.place { passedOver.append((place, reason)) }
            for part in view.kind.parts { passOver(part, reason) }
        }
    }

    func passOver(_ nodes: [SourceNode], in tree: SourceTree, _ reason: Reason) {
        guard passedOver.count < Self.maximumCount else { return }
        for node in nodes { passedOver.append((SourcePlace(tree, node), reason)) }
    }
}
