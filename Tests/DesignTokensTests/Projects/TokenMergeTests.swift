// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport
import TestSupport
import Testing

@testable import DesignTokens
@testable import Documents
@testable import Syntax

@Suite("Sources of tokens that are merged")
struct TokenMergeTests {
    struct Merge: Sendable {
        let what: String
        let sources: [String]
        var mergesComposites = false
        let expected: String

        init(_ what: String, _ sources: String..., composites: Bool = false, gives expected: String)
        {
            (self.what, self.sources, self.expected) = (what, sources, expected)
            mergesComposites = composites
        }
    }

    @Test(
        "groups grow, and of two tokens the later one counts",
        arguments: [
            Merge(
                "groups", #"{"a": {"b": {"$value": 1}}}"#, #"{"a": {"c": {"$value": 2}}}"#,
                gives: #"{"a":{"b":{"$value":1},"c":{"$value":2}}}"#),
            Merge(
                "a later token", #"{"a": {"$value": 1}}"#, #"{"a": {"$value": 2}}"#,
                #"{"a": {"$value": 3}}"#, gives: #"{"a":{"$value":3}}"#),
            Merge(
                "a type that the earlier token has",
                #"{"a": {"$type": "number", "$value": 1, "$description": "x"}}"#,
                #"{"a": {"$value": 2}}"#,
                gives: #"{"a":{"$value":2,"$type":"number","$description":"x"}}"#),
            Merge(
                "a value in place of a reference", ##"{"a": {"$ref": "#/b"}}"##,
                #"{"a": {"$value": 2}}"#, gives: #"{"a":{"$value":2}}"#),
            Merge(
                "a group in place of a token", #"{"a": {"$value": 1}}"#,
                #"{"a": {"b": {"$value": 2}}}"#, gives: #"{"a":{"b":{"$value":2}}}"#),
            Merge(
                "a token in place of a group, and a group again", #"{"a": {"b": {"$value": 1}}}"#,
                #"{"a": {"$value": 2}}"#, #"{"a": {"c": {"$value": 3}}}"#,
                gives: #"{"a":{"c":{"$value":3}}}"#),
            Merge(
                "types of groups", #"{"a": {"$type": "number", "b": {"$value": 1}}}"#,
                #"{"a": {"$type": "dimension"}}"#,
                gives: #"{"a":{"$type":"dimension","b":{"$value":1}}}"#),
            Merge(
                "a composite value as a whole", #"{"a": {"$value": {"x": 1, "y": 2}}}"#,
                #"{"a": {"$value": {"y": 3}}}"#, gives: #"{"a":{"$value":{"y":3}}}"#),
            Merge(
                "a composite value of Tokens Studio",
                #"{"a": {"type": "typography", "value": {"x": 1, "y": 2}}}"#,
                #"{"a": {"type": "typography", "value": {"y": 3}}}"#, composites: true,
                gives: #"{"a":{"type":"typography","value":{"y":3,"x":1}}}"#),
            Merge(
                "a reference to a composite value",
                #"{"a": {"type": "typography", "value": "{b}"}}"#,
                #"{"a": {"type": "typography", "value": {"y": 3}}}"#, composites: true,
                gives: #"{"a":{"type":"typography","value":{"y":3}}}"#),
            Merge(
                "one source", #"{"a": 1}"#, gives: #"{"a":1}"#),
        ])
    func merging(merge: Merge) throws {
        let roots = try merge.sources.map {
            try #require(SyntaxTree.read(SourceFile(name: "f", text: $0)).value).root
        }
        let merged = TokenMerge(mergesComposites: merge.mergesComposites).merged(roots)
        #expect(try written(#require(merged)) == merge.expected, "\(merge.what)")
    }

    private func written(_ node: Node) -> String {
        switch node.content {
        case .dictionary(let entries):
            "{" + entries.map { "\"\($0.key)\":\(written($0.value))" }.joined(separator: ",") + "}"
        case .string(let text): "\"\(text)\""
        default: node.double.map(\.shortest) ?? "?"
        }
    }
}
