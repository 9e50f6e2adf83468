// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Family names as style sheets list them: separated by commas, in quotation marks where a name needs
/// them (CSS Fonts 4, `font-family`; escapes with a backslash are not read).
enum FamilyList {
    /// A longer text is one name: marks that nothing closes are looked for up to its end.
    private static let maximumLength = 1_000

    /// The names of a list. A quotation mark counts only around a whole name: `O'Reilly Sans` is one.
    static func names(in text: String) -> [String] {
        guard text.utf8.count <= maximumLength else { return [text] }
        var names: [String] = []
        var rest = text[...]
        while true {
            rest = rest.drop(while: \.isWhitespace)
            let (name, behind) = quotedName(at: rest) ?? bareName(at: rest)
            if !name.isEmpty { names.append(String(name)) }
            guard behind.first == "," else { return names }
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
    /// or as a reference, which braces make in design tokens. Nil for a name that no quotation mark fits.
    static func text(of name: String) -> String? {
        let isReference = TokenReference.isHeld(by: name)
        return [name, "'\(name)'", "\"\(name)\""].first { text in
            names(in: text).elementsEqual([name]) { $0.utf8.elementsEqual($1.utf8) }
                && (text != name || !isReference)
        }
    }
}
