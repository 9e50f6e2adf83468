// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What a person who knows iOS would make of a public token file: which token is which text style, in
/// which family, weight and size.
///
/// The facts of each file are restated here in the fewest words that keep its structure, names and
/// values; the file itself stays where its source says.
struct TokenAnswer {
    /// The file's name, which a folder of the real files has too.
    let file: String
    /// Repository, path and commit; nil for a file made for trying.
    let source: String?
    /// The file in our words.
    let text: String
    /// A line for each style that a token is the font of: `body: PATH, FAMILY, WEIGHT, SIZE`, from the
    /// largest title down; family `system` for the system font.
    let styles: [String]
    /// What has to be said of it: ids of problems.
    let says: [String]

    init(
        _ file: String, _ source: String? = nil, _ text: String, styles: [String] = [],
        says: [String] = []
    ) {
        (self.file, self.source, self.text) = (file, source, text)
        (self.styles, self.says) = (styles, says)
    }
}

// MARK: - Restating files

extension TokenAnswer {
    /// The value of a typography token. Values are JSON; those that start with a letter are texts.
    static func font(_ family: String?, _ size: String?, _ weight: String?, _ more: String = "")
        -> String
    {
        let members = [("fontFamily", family), ("fontSize", size), ("fontWeight", weight)]
            .compactMap { key, value in value.map { "\"\(key)\": \(literal($0))" } }
        return "{" + (members + (more.isEmpty ? [] : [more])).joined(separator: ", ") + "}"
    }

    /// A size in pixels as W3C tokens write it.
    static func px(_ size: Double) -> String { "{\"value\": \(size), \"unit\": \"px\"}" }

    private static func literal(_ value: String) -> String {
        let isJSON = Double(value) != nil || "[\"".contains(value.first ?? "\"")
        let isLength = value.hasPrefix("{\"")
        return isJSON || isLength ? value : "\"\(value)\""
    }

    /// Typography tokens of W3C files, by name.
    static func w3c(_ tokens: [(String, String)]) -> String {
        tokens.map { "\"\($0.0)\": {\"$type\": \"typography\", \"$value\": \($0.1)}" }
            .joined(separator: ",\n")
    }

    /// Typography tokens of Tokens Studio, by name.
    static func studio(_ tokens: [(String, String)]) -> String {
        tokens.map { "\"\($0.0)\": {\"type\": \"typography\", \"value\": \($0.1)}" }
            .joined(separator: ",\n")
    }

    /// Tokens of one type, by name; the values are texts.
    static func studio(_ type: String, _ tokens: KeyValuePairs<String, String>) -> String {
        tokens.map { "\"\($0.key)\": {\"type\": \"\(type)\", \"value\": \"\($0.value)\"}" }
            .joined(separator: ", ")
    }
}
