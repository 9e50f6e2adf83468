// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType

/// A token that may become a text style, with the information from its name.
///
/// This is a class because a hundred thousand candidates may be filtered and sorted, and copying
/// one takes as long as comparing it.
final class MappingCandidate {
    /// The index of the token in the file.
    let index: Int
    let token: TypographyToken
    let kind: TokenName.Kind
    fileprivate(set) var audience: TokenName.Audience
    fileprivate let screen: TokenName.Screen
    let isFirstHeading: Bool
    let variants: Int
    /// The text style that the name clearly means.
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

    /// The distance between the sizes of the token and a style: the logarithm of their ratio, 0 for
    /// the same size.
    func distance(to style: TextStyle) -> Double {
        abs(logarithm - (Self.logarithms[style] ?? 0))
    }

    /// The logarithm of the ratio between the token's size and another token's.
    func rise(from other: MappingCandidate?) -> Double {
        logarithm - (other?.logarithm ?? Self.logarithms[.body] ?? 0)
    }

    /// Whether the sizes of the token and a style differ by at most a third.
    func isNear(_ style: TextStyle) -> Bool {
        distance(to: style) < MappingCandidate.nearness
    }

    /// The logarithm of 1.34.
    static let nearness = 0.293

    /// Whether the token is preferred to another one of the same size. Compares the kind, then
    /// variants and italics, then the distance from regular weight, which the base of a family has.
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
    /// Finds tokens that differ only in the screens they are for. Those for the smallest screens
    /// are for phones, and the others for large screens.
    func findSmallestScreens() {
        let smallest = Dictionary(
            map { ($0.screen.path, $0.screen.rank) }, uniquingKeysWith: Swift.min)
        for candidate in self where candidate.screen.rank != smallest[candidate.screen.path] {
            candidate.audience = Swift.max(candidate.audience, .largeScreens)
        }
    }
}
