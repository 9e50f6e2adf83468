// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What the lines of the sources say of a type. Indentation tells what belongs to what, which the
/// formatter holds to four spaces a level.
struct TypeShape {
    var storedProperties: [String] = []
    var filesWithMethods: Set<String> = []

    /// All types, by module and name.
    static func all() throws -> [String: TypeShape] {
        var types: [String: TypeShape] = [:]
        for file in try SwiftFile.all(in: "Sources") { read(file, into: &types) }
        return types
    }

    static func read(_ file: SwiftFile, into types: inout [String: TypeShape]) {
        let module = String(file.path.split(separator: "/")[1])
        /// The types that a line is in, from the outermost.
        var scopes: [(name: String, canStore: Bool)] = []
        for (number, line) in file.lines.enumerated() {
            let level = line.prefix { $0 == " " }.count / 4
            let text = line.drop { $0 == " " }
            if text == "}" { scopes.removeLast(max(0, scopes.count - level)) }
            guard level == scopes.count, let declaration = Declaration(text) else { continue }
            let type = ([module] + scopes.map(\.name)).joined(separator: ".")
            switch declaration.keyword {
            case "class", "struct", "actor", "enum", "extension", "protocol":
                let canStore = ["class", "struct", "actor"].contains(declaration.keyword)
                if !text.hasSuffix("}") { scopes.append((declaration.name, canStore)) }
            case "func", "init":
                if !scopes.isEmpty {
                    types[type, default: TypeShape()].filesWithMethods.insert(file.path)
                }
            default:
                let next = file.lines.dropFirst(number + 1).first ?? ""
                if scopes.last?.canStore == true, declaration.isStored(next: next) {
                    types[type, default: TypeShape()].storedProperties.append(declaration.name)
                }
            }
        }
    }
}

/// The beginning of a declaration, on a line of its own.
private struct Declaration {
    var keyword: String
    var name: String
    /// Whether it belongs to no instance's storage: static, or a GObject's (`@Property`).
    private var isElsewhere: Bool
    private var text: Substring

    private static let keywords: Set = [
        "class", "struct", "actor", "enum", "extension", "protocol", "func", "init", "var", "let",
    ]
    private static let modifiers: Set = [
        "public", "package", "open", "internal", "private", "fileprivate", "final", "static",
        "override", "mutating", "nonmutating", "nonisolated", "required", "convenience", "weak",
        "unowned", "lazy", "indirect",
    ]

    init?(_ text: Substring) {
        self.text = text
        isElsewhere = false
        var words = text.split(separator: " ")[...]
        while let word = words.popFirst() {
            let plain = word.prefix { $0.isLetter }
            // `class var` and `class func` belong to the type, like static ones.
            let isModifier =
                word.hasPrefix("@") || Self.modifiers.contains(String(plain))
                || word == "class" && Self.keywords.contains(String(words.first ?? ""))
            if isModifier {
                if word == "static" || word == "class" || word.hasPrefix("@Property(") {
                    isElsewhere = true
                }
                continue
            }
            guard Self.keywords.contains(String(plain)) else { return nil }
            keyword = String(plain)
            name = String((words.first ?? "").prefix { $0.isLetter || $0.isNumber || $0 == "." })
            return
        }
        return nil
    }

    /// Whether a property is stored, by its own line and the next.
    func isStored(next: Substring) -> Bool {
        guard !isElsewhere else { return false }
        let next = next.drop { $0 == " " }
        guard let brace = text.firstIndex(of: "{") else { return next != "{" }
        if text[..<brace].contains("=") { return true }
        let body = text[brace...].dropFirst().drop { $0 == " " }
        return [body, next].contains { $0.hasPrefix("didSet") || $0.hasPrefix("willSet") }
    }
}
