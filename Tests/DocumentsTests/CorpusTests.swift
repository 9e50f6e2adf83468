// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import FoundationEssentials
import Glibc
import LayoutEngine
import ReaderTestSupport
import Testing

@testable import Documents
@testable import Syntax

@Suite("Corpus")
struct CorpusTests {
    /// The reader's diagnostics about each file, as text. `GOLDEN=record` rewrites the file and fails.
    @Test("every file is read, or refused, as recorded")
    func diagnostics() throws {
        #expect(Corpus.names.count >= 60)
        let text =
            try Corpus.names.map { name in
                let result = ThemeReader.read(try Corpus.file(name))
                let format = result.value?.format
                let heading =
                    format.map { "\(name): \($0.container), \($0.dialect)" } ?? "\(name): refused"
                return ([heading] + result.diagnostics.map { "  \($0)" }).joined(separator: "\n")
            }.joined(separator: "\n") + "\n"
        let path = Corpus.folder.appending("Expected.txt").string
        let recorded = try? String(contentsOf: URL(filePath: path), encoding: .utf8)
        if getenv("GOLDEN").map({ String(cString: $0) }) == "record" || recorded == nil {
            try text.write(to: URL(filePath: path), atomically: true, encoding: .utf8)
            Issue.record("Expected.txt was recorded; look at it and run again without GOLDEN")
            return
        }
        let ours = text.split(separator: "\n")
        let theirs = (recorded ?? "").split(separator: "\n")
        for (mine, other) in zip(ours, theirs) where mine != other {
            #expect(mine == other)
            break
        }
        #expect(ours.count == theirs.count)
    }

    // MARK: - One number at a time

    /// The editable numbers of a theme, each with an edit that changes it.
    private func numberEdits(_ document: ThemeDocument) throws -> [(leaf: Leaf, edit: ThemeEdit)] {
        let styles = document.theme.fonts.map { ($0.value.key, $0.key) }
        let styleOfKey = Dictionary(styles, uniquingKeysWith: { first, _ in first })
        return try Leaf.all(of: document.source).compactMap { leaf in
            guard case .number(let number) = leaf.value else { return nil }
            // A number with other digits, and with as many bytes in a binary list.
            let size = number.double >= 500 ? number.double - 1 : number.double + 1
            var keys = leaf.keys[...]
            if keys.first == "fonts" { keys = keys.dropFirst() }
            if keys.count == 2, let style = styleOfKey[keys[keys.startIndex]] {
                if keys.last == "fontSize" { return (leaf, .fontSize(style, size)) }
                if keys.last == "maximumPointSize" {
                    return (leaf, .maximumPointSize(style, size))
                }
            }
            guard keys.first == "sectionHeader", document.container == .typeladder else {
                return nil
            }
            if keys.count == 3, let edge = DirectionalEdge(rawValue: keys.last ?? "") {
                return (leaf, .sectionHeader(.margin(edge, size)))
            }
            let edits: [String: HeaderEdit] = [
                "pointSize": .pointSize(size), "fontSize": .pointSize(size),
                "height": .height(.points(size)), "maximumPointSize": .maximumPointSize(size),
                "weight": .weight(FontWeight(rawValue: Int(size))), "lines": .lines(Int(size)),
            ]
            return edits[keys.last ?? ""].map { (leaf, .sectionHeader($0)) }
        }
    }

    @Test("editing a number changes that number and nothing else")
    func numbers() throws {
        var count = 0
        for document in try Corpus.documents() {
            for (leaf, edit) in try numberEdits(document) {
                let edited = try document.applying(edit)
                let comment: Comment = "\(document.source.name): \(edit)"
                let before = try Leaf.all(of: document.source)
                let after = try Leaf.all(of: edited.source)
                #expect(before.map(\.path) == after.map(\.path), comment)
                let differing = zip(before, after).filter { $0.value != $1.value }
                #expect(differing.map(\.0.path) == [leaf.path], comment)
                try expectOnlyNumberDiffers(document.source, edited.source, leaf, comment)
                count += 1
            }
        }
        #expect(count > 150)
    }

