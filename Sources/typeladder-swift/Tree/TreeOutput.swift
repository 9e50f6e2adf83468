// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftSyntax
import Syntax

/// The tree of a source as JSON, written node by node into one array of bytes.
///
/// A node is `["kind", start, end, "name", child, …]`. Most names are parts of the source, and are copied from its bytes.
struct TreeOutput {
    /// The deepest nesting of nodes. Deeper ones are left out, so that neither this program nor a reader runs out of
    /// stack. Real screens have fewer than a hundred levels.
    static let maximumDepth = 250

    /// The name of a node.
    enum Name {
        case empty
        /// A part of the source.
        case source(Range<Int>)
        case text([UInt8])
        case literal(StaticString)
    }

    let source: UnsafeBufferPointer<UInt8>
    /// Whether the source is UTF-8. Other bytes are replaced in names, because JSON is UTF-8.
    let isUTF8: Bool
    private(set) var bytes: [UInt8]
    private var depth = 0

    /// - Parameter start: what precedes the tree.
    init(source: UnsafeBufferPointer<UInt8>, start: [UInt8]) {
        self.source = source
        isUTF8 = String(validating: source, as: UTF8.self) != nil
        bytes = start
        bytes.reserveCapacity(source.count * 2 + 1024)
    }

    /// Writes a node and its children.
    mutating func node(
        _ kind: StaticString, at range: Range<Int>, named name: Name = .empty,
        _ children: (inout TreeOutput) -> Void = { _ in }
    ) {
        guard depth < Self.maximumDepth else {
            return begin("other", range, .literal("nesting")) { _ in }
        }
        depth += 1
        begin(kind, range, name, children)
        depth -= 1
    }

    /// Writes a node for a piece of syntax.
    mutating func node(
        _ kind: StaticString, of syntax: some SyntaxProtocol, named name: Name = .empty,
        _ children: (inout TreeOutput) -> Void = { _ in }
    ) {
        node(kind, at: syntax.byteRange, named: name, children)
    }

    /// Writes a node without a meaning of its own.
    mutating func other(_ syntax: some SyntaxProtocol) {
        node("other", of: syntax, named: .text(Array("\(syntax.kind)".utf8)))
    }

    private mutating func begin(
        _ kind: StaticString, _ range: Range<Int>, _ name: Name,
        _ children: (inout TreeOutput) -> Void
    ) {
        if depth > 1 { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "["))
        bytes.append(UInt8(ascii: "\""))
        append(kind)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ","))
        bytes.append(decimal: range.lowerBound)
        bytes.append(UInt8(ascii: ","))
        bytes.append(decimal: range.upperBound)
        bytes.append(UInt8(ascii: ","))
        switch name {
        case .empty:
            bytes.append(UInt8(ascii: "\""))
            bytes.append(UInt8(ascii: "\""))
        case .source(let range):
            if isUTF8 {
                bytes.append(quoted: UnsafeBufferPointer(rebasing: source[range]))
            } else {
                bytes.append(quoted: String(decoding: source[range], as: UTF8.self))
            }
        case .text(let text):
            if isUTF8 {
                text.withUnsafeBufferPointer { bytes.append(quoted: $0) }
            } else {
                bytes.append(quoted: String(decoding: text, as: UTF8.self))
            }
        case .literal(let text):
            bytes.append(UInt8(ascii: "\""))
            append(text)
            bytes.append(UInt8(ascii: "\""))
        }
        children(&self)
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func append(_ text: StaticString) {
        bytes.append(
            contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}

extension Range<Int> {
    /// A range between two places. What is missing in a source may end before it starts.
    init(from start: Int, to end: Int) { self = start..<Swift.max(start, end) }
}

extension SyntaxProtocol {
    /// The bytes of the syntax, without the trivia around it.
    var byteRange: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return Range(from: start, to: endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// The text as the name of a node.
    var asName: TreeOutput.Name { .source(byteRange) }
}

extension TokenSyntax {
    /// An identifier as the name of a node, without the backticks around it.
    func asIdentifier(in output: TreeOutput) -> TreeOutput.Name {
        let range = byteRange
        let backtick = UInt8(ascii: "`")
        guard range.count > 2, output.source[range.lowerBound] == backtick,
            output.source[range.upperBound - 1] == backtick
        else { return .source(range) }
        return .source(range.lowerBound + 1..<range.upperBound - 1)
    }
}

extension TreeOutput {
    /// Writes the beginning of a function.
    mutating func begin(_ function: some WithAttributesSyntax & WithModifiersSyntax) {
        function.attributes.write(to: &self)
        function.modifiers.write(to: &self)
        if function.modifiers.isOfType { documentation(of: function) }
    }

    mutating func type(_ type: TypeSyntax) { node("type", of: type, named: type.asName) }

    mutating func value(_ initializer: InitializerClauseSyntax?) {
        guard let value = initializer?.value else { return }
        node("value", of: value) { value.write(to: &$0) }
    }

    /// Writes a parameter with its name inside, and its label if that is different.
    mutating func parameter(
        _ parameter: some SyntaxProtocol, _ first: TokenSyntax?, _ second: TokenSyntax?,
        _ type: TypeSyntax, _ value: InitializerClauseSyntax?,
        attributes: AttributeListSyntax? = nil
    ) {
        let start = parameter.byteRange.lowerBound
        let end = value?.byteRange ?? type.byteRange
        let name = second ?? first
        node(
            "parameter", at: Range(from: start, to: end.upperBound),
            named: name?.asIdentifier(in: self) ?? .empty
        ) { output in
            if let first, second != nil {
                output.node("label", of: first, named: first.asIdentifier(in: output))
            }
            attributes?.write(to: &output)
            output.type(type.as(AttributedTypeSyntax.self)?.baseType ?? type)
            output.value(value)
        }
    }

    /// Writes the documentation of a declaration: the lines that begin with `///` directly before it.
    mutating func documentation(of declaration: some SyntaxProtocol) {
        let trivia = declaration.position.utf8Offset..<declaration.byteRange.lowerBound
        let lines = source[trivia].split(separator: UInt8(ascii: "\n"))
            .map { line in
                let rest = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
                return rest.last == UInt8(ascii: "\r") ? rest.dropLast() : rest
            }
            .filter { !$0.isEmpty }
        let texts = lines.reversed().prefix { $0.starts(with: "///".utf8) }.reversed()
        guard let first = texts.first, let last = texts.last else { return }
        let text = texts.map { line in
            let text = line.dropFirst(3)
            return text.first == UInt8(ascii: " ") ? text.dropFirst() : text
        }.joined(separator: CollectionOfOne(UInt8(ascii: "\n")))
        node(
            "documentation", at: first.startIndex..<last.endIndex, named: .text(Array(text)))
    }
}
