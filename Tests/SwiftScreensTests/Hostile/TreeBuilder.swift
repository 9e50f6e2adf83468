// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

@testable import SwiftScreens

/// Builds trees that nobody would write, with a source that has each node at its place.
final class TreeBuilder {
    private var bytes: [UInt8] = []

    func node(
        _ kind: SourceNode.Kind, _ name: String = "", _ children: () -> [SourceNode] = { [] }
    ) -> SourceNode {
        let start = bytes.count
        bytes += Array(name.utf8)
        let children = children()
        if bytes.count == start { bytes += Array("()".utf8) }
        defer { bytes.append(UInt8(ascii: " ")) }
        return SourceNode(kind, start..<bytes.count, name, children)
    }

    /// A file with a view `Top` and other declarations.
    func file(
        _ members: () -> [SourceNode] = { [] }, body: () -> [SourceNode],
        others: () -> [SourceNode] = { [] }
    ) -> SwiftScreens.SourceTree {
        let root = node(.file) { [view("Top", members, body: body)] + others() }
        return SwiftScreens.SourceTree(path: FilePath("Top.swift"), bytes: bytes, root: root)
    }

    // MARK: - Declarations

    func view(
        _ name: String, _ members: () -> [SourceNode] = { [] }, body: () -> [SourceNode]
    ) -> SourceNode {
        node(.struct, name) {
            [node(.inherits, "View")] + members() + [variable("body", "some View", body: body)]
        }
    }

    func variable(_ name: String, _ type: String, body: () -> [SourceNode]) -> SourceNode {
        node(.var, name) { [node(.type, type), node(.body, "", body)] }
    }

    func constant(_ name: String, _ value: () -> SourceNode) -> SourceNode {
        node(.let, name) { [node(.value) { [value()] }] }
    }

    func function(
        _ name: String, _ parameters: [String], _ type: String, body: () -> [SourceNode]
    ) -> SourceNode {
        node(.func, name) {
            parameters.map { parameter in
                node(.parameter, parameter) { [node(.label, "_"), node(.type, "Int")] }
            } + [node(.type, type), node(.body, "", body)]
        }
    }

    // MARK: - Statements and expressions

    func name(_ name: String) -> SourceNode { node(.reference, name) }

    func string(_ text: String) -> SourceNode { node(.string) { [node(.text, text)] } }

    func text(_ text: String) -> SourceNode { call("Text", [string(text)]) }

    func call(
        _ callee: String, _ arguments: @autoclosure () -> [SourceNode] = [],
        closure: (() -> [SourceNode])? = nil
    ) -> SourceNode {
        node(.call) {
            var children = [name(callee)]
            children += arguments().map { argument in
                SourceNode(.argument, argument.range, "", [argument])
            }
            if let closure {
                children.append(
                    node(.trailing) { [node(.closure) { [node(.body, "", closure)] }] })
            }
            return children
        }
    }

    func binary(
        _ name: String, _ left: () -> SourceNode, _ right: () -> SourceNode
    ) -> SourceNode {
        node(.binary, name) { [left(), right()] }
    }

    func ifElse(
        _ condition: String, then: () -> [SourceNode], else other: () -> [SourceNode] = { [] }
    ) -> SourceNode {
        node(.if) {
            [
                node(.conditions) { [name(condition)] }, node(.then, "", then),
                node(.else, "", other),
            ]
        }
    }

    func switchOver(_ subject: String, count: Int, _ body: (Int) -> [SourceNode]) -> SourceNode {
        node(.switch) {
            [name(subject)]
                + (0..<count).map { index in
                    node(.branch) {
                        [node(.label, ".c\(index)"), node(.body, "") { body(index) }]
                    }
                }
        }
    }
}

/// An app of one file.
final class SingleFile: SourceLibrary {
    func files(declaring type: String, near path: FilePath) -> [FilePath] { [] }
    func files(extendingViewsBy function: String, near path: FilePath) -> [FilePath] { [] }
    func files(declaringGlobal name: String, near path: FilePath) -> [FilePath] { [] }
    func declares(_ type: String) -> Bool { true }
    func types(conformingTo name: String) -> [String] { [] }
    func tree(of path: FilePath) -> SwiftScreens.SourceTree? { nil }
    func trees(
        of member: String, of type: String, in path: FilePath
    ) -> [SwiftScreens.SourceTree]? { nil }
    func text(for key: [KeyPart], table: String?, near path: FilePath) -> LocalizedText? { nil }
    func text(for constant: ConstantKey, near path: FilePath) -> LocalizedText? { nil }
}
