// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The theme that a person who knows iOS would make of a public token file: which token is which text style, in which
/// family, weight, and size.
///
/// The facts of each file are restated here, in as few words as keep its structure, names, and values. The file itself
/// stays at its source.
struct TokenAnswer {
    /// The file's name, also in a folder of the real files.
    let file: String
    /// Repository, path, and commit; nil for a file made for the tests.
    let source: String?
    /// The file in our words.
    let text: String
    /// One line per style with a token: `body: PATH, FAMILY, WEIGHT, SIZE`, starting with the largest title. The family
    /// is `system` for the system font.
    let styles: [String]
    /// The ids of the problems that must be reported.
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
    /// The value of a typography token. Values are JSON; values that start with a letter are strings.
    static func font(_ family: String?, _ size: String?, _ weight: String?, _ more: String = "")
        -> String
    {
        let members = [("fontFamily", family), ("fontSize", size), ("fontWeight", weight)]
            .compactMap { key, value in value.map { "\"\(key)\": \(literal($0))" } }
        return "{" + (members + (more.isEmpty ? [] : [more])).joined(separator: ", ") + "}"
    }

    /// A size in pixels in the notation of W3C tokens.
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

    /// Tokens of one type, by name. The values are strings.
    static func studio(_ type: String, _ tokens: KeyValuePairs<String, String>) -> String {
        tokens.map { "\"\($0.key)\": {\"type\": \"\(type)\", \"value\": \"\($0.value)\"}" }
            .joined(separator: ", ")
    }
}
