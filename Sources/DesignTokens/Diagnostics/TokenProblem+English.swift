// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

extension TokenProblem {
    package var message: String {
        switch self {
        case .otherFormat(let format): format.english
        case .notADictionary: "design tokens are JSON with a dictionary in braces"
        case .noTypography(0):
            "there is no typography token; a theme is made of tokens whose type is "
                + "\"typography\", which put a family, a size and a weight together"
        case .noTypography(let count):
            count == 1
                ? "the one typography token cannot be read; the warnings say why"
                : "none of the \(count) typography tokens can be read; the warnings say why"
        case .nestedTooDeeply:
            "groups extend each other too deeply; what is further down is left out"
        case .tooManyTokens:
            "groups inherit more than 100,000 tokens and groups by extending others; the rest of them "
                + "is left out"
        case .longName: "a token's name is longer than 1,000 bytes; it is left out"
        case .missingGroup:
            "the group to extend is not in this file, and is left out; name one as in "
                + "\"{group.inner}\""
        case .groupCircle: "the group extends itself in a circle, which is left out; break it"
        case .missingReference(let reference, let written, let suggestion, let loss):
            "\(Phrases.quoted(reference))\(Self.way(to: reference, from: written)) is not in this "
                + "file; \(loss.english), unless the file that has it is opened too"
                + Phrases.didYouMean(suggestion)
        case .referenceCircle(let names, let written, let loss):
            "\(Phrases.quoted(written)) leads in a circle (\(Self.shown(names))); \(loss.english); "
                + "give one of these a value of its own"
        case .longReferenceChain(let written, let loss):
            "\(Phrases.quoted(written)) leads through more than 64 references; \(loss.english); "
                + "shorten the chain"
        case .tokenNotADictionary(let found):
            "a typography token must be a dictionary with \"fontFamily\" and \"fontSize\", not "
                + "\(found.english); it is left out"
        case .tooManyProperties:
            "a typography token has at most \(Node.maximumTokenProperties) properties; it is left "
                + "out"
        case .untyped(let path):
            "\(Phrases.quoted(path)) has no type; it is read as \"typography\""
        case .incomplete(let path):
            "\(Phrases.quoted(path)) has no \"fontSize\", without which it is no font; it is left "
                + "out"
        case .notAFont(let path):
            "\(Phrases.quoted(path)) refers to a token that is left out, and is left out too"
        case .noPlace(let key):
            "\(Phrases.quoted(key)) has no place in a theme"
                + (Self.reasons[key].map { ": \($0)" } ?? "") + "; it is left out"
        case .noFamily(let path):
            "\(Phrases.quoted(path)) has no \"fontFamily\"; it is in the system font"
        case .familyNotAName(let found):
            "\"fontFamily\" must be a family's name or a list of names, not \(found.english); the "
                + "token is left out"
        case .longFamily: "\"fontFamily\" is longer than 10,000 bytes; the token is left out"
        case .emptyFamily: "\"fontFamily\" is empty; the token is in the system font"
        case .notALength(let found, let dialect):
            "\"fontSize\" must be a size such as "
                + (dialect == .w3c ? "{\"value\": 17, \"unit\": \"px\"}" : "\"17\"")
                + ", not \(found.english); the token is left out"
        case .sizeWithUnit(let unit):
            "\"fontSize\" is in \(Phrases.quoted(unit)), which is no fixed number of points; the "
                + "token is left out"
        case .sizeOutOfRange(let points):
            "\"fontSize\" must be above 0 and at most 1000, not \(points.shortest); the token is "
                + "left out"
        case .relativeSize(let points):
            "\"fontSize\" is in rem; one is taken for 16 px, so that this is \(points.shortest) pt"
        case .clampedSize(let points):
            "\"fontSize\" grows with the window of a browser; it is read as its minimum, "
                + "\(points.shortest) pt"
        case .sizeOfOlderDraft(let points):
            "\"fontSize\" is written as in older drafts; write {\"value\": \(points.shortest), "
                + "\"unit\": \"px\"}"
        case .unknownWeight(let written, let isText):
            "\"fontWeight\" \(isText ? Phrases.quoted(written) : written) is no weight that is "
                + "known; it is read as regular"
        }
    }

    /// Why a theme has no place for what many tokens have.
    private static let reasons = [
        "lineHeight": "iOS takes line heights from the font",
        "letterSpacing": "iOS spaces letters as the font does",
        "paragraphSpacing": "iOS leaves paragraphs to the text",
        "paragraphIndent": "iOS leaves paragraphs to the text",
        "textCase": "iOS leaves capitals to the text",
        "textDecoration": "iOS leaves lines under words to the text",
    ]

    private static func way(to reference: String, from written: String) -> String {
        let isDirect = written.isEmpty || written.contains(reference)
        return isDirect ? "" : ", to which \(Phrases.quoted(written)) leads,"
    }

    private static func shown(_ names: [String]) -> String {
        names.prefix(6).map { Phrases.shortened($0) }.joined(separator: " → ")
            + (names.count > 6 ? " → …" : "")
    }
}

extension TokenProblem.Found {
    fileprivate var english: String {
        switch self {
        case .text(let text): Phrases.quoted(text)
        case .kind(let kind): kind.english
        }
    }
}

extension TokenProblem.Loss {
    fileprivate var english: String {
        switch self {
        case .token: "the token is left out"
        case .weight: "the weight is read as regular"
        }
    }
}

extension OtherFormat {
    fileprivate var english: String {
        switch self {
        case .json5:
            "this is JSON5, or JSON with comments, which is not read; convert it to JSON first, as "
                + "with \"npx json5 FILE\""
        case .yaml: "this is YAML, which is not read; convert it to JSON first"
        case .theo:
            "these are tokens for Theo, which are not read; write them as W3C tokens or for Tokens "
                + "Studio"
        case .material:
            "this is a file of Material Design, which is not read; export the fonts as W3C tokens or "
                + "for Tokens Studio"
        case .resolverPart:
            "this is a part of a resolver document, without the order in which its sets count; open "
                + "the whole document"
        case .settings: "these are the settings of an app, which name no fonts; open a theme file"
        case .otherJSON:
            "this JSON is neither a theme nor design tokens: nothing in it is a text style, a font or "
                + "a token"
        }
    }
}
