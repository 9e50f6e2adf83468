// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension PropertyListProblem {
    package var message: String {
        switch self {
        case .notPropertyList(let element, isValue: true):
            tr(
                """
                The outermost element is <%1$s>, not <plist>. Put <plist version="1.0"> around it.
                """, Phrases.shortened(element))
        case .notPropertyList(let element, isValue: false):
            tr(
                "The outermost element is <%1$s>, not <plist>. This is not a property list.",
                Phrases.shortened(element))
        case .emptyPropertyList: tr("The property list is empty. Add a <dict>.")
        case .secondValue(let element):
            tr(
                """
                A property list can have only one outermost value. Move <%1$s> into the first \
                value, or remove the element.
                """, Phrases.shortened(element))
        case .missingKey(let element):
            tr(
                "Expected <key>, found <%1$s>. Every value of a <dict> needs a <key> before it.",
                Phrases.shortened(element))
        case .missingValue(let key):
            tr("The key %1$s has no value. Add a value, or remove the key.", Phrases.quoted(key))
        case .unexpectedText(let found, let element):
            // Translators: %1$s is a character in quotation marks.
            tr(
                "Unexpected %1$s inside <%2$s>. Text belongs in <string>, <integer>, or <real>.",
                Phrases.found(found), element)
        case .missingElement(let found):
            // Translators: %1$s is a character in quotation marks, or “the end of the file”.
            tr("Expected an element such as <plist>, found %1$s.", Phrases.found(found))
        case .missingElementName(let found):
            // Translators: %1$s is a character in quotation marks, or “the end of the file”.
            tr(
                """
                Expected an element name after “<”, found %1$s. Write &lt; for a less-than sign.
                """, Phrases.found(found))
        case .openTag(let name):
            tr("The tag <%1$s has no > at its end. Add it.", Phrases.shortened(name))
        case .openClosingTag(let name):
            tr("The closing tag </%1$s has no > at its end. Add it.", Phrases.shortened(name))
        case .mismatchedTag(let name, let open, let line):
            tr(
                "The tag </%1$s> does not close <%2$s> from line %3$s. Close <%2$s> first.",
                Phrases.shortened(name), Phrases.shortened(open), "\(line)")
        case .unclosedElement(let name, let line):
            tr(
                "The element <%1$s> from line %2$s is never closed. Add </%1$s>.",
                Phrases.shortened(name), "\(line)")
        case .nestedElement(let name):
            tr(
                """
                The element <%1$s> cannot contain other elements. Close it with </%1$s> first, or \
                write &lt; for a less-than sign.
                """, name)
        case .unclosedMarkup(let markup): markup.unclosed
        case .bareAmpersand:
            tr(
                "This & does not start a valid reference. Write &amp; for an ampersand.")
        case .unknownReference(let name):
            tr(
                """
                The reference &%1$s; does not stand for a character. Write &lt;, &gt;, &amp;, \
                &quot;, &apos;, or a number such as &#233;.
                """, name)
        case .encoding(""):
            tr(
                """
                The file declares an empty encoding. Save it as UTF-8, and declare encoding="UTF-8".
                """)
        case .encoding(let name):
            // Translators: %1$s is the name of an encoding.
            tr(
                """
                The file declares the encoding %1$s. Save it as UTF-8, and declare encoding="UTF-8".
                """, Phrases.shortened(name))
        case .textInBoolean(let name):
            tr("The element <%1$s/> cannot contain text. Remove the text.", name)
        case .notADate(let text):
            tr(
                "%1$s is not a date. Write a date such as 2026-01-31T12:00:00Z.",
                Phrases.quoted(text))
        case .unknownElement(let name, let suggestion):
            sentences(
                tr(
                    """
                    The element <%1$s> is not allowed here in a property list.
                    """, Phrases.shortened(name)),
                Phrases.suggesting(suggestion))
        case .longScalar(let element, let count):
            trn(
                "The element <%2$s> has %1$s character. Shorten it.",
                "The element <%2$s> has %1$s characters. Shorten it.", count, element)
        case .notANumber(let text, isInteger: true):
            tr(
                """
                %1$s is not a valid <integer>. Write a whole number, such as 17, or use <real> for a decimal number.
                """, Phrases.quoted(text))
        case .notANumber(let text, isInteger: false):
            tr(
                "%1$s is not a valid <real>. Write a number, such as 17.5.",
                Phrases.quoted(text))
        case .notBase64: tr("The data is not valid Base64.")
        case .unknownVersion:
            tr("Only version 00 of binary property lists can be read. Export the file as XML.")
        case .damaged(let damage):
            sentences(
                tr("The binary property list is damaged."), damage.english, tr("Export it again."))
        case .tooManyValues:
            tr("The file expands to more than 2,000,000 values. Remove some values.")
        case .tooMuchText: tr("The file expands to more than 128 MiB of text. Remove some text.")
        case .nestedTooDeeply:
            tr(
                """
                Values are nested more than %1$s levels deep, or a value contains itself. Reduce \
                the nesting.
                """, "\(SyntaxLimits.depth)")
        case .repeatedKey(let key):
            tr("The key %1$s appears twice. Remove one of the two keys.", Phrases.quoted(key))
        }
    }
}

extension PropertyListProblem.Markup {
    fileprivate var unclosed: String {
        switch self {
        case .declaration: tr("The closing ?> of this XML declaration is missing. Add it.")
        case .instruction: tr("The closing ?> of this processing instruction is missing. Add it.")
        case .comment: tr("The closing --> of this comment is missing. Add it.")
        case .characterData: tr("The closing ]]> of this CDATA section is missing. Add it.")
        case .documentType:
            tr(
                "The closing > of this document type declaration is missing. Add it.")
        }
    }
}

extension PropertyListProblem.Damage {
    fileprivate var english: String {
        switch self {
        // Translators: these follow “The binary property list is damaged.”
        case .tooShort: tr("The file ends too soon.")
        case .trailer: tr("The trailer of the file is invalid.")
        case .trailerOutsideFile: tr("The trailer points outside of the file.")
        case .missingObject: tr("The file refers to a missing object.")
        case .objectOutsideFile: tr("An object is outside of the file.")
        case .length: tr("The length of a value is invalid.")
        case .valueBeyondEnd: tr("A value extends past the end of the data.")
        case .key(let kind):
            // Translators: %1$s is a type of values with its article, such as “a number”.
            tr("Wrong type for a key: expected a string, found %1$s.", kind.english)
        case .numberBeyondEnd: tr("A number extends past the end of the data.")
        case .textNotASCII:
            tr(
                "A string is stored as ASCII, but contains bytes that are not ASCII.")
        case .textNotUTF16: tr("A string is stored as UTF-16, but its bytes are not valid UTF-16.")
        case .unknownType: tr("An object has a type that themes do not use.")
        }
    }
}
