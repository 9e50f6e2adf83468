// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax
import Words

extension TokenProblem {
    package var message: String {
        switch self {
        case .otherFormat(let format): format.english
        case .notADictionary: tr("Design tokens must be a JSON dictionary in braces.")
        case .noTypography(0):
            tr(
                """
                There is no typography token. A theme needs tokens of the type "typography", which \
                combine a family, a size, and a weight.
                """)
        case .noTypography(let count):
            trn(
                "The typography token cannot be read. The warnings give the reason.",
                "None of the %1$s typography tokens can be read. The warnings give the reasons.",
                count)
        case .nestedTooDeeply:
            tr(
                """
                A chain of groups that extend one another is too long. The last groups of the \
                chain are left out.
                """)
        case .tooManyTokens:
            tr(
                """
                More than 100,000 tokens and groups are inherited from other groups. All after the \
                first 100,000 are left out.
                """)
        case .longName:
            tr("The name of a token is longer than 1,000 bytes. The token is left out.")
        case .missingGroup:
            tr(
                """
                This group extends a group that is not in this file, so this reference is \
                ignored. Write the reference in a form such as "{group.inner}".
                """)
        case .groupCircle:
            tr(
                """
                The group extends itself, directly or through other groups, so this reference is \
                ignored. Remove the reference, or extend a different group.
                """)
        case .missingReference(let reference, let written, let suggestion, let loss):
            sentences(
                Self.message(missing: Phrases.quoted(reference), written: written, reference),
                loss.message,
                tr(
                    "Open this file together with the file that contains the missing value."),
                Phrases.suggesting(suggestion))
        case .referenceCircle(let names, let written, let loss):
            sentences(
                // Translators: %1$s is a reference, and %2$s the tokens it leads through, with arrows.
                tr(
                    """
                    The reference %1$s leads back to itself (%2$s).
                    """, Phrases.quoted(written), Self.shown(names)),
                loss.message, tr("Replace the reference in one of these tokens with a value."))
        case .longReferenceChain(let written, let loss):
            sentences(
                tr(
                    """
                    The reference %1$s starts a chain of more than 64 references.
                    """, Phrases.quoted(written)),
                loss.message, tr("Shorten the chain."))
        case .tokenNotADictionary(let found):
            // Translators: %1$s is a type of values with its article, such as “a number”.
            tr(
                """
                Wrong type for a typography token: expected a dictionary with "fontFamily" and \
                "fontSize", found %1$s. The token is left out.
                """, found.english)
        case .tooManyProperties:
            trn(
                "The typography token has more than %1$s property. The token is left out.",
                "The typography token has more than %1$s properties. The token is left out.",
                Node.maximumTokenProperties)
        case .untyped(let path):
            tr(
                """
                The token %1$s has no type, so the type "typography" is assumed.
                """, Phrases.quoted(path))
        case .incomplete(let path):
            tr(
                """
                The token %1$s has no "fontSize", so it does not define a font. The token is left \
                out.
                """,
                Phrases.quoted(path))
        case .notAFont(let path):
            tr(
                "The token %1$s is left out, because it depends on a token that is left out.",
                Phrases.quoted(path))
        case .noPlace(let key):
            sentences(
                tr(
                    "%1$s is left out, because themes cannot store it.", Phrases.quoted(key)),
                Self.reason(for: key))
        case .noFamily(let path):
            tr(
                """
                The token %1$s has no "fontFamily", so it uses the system font.
                """, Phrases.quoted(path))
        case .familyNotAName(let found):
            // Translators: %1$s is a type of values with its article, such as “a number”.
            tr(
                """
                Wrong type for "fontFamily": expected the name of a family or a list of names, \
                found %1$s. The token is left out.
                """, found.english)
        case .longFamily:
            tr("\"fontFamily\" is longer than 10,000 bytes. The token is left out.")
        case .emptyFamily: tr("\"fontFamily\" is empty. The token uses the system font.")
        case .notALength(let found, .w3c):
            // Translators: %1$s is a text, or a type of values with its article, such as “an array”.
            tr(
                """
                Wrong value for "fontSize": expected a size such as {"value": 17, "unit": "px"}, \
                found %1$s. The token is left out.
                """, found.english)
        case .notALength(let found, _):
            // Translators: %1$s is a text, or a type of values with its article, such as “an array”.
            tr(
                """
                Wrong value for "fontSize": expected a size such as "17", found %1$s. The token \
                is left out.
                """, found.english)
        case .sizeWithUnit(let unit):
            tr(
                """
                "fontSize" has the unit %1$s, which does not stand for a fixed number of points. \
                The token is left out.
                """, Phrases.quoted(unit))
        case .sizeOutOfRange(let points):
            tr(
                """
                "fontSize" is %1$s, but must be greater than 0 and at most 1000. The token is \
                left out.
                """, points.shown)
        case .relativeSize(let points):
            tr(
                "\"fontSize\" is in rem. One rem is read as 16 px, so the size is %1$s pt.",
                points.shown)
        case .clampedSize(let points):
            tr(
                """
                "fontSize" grows with the browser window. Its smallest size, %1$s pt, is used.
                """, points.shown)
        case .sizeOfOlderDraft(let points):
            tr(
                """
                "fontSize" has the format of an older W3C draft. Write {"value": %1$s, "unit": \
                "px"} instead.
                """, points.shortest)
        case .unknownWeight(let written, let isText):
            tr(
                "\"fontWeight\" %1$s is not a known weight. The weight is treated as regular.",
                isText ? Phrases.quoted(written) : written)
        }
    }

    /// The reason why themes do not have a value that many tokens have.
    private static func reason(for key: String) -> String? {
        switch key {
        case "lineHeight": tr("iOS takes line heights from the font.")
        case "letterSpacing": tr("iOS takes letter spacing from the font.")
        case "paragraphSpacing", "paragraphIndent":
            tr("On iOS, paragraph spacing and indents belong to the text, not to its font.")
        case "textCase": tr("On iOS, capitalization belongs to the text, not to its font.")
        case "textDecoration": tr("On iOS, underlines belong to the text, not to its font.")
        default: nil
        }
    }

    private static func message(missing name: String, written: String, _ reference: String)
        -> String
    {
        written.isEmpty || written.contains(reference)
            ? tr("%1$s is not in this file.", name)
            // Translators: %1$s and %2$s are references.
            : tr("%1$s leads to %2$s, which is not in this file.", Phrases.quoted(written), name)
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
    fileprivate var message: String {
        switch self {
        case .token: tr("The token is left out.")
        case .weight: tr("The weight is treated as regular.")
        }
    }
}

extension OtherFormat {
    fileprivate var english: String {
        switch self {
        case .json5:
            tr(
                """
                This is JSON5 or JSON with comments, which cannot be read. Convert it to JSON \
                first, for example with "npx json5 FILE".
                """)
        case .yaml: tr("This is YAML, which cannot be read. Convert it to JSON first.")
        case .theo:
            tr(
                """
                These tokens are in the format of Theo, which cannot be read. Convert the tokens \
                to W3C tokens or to the format of Tokens Studio.
                """)
        case .material:
            tr(
                """
                This is a Material Design file, which cannot be read. Export the fonts as W3C \
                tokens or for Tokens Studio.
                """)
        case .resolverPart:
            tr(
                """
                This is only a part of a resolver document, and the order of the sets is missing. \
                Open the whole document.
                """)
        case .settings:
            tr("This file contains the settings of an app, but no fonts. Open a theme file.")
        case .otherJSON:
            tr(
                """
                This JSON is neither a theme nor design tokens. It contains no text style, font, \
                or token.
                """)
        }
    }
}
