// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Tags

extension XMLPropertyListReader {
    /// An opening tag that was read.
    struct Tag {
        /// Offset of its `<`.
        var start: Int
        var name: String
        /// Whether the tag also closes the element: `<dict/>`.
        var isEmpty: Bool
    }

    /// The next element inside `parent`, or nil after reading the parent's closing tag.
    mutating func readChildTag(of parent: Tag) throws(TextCursor.Stop) -> Tag? {
        if parent.isEmpty { return nil }
        try skipMiscellany()
        guard !cursor.isAtEnd else { throw unclosed(parent) }
        guard cursor.next == UInt8(ascii: "<") else {
            throw cursor.stop(
                at: cursor.index,
                PropertyListProblem.unexpectedText(cursor.nextCharacter, element: parent.name))
        }
        if cursor.peek(1) == UInt8(ascii: "/") {
            try readClosingTag(of: parent)
            return nil
        }
        return try readOpeningTag()
    }

    mutating func readOpeningTag() throws(TextCursor.Stop) -> Tag {
        let start = cursor.index
        guard cursor.skip("<") else {
            throw cursor.stop(
                at: start, PropertyListProblem.missingElement(found: cursor.nextCharacter))
        }
        let tag = XMLOpeningTag(cursor.bytes, at: start)
        let name = takeName()
        guard !name.isEmpty else {
            throw cursor.stop(
                at: start, PropertyListProblem.missingElementName(found: cursor.nextCharacter))
        }
        guard let tag else {
            throw cursor.stop(at: start, PropertyListProblem.openTag(name))
        }
        cursor.index = tag.end
        return Tag(
            start: start, name: cursor.text(tag.name.lowerBound, tag.name.upperBound),
            isEmpty: tag.isEmpty)
    }

    private mutating func readClosingTag(of parent: Tag) throws(TextCursor.Stop) {
        let start = cursor.index
        cursor.index += 2
        let name = takeName()
        while let byte = cursor.next, SourceText.isWhiteSpace(byte) { cursor.index += 1 }
        guard name == parent.name else {
            let line = cursor.lines.position(of: parent.start).line
            throw cursor.stop(
                at: start,
                PropertyListProblem.mismatchedTag(name, open: parent.name, line: line),
                guess: { $0.closing(parent.name, at: start, insteadOf: name) })
        }
        guard cursor.skip(">") else {
            let end = start + 2 + name.utf8.count
            throw cursor.stop(
                at: start, PropertyListProblem.openClosingTag(name),
                guess: { _ in TextChange(inserting: ">", at: end) })
        }
    }

    private mutating func unclosed(_ tag: Tag) -> TextCursor.Stop {
        let line = cursor.lines.position(of: tag.start).line
        let change = closing(tag)
        return cursor.stop(
            at: cursor.index, PropertyListProblem.unclosedElement(tag.name, line: line),
            guess: { _ in change })
    }

    /// The name of a closing tag, or of an opening tag without an end.
    private mutating func takeName() -> String {
        let start = cursor.index
        while let byte = cursor.next, !SourceText.isWhiteSpace(byte), byte != UInt8(ascii: ">"),
            byte != UInt8(ascii: "<")
        {
            cursor.index += 1
        }
        return cursor.text(start, cursor.index)
    }
}

// MARK: - Text

extension XMLPropertyListReader {
    /// The text of an element without child elements, with references resolved.
    mutating func readText(of tag: Tag) throws(TextCursor.Stop) -> String {
        if tag.isEmpty { return "" }
        var text: [UInt8] = []
        while let byte = cursor.next {
            if cursor.skip("<![CDATA[") {
                let start = cursor.index
                try skipTo("]]>", from: start - 9, .characterData)
                text += cursor.bytes[start..<cursor.index - 3]
            } else if cursor.starts(with: "<!--") {
                try skipComment()
            } else if cursor.starts(with: "</") {
                let start = cursor.index
                try readClosingTag(of: tag)
                return cursor.checked(String(decoding: text, as: UTF8.self), at: start)
            } else if byte == UInt8(ascii: "<") {
                throw cursor.stop(
                    at: cursor.index, PropertyListProblem.nestedElement(in: tag.name),
                    guess: { $0.closingText(of: tag.name) })
            } else if byte == UInt8(ascii: "&") {
                text += readReference().utf8
            } else {
                text.append(byte)
                cursor.index += 1
            }
        }
        throw unclosed(tag)
    }

