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
            // Translators: %1$s is a token, %2$s a text style, and %3$s says why.
            tr(
                "%1$s is %2$s: %3$s", Phrases.quoted(token), style.displayName,
                explanation.message)
        case .notMapped(let token, let explanation):
            "\(Phrases.quoted(token)): \(explanation.message)"
        case .nothingMapped([]):
            tr(
                """
                no token is clearly a text style; say which is one with --map TOKEN=STYLE, or in the \
                window that opens the file
                """)
        case .nothingMapped(let tokens):
            // Translators: %1$s is a list of tokens.
            tr(
                """
                no token is clearly a text style; say which is one with --map TOKEN=STYLE, or in the \
                window that opens the file; to choose from: %1$s
                """, Self.list(tokens))
        case .noBaseTypography([]):
            tr(
                """
                there is no base typography: all fonts are those of components or states, which are no \
                text styles by themselves; say which is one with --map TOKEN=STYLE, or in the window that \
                opens the file
                """)
        case .noBaseTypography(let tokens):
            // Translators: %1$s is a list of tokens.
            tr(
                """
                there is no base typography: all fonts are those of components or states, which are no \
                text styles by themselves; say which is one with --map TOKEN=STYLE, or in the window that \
                opens the file; to choose from: %1$s
                """, Self.list(tokens))
        case .laterFamily(let family, let preferred, let style):
            tr(
                """
                %1$s is no font of iOS, and none comes with the tokens; %2$s is in %3$s, which the list \
                names later
                """, Phrases.quoted(preferred), style.displayName, Phrases.quoted(family))
        case .nearestFace(let traits, let face, let style):
            // Translators: %1$s is a font family, %2$s the name of a font style, and %3$s a text style.
            tr(
                "%1$s has no %2$s; %3$s is in its nearest face, %4$s",
                Phrases.quoted(traits.family), traits.styleName, style.displayName,
                Phrases.quoted(face.postScriptName))
        case .unknownFace(let traits, let name, let style):
            tr(
                """
                %1$s is no font of iOS, and none comes with the tokens; %2$s asks for %3$s, which is what \
                most fonts would be called
                """, Phrases.quoted(traits.family), style.displayName, Phrases.quoted(name))
        case .systemFontAsItIs(let token, let size, let traits, let style):
            Self.message(systemFontOf: Phrases.quoted(token), size.shortest, traits, style)
        case .onlySystemFonts:
            tr(
                """
                every text style that the tokens give is in the system font, which themes leave to iOS; \
                there is nothing to write
                """)
        case .noFonts:
            tr("the theme has no font that design tokens could name; there is nothing to write")
        case .omittedFamily(let family, let style):
            tr(
                "design tokens cannot name %1$s; %2$s is left out", Phrases.quoted(family),
                style.displayName)
        case .uprightStyle(let style):
            tr("W3C tokens know no italics; %1$s is written upright", style.displayName)
        case .guessedFamily(let name, let guess):
            // Translators: %2$s is a font family, and %3$s the name of a font style.
            tr(
                """
                %1$s is no font of iOS, and none comes with the theme; it is written as %2$s in %3$s, \
                which is a guess
                """, Phrases.quoted(name), Phrases.quoted(guess.family), guess.styleName)
        case .unmappedStyle(let style):
            tr(
                "%1$s has a font, but no token is mapped to it; it is not written",
                style.displayName)
        case .removedFont(let style, let token):
            tr(
                """
                %1$s has no font any more; a token cannot say that, and %2$s stays as it is
                """, style.displayName, Phrases.quoted(token))
        case .keptFamily(let family, let token):
            tr(
                "design tokens cannot name %1$s; %2$s stays as it is", Phrases.quoted(family),
                Phrases.quoted(token))
        case .changedName(let name, let found, let style):
            tr(
                "%1$s reads back as %2$s in %3$s", Phrases.quoted(name), Phrases.quoted(found),
                style.displayName)
        case .changedFollower(let token, let size, let traits):
            // Translators: %3$s is a font family, and %4$s the name of a font style.
            tr(
                """
                %1$s refers to a token that was edited, and changes with it to %2$s pt %3$s %4$s
                """, Phrases.quoted(token), size.shortest, traits.family, traits.styleName)
        case .inheritedToken(let token):
            tr(
                """
                %1$s stands in a group that its own extends, and is not changed; write it into its own \
                group first
                """, Phrases.quoted(token))
        case .replacedReference(.token, let written):
            tr(
                "the whole token was the reference %1$s; it has a value of its own now",
                Phrases.quoted(written))
        case .replacedReference(.value(let key), let written):
            tr(
                "\"%1$s\" was the reference %2$s; it has a value of its own now", key,
                Phrases.quoted(written))
        case .uprightToken(let token):
            tr("W3C tokens know no italics; %1$s is written upright", Phrases.quoted(token))
        case .notWritten(let cause):
            // Translators: %1$s is a message about a problem.
            tr("the theme cannot be written as tokens: %1$s", cause.message)
        }
    }

    private static func list(_ tokens: [String]) -> String {
        tokens.map(Phrases.quoted).joined(separator: ", ")
    }

    private static func message(
        systemFontOf token: String, _ size: String, _ traits: FaceTraits, _ style: TextStyle
    ) -> String {
        let preferred = FaceTraits(family: "", weight: style.preferredWeight)
        // Translators: %3$s and %5$s are names of font styles, such as “Bold”, and %6$s a text style.
        return tr(
            """
            %1$s asks for the system font at %2$s pt %3$s; a theme leaves the system font as it is, %4$s \
            pt %5$s in %6$s
            """, token, size, traits.styleName, style.preferredPointSize(at: .default).shortest,
            preferred.styleName, style.displayName)
    }
}
