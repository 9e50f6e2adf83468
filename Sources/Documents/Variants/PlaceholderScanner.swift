// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Finds placeholders for other texts. A translation must not change them.
///
/// Placeholders are the format specifiers of `String(format:)` (Apple, String Programming Guide,
/// "String Format Specifiers"), with positional ones such as `%1$@` and those of string catalogs
/// (`%#@name@`), named ones of other tools (`%(name)s`), interpolations (`\(name)`, `${name}`,
/// `{name}`), and tags (`<b>`).
enum PlaceholderScanner {
    /// The number of characters of the placeholder at the start of a text; nil if there is none.
    static func length(at text: ArraySlice<TextCluster>) -> Int? {
        switch text.first?.ascii {
        case UInt8(ascii: "%"): formatSpecifier(text)
        case UInt8(ascii: "{"): enclosed(text, "{", "}")
        case UInt8(ascii: "$"): enclosed(text.dropFirst(), "{", "}").map { $0 + 1 }
        case UInt8(ascii: "\\"): enclosed(text.dropFirst(), "(", ")").map { $0 + 1 }
        case UInt8(ascii: "<"): tag(text)
        default: nil
        }
    }

    private static let flags = Array("-+0#'".utf8)
    private static let lengthModifiers = Array("hlqLztj".utf8)
    private static let conversions = Array("@%dDiuUxXoOfFeEgGaAcCsSp".utf8)

    /// `%`, name or argument position, flags, width, precision, length modifier, and conversion.
    /// The space flag is left out, because in "50% off" the text usually means just that.
    private static func formatSpecifier(_ text: ArraySlice<TextCluster>) -> Int? {
        var rest = text.dropFirst()
        func skip(_ isWanted: (TextCluster) -> Bool) { rest = rest.drop(while: isWanted) }
        func skip(_ characters: [UInt8]) { skip { $0.ascii.map(characters.contains) ?? false } }
        rest = rest.dropFirst(enclosed(rest, "(", ")") ?? 0)
        if rest.first?.is("#") == true, rest.dropFirst().first?.is("@") == true {
            return rest.dropFirst(2).firstIndex { $0.is("@") }.map { $0 + 1 - text.startIndex }
        }
        let position = rest.prefix(while: \.isASCIIDigit)
        if !position.isEmpty, rest.dropFirst(position.count).first?.is("$") == true {
            rest = rest.dropFirst(position.count + 1)
        }
        skip(flags)
        skip { $0.isASCIIDigit || $0.is("*") }
        if rest.first?.is(".") == true {
            rest = rest.dropFirst()
            skip { $0.isASCIIDigit || $0.is("*") }
        }
        skip(lengthModifiers)
        guard let conversion = rest.first?.ascii, conversions.contains(conversion) else {
            return nil
        }
        return rest.startIndex + 1 - text.startIndex
    }

    /// The length from an opening bracket to its closing bracket.
    private static func enclosed(
        _ text: ArraySlice<TextCluster>, _ opening: Unicode.Scalar, _ closing: Unicode.Scalar
    ) -> Int? {
        guard text.first?.is(opening) == true else { return nil }
        var depth = 0
        for index in text.indices {
            if text[index].is(opening) { depth += 1 }
            if text[index].is(closing) { depth -= 1 }
            if depth == 0 { return index + 1 - text.startIndex }
        }
        return nil
    }

    private static func tag(_ text: ArraySlice<TextCluster>) -> Int? {
        guard let name = text.dropFirst().first, name.is("/") || name.isASCIILetter,
            let end = text.firstIndex(where: { $0.is(">") })
        else { return nil }
        return end + 1 - text.startIndex
    }
}
