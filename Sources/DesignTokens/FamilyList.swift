// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Family names as style sheets list them: separated by commas, in quotation marks where a name needs
/// them (CSS Fonts 4, `font-family`; escapes with a backslash are not read).
enum FamilyList {
    /// A longer text is one name: marks that nothing closes are looked for up to its end.
    private static let maximumLength = 1_000

    /// A name of a list. Words that stand for no family in particular do so without quotation marks.
    struct Entry: Hashable {
        let name: String
        let isQuoted: Bool
    }

    /// The names of a list. A quotation mark counts only around a whole name: `O'Reilly Sans` is one.
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

    /// A list of one name, with quotation marks only where it would be read otherwise: as several names,
    /// as a word such as `serif`, or as a reference, which braces make in design tokens. Nil for a name
    /// that cannot be written, as the system font's.
    static func text(of name: String) -> String? {
        let isReference = TokenReference.isHeld(by: name)
        return [name, "'\(name)'", "\"\(name)\""].first { text in
            TokenFamilies([text]).names.elementsEqual([name]) { $0.utf8.elementsEqual($1.utf8) }
                && (text != name || !isReference)
        }
    }
}
