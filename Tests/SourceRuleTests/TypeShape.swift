// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The types in the lines of the sources. Indentation shows the nesting, because the formatter uses four spaces per
/// level.
enum TypeShape {
    /// The files with methods of each type, by module and name.
    static func filesWithMethods() throws -> [String: Set<String>] {
        var types: [String: Set<String>] = [:]
        for file in try SwiftFile.all(in: "Sources") { read(file, into: &types) }
        return types
    }

    static func read(_ file: SwiftFile, into types: inout [String: Set<String>]) {
        let module = String(file.path.split(separator: "/")[1])
        /// The types that a line is in, from the outermost.
        var scopes: [String] = []
        for line in file.lines {
            let level = line.prefix { $0 == " " }.count / 4
            let text = line.drop { $0 == " " }
            if text == "}" { scopes.removeLast(max(0, scopes.count - level)) }
            guard level == scopes.count, let (keyword, name) = declaration(text) else { continue }
            if keyword == "func" || keyword == "init" {
                guard !scopes.isEmpty else { continue }
                let type = ([module] + scopes).joined(separator: ".")
                types[type, default: []].insert(file.path)
            } else if !text.hasSuffix("}") {
                scopes.append(name)
            }
        }
    }

    private static let keywords: Set = [
        "class", "struct", "actor", "enum", "extension", "protocol", "func", "init",
    ]
    private static let modifiers: Set = [
        "public", "package", "open", "internal", "private", "fileprivate", "final", "static",
        "override", "mutating", "nonmutating", "nonisolated", "required", "convenience", "indirect",
    ]

    /// The keyword and the name of the declaration that starts on a line; nil for other lines.
    private static func declaration(_ text: Substring) -> (keyword: String, name: String)? {
        var words = text.split(separator: " ")[...]
        while let word = words.popFirst() {
            let plain = String(word.prefix { $0.isLetter })
            // `class func` belongs to the type, like `static func`.
            let isModifier =
                word.hasPrefix("@") || modifiers.contains(plain)
                || word == "class" && keywords.contains(String(words.first ?? ""))
            if isModifier { continue }
            guard keywords.contains(plain) else { return nil }
            return (
                plain,
                String((words.first ?? "").prefix { $0.isLetter || $0.isNumber || $0 == "." })
            )
        }
        return nil
    }
}
