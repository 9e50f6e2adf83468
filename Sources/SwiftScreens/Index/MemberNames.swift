// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Collects the names that one member declares: `let a = 1, b = 2` has two.
struct MemberNames {
    private var names: [String] = []
    /// The list of names that can go on after a comma.
    private var list = List.none
    /// A name that is certain if the next token is right for it.
    private var candidate: String?
    /// Whether a name can be at the next token.
    private var expectsName = false
    /// Whether the token is in a pattern in parentheses.
    private var isInPattern = false
    private var hasValue = false
    /// The open angle brackets of a type.
    private var angles = 0

    private enum List {
        case none, variables, cases
    }

    /// Starts with the token after the keyword.
    mutating func begin(_ word: SwiftWord, _ lexer: inout SwiftLexer) {
        self = MemberNames()
        switch word {
        case .let, .var:
            list = .variables
            expectsName = true
        case .case:
            list = .cases
            expectsName = true
        case .`init`, .subscript, .deinit: names = [word.rawValue]
        case .extension: break
        default:
            guard lexer.kind == .identifier || word == .func else { return }
            let start = lexer.start
            if lexer.kind == .identifier {
                names = [lexer.text]
                lexer.next()
            } else {
                while lexer.kind == .punctuation, lexer.byte != UInt8(ascii: "("),
                    lexer.byte != UInt8(ascii: "{"), lexer.byte != UInt8(ascii: "}"),
                    lexer.start == start || lexer.start == lexer.previousEnd
                {
                    lexer.next()
                }
                names = [lexer.text(start, max(start, lexer.previousEnd))]
            }
        }
    }

    /// Follows a token of the member, after its effect on the depth.
    mutating func advance(_ lexer: SwiftLexer, depth: Int) {
        guard list != .none else { return }
        confirm(lexer)
        if lexer.kind == .identifier {
            guard expectsName, depth == (isInPattern ? 1 : 0) else { return }
            expectsName = false
            if names.isEmpty || isInPattern || list == .cases {
                names.append(lexer.text)
            } else {
                candidate = lexer.text
            }
        } else if lexer.kind == .punctuation {
            advance(overPunctuation: lexer, depth: depth)
        }
    }

    private mutating func confirm(_ lexer: SwiftLexer) {
        guard let name = candidate else { return }
        candidate = nil
        guard lexer.kind == .punctuation else { return }
        let isName =
            lexer.byte == UInt8(ascii: ":") || lexer.byte == UInt8(ascii: "=")
            || lexer.byte == UInt8(ascii: ",") && !hasValue
        if isName { names.append(name) }
    }

    private mutating func advance(overPunctuation lexer: SwiftLexer, depth: Int) {
        switch lexer.byte {
        case UInt8(ascii: "("): if expectsName, depth == 1 { isInPattern = true }
        case UInt8(ascii: ")"): if depth == 0 { (isInPattern, expectsName) = (false, false) }
        case UInt8(ascii: ","):
            expectsName = depth == (isInPattern ? 1 : 0) && (angles == 0 || hasValue)
        case UInt8(ascii: "="): if depth == 0, angles == 0 { hasValue = true }
        case UInt8(ascii: "<"): if depth == 0, !hasValue { angles += 1 }
        case UInt8(ascii: ">"):
            if depth == 0, !hasValue, lexer.previousByte != UInt8(ascii: "-") { angles -= 1 }
        default: if lexer.byte != UInt8(ascii: "`") { expectsName = expectsName && isInPattern }
        }
    }

    /// The names, which are then forgotten.
    mutating func take() -> [String] {
        defer { self = MemberNames() }
        return names
    }
}
