// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// Which typography token gives which text style its font, and why: a proposal that a person can
/// confirm or change.
///
/// A token is mapped by its name where that clearly is a text style of iOS, else by its size and
/// weight. No style has two tokens, and no token two styles.
public struct TokenMapping: Hashable, Sendable {
    /// Why a token is mapped as it is.
    public enum Reason: String, CaseIterable, Hashable, Sendable {
        /// It is called like the style.
        case name
        /// The style's system font is nearest to it in size and weight.
        case sizeAndWeight
        /// Someone said so.
        case choice
        /// It is not mapped.
        case none
    }

    /// What becomes of one token.
    public struct Entry: Hashable, Sendable {
        /// The token's path.
        public let token: String
        /// The style it is the font of; nil when it is not mapped.
        public internal(set) var style: TextStyle?
        /// Why.
        public internal(set) var reason: Reason
        /// Why, with what that depends on.
        public internal(set) var explanation: Explanation
    }

    /// All tokens in the order of the file.
    public private(set) var entries: [Entry]

    /// The token that a style is given by; nil for a style that stays as it is.
    public func token(for style: TextStyle) -> String? {
        entries.first { $0.style == style }?.token
    }

    /// The style that a token is the font of; nil when it is not mapped.
    public func style(of token: String) -> TextStyle? {
        entries.first { $0.token == token }?.style
    }
}

// MARK: - Choosing

extension TokenMapping {
    /// Maps a token to a style of someone's choice, or to none. A token that the style had is then
    /// not mapped.
    ///
    /// - Returns: whether there is such a token.
    @discardableResult
    public mutating func assign(_ token: String, to style: TextStyle?) -> Bool {
        guard let index = entries.firstIndex(where: { $0.token == token }) else { return false }
        for other in entries.indices where other != index && entries[other].style == style {
            guard let style else { break }
            entries[other].drop(.styleGiven(style, to: token))
        }
        entries[index].style = style
        entries[index].reason = style == nil ? .none : .choice
        entries[index].explanation = style == nil ? .leftOut : .choice
        return true
    }
}

extension TokenMapping {
    /// Takes over what an earlier version of the file was mapped to; tokens that it did not have
    /// stay as proposed, as long as their styles are free.
    public mutating func follow(_ earlier: TokenMapping) {
        for entry in earlier.entries where style(of: entry.token) != entry.style {
            assign(entry.token, to: entry.style)
        }
    }
}

extension TokenMapping.Entry {
    fileprivate mutating func drop(_ explanation: TokenMapping.Explanation) {
        style = nil
        reason = .none
        self.explanation = explanation
    }
}

// MARK: - Proposing

extension TokenMapping {
    /// The mapping that a file's names, sizes and weights suggest.
    public init(for file: TokenFile) {
        let candidates = file.tokens.map(TokenCandidate.init)
        entries = zip(file.tokens, candidates).map { token, candidate in
            Entry(
                token: token.path, style: candidate.style, reason: candidate.reason,
                explanation: candidate.explanation)
        }
        for style in TextStyle.allCases {
            let rivals = candidates.indices.filter { candidates[$0].style == style }
            // The first of equals stays: `min` keeps the earlier one.
            guard let best = rivals.min(by: { candidates[$0].badness < candidates[$1].badness })
            else { continue }
            for rival in rivals where rival != best {
                entries[rival].drop(.betterMatch(style, entries[best].token))
            }
        }
    }
}

/// The style that a token is nearest to, before others are looked at.
private struct TokenCandidate {
    let style: TextStyle?
    let reason: TokenMapping.Reason
    let explanation: TokenMapping.Explanation
    /// How bad the match is; a name goes before any size.
    let badness: Double

    /// A size further from the style's than by this factor is no match.
    private static let reach = 1.34

    init(_ token: TypographyToken) {
        if let match = TokenName(token.components).styleMatch {
            style = match.style
            reason = .name
            explanation = .name(match.called)
            badness =
                1_000 * Double(match.variants) + Self.distance(from: token, to: match.style)
            return
        }
        let nearest = TextStyle.allCases.min {
            Self.distance(from: token, to: $0) < Self.distance(from: token, to: $1)
        }
        guard let nearest, Self.isWithinReach(token, nearest) else {
            style = nil
            reason = .none
            explanation = .noStyleNear(size: token.fontSize, token.traits)
            badness = .infinity
            return
        }
        style = nearest
        reason = .sizeAndWeight
        explanation = .nearest(nearest, size: token.fontSize, token.traits)
        badness = 1e6 + Self.distance(from: token, to: nearest)
    }

    /// Points of difference in size; 400 of weight count as one point, a slant as half of one.
    private static func distance(from token: TypographyToken, to style: TextStyle) -> Double {
        let size = abs(token.fontSize - style.preferredPointSize(at: .default))
        let weight = abs(token.weight.rawValue - style.preferredWeight.rawValue)
        return size + Double(weight) / 400 + (token.isItalic ? 0.5 : 0)
    }

    private static func isWithinReach(_ token: TypographyToken, _ style: TextStyle) -> Bool {
        let ratio = token.fontSize / style.preferredPointSize(at: .default)
        return ratio < reach && ratio > 1 / reach
    }
}
