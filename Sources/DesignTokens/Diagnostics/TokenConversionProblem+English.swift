// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

extension TokenConversionProblem {
    package var message: String {
        switch self {
        case .uncertainMapping(let token, let style, let explanation):
            "“\(token)”\(style.map { " is \($0.displayName)" } ?? ""): \(explanation.message)"
        case .unknownFace(let traits, let name, let style):
            "no \(Phrases.quoted(traits.family)) in \(traits.styleName) is known here; "
                + "\(style.displayName) asks for \(Phrases.quoted(name)), which is a guess"
        case .systemFontAsItIs(let token, let size, let traits, let style):
            "\(Phrases.quoted(token)) asks for the system font at \(size.shortest) pt "
                + "\(traits.styleName); a theme leaves the system font as it is, "
                + Self.preferredFont(of: style)
        case .omittedFamily(let family, let style):
            "design tokens cannot name \(Phrases.quoted(family)); \(style.displayName) is left out"
        case .uprightStyle(let style):
            "W3C tokens know no italics; \(style.displayName) is written upright"
        case .guessedFamily(let name, let guess):
            "\(Phrases.quoted(name)) is not known here; it is written as "
                + "\(Phrases.quoted(guess.family)) in \(guess.styleName), which is a guess"
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
