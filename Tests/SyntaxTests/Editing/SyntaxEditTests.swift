// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport
import TestSupport
import Testing

@testable import Documents
@testable import Syntax

/// Edits of any file, whether it is a theme or not.
@Suite("Syntax edits")
struct SyntaxEditTests {
    @Test("literals are replaced where they stand")
    func literals() throws {
        let file = SourceFile(name: "f", text: "{ \"a\": [1.50, \"x\"],\t\"b\" : {\"c\":null} }")
        let first: [SyntaxEdit.Step] = [.key("a"), .index(0)]
        let edited = try file.applying([
            SyntaxEdit([.key("b"), .key("c")], .replace(.array([.bool(true), .dictionary([])]))),
            SyntaxEdit([.key("a"), .index(1)], .replace(.string("\"\n"))),
            SyntaxEdit(first, .replace(.number(2))),
        ])
        #expect(
            String(decoding: edited.bytes, as: UTF8.self)
                == "{ \"a\": [2, \"\\\"\\n\"],\t\"b\" : {\"c\":[true, {}]} }")
        #expect(try file.applying([SyntaxEdit(first, .replace(.number(1.5)))]) == file)
    }

    @Test("a value is put inside another of the same kind")
    func wrapping() throws {
        let old: SyntaxValue = .dictionary([.init("k", .string("A"))])
        for container in ThemeFormat.Container.allCases {
            let file = ThemeDocument.new(container).source
            let edited = try file.applying([
                SyntaxEdit([], .insertEntry(.init("k", .string("A")), at: nil)),
                SyntaxEdit([.key("k")], .replace(.array([.string("A"), old]))),
                SyntaxEdit([], .replace(.array([old]))), SyntaxEdit([], .replace(.string("A"))),
                SyntaxEdit([], .replace(.array([.string("A"), old]))),
            ])
            let root = try #require(SyntaxTree.read(edited).value).root
            #expect(SyntaxValue(root) == .array([.string("A"), old]), "\(container)")
        }
    }

    @Test("a path that leads nowhere changes nothing")
    func lostWays() throws {
        for text in ["{\"a\": [1]}", "<plist><dict><key>a</key><array/></dict></plist>"] {
            let file = SourceFile(name: "f", text: text)
            for edit in [
                SyntaxEdit([.key("b")], .remove), SyntaxEdit([.key("a"), .index(1)], .remove),
                SyntaxEdit([], .remove), SyntaxEdit([.index(0)], .replace(.bool(true))),
                SyntaxEdit([], .insertEntry(.init("a", .bool(true)), at: nil)),
                SyntaxEdit([.key("a")], .insertElement(.bool(true), at: 2)),
            ] {
                #expect(throws: EditFailure.self) { try file.applying([edit]) }
            }
        }
        let broken = SourceFile(name: "f", text: "{\"a\": 1,}")
        let failure = #expect(throws: EditFailure.self) {
            try broken.applying([SyntaxEdit([.key("a")], .replace(.number(2)))])
        }
        #expect(
            failure?.message == "The file is damaged and cannot be edited. f:1:8: error: A comma "
                + "is not allowed before the closing }. Remove the comma.")
    }

    @Test("what a format cannot hold is said")
    func types() {
        let list = SourceFile(name: "f", text: "<plist><dict/></plist>")
        let json = SourceFile(name: "f", text: "{}")
        func message(_ file: SourceFile, _ value: SyntaxValue) -> String? {
            do throws(EditFailure) {
                _ = try file.applying([SyntaxEdit([], .insertEntry(.init("k", value), at: nil))])
                return nil
            } catch {
                return error.message
            }
        }
        #expect(
            message(json, .array([.data([1])]))
                == "JSON cannot store values of this type: data. Save the file as a property list.")
        #expect(
            message(list, .null)
                == "Property lists cannot store values of this type: null. Leave out the key.")
        #expect(
            message(list, .string("\u{1}"))
                == "Property lists in XML cannot store the control character \\u{1}. Remove it from "
                + "the text.")
        #expect(
            message(json, .number(.infinity))
                == "JSON cannot store the number inf. Write a finite number.")
    }

    // MARK: - Against a model

    /// Random edits of random trees, in each format, compared with the same edits of plain values.
    @Test("random edits do what they say", arguments: 0..<150)
    func randomInEndurance(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let container = ThemeFormat.Container.allCases[Int(seed % 4)]
        var file = ThemeDocument.new(container).source
        var model = SyntaxValue(try #require(SyntaxTree.read(file).value).root)
        for step in 0..<40 {
            let edit = generator.edit(of: model)
            file = try file.applying([edit])
            model = model.applying(edit.path[...], edit.change)
            let root = try #require(SyntaxTree.read(file).value).root
            // A real number stays real, whatever its new value, so only the value counts here.
            #expect(
                SyntaxValue(root).withPlainNumbers == model, "seed \(seed), step \(step): \(edit)")
        }
    }
}

