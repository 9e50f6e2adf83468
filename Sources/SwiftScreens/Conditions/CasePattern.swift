// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A pattern of an enum's case: `.toggle(let isOn)`, `let .a(b, c)`, `Type.some(_)`, `_`, `let x`.
struct CasePattern {
    var name = ""
    var variables: [(name: String, index: Int)] = []
    var isAnything = false

    init?(_ text: String) {
        var text = Substring(text)
        var isBinding = false
        for word in ["let ", "var "] where text.hasPrefix(word) {
            text = text.dropFirst(4)
            isBinding = true
        }
        if text == "_" {
            isAnything = true
            return
        }
        guard let dot = text.firstIndex(of: ".") else {
            guard isBinding, text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
                return nil
            }
            isAnything = true
            variables = [(String(text), 0)]
            return
        }
        // `Type.name` or `.name`.
        let head = text[..<dot]
        guard head.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
        text = text[text.index(after: dot)...]
        let end = text.firstIndex(of: "(") ?? text.endIndex
        name = String(text[..<end].split(separator: ".").last ?? "")
        if name.hasSuffix("?") { name.removeLast() }
        guard end < text.endIndex else { return }
        let inside = text[text.index(after: end)...].prefix { $0 != ")" }
        for (index, part) in inside.split(separator: ",").enumerated() {
            var part = part.drop { $0 == " " }
            if let colon = part.firstIndex(of: ":") {
                part = part[part.index(after: colon)...].drop { $0 == " " }
            }
            let isVariable = isBinding || part.hasPrefix("let ") || part.hasPrefix("var ")
            if part.hasPrefix("let ") || part.hasPrefix("var ") { part = part.dropFirst(4) }
            if isVariable, part != "_" { variables.append((String(part), index)) }
        }
    }
}
