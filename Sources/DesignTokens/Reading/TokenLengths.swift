// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Evaluates the lengths of a token file, each named one once.
final class TokenLengths {
    private let resolver: TokenResolver
    private var known: [Key: Result<TokenLength, TokenResolver.Failure>] = [:]
    /// The names under evaluation. A name that depends on itself has no value.
    private var open: [String] = []

    private struct Key: Hashable {
        let name: String
        let set: String?
    }

    private static let maximumDepth = 64

    init(_ resolver: TokenResolver) { self.resolver = resolver }

    /// The length of a value, in any notation of tokens.
    ///
    /// - Parameter set: the token set of the value.
    func length(
        of node: Node, in set: String?
    ) throws(TokenResolver.Failure) -> TokenLength {
        let resolved = try resolver.resolve(node, in: set)
        let value = resolved.node
        if let number = value.double { return TokenLength(number, unit: "") }
        if value.entries?.count ?? 0 <= Node.maximumTokenProperties,
            let number = value["value"], let unit = value["unit"]
        {
            let number = try resolver.resolve(number, in: resolved.set).node.number
            let unit = try resolver.resolve(unit, in: resolved.set).node.string
            if let number, let unit { return TokenLength(number, unit: unit) }
        } else if let text = value.string {
            return try calculate(text, in: resolved.set)
        }
        throw .notALength(value.string.map { .text($0) } ?? .kind(value.kind))
    }

    private func calculate(
        _ text: String, in set: String?
    ) throws(TokenResolver.Failure) -> TokenLength {
        var failure: TokenResolver.Failure?
        let value = TokenArithmetic { name in
            do throws(TokenResolver.Failure) {
                return try self.length(named: name, in: set)
            } catch {
                failure = failure ?? error
                return nil
            }
        }.evaluate(text)
        if let value { return value }
        throw failure ?? .notALength(.text(text))
    }

    private func length(
        named name: String, in set: String?
    ) throws(TokenResolver.Failure) -> TokenLength {
        let key = Key(name: name, set: set)
        if let known = known[key] { return try known.get() }
        guard let entry = resolver.table.find(name, from: set) else { throw .missing(.name(name)) }
        if let start = open.firstIndex(of: entry.path) {
            throw .circle((open[start...] + [entry.path]).map { "{\($0)}" })
        }
        guard open.count < Self.maximumDepth else { throw .tooLong }
        open.append(entry.path)
        defer { open.removeLast() }
        let result = Result { () throws(TokenResolver.Failure) in
            try length(of: entry.node.tokenValue, in: entry.set)
        }
        known[key] = result
        return try result.get()
    }
}

extension Node {
    /// A number, which may be in quotation marks.
    var number: Double? { double ?? string.flatMap { Double($0) } }
}
