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
