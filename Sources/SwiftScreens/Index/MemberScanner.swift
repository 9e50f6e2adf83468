// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Finds the members in the body of a type.
///
/// A member ends before the next one, because nothing but comments and directives is between them.
struct MemberScanner {
    struct Member {
        var names: [String]
        var range: ByteRange
    }

    private(set) var members: [Member] = []
    private var lexer: SwiftLexer
    private var start = DeclarationStart()
    /// The open braces, parentheses, and brackets.
    private var depth = 0
    /// For each open `#if`, the depth before it, and after its first branch.
    private var conditionals: [(outer: Int, first: Int?)] = []

    /// The start of the member at the cursor, with its doc comment; nil between members.
    private var memberStart: Int?
    /// Where that member ends unless a continuation of it follows a directive.
    private var directiveStart: Int?
    /// Whether a continuation of the member follows an open `#if`.
    private var isContinued = false
    private var names = MemberNames()
    /// The start of the next member if there is one, and the end of the one before.
    private var next = (start: 0, previousEnd: 0)

    private static let vocabulary = SwiftVocabulary()

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ body: Range<Int>) {
        lexer = SwiftLexer(bytes, body, vocabulary: Self.vocabulary)
    }

    mutating func scan() {
        lexer.next()
        while lexer.kind != .end {
            if depth > 0 || !startsMember() { scanToken() }
        }
        finish(at: lexer.previousEnd)
    }
}

// MARK: - Starts and ends of members

extension MemberScanner {
    /// Steps over an attribute, a modifier, or the keyword of a member.
    private mutating func startsMember() -> Bool {
        guard start.canStart(at: lexer) else { return false }
        if start.offset == nil {
            next = (lexer.documentationStart ?? lexer.start, lexer.previousEnd)
        }
        if start.advance(&lexer) { return true }
        guard let word = lexer.word, word.startsMember || word.typeKind != nil else { return false }
        if start.offset == nil || memberStart != next.start {
            finish(at: next.previousEnd)
            memberStart = next.start
        }
        start.reset()
        lexer.next()
        // `class func` and the like: the keyword follows.
        while word == .class, start.advance(&lexer) {}
        start.reset()
        if word == .class, let keyword = lexer.word, keyword.startsMember {
            lexer.next()
            names.begin(keyword, &lexer)
        } else {
            names.begin(word, &lexer)
        }
        return true
    }

    private mutating func finish(at end: Int) {
        defer { memberStart = nil }
        let end = directiveStart ?? end
        directiveStart = nil
        isContinued = false
        let found = names.take()
        guard let memberStart, !found.isEmpty, end > memberStart else { return }
        members.append(Member(names: found, range: ByteRange(memberStart, end)))
    }
}

// MARK: - Other tokens

extension MemberScanner {
    private mutating func scanToken() {
        start.reset()
        switch lexer.kind {
        case .directive: crossDirective()
        case .punctuation:
            if depth == 0 { endStatement() }
            switch lexer.byte {
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
            default: break
            }
        case .identifier, .literal: if depth == 0 { endStatement() }
        case .end: break
        }
        names.advance(lexer, depth: depth)
        lexer.next()
    }

    /// Ends the member after a directive that no continuation follows, and before a macro.
    private mutating func endStatement() {
        let isPunctuation = lexer.kind == .punctuation
        if directiveStart != nil {
            if isPunctuation, lexer.byte == UInt8(ascii: ".") {
                directiveStart = nil
                isContinued = true
            } else {
                finish(at: lexer.previousEnd)
            }
        } else if isPunctuation, lexer.byte == UInt8(ascii: "#"), lexer.isFirstOnLine,
            lexer.previousByte != UInt8(ascii: "=")
        {
            finish(at: lexer.previousEnd)
        }
    }

    /// Crosses a directive. Each branch starts at the same depth, and the first one counts.
    private mutating func crossDirective() {
        if depth == 0, memberStart != nil, directiveStart == nil {
            directiveStart = isContinued ? nil : lexer.previousEnd
        }
        switch Scopes.Directive(lexer.byte) {
        case .if: conditionals.append((depth, nil))
        case .else:
            guard let last = conditionals.popLast() else { return }
            conditionals.append((last.outer, last.first ?? depth))
            depth = last.outer
        case .endif:
            if let first = conditionals.popLast()?.first { depth = first }
            if isContinued { directiveStart = lexer.index }
            isContinued = false
        }
    }
}
