// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Finds the types of a Swift file without parsing it.
///
/// Parsing an app of 2,000 files takes many seconds, and a screen needs about twenty of them. The
/// summaries of all files tell which.
package struct DeclarationScanner {
    private var lexer: SwiftLexer
    private var start = DeclarationStart()
    private var scopes = Scopes()
    private var declarations: [TypeDeclaration] = []
    private var globals: [String] = []
    private var traits: FileSummary.Traits = []
    private var lists: [Int] = []
    private var hasConditions = false
    /// Whether a declaration that is not indented ends all open ones.
    private let resynchronizes: Bool

    private init(
        _ bytes: UnsafeBufferPointer<UInt8>, _ vocabulary: SwiftVocabulary, resynchronizes: Bool
    ) {
        lexer = SwiftLexer(bytes, 0..<bytes.count, vocabulary: vocabulary)
        self.resynchronizes = resynchronizes
    }

    private static let vocabulary = SwiftVocabulary()

    /// The summary of a file's bytes. Any bytes have one.
    package static func summary(of bytes: [UInt8]) -> FileSummary {
        bytes.withUnsafeBufferPointer { bytes in
            var scanner = DeclarationScanner(bytes, vocabulary, resynchronizes: false)
            scanner.scan()
            if scanner.traits.contains(.unbalanced) {
                scanner = DeclarationScanner(bytes, vocabulary, resynchronizes: true)
                scanner.scan()
                scanner.traits.insert(.unbalanced)
            }
            return FileSummary(
                declarations: scanner.declarations, globals: scanner.globals,
                traits: scanner.traits, lists: scanner.lists, hasConditions: scanner.hasConditions)
        }
    }
}

// MARK: - Tokens

extension DeclarationScanner {
    private mutating func scan() {
        lexer.next()
        if GeneratedMark.isIn(lexer.bytes, before: lexer.start) { traits.insert(.generated) }
        while lexer.kind != .end {
            if start.advance(&lexer) { continue }
            if let kind = lexer.word?.typeKind, start.canStart(at: lexer) {
                scanDeclaration(kind)
            } else {
                scanOther()
            }
            start.reset()
        }
        if lexer.isTruncated || scopes.top != nil { traits.insert(.unbalanced) }
        while let scope = scopes.pop() { close(scope, at: lexer.limit) }
    }

    private mutating func scanOther() {
        switch lexer.kind {
        case .punctuation:
            if lexer.byte == UInt8(ascii: "{") {
                scopes.push(declaration: nil)
            } else if lexer.byte == UInt8(ascii: "}") {
                if let scope = scopes.pop() {
                    close(scope, at: lexer.start, end: lexer.index)
                } else {
                    traits.insert(.unbalanced)
                }
            }
        case .identifier:
            if let word = lexer.word {
                if scopes.top == nil, word == .func || word == .let || word == .var {
                    return scanGlobal()
                }
                noteTraits(of: word)
            }
        case .directive:
            hasConditions = true
            for scope in scopes.cross(Scopes.Directive(lexer.byte)) {
                close(scope, at: lexer.start)
            }
        case .literal, .end: break
        }
        lexer.next()
    }

    /// Notes the name after the keyword of a function or a constant outside of types.
    private mutating func scanGlobal() {
        let isHidden = start.offset.map { first in
            let words = lexer.bytes[first..<lexer.start].split(separator: 0x20)
            return words.contains { $0.elementsEqual("private".utf8) }
                || words.contains { $0.elementsEqual("fileprivate".utf8) }
        }
        lexer.next()
        guard lexer.kind == .identifier, isHidden != true else { return }
        globals.append(String(decoding: lexer.bytes[lexer.start..<lexer.index], as: UTF8.self))
    }

    /// Ends the declaration of a scope. Without a closing brace, `end` is nil.
    private mutating func close(_ scope: Scopes.Scope, at offset: Int, end: Int? = nil) {
        guard let index = scope.declaration else { return }
        let first = declarations[index].range.offsets.lowerBound
        declarations[index].range = ByteRange(first, end ?? offset)
        let body = declarations[index].body?.offsets.lowerBound ?? offset
        declarations[index].body = ByteRange(body, offset)
    }

    private mutating func noteTraits(of word: SwiftWord) {
        switch word {
        case .swiftUI: traits.insert(.swiftUI)
        case .previewProvider: traits.insert(.previews)
        case .preview where lexer.previousByte == UInt8(ascii: "#"): traits.insert(.previews)
        case .view where isType: traits.insert(.views)
        case .list, .form:
            let next = lexer.at(lexer.index)
            if next == UInt8(ascii: "(") || next == UInt8(ascii: "{")
                || next == 0x20 && lexer.at(lexer.index + 1) == UInt8(ascii: "{")
            {
                traits.insert(.lists)
                lists.append(lexer.start)
            }
        default: break
        }
    }

    private mutating func noteTraits(of head: TypeHead) {
        for type in head.inheritedTypes {
            // A composition has several.
            let names = type.split { $0 == " " || $0 == "&" || $0 == "(" || $0 == ")" }
            if names.contains("View") || names.contains("SwiftUI.View") { traits.insert(.views) }
            if names.contains("PreviewProvider") { traits.insert(.previews) }
        }
    }

    /// Whether the identifier at the cursor is the type of something.
    private var isType: Bool {
        switch lexer.previousByte {
        case UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "&"): true
        case UInt8(ascii: "."): traits.contains(.swiftUI)
        default: lexer.previousWord == .some
        }
    }
}

// MARK: - Declarations

extension DeclarationScanner {
    private mutating func scanDeclaration(_ kind: TypeDeclaration.Kind) {
        let first = start.offset ?? lexer.start
        let isAtMargin = lexer.isAtMargin(first)
        lexer.next()
        guard var head = TypeHead(&lexer, kind) else { return }
        noteTraits(of: head)
        if resynchronizes, isAtMargin {
            while let scope = scopes.pop() { close(scope, at: first) }
            scopes.forgetDirectives()
        }
        let outer = scopes.enclosingDeclaration.map { declarations[$0].scopeName }
        if kind != .extension, let outer { head.name = outer + "." + head.name }
        let body = kind == .typealias ? nil : ByteRange(lexer.index, lexer.index)
        declarations.append(
            TypeDeclaration(
                kind: kind, name: head.name, inheritedTypes: head.inheritedTypes,
                isLocal: scopes.isLocal,
                range: ByteRange(first, head.end), body: body))
        guard kind != .typealias else { return }
        scopes.push(declaration: declarations.count - 1)
        lexer.next()
    }
}

extension TypeDeclaration {
    /// The name before those of the types inside, without generic arguments.
    fileprivate var scopeName: String {
        kind == .extension ? String(name.prefix { $0 != "<" && $0 != " " }) : name
    }
}
