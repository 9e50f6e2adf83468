// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import ReaderTestSupport
import Testing

@testable import Documents
@testable import Syntax

@Suite("Binary property lists")
struct BinaryPropertyListTests {
    private struct Entry: Codable {
        var fontName: String
        var fontSize: Double
    }

    private func encode(_ value: some Encodable) throws -> SourceFile {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return SourceFile(name: "f", bytes: Array(try encoder.encode(value)))
    }

    @Test("a theme in either dialect")
    func theme() throws {
        let file = try encode([
            "body": Entry(fontName: "Ä-Regular", fontSize: 17.5),
            "UICTFontTextStyleTitle1": Entry(fontName: "B", fontSize: 28),
        ])
        let result = ThemeReader.read(file)
        #expect(said(by: result) == "")
        let theme = try #require(result.value)
        #expect(theme.format == .init(container: .binaryPropertyList, dialect: .mixed))
        #expect(theme.fonts[.body]?.fontName == "Ä-Regular")
        #expect(theme.fonts[.body]?.fontSize == 17.5)
        #expect(result.sourceMap?.position(of: theme.keyPath(of: .body)) == nil)
        #expect(theme.fonts[.title1]?.fontSize == 28)
    }

    @Test("numbers keep their value and kind")
    func numbers() throws {
        let integers = [0, 1, 255, 256, 65_536, 4_294_967_296, -1, .min, .max]
        let root = try #require(SyntaxTree.read(try encode(integers)).value?.root)
        #expect(root.array?.map(\.integer) == integers)
        let reals: [Double] = [0.1, -1e300, .infinity]
        #expect(
            SyntaxTree.read(try encode(reals)).value?.root.array?.map(\.double) == reals)
        let single = SyntaxTree.read(try encode([Float(1.5)])).value?.root[0]?.content
        #expect(single == .number(.init(text: "1.5", isInteger: false)))
        let bools = SyntaxTree.read(try encode([true, false])).value?.root.array
        #expect(bools?.map(\.bool) == [true, false])
        #expect(bools?.map(\.double) == [nil, nil])
    }

    @Test("mistakes have key paths in place of lines")
    func keyPaths() throws {
        #expect(
            said(by: ThemeReader.read(try encode(["body": ["fontName": "A", "fontSize": "17"]])))
                == """
                f: body.fontSize: error: Wrong type for "fontSize": expected a number of points, \
                found the string "17". Store the value as a number. Because of this one entry, the device \
                ignores the whole file, and every style uses the system font.
                """)
        #expect(
            said(by: ThemeReader.read(try encode(["A"])))
                == "f: error: Wrong type for a theme: expected a dictionary, found an array.")
    }

    // MARK: - Hostile files

    /// A binary property list of the given objects. References have one byte.
    private func list(_ objects: [[UInt8]], top: UInt8 = 0) -> SourceFile {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        let table = UInt8(bytes.count)
        bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
        bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)]
        bytes += [0, 0, 0, 0, 0, 0, 0, top]
        bytes += [0, 0, 0, 0, 0, 0, 0, table]
        return SourceFile(name: "f", bytes: bytes)
    }

    @Test("an array that contains itself")
    func cycle() {
        let path = Array(repeating: "0", count: 128).joined(separator: ".")
        #expect(
            said(by: SyntaxTree.read(list([[0xA1, 0]])))
                == "f: \(path): error: Values are nested more than 128 levels deep, or a value "
                + "contains itself. Reduce the nesting.")
    }

    @Test("thirty arrays that unfold into billions of values", .timeLimit(.minutes(20)))
    func unfolding() {
        let arrays = (1...30).map { [0xA2, UInt8($0), UInt8($0)] }
        let result = SyntaxTree.read(list(arrays + [[0x09]]))
        #expect(
            result.diagnostics.first?.message
                == "The file expands to more than 2,000,000 values. Remove some values.")
    }

    @Test("a key twice")
    func duplicateKey() {
        #expect(
            said(by: SyntaxTree.read(list([[0xD2, 1, 1, 2, 2], [0x51, 0x61], [0x09]])))
                == "f: a: error: The key \"a\" appears twice. Remove one of the two keys.")
    }

    @Test(
        "damage is named, and does no harm",
        arguments: [
            (objects: [[0xA1, 9]], "The file refers to a missing object."),
            (
                objects: [[0xD1, 1, 1], [0x10, 7]],
                "Wrong type for a key: expected a string, found a number."
            ),
            (objects: [[0x5F]], "The length of a value is invalid."),
            (
                objects: [[0x5F, 0x13, 0x7F, 255, 255, 255, 255, 255, 255, 255]],
                "A value extends past the end of the data."
            ),
            (
                objects: [[0x5F, 0x13, 255, 255, 255, 255, 255, 255, 255, 255]],
                "The length of a value is invalid."
            ),
            (objects: [[0x23, 0]], "A number extends past the end of the data."),
            (
                objects: [[0x51, 0xFF]],
                "A string is stored as ASCII, but contains bytes that are not ASCII."
            ),
            (
                objects: [[0x61, 0xD8, 0x00]],
                "A string is stored as UTF-16, but its bytes are not valid UTF-16."
            ),
            (objects: [[0x80, 1]], "An object has a type that themes do not use."),
        ] as [(objects: [[UInt8]], String)])
    func damage(_ objects: [[UInt8]], _ what: String) {
        #expect(
            SyntaxTree.read(list(objects)).diagnostics.map(\.message)
                == ["The binary property list is damaged. \(what) Export it again."])
    }

    @Test("a file cut short anywhere is an error")
    func truncation() throws {
        let bytes = try encode(["body": Entry(fontName: "A", fontSize: 17)]).bytes
        for count in 0..<bytes.count {
            let file = SourceFile(name: "f", bytes: Array(bytes[..<count]))
            #expect(ThemeReader.read(file).value == nil)
        }
    }

    @Test("other versions are named as such")
    func versions() {
        expect(
            "f: error: Only version 00 of binary property lists can be read. Export the file as XML.",
            from: "bplist15\u{0}\u{0}", by: SyntaxTree.read)
    }
}