    /// Reads `&amp;` or `&#38;` or `&#x26;`.
    private mutating func readReference() -> Unicode.Scalar {
        let start = cursor.index
        cursor.index += 1
        let nameStart = cursor.index
        // The longest reference is &#x0010FFFF;.
        while let byte = cursor.next, cursor.index - nameStart < 12,
            byte == UInt8(ascii: "#") || byte.isASCIIDigit || byte.isASCIILetter
        {
            cursor.index += 1
        }
        guard cursor.next == UInt8(ascii: ";") else {
            cursor.problem(
                at: start, PropertyListProblem.bareAmpersand,
                fix: { $0.endingReference(at: start) })
            return "&"
        }
        let name = cursor.text(nameStart, cursor.index)
        cursor.index += 1
        guard let scalar = Self.character(named: name) else {
            cursor.problem(at: start, PropertyListProblem.unknownReference(name))
            return "\u{FFFD}"
        }
        return scalar
    }

    /// The character of a reference, or nil if it is unknown.
    static func character(named name: String) -> Unicode.Scalar? {
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let digits = name.dropFirst()
            let number =
                digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
        }
    }
}

// MARK: - Between elements

extension XMLPropertyListReader {
    /// Steps over white space, comments, processing instructions and the document type.
    mutating func skipMiscellany() throws(TextCursor.Stop) {
        while let byte = cursor.next {
            if SourceText.isWhiteSpace(byte) {
                cursor.index += 1
            } else if cursor.starts(with: "<!--") {
                try skipComment()
            } else if cursor.starts(with: "<?") {
                try skipTo("?>", from: cursor.index, .instruction)
            } else if cursor.starts(with: "<!DOCTYPE") {
                try skipDocumentType()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(TextCursor.Stop) {
        let start = cursor.index
        cursor.index += 4
        try skipTo("-->", from: start, .comment)
    }

    private mutating func skipTo(
        _ end: StaticString, from start: Int, _ markup: PropertyListProblem.Markup
    ) throws(TextCursor.Stop) {
        while !cursor.skip(end) {
            guard !cursor.isAtEnd else {
                throw cursor.stop(at: start, PropertyListProblem.unclosedMarkup(markup))
            }
            cursor.index += 1
        }
    }

    /// Skips the document type. Its internal subset (in brackets) is skipped as a whole.
    private mutating func skipDocumentType() throws(TextCursor.Stop) {
        let start = cursor.index
        var brackets = 0
        while let byte = cursor.next {
            cursor.index += 1
            switch byte {
            case UInt8(ascii: "["): brackets += 1
            case UInt8(ascii: "]"): brackets -= 1
            case UInt8(ascii: ">") where brackets <= 0: return
            default: break
            }
        }
        throw cursor.stop(at: start, PropertyListProblem.unclosedMarkup(.documentType))
    }

    /// The encoding in an XML declaration, empty if it has no quotation marks.
    struct DeclaredEncoding {
        var name = ""
        /// The offset of the name within the declaration, in bytes.
        var offset = 0
    }

    /// The encoding in an XML declaration, or nil if the declaration has none.
    static func encoding(declaredIn declaration: String) -> DeclaredEncoding? {
        let text = Array(declaration.utf8)
        let keyword = Array("encoding".utf8)
        guard
            let start = text.indices.first(where: { text[$0...].starts(with: keyword) })
        else { return nil }
        var rest = text[(start + keyword.count)...].drop(while: SourceText.isWhiteSpace)
        guard rest.popFirst() == UInt8(ascii: "=") else { return DeclaredEncoding() }
        rest = rest.drop(while: SourceText.isWhiteSpace)
        guard let quote = rest.popFirst(),
            quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
            let end = rest.firstIndex(of: quote)
        else { return DeclaredEncoding() }
        return DeclaredEncoding(
            name: String(decoding: rest[..<end], as: UTF8.self), offset: rest.startIndex)
    }

    private static let utf8Names = ["utf-8", "utf8", "us-ascii", "ascii"]

    /// Prefixes of the names of other encodings that include ASCII unchanged (IANA, Character
    /// Sets).
    private static let otherNames = [
        "iso-8859", "iso8859", "latin", "windows-", "cp", "ibm", "macintosh", "x-mac", "mac",
        "koi8",
        "shift_jis", "shift-jis", "sjis", "euc-", "gb", "big5", "iso-2022", "iso-ir", "tis-620",
        "viscii",
    ]

    /// Checks the declared encoding of a property list. Only UTF-8 can be read here, and ASCII is
    /// UTF-8. Devices reject files in encodings that they do not know.
    mutating func checkEncoding() throws(TextCursor.Stop) {
        let start = cursor.index
        guard cursor.skip("<?xml") else { return }
        try skipTo("?>", from: start, .declaration)
        guard let encoding = Self.encoding(declaredIn: cursor.text(start, cursor.index)),
            !Self.utf8Names.contains(encoding.name.lowercased())
        else { return }
        let isKnown = Self.otherNames.contains { encoding.name.lowercased().hasPrefix($0) }
        guard !isKnown || cursor.bytes.contains(where: { $0 >= 0x80 }) else { return }
        cursor.problem(
            at: start, PropertyListProblem.encoding(encoding.name),
            fix: { $0.declaringUTF8(insteadOf: encoding, from: start) })
    }
}
