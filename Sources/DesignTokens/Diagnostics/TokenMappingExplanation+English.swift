// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax
import Words

extension TokenMapping.Explanation {
    /// A sentence for the row of the token, or after a sentence that names the token.
    package var message: String {
        switch self {
        case .name(let name):
            // Translators: %1$s is a part of the name of a token, such as “body”.
            tr("The name contains %1$s.", Phrases.quoted(name))
        case .nearest(let style, let size, let traits):
            // Translators: %1$s and %3$s are such as “17 pt Bold”, and %2$s is a text style.
            tr(
                "%1$s is nearest to %2$s (%3$s).", Self.face(size, traits),
                style.displayName,
                Self.face(
                    style.preferredPointSize(at: .default),
                    FaceTraits(family: "", weight: style.preferredWeight)))
        case .largerThanStyles(let size, let traits):
            // Translators: %1$s is a size and the name of a font style, such as “17 pt Bold”.
            tr(
                """
                %1$s is a heading. Every heading in these tokens is larger than the largest \
                Apple text style, so the headings are mapped in the order of their sizes.
                """,
                Self.face(size, traits))
        case .choice: tr("You assigned this text style.")
        case .leftOut: tr("You left the token out.")
        case .styleGiven(let style, let token):
            // Translators: %1$s is a text style, and %2$s a token.
            tr("You assigned %1$s to %2$s.", style.displayName, Phrases.quoted(token))
        case .betterMatch(let style, let token):
            // Translators: %1$s is a token, and %2$s a text style.
            tr(
                "%1$s is the better match for %2$s.", Phrases.quoted(token), style.displayName)
        case .noStyleBesideOthers(let size, let traits):
            // Translators: %1$s is a size and the name of a font style, such as “17 pt Bold”.
            tr(
                """
                No text style clearly fits %1$s. The name of this token and the other tokens \
                were also considered.
                """, Self.face(size, traits))
        case .inherited: tr("The token is inherited from another group.")
        case .component: tr("The token belongs to a component.")
        case .state: tr("The token is for a state, such as pressed or underlined.")
        case .largeScreens: tr("The token is for large screens.")
        case .code: tr("The token is for monospaced text, such as code.")
        case .noStyleNear(let size, let traits):
            // Translators: %1$s is a size and the name of a font style, such as “17 pt Bold”.
            tr("No text style is near %1$s.", Self.face(size, traits))
        }
    }

    private static func face(_ size: Double, _ traits: FaceTraits) -> String {
        // Translators: %2$s is the name of a font style, such as “Bold”.
        tr("%1$s pt %2$s", size.shown, traits.styleName)
    }
}
