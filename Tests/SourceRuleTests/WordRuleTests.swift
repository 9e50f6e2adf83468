// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import Glibc
import TestSupport
import Testing

/// Texts for users are in plain American English, with one word for one thing.
@Suite struct WordRuleTests {
    /// Constructions that users have to read twice, and British spelling.
    private static let words = [
        "whoever", "what came of", "is another", "are others", "said of", "somebody asks",
        "what there is", "colour", "centred", "catalogue", "neighbour", "behaviour", "favour",
        "harbour", "licence", "localis", "recognis", "initialis",
    ]

    /// Each occurrence of the given words in a text, with its line. Regular expressions would take half a minute.
    ///
    /// - Parameter isWhole: whether other letters next to a word, except the "s" of a plural, make it a different word.
    private static func faults(
        in text: String, _ words: [String] = words, isWhole: Bool = false
    ) -> [String] {
        let small = text.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 } + [0]
        return small.withUnsafeBytes { bytes in
            guard let start = bytes.bindMemory(to: CChar.self).baseAddress else { return [] }
            return words.flatMap { word -> [String] in
                var found: [String] = []
                var rest = start
                while let place = strstr(rest, word.lowercased()) {
                    let first = place - UnsafeMutablePointer(mutating: start)
                    let end = first + word.utf8.count
                    rest = start + end
                    if isWhole, !isWord(small, first..<end) { continue }
                    found.append("\(small[..<first].count { $0 == 0x0A } + 1): \(word)")
                }
                return found
            }
        }
    }

    /// Whether a range of a lowercase text, which ends with 0, is a whole word or its plural.
    private static func isWord(_ text: [UInt8], _ range: Range<Int>) -> Bool {
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        let isPlural = text[range.upperBound] == UInt8(ascii: "s")
        let next = text[range.upperBound + (isPlural ? 1 : 0)]
        let isStart = range.lowerBound == 0 || !letters.contains(text[range.lowerBound - 1])
        return isStart && !letters.contains(next)
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
    }

    @Test(arguments: ["Sources", "Resources", "docs"])
    func wordsAreUnderstoodAtOneReading(folder: String) throws {
        let kinds = [".swift", ".md", ".json", ".css"]
        let paths = try FileManager.default.subpathsOfDirectory(atPath: SourceTree.path(folder))
        for path in paths where kinds.contains(where: path.hasSuffix) {
            let faults = Self.faults(in: try Self.text("\(folder)/\(path)"))
            #expect(faults.isEmpty, "\(folder)/\(path): \(faults)")
        }
    }

    // MARK: - Terms

    /// The words in the last column of the tables in `docs/words.md`, except for those in italics, which
    /// have other meanings, too.
    private static func replacedWords(in document: String) -> [String] {
        document.split(separator: "\n")
            .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| Term ") && !$0.hasPrefix("| --- ") }
            .flatMap { ($0.split(separator: "|").last ?? "").split(separator: ",") }
            .map { $0.split(separator: " ").joined(separator: " ") }
            .filter { !$0.hasPrefix("*") }
    }

    /// The messages of a template, on their lines, without mnemonics, contexts, and comments.
    private static func messages(in template: String) -> String {
        var isMessage = false
        let lines = template.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { line -> String in
            if line.hasPrefix("msg") { isMessage = line.hasPrefix("msgid") }
            return isMessage ? line.filter { $0 != "_" }.replacing("\\n", with: " ") : ""
        }.joined(separator: "\n")
    }

    @Test(arguments: ["po/typeladder.pot", "Resources/guide.md", "README.md"])
    func eachThingHasOneWord(path: String) throws {
        let words = Self.replacedWords(in: try Self.text("docs/words.md"))
        #expect(words.count > 50)
        let text = try Self.text(path)
        let isTemplate = path.hasSuffix(".pot")
        let faults = Self.faults(
            in: isTemplate ? Self.messages(in: text) : text, words, isWhole: true)
        #expect(faults.isEmpty, "\(path): \(faults); use the words of docs/words.md")
    }

    // MARK: - The rules themselves

    @Test func faultsAreFound() {
        #expect(Self.faults(in: "Fine\nThe Colour that\nwhoever") == ["3: whoever", "2: colour"])
        #expect(
            Self.faults(in: "Hints, a hint\nhinting", ["hint", "OS"], isWhole: true)
                == ["1: hint", "1: hint"])
        #expect(Self.faults(in: "iOS on an OS", ["OS"], isWhole: true) == ["1: OS"])
    }

    @Test func tablesAndTemplatesAreRead() {
        let document = """
            | Term | Meaning | Not |
            | --- | --- | --- |
            | user | A person. | reader, *author*, the audience |
            """
        #expect(Self.replacedWords(in: document) == ["reader", "the audience"])
        let template = """
            # A comment
            msgctxt "context"
            msgid ""
            "_Open\\n"
            "Text"
            msgstr ""
            """
        #expect(
            Self.messages(in: template).split(separator: "\n")
                == ["msgid \"\"", "\"Open \"", "\"Text\""])
    }
}
