// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Changes that turn a text into a property list, if the meaning is clear

extension TextCursor {
    // MARK: - Elements

    /// Adds `<plist>` around a value.
    func addingPropertyList(around start: Int) -> TextChange {
        let end = bytes.contentEnd(before: bytes.count)
        return TextChange([
            TextChange.Part(offset: start, old: "", new: "<plist version=\"1.0\">\n"),
            TextChange.Part(offset: end, old: "", new: "\n</plist>"),
        ])
    }

    /// Corrects a closing tag that does not match the open element. If the element contains text,
    /// the tag gets the element's name. Otherwise, the missing closing tag is added before it.
    ///
    /// - Parameters:
    ///   - start: the start of the tag.
    ///   - name: the name in the tag.
    ///   - open: the name of the open element.
    func closing(_ open: String, at start: Int, insteadOf name: String) -> TextChange {
        let isContainer = open == "dict" || open == "array" || open == "plist"
        let isMisspelled = Phrases.suggestion(for: name, among: [open]) != nil
        return isContainer && !isMisspelled
            ? TextChange(
                inserting: "</\(open)>", at: bytes.contentEnd(before: start))
            : TextChange(name, at: start + 2, to: open)
    }

    /// Corrects an element inside a text: completes or adds the closing tag before it, or escapes
    /// the character.
    func closingText(of name: String) -> TextChange? {
        let (index, end) = (index, bytes.contentEnd(before: index))
        if bytes[index...].starts(with: "<\(name)>".utf8) {
            return TextChange(inserting: "/", at: index + 1)
        }
        let rest = "/\(name)>".utf8
        if bytes[..<end].suffix(rest.count).elementsEqual(rest) {
            return TextChange(inserting: "<", at: end - rest.count)
        }
        guard let next = peek(1) else { return nil }
        switch next {
        case UInt8(ascii: "a")...UInt8(ascii: "z"):
            return TextChange(inserting: "</\(name)>", at: end)
        case 0x20, UInt8(ascii: "0")...UInt8(ascii: "9"):
            return change(index, index + 1, to: "&lt;")
        default: return nil
        }
    }

    /// Escapes an ampersand, or completes its reference. Nil if one of two ampersands may be
    /// surplus.
    func endingReference(at start: Int) -> TextChange? {
        let name = text(start + 1, index)
        if XMLPropertyListReader.character(named: name) != nil {
            return TextChange(inserting: ";", at: index)
        }
        return next == UInt8(ascii: "&") ? nil : TextChange("&", at: start, to: "&amp;")
    }

    /// Corrects the name of an element, and of the next tag if that closes it.
    func renaming(_ name: String, at start: Int, to known: String) -> TextChange {
        let opening = TextChange.Part(offset: start + 1, old: name, new: known)
        let next = first("<", from: index)
        let closing = "</\(name)>"
        guard bytes[next...].starts(with: closing.utf8) else { return TextChange([opening]) }
        return TextChange([opening, TextChange.Part(offset: next + 2, old: name, new: known)])
    }

    // MARK: - Values

    /// Corrects a number: removes its unit, replaces a comma with a point, and selects the element
    /// for it. Nil if the result is not a number.
    ///
    /// - Parameter start: the start of the element. It ends at the cursor.
    func number(_ text: String, from start: Int) -> TextChange? {
        let plain = text.hasSuffix("pt") || text.hasSuffix("px") ? text.dropLast(2) : text[...]
        let number = String(plain.filter { $0 != " " }.map { $0 == "," ? "." : $0 })
        let isWhole = number.allSatisfy(\.isNumber)
        // A whole number that does not fit into an <integer> stays wrong.
        guard JSONReader.isNumber(number), !(isWhole && number == text) else { return nil }
        let name = isWhole ? "integer" : "real"
        return change(start, index, to: "<\(name)>\(number)</\(name)>")
    }

    /// Replaces the declared encoding with UTF-8, which the file is in. Nil if the declaration has
    /// no encoding.
    ///
    /// - Parameter start: the start of the declaration.
    func declaringUTF8(
        insteadOf encoding: XMLPropertyListReader.DeclaredEncoding, from start: Int
    ) -> TextChange? {
        encoding.name.isEmpty
            ? nil : TextChange(encoding.name, at: start + encoding.offset, to: "UTF-8")
    }
}
