// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import DesignTokens
@testable import Documents
@testable import Syntax

/// Token files that are broken, or designed to take forever.
@Suite("Hostile token files")
struct HostileTokenTests {
    private func read(_ text: String) -> ReadResult<TokenFile> {
        TokenFile.read(SourceFile(name: "f", text: text))
    }

    private func token(_ size: String) -> String {
        "{\"$type\": \"typography\", \"$value\": {\"fontFamily\": \"A\", \"fontSize\": \(size)}}"
    }

    @Test(
        "long chains end with a warning, however many tokens begin them", .timeLimit(.minutes(20)))
    func chains() {
        var members = (0..<5_000).map { "\"s\($0)\": {\"$value\": \"{s\($0 + 1)}\"}" }
        members += (0..<5_000).map { "\"t\($0)\": " + token("\"{s\($0)}\"") }
        let result = read(
            "{\"s5000\": {\"$value\": {\"value\": 17, \"unit\": \"px\"}}, \(members.joined(separator: ",\n"))}"
        )
        // The last 63 are short enough.
        #expect(result.value?.tokens.count == 63)
        #expect(
            result.diagnostics.map(\.message) == [
                "The reference \"{s0}\" starts a chain of more than 64 references. The token is "
                    + "left out. Shorten the chain. Also affected: \"t1\", \"t2\", \"t3\", and "
                    + "\(5_000 - 63 - 4) more."
            ])
    }

    @Test("calculations that double at every step are worked out once", .timeLimit(.minutes(20)))
    func laughs() throws {
        let members = (0..<40).map { level in
            "\"s\(level)\": {\"type\": \"dimension\", \"value\": \"{s\(level + 1)} + {s\(level + 1)}\"}"
        }
        let text = """
            {\(members.joined(separator: ", ")), "s40": {"type": "dimension", "value": "1"},
             "a": {"type": "typography", "value": {"fontFamily": "A", "fontSize": "{s36} + {s40}"}},
             "b": {"type": "typography", "value": {"fontFamily": "A", "fontSize": "{s0}"}}}
            """
        let result = read(text)
        #expect(result.value?.tokens.map(\.path) == ["a"])
        #expect(
            result.diagnostics.map(\.message) == [
                "\"fontSize\" is 1099511627776, but must be greater than 0 and at most 1000. The "
                    + "token is left out."
            ])
    }

    @Test("groups that double at every step are given up", .timeLimit(.minutes(20)))
    func groups() {
        let members = (0..<40).map { level in
            """
            "g\(level)": {"x": {"$extends": "{g\(level + 1)}"}, "y": {"$extends": "{g\(level + 1)}"}}
            """
        }
        let result = read("{\(members.joined(separator: ", ")), \"g40\": {\"t\": \(token("17"))}}")
        #expect(result.value?.tokens.contains { $0.path == "g40.t" } == true)
        #expect(result.diagnostics.contains { $0.id == "tokens.too-many-tokens" })
    }

    @Test("groups that extend one another a thousand times do not exhaust the stack")
    func deepGroupsInEndurance() {
        let members = (0..<1_000).map { "\"g\($0)\": {\"$extends\": \"{g\($0 + 1)}\"}" }
        let result = read(
            "{\(members.joined(separator: ", ")), \"g1000\": {\"t\": \(token("17"))}}")
        #expect(
            result.diagnostics.contains {
                $0.id == "tokens.nested-too-deeply"
            })
        #expect(result.value?.tokens.contains { $0.path == "g1000.t" } == true)
    }

    @Test("pointers that lead into themselves end", arguments: ["b", "$value/b", "$value"])
    func pointers(path: String) {
        let result = read(
            "{\"a\": {\"$type\": \"typography\", \"$value\": {\"$ref\": \"#/a/\(path)\"}}}")
        #expect(result.value == nil)
        #expect(!result.diagnostics.isEmpty)
    }

    @Test("large groups are not looked through for each reference", .timeLimit(.minutes(20)))
    func largeGroups() {
        let junk = (0..<30_000).map { "\"j\($0)\": 1" }.joined(separator: ",")
        let size = "{\"value\": 17, \"unit\": \"px\"}"
        let members = (0..<30_000).map { index in
            "\"t\(index)\": " + token("{\"$ref\": \"#/big/s/$value\"}")
        }
        let aliases = (0..<10_000).map { "\"a\($0)\": {\"$value\": \"{wide}\"}" }
        let result = read(
            """
            {"big": {\(junk), "s": {"$value": \(size)}},
             "wide": {"$type": "typography", "$value": {\(junk)}},
             \((members + aliases).joined(separator: ",\n"))}
            """)
        #expect(result.value?.tokens.count == 30_000)
        #expect(result.diagnostics.contains { $0.id == "tokens.too-many-properties" })
    }

    @Test("long names and deep brackets are refused, not repeated", .timeLimit(.minutes(20)))
    func long() {
        let name = String(repeating: "n", count: 100_000)
        let members = (0..<1_000).map { "\"t\($0)\": " + token("17") }
        let named = read("{\"\(name)\": {\(members.joined(separator: ", "))}}")
        #expect(named.value == nil)
        #expect(named.diagnostics.allSatisfy { $0.description.utf8.count < 300 })
        let brackets = String(repeating: "(", count: 400)
        #expect(read("{\"a\": \(token("\"\(brackets)1\""))}").value == nil)
    }

    @Test("no mutation crashes, and what is read can be written back", .timeLimit(.minutes(20)))
    func mutationsInEndurance() throws {
        for (number, text) in [TokenSamples.w3c, TokenSamples.tokensStudio].enumerated() {
            var survivors = 0
            for run in 0..<1_500 {
                let seed = UInt64(number) << 32 | UInt64(run)
                var generator = SeededGenerator(seed: seed)
                let source = SourceFile(
                    name: "f", bytes: mutated(Array(text.utf8), using: &generator))
                let result = TokenFile.read(source)
                let hasErrors = result.diagnostics.contains { $0.severity == .error }
                #expect((result.value == nil) == hasErrors, "seed \(seed)")
                guard let file = result.value else { continue }
                survivors += 1
                try check(file, seed: seed)
            }
            #expect(survivors > 100)
        }
    }

    /// A file that was read results in a theme, does not change when that theme is written, and accepts an edited
    /// theme.
    private func check(_ file: TokenFile, seed: UInt64) throws {
        let mapping = TokenMapping(for: file)
        guard let theme = file.theme(using: mapping, findingFace: TokenSamples.face).value else {
            #expect(mapping.entries.allSatisfy { $0.style == nil }, "seed \(seed)")
            return
        }
        func applying(_ theme: Theme) -> SourceFile? {
            file.applying(
                theme, using: mapping, findingFace: TokenSamples.face,
                describingFace: TokenSamples.traits
            ).value
        }
        #expect(applying(theme)?.bytes == file.source.bytes, "seed \(seed)")
        var edited = theme
        for style in theme.fonts.keys { edited.fonts[style]?.fontSize = 23 }
        let written = try #require(applying(edited))
        let again = TokenFile.read(written).value
        for style in theme.fonts.keys {
            let token = try #require(mapping.token(for: style))
            #expect(again?.token(at: token)?.fontSize == 23, "seed \(seed): \(token)")
        }
    }

    private func mutated(
        _ original: [UInt8], using generator: inout SeededGenerator
    ) -> [UInt8] {
        var bytes = original
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
            let start = Int.random(in: 0..<bytes.count, using: &generator)
            let end = min(bytes.count, start + Int.random(in: 0...12, using: &generator))
            let other = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: bytes[start..<end], at: other)
            default:
                let likely = Array("{}[]\",:.$/0179abxt- ".utf8)
                bytes[start] = likely.randomElement(using: &generator) ?? 0
            }
        }
        return bytes
    }
}
