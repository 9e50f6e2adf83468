// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import Files
@testable import Syntax

/// The real program, and its answers in a form for tables.
enum SwiftReader {
    private static let path = BuiltProgram.path("typeladder-swift").map { FilePath($0) }
    /// Whether the program is built: not with a toolchain without SwiftParser.
    static let isBuilt = path?.exists == true
    private static let process = process()

    static func process(patience: Duration = .seconds(10)) -> SwiftParserProcess {
        SwiftParserProcess(program: path, patience: patience)
    }

    /// A node of the tree.
    struct Node: CustomStringConvertible {
        let kind: String
        let range: Range<Int>
        let name: String
        let children: [Node]

        init(_ value: Any) throws {
            let members = try #require(value as? [Any])
            try #require(members.count >= 4)
            kind = try #require(members[0] as? String)
            range = try #require(members[1] as? Int)..<(try #require(members[2] as? Int))
            name = try #require(members[3] as? String)
            children = try members.dropFirst(4).map(Node.init)
        }

        /// `kind:name(child child)`, without what is empty.
        var description: String {
            let title = name.isEmpty ? kind : "\(kind):\(name)"
            return children.isEmpty
                ? title : "\(title)(\(children.map(\.description).joined(separator: " ")))"
        }

        /// The number of levels of nodes.
        var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }

        /// The node and all nodes in it.
        var all: [Node] { [self] + children.flatMap(\.all) }
    }

    /// The tree of a source as the program writes it.
    static func treeText(of source: [UInt8]) throws -> String {
        let answer = String(decoding: try process.parse(source), as: UTF8.self)
        let start = try #require(answer.firstRange(of: #""tree":"#)).upperBound
        let end = try #require(answer.ranges(of: #","errors":["#).last).lowerBound
        return String(answer[start..<end])
    }

    struct Answer {
        let tree: Node
        let errors: [(offset: Int, message: String)]
    }

    static func answer(to text: [UInt8], _ process: SwiftParserProcess = process) throws -> Answer {
        let data = Data(try process.parse(text))
        let value = try JSONSerialization.jsonObject(with: data)
        let object = try #require(value as? [String: Any])
        let errors = try #require(object["errors"] as? [[Any]])
        return Answer(
            tree: try Node(try #require(object["tree"])),
            errors: try errors.map {
                (try #require($0.first as? Int), try #require($0.last as? String))
            })
    }

    /// The children of the file as text.
    static func tree(of text: String) throws -> String {
        try answer(to: Array(text.utf8)).tree.children.map(\.description).joined(separator: " ")
    }
}