    /// Compares the bytes between the common prefix and the common suffix.
    private func expectOnlyNumberDiffers(
        _ old: SourceFile, _ new: SourceFile, _ leaf: Leaf, _ comment: Comment
    ) throws {
        let tree = try #require(SyntaxTree.read(old).value)
        let node = try #require(tree.root.node(at: leaf.path))
        let same = zip(old.bytes, new.bytes).prefix { $0 == $1 }.count
        let rest = zip(old.bytes.dropFirst(same).reversed(), new.bytes.dropFirst(same).reversed())
        let end = old.bytes.count - rest.prefix { $0 == $1 }.count
        guard tree.format != .binaryPropertyList else {
            if old.bytes.count == new.bytes.count {
                #expect(end - same <= 8, comment)
            }
            return
        }
        #expect(same >= Int(node.range.start) && end <= Int(node.range.end), comment)
        // Only digits, unless there are comments or CDATA between them.
        let element = old.bytes[Int(node.range.start)..<Int(node.range.end)]
        if element.count(where: { $0 == UInt8(ascii: "<") }) <= 2 {
            #expect(!old.bytes[same..<end].contains { "<>".utf8.contains($0) }, comment)
        }
    }

    @Test("a number of the same size class is changed in place in a binary list")
    func inPlace() throws {
        for name in ["three", "integer-1", "integer-2", "integer-8", "float", "double", "gaps"] {
            let file = try Corpus.file("binary-\(name).plist")
            let document = try #require(ThemeDocument.read(file).value)
            let edited = try document.applying(.fontSize(.body, 19))
            let differing = zip(file.bytes, edited.source.bytes).count { $0 != $1 }
            #expect(edited.source.bytes.count == file.bytes.count, "\(name)")
            #expect((1...8).contains(differing), "\(name)")
        }
    }

    @Test("a value that is stored once and used twice changes in one place")
    func sharedValues() throws {
        for name in ["binary-shared-size", "binary-shared-entry"] {
            let document = try #require(
                ThemeDocument.read(try Corpus.file("\(name).plist")).value)
            let edited = try document.applying(.fontSize(.body, 18))
                .applying(.fontName(.body, "Größe"))
            for (style, font) in document.theme.fonts where style != .body {
                #expect(edited.theme.fonts[style] == font)
            }
            #expect(edited.theme.fonts[.body]?.fontSize == 18)
            #expect(edited.theme.fonts[.body]?.fontName == "Größe")
        }
        let document = try #require(
            ThemeDocument.read(try Corpus.file("binary-shared-size.plist")).value)
        let edited = try document.applying(.fontSize(.body, 18))
        let root = try #require(SyntaxTree.read(edited.source).value).root
        #expect(root["body"]?["tracking"]?.double == 17)
    }

    @Test("one object too many widens all references")
    func manyObjects() throws {
        var document = try #require(
            ThemeDocument.read(try Corpus.file("binary-254-objects.plist")).value)
        #expect(document.source.bytes.suffix(25).first == 1)
        for (number, style) in [TextStyle.callout, .footnote, .headline].enumerated() {
            document = try document.applying(
                .font(style, fontName: "New\(number)", fontSize: 100 + Double(number)))
        }
        #expect(document.source.bytes.suffix(25).first == 2)
        #expect(document.theme.fonts.count == 6)
        let steps = SyntaxTree.read(document.source).value?.root["hero"]?["steps"]?.array
        #expect(steps?.compactMap(\.string) == (0..<230).map { "s\($0)" })
    }

    @Test("what is written into binary lists is read by Foundation too")
    func foundation() throws {
        struct Entry: Decodable, Equatable {
            var fontName: String
            var fontSize: Double
        }
        for name in ["three", "all-styles", "raw-names", "254-objects", "order", "float"] {
            var document = try #require(
                ThemeDocument.read(try Corpus.file("binary-\(name).plist")).value)
            document = try document.applying(.fontSize(.body, 1))
            for style in TextStyle.allCases {
                document = try document.applying(.font(style, fontName: "Ä", fontSize: 17.5))
            }
            document = try document.applying(.remove(.callout))
            let data = Data(document.source.bytes)
            let decoded = try PropertyListDecoder().decode([String: Entry].self, from: data)
            for (style, font) in document.theme.fonts {
                #expect(decoded[font.key] == Entry(fontName: "Ä", fontSize: 17.5), "\(style)")
            }
            #expect(document.theme.fonts.count == 10)
        }
    }
}