extension SyntaxValue {
    fileprivate var withPlainNumbers: SyntaxValue {
        switch self {
        case .dictionary(let entries):
            .dictionary(entries.map { Entry($0.key, $0.value.withPlainNumbers) })
        case .array(let values): .array(values.map(\.withPlainNumbers))
        case .number(let number): .number(number.double)
        default: self
        }
    }

    fileprivate func applying(
        _ path: ArraySlice<SyntaxEdit.Step>, _ change: SyntaxEdit.Change
    ) -> SyntaxValue {
        guard let step = path.first else {
            switch (self, change) {
            case (_, .replace(let value)): return value
            case (.dictionary(var entries), .insertEntry(let entry, let index)):
                entries.insert(entry, at: index ?? entries.count)
                return .dictionary(entries)
            case (.array(var values), .insertElement(let value, let index)):
                values.insert(value, at: index)
                return .array(values)
            default: return self
            }
        }
        let removes = path.count == 1 && change == .remove
        switch (self, step) {
        case (.dictionary(var entries), .key(let key)):
            guard let index = entries.firstIndex(where: { $0.key == key }) else { return self }
            if removes {
                entries.remove(at: index)
            } else {
                entries[index].value = entries[index].value.applying(path.dropFirst(), change)
            }
            return .dictionary(entries)
        case (.array(var values), .index(let index)):
            if removes {
                values.remove(at: index)
            } else {
                values[index] = values[index].applying(path.dropFirst(), change)
            }
            return .array(values)
        default: return self
        }
    }
}

extension SeededGenerator {
    private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

    fileprivate mutating func edit(of root: SyntaxValue) -> SyntaxEdit {
        var value = root
        var path: [SyntaxEdit.Step] = []
        while true {
            switch value {
            case .dictionary(let entries):
                if entries.isEmpty || below(3) == 0 {
                    var key = ["a", "é<&>", "long key \"\\", "k\(below(99))"][below(4)]
                    while entries.contains(where: { $0.key == key }) { key += "x" }
                    let place = below(2) == 0 ? nil : below(entries.count + 1)
                    return SyntaxEdit(path, .insertEntry(.init(key, newValue()), at: place))
                }
                let entry = entries[below(entries.count)]
                path.append(.key(entry.key))
                value = entry.value
            case .array(let values):
                if values.isEmpty || below(3) == 0 {
                    return SyntaxEdit(
                        path, .insertElement(newValue(), at: below(values.count + 1)))
                }
                let index = below(values.count)
                path.append(.index(index))
                value = values[index]
            default:
                return SyntaxEdit(path, below(3) == 0 ? .remove : .replace(newValue()))
            }
            if path.count > 1, below(8) == 0 { return SyntaxEdit(path, .remove) }
        }
    }

    private mutating func newValue(depth: Int = 0) -> SyntaxValue {
        switch below(depth > 2 ? 5 : 8) {
        case 0: .number([0, 17, 17.5, -3, 255, 256, 65_536, 1e9, -0.125][below(9)])
        case 1: .string(["", " ", "A", "字 & <b>", "]]>", "\u{1F600}\"\\"][below(6)])
        case 2: .bool(below(2) == 0)
        case 3: .number(Double(below(100_000)))
        case 4: .string("text \(below(30))")
        case 5: .array((0..<below(3)).map { _ in newValue(depth: depth + 1) })
        default:
            .dictionary(
                (0..<below(4)).map { .init("key\($0)", newValue(depth: depth + 1)) })
        }
    }
}
