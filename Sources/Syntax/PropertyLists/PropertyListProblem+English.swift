// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension PropertyListProblem {
    package var message: String {
        switch self {
        case .notPropertyList(let element, isValue: true):
            tr(
                """
                the outermost element is <%1$s>, not <plist>; put <plist version="1.0"> around it
                """, Phrases.shortened(element))
        case .notPropertyList(let element, isValue: false):
            tr(
                "the outermost element is <%1$s>, not <plist>; this is not a property list",
                Phrases.shortened(element))
        case .emptyPropertyList: tr("the property list is empty; add a <dict>")
        case .secondValue(let element):
            tr(
                "a property list holds one value; move <%1$s> into the one before or remove it",
                Phrases.shortened(element))
        case .missingKey(let element):
            tr(
                "expected <key> but found <%1$s>; every value of a <dict> has a <key> before it",
                Phrases.shortened(element))
        case .missingValue(let key):
            tr("the key %1$s has no value behind it; add one or remove it", Phrases.quoted(key))
        case .unexpectedText(let found, let element):
            tr(
                "unexpected %1$s inside <%2$s>; text belongs in <string>, <integer> or <real>",
                Phrases.found(found), element)
        case .missingElement(let found):
            tr("expected an element such as <plist> but found %1$s", Phrases.found(found))
        case .missingElementName(let found):
            tr(
                """
                expected the name of an element behind < but found %1$s; write &lt; for the character \
                itself
                """, Phrases.found(found))
        case .openTag(let name):
            tr("the tag <%1$s has no >; add it", Phrases.shortened(name))
        case .openClosingTag(let name):
            tr("the closing tag </%1$s has no >", Phrases.shortened(name))
        case .mismatchedTag(let name, let open, let line):
            tr(
                "</%1$s> does not close <%2$s> of line %3$s; close that first",
                Phrases.shortened(name), Phrases.shortened(open), "\(line)")
        case .unclosedElement(let name, let line):
            tr(
                "the file ends before <%1$s> of line %2$s is closed; add </%1$s>",
                Phrases.shortened(name), "\(line)")
        case .nestedElement(let name):
            tr(
                """
                an element inside <%1$s>; close it with </%1$s> first, or write &lt; for the character \
                itself
                """, name)
        case .unclosedMarkup(let markup): markup.unclosed
        case .bareAmpersand: tr("an & on its own; write &amp; for the character itself")
        case .unknownReference(let name):
            tr(
                """
                &%1$s; stands for no character; there are &lt; &gt; &amp; &quot; &apos; and numbers such \
                as &#233;
                """, name)
        case .encoding(""):
            tr(
                """
                the file says that it is in no encoding; save it as UTF-8 and say encoding="UTF-8"
                """)
        case .encoding(let name):
            // Translators: %1$s is the name of an encoding.
            tr(
                "the file says that it is %1$s; save it as UTF-8 and say encoding=\"UTF-8\"",
                Phrases.shortened(name))
        case .textInBoolean(let name): tr("<%1$s/> holds no text; remove it", name)
        case .notADate(let text):
            tr("%1$s is not a date; write 2026-01-31T12:00:00Z", Phrases.quoted(text))
        case .unknownElement(let name, let suggestion):
            tr("property lists have no element <%1$s> here", Phrases.shortened(name))
                + Phrases.didYouMean(suggestion)
        case .longScalar(let element, let count):
            trn(
                "<%2$s> holds %1$s characters; write it shorter",
                "<%2$s> holds %1$s characters; write it shorter", count, element)
        case .notANumber(let text, isInteger: true):
            tr(
                """
                %1$s is not a number that <integer> can hold; write digits such as 17 (with a fraction it \
                is a <real>)
                """, Phrases.quoted(text))
        case .notANumber(let text, isInteger: false):
            tr(
                "%1$s is not a number that <real> can hold; write digits such as 17.5",
                Phrases.quoted(text))
        case .notBase64: tr("the data is not in Base64")
        case .unknownVersion:
            tr("only version 00 of the binary property list is known; export it as XML")
        case .damaged(let damage):
            // Translators: %1$s says how, such as “it ends too soon”.
            tr("the binary property list is damaged (%1$s); export it again", damage.english)
        case .tooManyValues:
            tr("the file unfolds into more than 2,000,000 values; remove some")
        case .tooMuchText: tr("the file unfolds into more than 128 MiB of texts; remove some")
        case .nestedTooDeeply:
            tr(
                "values are nested deeper than %1$s levels, or one contains itself; flatten the file",
                "\(SyntaxLimits.depth)")
        case .repeatedKey(let key):
            tr("the key %1$s is there twice; remove one of the two", Phrases.quoted(key))
        }
    }
}

extension PropertyListProblem.Markup {
    fileprivate var unclosed: String {
        switch self {
        case .declaration: tr("the XML declaration that begins here has no end; add ?>")
        case .instruction: tr("the processing instruction that begins here has no end; add ?>")
        case .comment: tr("the comment that begins here has no end; add -->")
        case .characterData: tr("the CDATA section that begins here has no end; add ]]>")
        case .documentType: tr("the document type that begins here has no end; add >")
        }
    }
}

extension PropertyListProblem.Damage {
    fileprivate var english: String {
        switch self {
        case .tooShort: tr("it ends too soon")
        case .trailer: tr("its trailer makes no sense")
        case .trailerOutsideFile: tr("its trailer points outside the file")
        case .missingObject: tr("it refers to an object that is not there")
        case .objectOutsideFile: tr("an object lies outside the file")
        case .length: tr("a length makes no sense")
        case .valueBeyondEnd: tr("a value reaches past the end")
        case .key(let kind):
            // Translators: %1$s is a type of values with its article, such as “a number”.
            tr("a key is %1$s, not a string", kind.english)
        case .numberBeyondEnd: tr("a number reaches past the end")
        case .textNotASCII: tr("a text is not ASCII")
        case .textNotUTF16: tr("a text is not UTF-16")
        case .unknownType: tr("an object has a type that themes do not use")
        }
    }
}
