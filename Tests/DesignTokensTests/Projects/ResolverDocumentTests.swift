// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport
import TestSupport
import Testing

@testable import DesignTokens
@testable import Documents
@testable import Syntax

@Suite("Resolver documents")
struct ResolverDocumentTests {
    private static let body = TokenProjectSamples.w3c("A", 17)

    /// The tokens of a document and its diagnostics, one per line.
    private func outcome(
        _ document: String, _ names: [String] = [], beside files: [String: String] = [:]
    ) -> String {
        var files = files
        files["p/r.json"] = document
        let result = read(.file("p/r.json"), names, from: files)
        return [result.summary, said(by: result)].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    @Test("sets and the chosen contexts are merged in their order")
    func samples() throws {
        let files = TokenProjectSamples.resolver
        for (names, size) in [([], 17.0), (["light"], 17), (["dark"], 20), (["Theme=Dark"], 20)] {
            let result = read(.file("p/r.resolver.json"), names, from: files)
            #expect(
                result.summary
                    == "type.body: Noto Serif 400 \(size)\ntype.title1: Noto Serif 400 \(size)")
            #expect(said(by: result) == "")
            let project = try #require(result.value).project
            #expect(
                project.modifiers == [
                    TokenModifier(
                        name: "theme", contexts: ["light", "dark"], defaultContext: "light")
                ])
            // Only files that matter are read.
            #expect(project.files.contains { $0.name == "p/themes/dark.json" } == (size == 20))
        }
        #expect(
            read(.folder("p"), from: files).value?.project.origin == .file("p/r.resolver.json"))
    }

    @Test("a modifier without a default is its first context, which is said")
    func noDefault() {
        let document = """
            {"resolutionOrder": [{"type": "modifier", "name": "size", "contexts": {
              "small": [{"body": \(TokenProjectSamples.w3c("A", 10))}],
              "large": [{"body": \(TokenProjectSamples.w3c("A", 20))}]}}]}
            """
        #expect(
            outcome(document) == """
                body: A 400 10.0
                p/r.json: note: "size" uses its first context, "small". You can choose any of \
                these contexts: small, large.
                """)
        #expect(outcome(document, ["large"]) == "body: A 400 20.0")
        #expect(
            outcome(document, ["medium"])
                == "p/r.json: error: There is no theme named \"medium\". Choose one of these: "
                + "small, large."
        )
    }

    @Test(
        "sources may be in the document, in files, in sets of these, and in sets of sets",
        arguments: [
            #"{"$ref": "a.json"}"#, #"{"$ref": "./sub/../a.json"}"#, #"{"$ref": "%61.json#"}"#,
            #"{"$ref": "b.json#/part"}"#, #"{"$ref": "b.json#part"}"#,
            ##"{"$ref": "#/$defs/a~1b"}"##, ##"{"$ref": "#/sets/other"}"##,
            ##"{"$ref": "other.resolver.json#/sets/all"}"##,
        ])
    func sources(source: String) {
        let document = """
            {"sets": {"base": {"sources": [\(source)]}, "other": {"sources": [{"$ref": "a.json"}]}},
             "$defs": {"a/b": {"body": \(Self.body)}},
             "resolutionOrder": [{"$ref": "#/sets/base"}]}
            """
        let a = "{\"body\": \(Self.body)}"
        #expect(
            outcome(
                document,
                beside: [
                    "p/a.json": a, "p/sub/../a.json": a, "p/b.json": "{\"part\": \(a)}",
                    "p/other.resolver.json":
                        #"{"sets": {"all": {"sources": [{"$ref": "a.json"}]}}}"#,
                ]) == "body: A 400 17.0")
    }

    @Test("what stands beside a reference goes before what it refers to")
    func overrides() {
        let document = """
            {"sets": {"base": {"sources": [
               {"$ref": "#/$defs/x", "body": \(TokenProjectSamples.w3c("B", 18))}]}},
             "$defs": {"x": {"body": \(Self.body), "title1": \(Self.body)}},
             "resolutionOrder": [{"$ref": "#/sets/base"}]}
            """
        #expect(outcome(document) == "title1: A 400 17.0\nbody: B 400 18.0")
    }

    @Test(
        "mistakes are said where they are",
        arguments: [
            (
                ##"{"sets": {}, "resolutionOrder": [{"$ref": "#/sets/base"}]}"##,
                ##"p/r.json:1:34: error: The reference "#/sets/base" points to nothing. Correct it."##
            ),
            (
                #"{"resolutionOrder": [{"type": "set", "sources": []}]}"#,
                "p/r.json:1:22: error: A set or modifier in \"resolutionOrder\" needs \"name\" "
                    + "and \"type\"."
            ),
            (
                #"""
                {"resolutionOrder": [{"type": "set", "name": "a", "sources": []},
                  {"type": "set", "name": "a", "sources": []}]}
                """#,
                "p/r.json:2:27: error: Two sets or modifiers in \"resolutionOrder\" have the name "
                    + "\"a\". Rename one of them."
            ),
            (
                ##"{"modifiers": {"m": {"contexts": {}}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]}"##,
                "p/r.json:1:21: error: The modifier \"m\" has no contexts to choose from. Add contexts."
            ),
            (
                ##"{"modifiers": {"m": {"default": "drak", "contexts": {"dark": []}}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]}"##,
                "p/r.json:1:33: error: The default \"drak\" is not a context of the modifier "
                    + "\"m\". Did you mean \"dark\"?"
            ),
            (
                ##"{"sets": {"a": {"sources": [{"$ref": "#/sets/b"}]}, "b": {"sources": [{"$ref": "#/sets/a"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
                ##"p/r.json:1:29: error: The reference "#/sets/b" leads back to itself. "##
                    + ##"Remove the reference, or refer to a different set."##
            ),
            (
                ##"{"sets": {"a": {"sources": [{"$ref": "#/modifiers/m"}]}}, "modifiers": {"m": {"contexts": {"x": []}}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
                ##"p/r.json:1:29: error: The reference "#/modifiers/m" points to a modifier. "##
                    + ##"Only references in "resolutionOrder" may do so. Refer to a set instead."##
            ),
            (
                ##"{"resolutionOrder": [{"$ref": "#/resolutionOrder/0"}]}"##,
                ##"p/r.json:1:22: error: The reference "#/resolutionOrder/0" points to nothing. Correct it."##
            ),
            (
                ##"{"sets": {"a": {"sources": [{"$ref": "#/resolutionOrder/0"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
                ##"p/r.json:1:29: error: The reference "#/resolutionOrder/0" must not "##
                    + ##"point into "resolutionOrder". Refer to a set instead."##
            ),
            (
                ##"{"sets": {"a": {"sources": [{"$ref": "none.json"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
                #"p/r.json:1:29: error: "p/none.json" cannot be read. The file was not read."#
            ),
        ])
    func mistakes(document: String, problem: String) {
        #expect(outcome(document) == problem, "\(document)")
    }

    @Test(
        "what is not read is left out, and said in one line",
        arguments: [
            (
                #"{"$ref": "https://example.com/a.json"}"#,
                "\"https://example.com/a.json\" is left out, because files are not fetched from "
                    + "the network. Download the file and refer to it by its path."
            ),
            (
                #"{"$ref": "/etc/tokens.json"}"#,
                "\"/etc/tokens.json\" is an absolute path, so it is left out. Use a path that is "
                    + "relative to the folder of this file."
            ),
            (
                #"{"$ref": "x.resolver.json"}"#,
                "\"x.resolver.json\" is itself a resolver document, so it is left out. Refer to "
                    + "one of its sets instead, as in \"x.resolver.json#/sets/NAME\"."
            ),
            (
                "17",
                "Wrong type for a source of tokens: expected a dictionary with tokens or \"$ref\", "
                    + "found a number."
            ),
        ])
    func leftOut(source: String, problem: String) {
        let document = """
            {"sets": {"a": {"sources": [{"body": \(Self.body)}, \(source)]}}, "resolutionOrder": \
            [{"$ref": "#/sets/a"}]}
            """
        let said = outcome(
            document, beside: ["p/x.resolver.json": #"{"resolutionOrder": []}"#])
        #expect(said.hasPrefix("body: A 400 17.0\np/r.json:1:"))
        #expect(said.hasSuffix(": warning: \(problem)"))
    }

    @Test("a document without an order, and of another version, is read nonetheless")
    func leniency() {
        let document = """
            {"version": "2030.01", "sets": {"a": {"sources": [{"body": \(Self.body)}]}}}
            """
        #expect(
            outcome(document) == """
                body: A 400 17.0
                p/r.json:1:13: warning: "version" is "2030.01", but the file is read as version \
                2025.10.
                p/r.json:1:1: warning: "resolutionOrder" is missing. The sets apply in the order \
                in which the file lists them, and then the modifiers apply.
                """)
    }

    @Test(
        "what is a resolver document is told from tokens, mistakes and all",
        arguments: [
            (#"{"resolutionOrder": []}"#, true),
            (#"{"$schema": "https://www.designtokens.org/schemas/2025.10/resolver.json"}"#, true),
            (#"{"sets": {"a": {"sources": []}}}"#, true),
            (#"{"modifiers": {"a": {"contexts": {}}}}"#, true),
            ("{\"sets\": {\"a\": {\"sources\": [\n// base\n]}}}", true),
            (#"{"sets": {"a": {"$value": 1}}, "modifiers": {"b": {"$value": 2}}}"#, false),
            (#"{"$schema": "https://example.com/tokens.json"}"#, false),
        ])
    func recognition(text: String, isResolver: Bool) {
        #expect(TokenProject.isProject(ParsedFile(SourceFile(name: "f", text: text))) == isResolver)
    }

    @Test("sets that multiply end in an error, soon")
    func multiplying() {
        let sets = (0..<40).map { index in
            let next = ##"{"$ref": "#/sets/s\##(index + 1)"}"##
            return #""s\#(index)": {"sources": [\#(next), \#(next)]}"#
        }
        let document = """
            {"sets": {\(sets.joined(separator: ",")), "s40": {"sources": [{"body": \(Self.body)}]}},
             "resolutionOrder": [{"$ref": "#/sets/s0"}]}
            """
        #expect(outcome(document).contains("list more than 10,000 sources"))
    }

    @Test("a source that is named often counts as often as twice")
    func repeatedSources() {
        let files = [
            "p/a.json": "{\"body\": \(TokenProjectSamples.w3c("A", 17)), \"title1\": \(Self.body)}",
            "p/b.json":
                "{\"headline\": \(Self.body), \"body\": \(TokenProjectSamples.w3c("B", 20))}",
        ]
        func outcome(_ names: [String]) -> String {
            let sources = names.map { #"{"$ref": "\#($0).json"}"# }.joined(separator: ",")
            return self.outcome(
                ##"{"sets": {"s": {"sources": [\##(sources)]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##,
                beside: files)
        }
        let repeated = (0..<2_000).flatMap { _ in ["a", "b"] }
        #expect(outcome(repeated) == outcome(["a", "b"]))
        #expect(outcome(repeated + ["a"]) == outcome(["a", "b", "a"]))
        #expect(outcome(["a", "b"]) != outcome(["a", "b", "a"]))
    }

    @Test("sources that are large together are an error, however often a file is overridden")
    func largeSources() {
        let space = String(repeating: " ", count: 100_000)
        let sources = (0..<700).map { #"{"$ref": "a.json", "x": {"\#($0)": {}}}"# }
        #expect(
            outcome(
                #"{"sets": {"s": {"sources": [\#(sources.joined(separator: ","))]}}, "#
                    + ##""resolutionOrder": [{"$ref": "#/sets/s"}]}"##,
                beside: ["p/a.json": "{\"body\": \(Self.body)\(space)}"]
            ).hasSuffix(
                "Together, the token files are larger than 64 MiB. Open fewer files."))
    }

    @Test("a long chain of references is no circle")
    func longChain() {
        let sets = (0..<199).map {
            ##""s\##($0)": {"sources": [{"$ref": "#/sets/s\##($0 + 1)"}]}"##
        }
        #expect(
            outcome(
                ##"{"sets": {\##(sets.joined(separator: ",")), "s199": {"sources": [{}]}}, "##
                    + ##""resolutionOrder": [{"$ref": "#/sets/s0"}]}"##
            ).hasSuffix(
                "is part of a chain of more than 64 references. Refer to the tokens directly."))
    }
}
