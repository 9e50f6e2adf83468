// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// Which typography token gives which text style its font, and why: a proposal that a person can
/// confirm or change.
///
/// A token is mapped by its name where that clearly is a text style of iOS, else by its size among those
/// of its kind. No style has two tokens, and no token two styles.
package struct TokenMapping: Hashable, Sendable {
    /// Why a token is mapped as it is.
    package enum Reason: String, CaseIterable, Hashable, Sendable {
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
    package struct Entry: Hashable, Sendable {
        /// The token's path.
        package let token: String
        /// The style it is the font of; nil when it is not mapped.
        package internal(set) var style: TextStyle?
        /// Why, with what that depends on.
        package internal(set) var explanation: Explanation

        package var reason: Reason {
            switch explanation {
            case .name: .name
            case .nearest, .largerThanStyles: .sizeAndWeight
            case .choice: .choice
            default: .none
            }
        }
    }

    /// All tokens in the order of the file.
    package private(set) var entries: [Entry]

    /// The token that a style is given by; nil for a style that stays as it is.
    package func token(for style: TextStyle) -> String? {
        entries.first { $0.style == style }?.token
    }

    /// Whether any token is for more than a component or a state.
    var hasBaseTypography: Bool {
        entries.contains { $0.explanation != .component && $0.explanation != .state }
    }

    /// The style that a token is the font of; nil when it is not mapped.
    package func style(of token: String) -> TextStyle? {
        entries.first { $0.token == token }?.style
    }
}

// MARK: - Choosing

extension TokenMapping {
    /// Maps a token to the chosen style, or to none. A token that the style had is then
    /// not mapped.
    ///
    /// - Returns: whether there is such a token.
    @discardableResult
    package mutating func assign(_ token: String, to style: TextStyle?) -> Bool {
        guard let index = entries.firstIndex(where: { $0.token == token }) else { return false }
        for other in entries.indices where other != index && entries[other].style == style {
            guard let style else { break }
            entries[other].style = nil
            entries[other].explanation = .styleGiven(style, to: token)
        }
        entries[index].style = style
        entries[index].explanation = style == nil ? .leftOut : .choice
        return true
    }
}

extension TokenMapping {
    /// Takes over what an earlier version of the file was mapped to; tokens that it did not have
    /// stay as proposed, as long as their styles are free.
    package mutating func follow(_ earlier: TokenMapping) {
        for entry in earlier.entries where style(of: entry.token) != entry.style {
            assign(entry.token, to: entry.style)
        }
    }
}

// MARK: - Proposing

extension TokenMapping {
    /// The mapping that a file's names, sizes and weights suggest.
    package init(for file: TokenFile) {
        let proposal = MappingProposal(file.tokens)
        entries = file.tokens.enumerated().map { index, token in
            let choice = proposal.choices[index]
            return Entry(
                token: token.path, style: choice?.style,
                explanation: choice?.explanation ?? proposal.reason(against: index))
        }
    }
}
