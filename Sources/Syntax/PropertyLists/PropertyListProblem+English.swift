// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension PropertyListProblem {
    package var message: String {
        switch self {
        case .notPropertyList(let element, let isValue):
            "the outermost element is <\(Phrases.shortened(element))>, not <plist>; "
                + (isValue
                    ? "put <plist version=\"1.0\"> around it" : "this is not a property list")
        case .emptyPropertyList: "the property list is empty; add a <dict>"
        case .secondValue(let element):
            "a property list holds one value; move <\(Phrases.shortened(element))> into the one "
                + "before or remove it"
        case .missingKey(let element):
            "expected <key> but found <\(Phrases.shortened(element))>; every value of a <dict> has "
                + "a <key> before it"
        case .missingValue(let key):
            "the key \(Phrases.quoted(key)) has no value behind it; add one or remove it"
        case .unexpectedText(let found, let element):
            "unexpected \(Phrases.found(found)) inside <\(element)>; text belongs in <string>, "
                + "<integer> or <real>"
        case .missingElement(let found):
            "expected an element such as <plist> but found \(Phrases.found(found))"
        case .missingElementName(let found):
            "expected the name of an element behind < but found \(Phrases.found(found)); write "
                + "&lt; for the character itself"
        case .openTag(let name): "the tag <\(Phrases.shortened(name)) has no >; add it"
        case .openClosingTag(let name):
            "the closing tag </\(Phrases.shortened(name)) has no >"
        case .mismatchedTag(let name, let open, let line):
            "</\(Phrases.shortened(name))> does not close <\(Phrases.shortened(open))> of line "
                + "\(line); close that first"
        case .unclosedElement(let name, let line):
            "the file ends before <\(Phrases.shortened(name))> of line \(line) is closed; add "
                + "</\(Phrases.shortened(name))>"
        case .nestedElement(let name):
            "an element inside <\(name)>; close it with </\(name)> first, or write &lt; for the "
                + "character itself"
        case .unclosedMarkup(let markup):
            "\(markup.name) that begins here has no end; add \(markup.end)"
        case .bareAmpersand: "an & on its own; write &amp; for the character itself"
        case .unknownReference(let name):
            "&\(name); stands for no character; there are &lt; &gt; &amp; &quot; &apos; and numbers "
                + "such as &#233;"
        case .encoding(let name):
            "the file says that it is "
                + (name.isEmpty ? "in no encoding" : Phrases.shortened(name))
                + "; save it as UTF-8 and say encoding=\"UTF-8\""
        case .textInBoolean(let name): "<\(name)/> holds no text; remove it"
        case .notADate(let text):
            "\(Phrases.quoted(text)) is not a date; write 2026-01-31T12:00:00Z"
        case .unknownElement(let name, let suggestion):
            "property lists have no element <\(Phrases.shortened(name))> here"
                + Phrases.didYouMean(suggestion)
        case .longScalar(let element, let count):
            "<\(element)> holds \(count) characters; write it shorter"
        case .notANumber(let text, let isInteger):
            "\(Phrases.quoted(text)) is not a number that <\(isInteger ? "integer" : "real")> can "
                + "hold; write digits such as "
                + (isInteger ? "17 (with a fraction it is a <real>)" : "17.5")
        case .notBase64: "the data is not in Base64"
        case .unknownVersion:
            "only version 00 of the binary property list is known; export it as XML"
        case .damaged(let damage):
            "the binary property list is damaged (\(damage.english)); export it again"
        case .tooManyValues: "the file unfolds into more than 2,000,000 values; remove some"
        case .tooMuchText: "the file unfolds into more than 128 MiB of texts; remove some"
        case .nestedTooDeeply:
            "values are nested deeper than \(SyntaxLimits.depth) levels, or one contains itself; "
                + "flatten the file"
        case .repeatedKey(let key):
            "the key \(Phrases.quoted(key)) is there twice; remove one of the two"
        }
    }
}

extension PropertyListProblem.Markup {
    fileprivate var name: String {
        switch self {
        case .declaration: "the XML declaration"
        case .instruction: "the processing instruction"
        case .comment: "the comment"
        case .characterData: "the CDATA section"
        case .documentType: "the document type"
        }
    }

    fileprivate var end: String {
        switch self {
        case .declaration, .instruction: "?>"
        case .comment: "-->"
        case .characterData: "]]>"
        case .documentType: ">"
        }
    }
}

extension PropertyListProblem.Damage {
    fileprivate var english: String {
        switch self {
        case .tooShort: "it ends too soon"
        case .trailer: "its trailer makes no sense"
        case .trailerOutsideFile: "its trailer points outside the file"
        case .missingObject: "it refers to an object that is not there"
        case .objectOutsideFile: "an object lies outside the file"
        case .length: "a length makes no sense"
        case .valueBeyondEnd: "a value reaches past the end"
        case .key(let kind): "a key is \(kind.english), not a string"
        case .numberBeyondEnd: "a number reaches past the end"
        case .textNotASCII: "a text is not ASCII"
        case .textNotUTF16: "a text is not UTF-16"
        case .unknownType: "an object has a type that themes do not use"
        }
    }
}
