// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax
import Words

extension TokenProblem {
    package var message: String {
        switch self {
        case .otherFormat(let format): format.english
        case .notADictionary: tr("design tokens are JSON with a dictionary in braces")
        case .noTypography(0):
            tr(
                """
                there is no typography token; a theme is made of tokens whose type is "typography", which \
                put a family, a size and a weight together
                """)
        case .noTypography(let count):
            trn(
                "the one typography token cannot be read; the warnings say why",
                "none of the %1$s typography tokens can be read; the warnings say why", count)
        case .nestedTooDeeply:
            tr("groups extend each other too deeply; what is further down is left out")
        case .tooManyTokens:
            tr(
                """
                groups inherit more than 100,000 tokens and groups by extending others; the rest of them \
                is left out
                """)
        case .longName: tr("a token's name is longer than 1,000 bytes; it is left out")
        case .missingGroup:
            tr(
                """
                the group to extend is not in this file, and is left out; name one as in "{group.inner}"
                """)
        case .groupCircle:
            tr("the group extends itself in a circle, which is left out; break it")
        case .missingReference(let reference, let written, let suggestion, let loss):
            loss.message(missing: reference, written: written) + Phrases.didYouMean(suggestion)
        case .referenceCircle(let names, let written, let loss):
            loss.message(circle: Self.shown(names), written: Phrases.quoted(written))
        case .longReferenceChain(let written, let loss):
            loss.message(longChain: Phrases.quoted(written))
        case .tokenNotADictionary(let found):
            // Translators: %1$s is a type of values with its article, such as “a number”.
            tr(
                """
                a typography token must be a dictionary with "fontFamily" and "fontSize", not %1$s; it is \
                left out
                """, found.english)
        case .tooManyProperties:
            trn(
                "a typography token has at most %1$s properties; it is left out",
                "a typography token has at most %1$s properties; it is left out",
                Node.maximumTokenProperties)
        case .untyped(let path):
            tr("%1$s has no type; it is read as \"typography\"", Phrases.quoted(path))
        case .incomplete(let path):
            tr(
                "%1$s has no \"fontSize\", without which it is no font; it is left out",
                Phrases.quoted(path))
        case .notAFont(let path):
            tr(
                "%1$s refers to a token that is left out, and is left out too",
                Phrases.quoted(path))
        case .noPlace(let key): Self.message(noPlaceFor: key)
        case .noFamily(let path):
            tr("%1$s has no \"fontFamily\"; it is in the system font", Phrases.quoted(path))
        case .familyNotAName(let found):
            // Translators: %1$s is a type of values with its article, such as “a number”.
            tr(
                """
                "fontFamily" must be a family's name or a list of names, not %1$s; the token is left out
                """, found.english)
        case .longFamily:
            tr("\"fontFamily\" is longer than 10,000 bytes; the token is left out")
        case .emptyFamily: tr("\"fontFamily\" is empty; the token is in the system font")
        case .notALength(let found, .w3c):
            // Translators: %1$s is a text, or a type of values with its article, such as “an array”.
            tr(
                """
                "fontSize" must be a size such as {"value": 17, "unit": "px"}, not %1$s; the token is left \
                out
                """, found.english)
        case .notALength(let found, _):
            // Translators: %1$s is a text, or a type of values with its article, such as “an array”.
            tr(
                "\"fontSize\" must be a size such as \"17\", not %1$s; the token is left out",
                found.english)
        case .sizeWithUnit(let unit):
            tr(
                """
                "fontSize" is in %1$s, which is no fixed number of points; the token is left out
                """, Phrases.quoted(unit))
        case .sizeOutOfRange(let points):
            tr(
                """
                "fontSize" must be above 0 and at most 1000, not %1$s; the token is left out
                """, points.shortest)
        case .relativeSize(let points):
            tr(
                "\"fontSize\" is in rem; one is taken for 16 px, so that this is %1$s pt",
                points.shortest)
        case .clampedSize(let points):
            tr(
                """
                "fontSize" grows with the window of a browser; it is read as its minimum, %1$s pt
                """, points.shortest)
        case .sizeOfOlderDraft(let points):
            tr(
                """
                "fontSize" is written as in older drafts; write {"value": %1$s, "unit": "px"}
                """, points.shortest)
        case .unknownWeight(let written, let isText):
            tr(
                "\"fontWeight\" %1$s is no weight that is known; it is read as regular",
                isText ? Phrases.quoted(written) : written)
        }
    }

