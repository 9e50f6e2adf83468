// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Family names in the syntax of style sheets: separated by commas, in quotation marks if a name
/// needs them (CSS Fonts 4, `font-family`; escapes with a backslash are not read).
enum FamilyList {
    /// The maximum length of a list. A longer text is one name, because the search for closing
    /// marks goes to the end of the text.
    private static let maximumLength = 1_000

    /// A name in a list. A generic word for any family has no quotation marks.
    struct Entry: Hashable {
        let name: String
        let isQuoted: Bool
    }

    /// The names in a list. Quotation marks count only around a whole name: `O'Reilly Sans` is one
    /// name.
    static func entries(in text: String) -> [Entry] {
        guard text.utf8.count <= maximumLength else { return [Entry(name: text, isQuoted: false)] }
        var entries: [Entry] = []
        var rest = text[...]
        while true {
            rest = rest.drop(while: \.isWhitespace)
            let quoted = quotedName(at: rest)
            let (name, behind) = quoted ?? bareName(at: rest)
            if !name.isEmpty { entries.append(Entry(name: String(name), isQuoted: quoted != nil)) }
            guard behind.first == "," else { return entries }
            rest = behind.dropFirst()
        }
    }

    private typealias Name = (name: Substring, behind: Substring)

    private static func quotedName(at text: Substring) -> Name? {
        guard let mark = text.first, "\"'".contains(mark) else { return nil }
        var end = text.startIndex
        while let next = text[end...].dropFirst().firstIndex(of: mark) {
            let behind = text[next...].dropFirst().drop(while: \.isWhitespace)
            if behind.isEmpty || behind.first == "," {
                return (text[..<next].dropFirst(), behind)
            }
            end = next
        }
        return nil
    }

    private static func bareName(at text: Substring) -> Name {
        let end = text.firstIndex(of: ",") ?? text.endIndex
        return (text[..<end].trimmingSpaces, text[end...])
    }

    /// A list of one name. Adds quotation marks only if the name would be read as several names, as
    /// a word such as `serif`, or as a reference, because braces make references in design tokens.
    /// Nil for a name that cannot be written, such as the system font's.
    static func text(of name: String) -> String? {
        let isReference = TokenReference.isHeld(by: name)
        return [name, "'\(name)'", "\"\(name)\""].first { text in
            TokenFamilies([text]).names.elementsEqual([name]) { $0.utf8.elementsEqual($1.utf8) }
                && (text != name || !isReference)
        }
    }
}
