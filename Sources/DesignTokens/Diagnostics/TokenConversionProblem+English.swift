// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax
import Words

extension TokenConversionProblem {
    package var message: String {
        switch self {
        case .mappedBySize(let token, let style, let explanation):
            sentences(
                // Translators: %1$s is a token, and %2$s a text style.
                tr("%1$s is mapped to %2$s.", Phrases.quoted(token), style.displayName),
                explanation.message)
        case .notMapped(let token, let explanation):
            sentences(tr("%1$s is not mapped.", Phrases.quoted(token)), explanation.message)
        case .nothingMapped(let tokens):
            Self.message(tr("No token clearly matches a text style."), choosingFrom: tokens)
        case .noBaseTypography(let tokens):
            Self.message(
                tr(
                    """
                    There is no token for general text. All typography tokens are for components \
                    or for states such as hover, so none of them is mapped to a text style.
                    """), choosingFrom: tokens)
        case .laterFamily(let family, let preferred, let style):
            // Translators: %1$s and %3$s are font families, and %2$s a text style.
            tr(
                """
                %1$s is not an iOS font and does not come with the tokens. %2$s uses %3$s \
                instead, which comes later in the token’s list of families.
                """, Phrases.quoted(preferred), style.displayName, Phrases.quoted(family))
        case .nearestFace(let traits, let face, let style):
            // Translators: %1$s is a font family, %2$s the name of a font style, and %3$s a text style.
            tr(
                "%1$s has no %2$s face. %3$s uses the nearest face, %4$s.",
                Phrases.quoted(traits.family), traits.styleName, style.displayName,
                Phrases.quoted(face.postScriptName))
        case .unknownFace(let traits, let name, let style):
            // Translators: %1$s is a font family, %2$s a text style, and %3$s the name of a face.
            tr(
                """
                %1$s is neither an iOS font nor one of the fonts beside the tokens. The most \
                likely name of the font, %3$s, is used for %2$s.
                """, Phrases.quoted(traits.family), style.displayName, Phrases.quoted(name))
        case .systemFontAsItIs(let token, let size, let traits, let style):
            Self.message(systemFontOf: Phrases.quoted(token), size.shown, traits, style)
        case .onlySystemFonts:
            tr(
                """
                All text styles in the tokens use the system font, and themes cannot change the \
                system font. There is nothing to write.
                """)
        case .noFonts:
            tr("The theme has no font that design tokens can store. There is nothing to write.")
        case .omittedFamily(let family, let style):
            // Translators: %1$s is a font family, and %2$s a text style.
            tr(
                """
                Design tokens cannot store the font family %1$s. %2$s is left out.
                """, Phrases.quoted(family),
                style.displayName)
        case .uprightStyle(let style):
            // Translators: %1$s is a text style or a token.
            tr("W3C tokens have no italics. %1$s is written upright.", style.displayName)
        case .guessedFamily(let name, let guess):
            // Translators: %2$s is a font family, and %3$s the name of a font style.
            tr(
                """
                %1$s is not an iOS font and does not come with the theme. The font is written as \
                %2$s %3$s, which is a guess.
                """, Phrases.quoted(name), Phrases.quoted(guess.family), guess.styleName)
        case .unmappedStyle(let style):
            // Translators: %1$s is a text style.
            tr(
                "No token is mapped to %1$s, so the font of this text style is not written.",
                style.displayName)
        case .removedFont(let style, let token):
            // Translators: %1$s is a text style, and %2$s a token.
            tr(
                """
                The font of %1$s was removed. Tokens cannot store this change, so %2$s stays \
                unchanged.
                """,
                style.displayName, Phrases.quoted(token))
        case .keptFamily(let family, let token):
            // Translators: %1$s is a font family, and %2$s a token.
            tr(
                """
                Design tokens cannot store the font family %1$s. %2$s stays unchanged.
                """, Phrases.quoted(family),
                Phrases.quoted(token))
        case .changedName(let name, let found, let style):
            // Translators: %1$s and %2$s are names of faces, and %3$s is a text style.
            tr(
                "When you open the tokens again, %3$s will use %2$s instead of %1$s.",
                Phrases.quoted(name),
                Phrases.quoted(found), style.displayName)
        case .changedFollower(let token, let size, let traits):
            // Translators: %3$s is a font family, and %4$s the name of a font style.
            tr(
                """
                %1$s also changes to %2$s pt %3$s %4$s, because this token refers to an edited \
                token.
                """, Phrases.quoted(token), size.shown, traits.family, traits.styleName)
        case .inheritedToken(let token):
            tr(
                """
                %1$s stays unchanged, because its group inherits this token from another group. \
                To change the token, first add a token with this name to the group that inherits \
                it.
                """, Phrases.quoted(token))
        case .replacedReference(.token, let written):
            tr(
                "The whole token was a reference to %1$s. The token now has its own value.",
                Phrases.quoted(written))
        case .replacedReference(.value(let key), let written):
            tr(
                """
                The value of "%1$s" was a reference to %2$s. "%1$s" now has its own value.
                """, key,
                Phrases.quoted(written))
        case .uprightToken(let token):
            // Translators: %1$s is a text style or a token.
            tr("W3C tokens have no italics. %1$s is written upright.", Phrases.quoted(token))
        case .notWritten(let cause):
            sentences(tr("The theme cannot be written as tokens."), cause.message)
        }
    }

    private static func message(_ problem: String, choosingFrom tokens: [String]) -> String {
        sentences(
            problem,
            tr(
                """
                Assign tokens with --map TOKEN=STYLE, or open the file and assign them in the \
                window.
                """),
            // Translators: %1$s is a list of tokens.
            tokens.isEmpty
                ? nil
                : tr(
                    "You can assign these tokens: %1$s.", listed(tokens.map(Phrases.quoted))))
    }

    private static func message(
        systemFontOf token: String, _ size: String, _ traits: FaceTraits, _ style: TextStyle
    ) -> String {
        let preferred = FaceTraits(family: "", weight: style.preferredWeight)
        // Translators: %3$s and %5$s are names of font styles, such as “Bold”, and %6$s a text style.
        return tr(
            """
            %1$s sets the system font to %2$s pt %3$s. Themes cannot change the size or the weight \
            of the system font, so %6$s stays at %4$s pt %5$s.
            """, token, size, traits.styleName, style.preferredPointSize(at: .default).shown,
            preferred.styleName, style.displayName)
    }
}