    private static func message(noPlaceFor key: String) -> String {
        let shown = Phrases.quoted(key)
        guard let reason = reason(for: key) else {
            return tr("%1$s has no place in a theme; it is left out", shown)
        }
        // Translators: %2$s says why, such as “iOS takes line heights from the font”.
        return tr("%1$s has no place in a theme: %2$s; it is left out", shown, reason)
    }

    /// Why a theme has no place for what many tokens have.
    private static func reason(for key: String) -> String? {
        switch key {
        case "lineHeight": tr("iOS takes line heights from the font")
        case "letterSpacing": tr("iOS spaces letters as the font does")
        case "paragraphSpacing", "paragraphIndent": tr("iOS leaves paragraphs to the text")
        case "textCase": tr("iOS leaves capitals to the text")
        case "textDecoration": tr("iOS leaves lines under words to the text")
        default: nil
        }
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
    fileprivate func message(missing reference: String, written: String) -> String {
        let isDirect = written.isEmpty || written.contains(reference)
        let (name, way) = (Phrases.quoted(reference), Phrases.quoted(written))
        return switch (self, isDirect) {
        case (.token, true):
            tr(
                """
                %1$s is not in this file; the token is left out, unless the file that has it is opened too
                """, name)
        case (.token, false):
            tr(
                """
                %1$s, to which %2$s leads, is not in this file; the token is left out, unless the file \
                that has it is opened too
                """, name, way)
        case (.weight, true):
            tr(
                """
                %1$s is not in this file; the weight is read as regular, unless the file that has it is \
                opened too
                """, name)
        case (.weight, false):
            tr(
                """
                %1$s, to which %2$s leads, is not in this file; the weight is read as regular, unless the \
                file that has it is opened too
                """, name, way)
        }
    }

    fileprivate func message(circle names: String, written: String) -> String {
        // Translators: %1$s is a reference, and %2$s the tokens that it leads through, with arrows.
        switch self {
        case .token:
            tr(
                """
                %1$s leads in a circle (%2$s); the token is left out; give one of these a value of its own
                """, written, names)
        case .weight:
            tr(
                """
                %1$s leads in a circle (%2$s); the weight is read as regular; give one of these a value of \
                its own
                """, written, names)
        }
    }

    fileprivate func message(longChain written: String) -> String {
        switch self {
        case .token:
            tr(
                """
                %1$s leads through more than 64 references; the token is left out; shorten the chain
                """, written)
        case .weight:
            tr(
                """
                %1$s leads through more than 64 references; the weight is read as regular; shorten the \
                chain
                """, written)
        }
    }
}

extension OtherFormat {
    fileprivate var english: String {
        switch self {
        case .json5:
            tr(
                """
                this is JSON5, or JSON with comments, which is not read; convert it to JSON first, as with \
                "npx json5 FILE"
                """)
        case .yaml: tr("this is YAML, which is not read; convert it to JSON first")
        case .theo:
            tr(
                """
                these are tokens for Theo, which are not read; write them as W3C tokens or for Tokens \
                Studio
                """)
        case .material:
            tr(
                """
                this is a file of Material Design, which is not read; export the fonts as W3C tokens or \
                for Tokens Studio
                """)
        case .resolverPart:
            tr(
                """
                this is a part of a resolver document, without the order in which its sets count; open the \
                whole document
                """)
        case .settings:
            tr("these are the settings of an app, which name no fonts; open a theme file")
        case .otherJSON:
            tr(
                """
                this JSON is neither a theme nor design tokens: nothing in it is a text style, a font or a \
                token
                """)
        }
    }
}
