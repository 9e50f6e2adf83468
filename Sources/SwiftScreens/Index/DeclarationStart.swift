// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Follows the attributes and modifiers before a declaration, to find where it starts.
struct DeclarationStart {
    /// The start of the first attribute or modifier of the tokens so far, or nil if the last token
    /// was another one.
    private(set) var offset: Int?

    /// Advances over an attribute or a modifier if the lexer is at one.
    ///
    /// - Returns: whether it did. If not, the token may be a keyword that belongs to this start.
    mutating func advance(_ lexer: inout SwiftLexer) -> Bool {
        let start = lexer.start
        if lexer.kind == .punctuation, lexer.byte == UInt8(ascii: "@") {
            lexer.skipAttribute()
        } else if let word = lexer.word, word.isModifier, canStart(at: lexer) {
            lexer.next()
            if lexer.isOpeningParenthesis { lexer.skipParentheses() }
        } else {
            return false
        }
        offset = offset ?? start
        return true
    }

    /// Whether a declaration can start or go on at the token.
    func canStart(at lexer: SwiftLexer) -> Bool { offset != nil || lexer.isAtStatement }

    mutating func reset() { offset = nil }
}

extension SwiftLexer {
    /// Whether a statement or a declaration can start at the token.
    var isAtStatement: Bool {
        isFirstOnLine || previousByte == UInt8(ascii: "{") || previousByte == UInt8(ascii: "}")
            || previousByte == UInt8(ascii: ";") || previousByte == 0
    }

    /// Whether the token is a parenthesis right after the token before.
    var isOpeningParenthesis: Bool {
        kind == .punctuation && byte == UInt8(ascii: "(") && start == previousEnd
    }

    /// Skips an attribute with its name, generic arguments, and arguments.
    mutating func skipAttribute() {
        next()
        guard kind == .identifier else { return }
        next()
        while kind == .punctuation, byte == UInt8(ascii: "."), start == previousEnd {
            next()
            if kind == .identifier { next() }
        }
        if kind == .punctuation, byte == UInt8(ascii: "<"), start == previousEnd { skipAngles() }
        if isOpeningParenthesis { skipParentheses() }
    }

    /// Skips to after the parenthesis that closes the one at the cursor. Braces inside of them are
    /// skipped, too; one that closes more than was opened ends the search.
    mutating func skipParentheses() {
        var depth = 0
        var braces = 0
        while kind != .end {
            if kind == .punctuation {
                switch byte {
                case UInt8(ascii: "("): depth += 1
                case UInt8(ascii: ")"): depth -= 1
                case UInt8(ascii: "{"): braces += 1
                case UInt8(ascii: "}"):
                    braces -= 1
                    if braces < 0 { return }
                default: break
                }
            }
            next()
            if depth <= 0 { return }
        }
    }

    /// Skips to after the angle bracket that closes the one at the cursor, or to a token that never
    /// is between them.
    mutating func skipAngles() {
        var depth = 0
        while kind != .end {
            if kind == .punctuation {
                switch byte {
                case UInt8(ascii: "<"): depth += 1
                case UInt8(ascii: ">"): if previousByte != UInt8(ascii: "-") { depth -= 1 }
                case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return
                default: break
                }
            } else if word?.endsHead == true {
                return
            }
            next()
            if depth <= 0 { return }
        }
    }
}
