// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The head of a type, from its name to before its opening brace.
struct TypeHead {
    var name: String
    var inheritedTypes: [String] = []
    /// The offset after a type alias, or of the opening brace.
    private(set) var end: Int

    /// Reads the head after its keyword. Afterwards, the lexer is at the opening brace, or after the
    /// type alias.
    ///
    /// - Returns: nil if this is none, such as a parameter with the label `extension`. Then the
    ///   lexer is where that is clear, so that no byte is read twice.
    init?(_ lexer: inout SwiftLexer, _ kind: TypeDeclaration.Kind) {
        let start = lexer.start
        if kind == .extension {
            guard lexer.kind == .identifier || lexer.byte == UInt8(ascii: "["),
                lexer.word == nil || lexer.word?.endsHead == false
            else { return nil }
            name = ""
        } else {
            // `class func`, `let actor = …`, `protocol:`
            guard lexer.kind == .identifier, lexer.word.map({ !$0.cannotNameType }) ?? true,
                !(kind == .actor && lexer.isFirstOnLine)
            else { return nil }
            name = lexer.text
            lexer.next()
        }
        end = lexer.previousEnd
        if kind == .typealias {
            lexer.skipAlias()
            end = lexer.previousEnd
        } else {
            guard readClauses(&lexer, from: start, kind) else { return nil }
            end = lexer.start
        }
    }

    /// Reads the types after the colon, and skips generic parameters and conditions.
    private mutating func readClauses(
        _ lexer: inout SwiftLexer, from start: Int, _ kind: TypeDeclaration.Kind
    ) -> Bool {
        var depth = 0
        /// The start of the inherited type at the cursor.
        var pieceStart: Int?
        var hasConditions = false
        func take(_ head: inout TypeHead, _ lexer: SwiftLexer) {
            guard let first = pieceStart else { return }
            let text = lexer.code(first, lexer.start)
            if !text.isEmpty { head.inheritedTypes.append(text) }
            pieceStart = nil
        }
        func takeName(_ head: inout TypeHead, _ lexer: SwiftLexer) {
            if head.name.isEmpty { head.name = lexer.code(start, lexer.start) }
        }
        while lexer.kind != .end {
            if lexer.kind == .punctuation {
                switch lexer.byte {
                case UInt8(ascii: "{"):
                    takeName(&self, lexer)
                    take(&self, lexer)
                    return true
                case UInt8(ascii: "}"), UInt8(ascii: ";"): return false
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"):
                    depth -= 1
                    if depth < 0 { return false }
                case UInt8(ascii: ">"):
                    if lexer.previousByte != UInt8(ascii: "-") { depth -= 1 }
                case UInt8(ascii: ":") where depth == 0 && !hasConditions:
                    if !name.isEmpty, pieceStart != nil { return false }
                    takeName(&self, lexer)
                    pieceStart = lexer.index
                case UInt8(ascii: ",") where depth == 0 && !hasConditions:
                    guard pieceStart != nil else { return false }
                    take(&self, lexer)
                    pieceStart = lexer.index
                case UInt8(ascii: "=") where !hasConditions && depth == 0: return false
                default: break
                }
            } else if lexer.word == .where {
                takeName(&self, lexer)
                take(&self, lexer)
                hasConditions = true
            } else if lexer.kind == .literal {
                return false
            } else if let word = lexer.word, word.endsHead, depth > 0 || word != .class {
                return false
            }
            lexer.next()
        }
        return false
    }
}

extension SwiftWord {
    /// Whether the word after `class`, `actor`, … means that no type is declared.
    fileprivate var cannotNameType: Bool {
        endsHead || self == .where || isModifier && !canBeName
    }

    /// Whether the modifier is a plain identifier elsewhere.
    private var canBeName: Bool {
        switch self {
        case .public, .private, .fileprivate, .internal, .static: false
        default: true
        }
    }
}
