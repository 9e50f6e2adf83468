// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// The typography tokens of text styles, with reasons. It is a proposal for a person to confirm or
/// change.
///
/// A token is mapped by its name if the name clearly means a text style of iOS, or else by its size
/// among tokens of its kind. No style has two tokens, and no token has two styles.
package struct TokenMapping: Hashable, Sendable {
    /// The reason for the mapping of a token.
    package enum Reason: String, CaseIterable, Hashable, Sendable {
        /// The token has the name of the style.
        case name
        /// The style's system font is nearest to it in size and weight.
        case sizeAndWeight
        /// The designer assigned the style.
        case choice
        /// The token is not mapped.
        case none
    }

    /// The mapping of one token.
    package struct Entry: Hashable, Sendable {
        /// The token's path.
        package let token: String
        /// The style of the token; nil if the token is not mapped.
        package internal(set) var style: TextStyle?
        /// The reason, with its details.
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

    /// All tokens, in the order of the file.
    package private(set) var entries: [Entry]

    /// The token of a style; nil if the style has none.
    package func token(for style: TextStyle) -> String? {
        entries.first { $0.style == style }?.token
    }

    /// Whether any token is for more than a component or a state.
    var hasBaseTypography: Bool {
        entries.contains { $0.explanation != .component && $0.explanation != .state }
    }

    /// The style of a token; nil if the token is not mapped.
    package func style(of token: String) -> TextStyle? {
        entries.first { $0.token == token }?.style
    }
}

// MARK: - Choosing

extension TokenMapping {
    /// Maps a token to the chosen style, or to none. The previous token of the style is then not
    /// mapped.
    ///
    /// - Returns: whether the token exists.
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
    /// Copies the mapping of an earlier version of the file. New tokens keep their proposed styles,
    /// if these are free.
    package mutating func follow(_ earlier: TokenMapping) {
        for entry in earlier.entries where style(of: entry.token) != entry.style {
            assign(entry.token, to: entry.style)
        }
    }
}

// MARK: - Proposing

extension TokenMapping {
    /// The mapping suggested by a file's names, sizes, and weights.
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
