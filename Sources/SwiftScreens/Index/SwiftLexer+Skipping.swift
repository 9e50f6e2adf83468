// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Skipping of code

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

    /// Skips the rest of a type alias. It ends where a line ends between two tokens that need no
    /// continuation.
    mutating func skipAlias() {
        var depth = 0
        while kind != .end {
            if kind == .directive { return }
            if isFirstOnLine, depth <= 0, !continuesAlias { return }
            if kind == .punctuation {
                switch byte {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
                case UInt8(ascii: ">"): if previousByte != UInt8(ascii: "-") { depth -= 1 }
                case UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "{"): return
                default: break
                }
            } else if let word, word.endsHead, word != .class {
                return
            }
            next()
        }
    }

    /// Whether the first token of a line belongs to the type alias before it.
    private var continuesAlias: Bool {
        switch previousByte {
        case UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: ","), UInt8(ascii: "."): return true
        case UInt8(ascii: ">"):
            if bytes[max(0, previousEnd - 2)] == UInt8(ascii: "-") { return true }
        default: break
        }
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "="): return true
        default: return word == .where
        }
    }
}
