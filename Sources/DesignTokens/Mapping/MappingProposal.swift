// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// Proposes the tokens of text styles, like a person who knows iOS.
///
/// A name that clearly means a style counts if its size makes sense among the others. Words for
/// headings and for running text limit the possible styles of a token, and then sizes decide. Base
/// tokens are preferred to tokens of components, states, and large screens. If nothing is clear, a
/// token is mapped to no style.
struct MappingProposal {
    /// The style of a token, with the reason.
    struct Choice {
        let style: TextStyle
        let explanation: TokenMapping.Explanation
    }

    /// The choice for each token, in the order of the file; nil for no style.
    private(set) var choices: [Choice?]
    let candidates: [MappingCandidate]
    /// The best matches by name.
    private var named: [TextStyle: MappingCandidate] = [:]
    private var body: MappingCandidate?
    /// The token of each style.
    private var winners: [TextStyle: MappingCandidate] = [:]

    private static let headingStyles: [TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline,
    ]
    private static let textStyles: [TextStyle] = [
        .callout, .subheadline, .footnote, .caption1, .caption2,
    ]
    /// Tokens without words for their kind are text if their size is this close to the body's, as
    /// the logarithm of the ratio.
    private static let sameSize = 0.1
    private static let boldWeight = 600
    /// The maximum distance between the sizes of a heading and its style: a factor of 1.5. Texts
    /// are closer to each other.
    private static let headingReach = 0.406
    private static let textReach = 0.2

    init(_ tokens: [TypographyToken]) {
        candidates = tokens.enumerated().map { MappingCandidate($1, at: $0) }
        candidates.findSmallestScreens()
        choices = Array(repeating: nil, count: tokens.count)
        findNames()
        if named.count == tokens.count {
            // Without other tokens for comparison, no size is out of place.
            for (style, candidate) in named { choose(candidate, style) }
            return
        }
        findBody()
        alignHeadings()
        alignTexts()
    }

    private mutating func choose(
        _ candidate: MappingCandidate, _ style: TextStyle,
        because explanation: TokenMapping.Explanation? = nil
    ) {
        winners[style] = candidate
        let token = candidate.token
        let name = candidate.match.flatMap { $0.style == style ? $0.called : nil }
        choices[candidate.index] = Choice(
            style: style,
            explanation: name.map { .name($0) } ?? explanation
                ?? .nearest(style, size: token.fontSize, token.traits))
    }
}

// MARK: - Names

extension MappingProposal {
    /// Finds the tokens with names of styles. A variant such as `Body/Bold` counts only if its size
    /// is near the style's, or if it is the only token.
    private mutating func findNames() {
        let isAlone = candidates.count == 1
        for candidate in candidates {
            guard let match = candidate.match, isBase(candidate), !isInherited(candidate),
                match.variants < 2 || isAlone || candidate.isNear(match.style)
            else { continue }
            let other = named[match.style]
            if other.map({ order(candidate, match) < order($0, match) }) ?? true {
                named[match.style] = candidate
            }
        }
    }

    private func order(
        _ candidate: MappingCandidate, _ match: TokenName.Match
    ) -> (TokenName.Audience, Int, Int, Double) {
        let isReference = if case .reference = candidate.token.place { 1 } else { 0 }
        return (
            candidate.audience, candidate.match?.variants ?? 0, isReference,
            candidate.distance(to: match.style)
        )
    }

    private func isInherited(_ candidate: MappingCandidate) -> Bool {
        candidate.token.place == .inherited
    }

    /// Whether a token may be mapped by its size. Its name must not mean another purpose, or a
    /// style that another token's name won.
    private func isOpen(_ candidate: MappingCandidate) -> Bool {
        guard candidate.kind != .code, !isInherited(candidate), candidate.index != body?.index
        else { return false }
        guard let style = candidate.match?.style, let winner = named[style] else { return true }
        return winner.index == candidate.index
    }

    /// Whether a token is neither for a component nor for a state, so that it may be a style.
    private func isBase(_ candidate: MappingCandidate) -> Bool { candidate.audience < .component }

    /// The candidates for the widest audience, and those chosen by name.
    private func base(_ candidates: [MappingCandidate]) -> [MappingCandidate] {
        let open = candidates.filter(isBase)
        let widest = open.map(\.audience).min()
        return open.filter { $0.audience == widest || isNamed($0) }
    }

    private func isNamed(_ candidate: MappingCandidate) -> Bool {
        candidate.match.map { named[$0.style]?.index == candidate.index } == true
    }
}

// MARK: - Body

extension MappingProposal {
    private mutating func findBody() {
        body = named[.body] ?? likelyBody(.text) ?? likelyBody(.unknown)
        if let body { choose(body, .body) }
    }

    /// The likely token of most text: the one with a size nearest to Body's.
    private func likelyBody(_ kind: TokenName.Kind) -> MappingCandidate? {
        let maximumDistance = kind == .text ? MappingCandidate.nearness : 0.182
        let texts = candidates.filter { candidate in
            candidate.kind == kind && !candidate.token.isItalic && isOpen(candidate)
                && candidate.token.weight.rawValue < Self.boldWeight
                && candidate.distance(to: .body) < maximumDistance && candidate.match == nil
        }
        func badness(_ candidate: MappingCandidate) -> Double {
            let isRegular = candidate.token.weight.rawValue <= 400
            return candidate.distance(to: .body) + (isRegular ? 0 : 0.15)
        }
        return base(texts).min { badness($0) < badness($1) }
    }

