// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

extension TokenConversionProblem {
    package var message: String {
        switch self {
        case .mappedBySize(let token, let style, let explanation):
            "\(Phrases.quoted(token)) is \(style.displayName): \(explanation.message)"
        case .notMapped(let token, let explanation):
            "\(Phrases.quoted(token)): \(explanation.message)"
        case .nothingMapped(let tokens):
            "no token is clearly a text style; \(Self.advice(tokens))"
        case .noBaseTypography(let tokens):
            "there is no base typography: all fonts are those of components or states, which are no "
                + "text styles by themselves; \(Self.advice(tokens))"
        case .laterFamily(let family, let preferred, let style):
            "\(Phrases.quoted(preferred)) is no font of iOS, and none comes with the tokens; "
                + "\(style.displayName) is in \(Phrases.quoted(family)), which the list names "
                + "later"
        case .nearestFace(let traits, let face, let style):
            "\(Phrases.quoted(traits.family)) has no \(traits.styleName); \(style.displayName) "
                + "is in its nearest face, \(Phrases.quoted(face.postScriptName))"
        case .unknownFace(let traits, let name, let style):
            "\(Phrases.quoted(traits.family)) is no font of iOS, and none comes with the tokens; "
                + "\(style.displayName) asks for \(Phrases.quoted(name)), which is what most "
                + "fonts would be called"
        case .systemFontAsItIs(let token, let size, let traits, let style):
            "\(Phrases.quoted(token)) asks for the system font at \(size.shortest) pt "
                + "\(traits.styleName); a theme leaves the system font as it is, "
                + Self.preferredFont(of: style)
        case .onlySystemFonts:
            "every text style that the tokens give is in the system font, which themes leave to iOS; "
                + "there is nothing to write"
        case .noFonts:
            "the theme has no font that design tokens could name; there is nothing to write"
        case .omittedFamily(let family, let style):
            "design tokens cannot name \(Phrases.quoted(family)); \(style.displayName) is left out"
        case .uprightStyle(let style):
            "W3C tokens know no italics; \(style.displayName) is written upright"
        case .guessedFamily(let name, let guess):
            "\(Phrases.quoted(name)) is no font of iOS, and none comes with the theme; it is written "
                + "as \(Phrases.quoted(guess.family)) in \(guess.styleName), which is a guess"
        case .unmappedStyle(let style):
            "\(style.displayName) has a font, but no token is mapped to it; it is not written"
        case .removedFont(let style, let token):
            "\(style.displayName) has no font any more; a token cannot say that, and "
                + "\(Phrases.quoted(token)) stays as it is"
        case .keptFamily(let family, let token):
            "design tokens cannot name \(Phrases.quoted(family)); \(Phrases.quoted(token)) stays as "
                + "it is"
        case .changedName(let name, let found, let style):
            "\(Phrases.quoted(name)) reads back as \(Phrases.quoted(found)) in "
                + style.displayName
        case .changedFollower(let token, let size, let traits):
            "\(Phrases.quoted(token)) refers to a token that was edited, and changes with it to "
                + "\(size.shortest) pt \(traits.family) \(traits.styleName)"
        case .inheritedToken(let token):
            "\(Phrases.quoted(token)) stands in a group that its own extends, and is not changed; "
                + "write it into its own group first"
        case .replacedReference(let replaced, let written):
            "\(replaced.english) was the reference \(Phrases.quoted(written)); it has a value of its "
                + "own now"
        case .uprightToken(let token):
            "W3C tokens know no italics; \(Phrases.quoted(token)) is written upright"
        case .notWritten(let cause):
            "the theme cannot be written as tokens: \(cause.message)"
        }
    }

    private static func advice(_ tokens: [String]) -> String {
        "say which is one with --map TOKEN=STYLE, or in the window that opens the file"
            + (tokens.isEmpty
                ? "" : "; to choose from: \(tokens.map(Phrases.quoted).joined(separator: ", "))")
    }

    private static func preferredFont(of style: TextStyle) -> String {
        let traits = FaceTraits(family: "", weight: style.preferredWeight)
        let size = style.preferredPointSize(at: .default).shortest
        return "\(size) pt \(traits.styleName) in \(style.displayName)"
    }
}

extension TokenConversionProblem.Replaced {
    fileprivate var english: String {
        switch self {
        case .token: "the whole token"
        case .value(let key): "\"\(key)\""
        }
    }
}
