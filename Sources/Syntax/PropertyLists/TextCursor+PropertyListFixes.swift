// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Changes that make a property list of a text, where it is clear what was meant

extension TextCursor {
    // MARK: - Elements

    /// `<plist>` around a value that begins at an offset.
    func addingPropertyList(around start: Int) -> TextChange {
        let end = bytes.contentEnd(before: bytes.count)
        return TextChange([
            TextChange.Part(offset: start, old: "", new: "<plist version=\"1.0\">\n"),
            TextChange.Part(offset: end, old: "", new: "\n</plist>"),
        ])
    }

    /// A closing tag that closes something else than what is open: where the element holds text it has a
    /// wrong name, else another closing tag is missing before it.
    ///
    /// - Parameters:
    ///   - start: where the tag begins.
    ///   - name: its name.
    ///   - open: what is open.
    func closing(_ open: String, at start: Int, insteadOf name: String) -> TextChange {
        let isContainer = open == "dict" || open == "array" || open == "plist"
        let isMisspelled = Phrases.suggestion(for: name, among: [open]) != nil
        return isContainer && !isMisspelled
            ? TextChange(
                inserting: "</\(open)>", at: bytes.contentEnd(before: start))
            : TextChange(name, at: start + 2, to: open)
    }

    /// The correction of an element that seems to stand inside a text: the closing tag before it, or part of
    /// it, or the character itself.
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

    /// The character & itself, or the end of the reference that it begins; nil where it may be one too
    /// many.
    func endingReference(at start: Int) -> TextChange? {
        let name = text(start + 1, index)
        if XMLPropertyListReader.character(named: name) != nil {
            return TextChange(inserting: ";", at: index)
        }
        return next == UInt8(ascii: "&") ? nil : TextChange("&", at: start, to: "&amp;")
    }

    /// An element by its right name, and its closing tag if that is the next one.
    func renaming(_ name: String, at start: Int, to known: String) -> TextChange {
        let opening = TextChange.Part(offset: start + 1, old: name, new: known)
        let next = first("<", from: index)
        let closing = "</\(name)>"
        guard bytes[next...].starts(with: closing.utf8) else { return TextChange([opening]) }
        return TextChange([opening, TextChange.Part(offset: next + 2, old: name, new: known)])
    }

    // MARK: - Values

    /// A number in the element that can hold it, without its unit and with a point for a comma; nil where
    /// that makes no number of it.
    ///
    /// - Parameter start: where the element begins, which ends at the cursor.
    func number(_ text: String, from start: Int) -> TextChange? {
        let plain = text.hasSuffix("pt") || text.hasSuffix("px") ? text.dropLast(2) : text[...]
        let number = String(plain.filter { $0 != " " }.map { $0 == "," ? "." : $0 })
        let isWhole = number.allSatisfy(\.isNumber)
        // A whole number that no <integer> can hold stays wrong.
        guard JSONReader.isNumber(number), !(isWhole && number == text) else { return nil }
        let name = isWhole ? "integer" : "real"
        return change(start, index, to: "<\(name)>\(number)</\(name)>")
    }

    /// The encoding that a declaration names as the one that the file is in; nil where it names none.
    ///
    /// - Parameter start: where the declaration begins.
    func declaringUTF8(
        insteadOf encoding: XMLPropertyListReader.DeclaredEncoding, from start: Int
    ) -> TextChange? {
        encoding.name.isEmpty
            ? nil : TextChange(encoding.name, at: start + encoding.offset, to: "UTF-8")
    }
}