    /// The logarithm of the ratio between the sizes of a token and the body.
    private func rise(_ candidate: MappingCandidate) -> Double { candidate.rise(from: body) }
}

// MARK: - Headings and texts

extension MappingProposal {
    private mutating func alignHeadings() {
        let headings = sorted(base(candidates.filter { isOpen($0) && isHeading($0) }))
        guard !headings.allSatisfy(isBeyondStyles) else {
            // Only their order counts.
            let largest = headings.filter { $0.kind == .heading }
            for (style, heading) in zip(Self.headingStyles, largest) {
                choose(
                    heading, style,
                    because: .largerThanStyles(
                        size: heading.token.fontSize, heading.token.traits))
            }
            return
        }
        let cost = headingCost
        for (style, token) in StyleAlignment(styles: Self.headingStyles, cost: cost).pairs(headings)
        {
            choose(token, style)
        }
    }

    /// Whether a heading has the size of text on posters.
    private func isBeyondStyles(_ heading: MappingCandidate) -> Bool {
        !isNamed(heading)
            && heading.token.fontSize > TextStyle.largeTitle.preferredPointSize(at: .default)
            && !heading.isNear(.largeTitle)
    }

    private func headingCost(_ candidate: MappingCandidate, _ style: TextStyle) -> Double? {
        if let cost = cost(ofName: candidate, style) { return cost }
        let isPlausible =
            switch style {
            case .headline: rise(candidate) > -0.11 || body == nil
            case .largeTitle, .title1: candidate.kind != .subheading
            default: true
            }
        let distance = candidate.distance(to: style)
        return isPlausible && distance < Self.headingReach ? distance : nil
    }

    private mutating func alignTexts() {
        let texts = sorted(base(candidates.filter { isOpen($0) && isText($0) }))
        let cost = textCost
        for (style, token) in StyleAlignment(styles: Self.textStyles, cost: cost).pairs(texts) {
            choose(token, style)
        }
    }

    private func textCost(_ candidate: MappingCandidate, _ style: TextStyle) -> Double? {
        if let cost = cost(ofName: candidate, style) { return cost }
        let isPlausible = style != .callout || candidate.kind != .smallText
        let distance = candidate.distance(to: style)
        return isPlausible && distance < Self.textReach ? distance : nil
    }

    /// The cost of a token with the name of the style. A name outweighs the cost of leaving a token
    /// out, but the sizes of other tokens can outweigh the name.
    private func cost(ofName candidate: MappingCandidate, _ style: TextStyle) -> Double? {
        guard isNamed(candidate), candidate.match?.style == style else { return nil }
        return min(candidate.distance(to: style), 0.85) - 0.5
    }

    private func isHeading(_ candidate: MappingCandidate) -> Bool {
        if isNamed(candidate), let style = candidate.match?.style {
            return Self.headingStyles.contains(style)
        }
        switch candidate.kind {
        case .heading, .display: return true
        case .subheading: return rise(candidate) >= 0
        case .unknown:
            let isBold = candidate.token.weight.rawValue >= Self.boldWeight
            return rise(candidate) > Self.sameSize || isBold && rise(candidate) > -0.105
        default: return false
        }
    }

    private func isText(_ candidate: MappingCandidate) -> Bool {
        guard choices[candidate.index] == nil else { return false }
        if isNamed(candidate), let style = candidate.match?.style {
            return Self.textStyles.contains(style)
        }
        let isSmaller = body == nil ? rise(candidate) <= 0 : rise(candidate) < -0.001
        return candidate.kind != .heading && candidate.kind != .display && isSmaller
    }

    /// The candidates from the largest to the smallest. Of several with the same size, only the
    /// preferred one is kept, and those named like styles.
    private func sorted(_ candidates: [MappingCandidate]) -> [MappingCandidate] {
        var best: [Double: MappingCandidate] = [:]
        var result: [MappingCandidate] = []
        for candidate in candidates {
            let size = candidate.token.fontSize
            if isNamed(candidate) {
                result.append(candidate)
            } else if best[size].map(candidate.goesBefore) ?? true {
                best[size] = candidate
            }
        }
        func order(_ candidate: MappingCandidate) -> (Double, Double, Int) {
            let size = candidate.token.fontSize
            let ramp =
                isNamed(candidate)
                ? candidate.match?.style.preferredPointSize(at: .default) : nil
            return (-size, -(ramp ?? size), candidate.index)
        }
        return (result + best.values).sorted { order($0) < order($1) }
    }
}

// MARK: - Why not

extension MappingProposal {
    /// The reason why a token is mapped to no style.
    func reason(against index: Int) -> TokenMapping.Explanation {
        let candidate = candidates[index]
        if isInherited(candidate) { return .inherited }
        switch candidate.audience {
        case .component: return .component
        case .state: return .state
        case .largeScreens: return .largeScreens
        case .device, .everyone: break
        }
        if candidate.kind == .code { return .code }
        let nearest = TextStyle.allCases.min {
            candidate.distance(to: $0) < candidate.distance(to: $1)
        }
        let isNear = nearest.map(candidate.isNear) == true
        if let style = candidate.match?.style ?? (isNear ? nearest : nil),
            let winner = winners[style]
        {
            return .betterMatch(style, winner.token.path)
        }
        let (size, traits) = (candidate.token.fontSize, candidate.token.traits)
        return isNear
            ? .noStyleBesideOthers(size: size, traits) : .noStyleNear(size: size, traits)
    }
}
