// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType

/// A token that may become a text style, with what its name says.
///
/// A reference: candidates are filtered and sorted by the hundred thousand, and copying one takes as long
/// as looking at it.
final class MappingCandidate {
    /// Its place among the tokens of the file.
    let index: Int
    let token: TypographyToken
    let kind: TokenName.Kind
    fileprivate(set) var audience: TokenName.Audience
    fileprivate let screen: TokenName.Screen
    let isFirstHeading: Bool
    let variants: Int
    /// The text style that its name clearly is.
    let match: TokenName.Match?
    private let logarithm: Double

    init(_ token: TypographyToken, at index: Int) {
        let name = TokenName(token.components)
        (self.token, self.index) = (token, index)
        (kind, audience, screen) = (name.kind, name.audience, name.screen)
        (isFirstHeading, variants) = (name.isFirstHeading, name.variants)
        match = name.styleMatch
        logarithm = token.fontSize.naturalLogarithm
    }

    private static let logarithms = Dictionary(
        uniqueKeysWithValues: TextStyle.allCases.map {
            ($0, $0.preferredPointSize(at: .default).naturalLogarithm)
        })

    /// The factor between the token's size and a style's, as a logarithm: 0 for the same size.
    func distance(to style: TextStyle) -> Double {
        abs(logarithm - (Self.logarithms[style] ?? 0))
    }

    /// The factor between the token's size and another one, as a logarithm.
    func rise(from other: MappingCandidate?) -> Double {
        logarithm - (other?.logarithm ?? Self.logarithms[.body] ?? 0)
    }

    /// Whether its size and a style's are within a third of one another.
    func isNear(_ style: TextStyle) -> Bool {
        distance(to: style) < MappingCandidate.nearness
    }

    /// The logarithm of 1.34.
    static let nearness = 0.293

    /// Whether it goes before another of the same size: for what it is, then for how little else it says,
    /// then for its weight, which is regular in the base of a family.
    func goesBefore(_ other: MappingCandidate) -> Bool {
        func order(_ one: MappingCandidate) -> (TokenName.Kind, Int, Int, Int, Int) {
            (
                one.kind, one.variants < 2 ? 0 : 1, one.token.isItalic ? 1 : 0,
                abs(one.token.weight.rawValue - FontWeight.regular.rawValue), one.index
            )
        }
        return order(self) < order(other)
    }
}

extension [MappingCandidate] {
    /// Takes those tokens for a phone's that are for the smallest screens, of all that differ in nothing but
    /// the screens they are for.
    func findSmallestScreens() {
        let smallest = Dictionary(
            map { ($0.screen.path, $0.screen.rank) }, uniquingKeysWith: Swift.min)
        for candidate in self where candidate.screen.rank != smallest[candidate.screen.path] {
            candidate.audience = Swift.max(candidate.audience, .largeScreens)
        }
    }
}
