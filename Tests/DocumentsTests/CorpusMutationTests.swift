// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Glibc
import ReaderTestSupport
import TestSupport
import Testing

@testable import Documents
@testable import Syntax

/// Damaged files of the corpus: they are read, and edited if that is still possible.
///
/// `TYPELADDER_MUTATIONS` sets their number. With it, memory is measured, too, which makes sense only if no other test
/// runs at the same time.
@Suite("Corpus mutations")
struct CorpusMutationTests {
    private static let requested = getenv("TYPELADDER_MUTATIONS").flatMap {
        Int(String(cString: $0))
    }

    @Test(
        "no mutation crashes a reader, hangs it, or makes an edit go wrong",
        .timeLimit(.minutes(30)))
    func mutationsInEndurance() throws {
        let files = try Corpus.names.map { try Corpus.file($0) }
        let themes = try Corpus.documents().map(\.source)
        let count = Self.requested ?? 20_000
        let before = Self.peakMemory()
        var readable = 0
        var edited = 0
        var fixed = 0
        for seed in 0..<count {
            var generator = SeededGenerator(seed: UInt64(seed))
            // Every second file starts as a theme, because a broken file seldom becomes a valid one.
            let original =
                seed % 2 == 0 ? files[seed / 2 % files.count] : themes[seed % themes.count]
            let other = files[Int.random(in: 0..<files.count, using: &generator)]
            let bytes = mutated(original.bytes, with: other.bytes, using: &generator)
            let file = SourceFile(name: "\(original.name), seed \(seed)", bytes: bytes)
            let result = ThemeDocument.read(file)
            let hasErrors = result.diagnostics.contains { $0.severity == .error }
            #expect((result.value == nil) == hasErrors, "\(file.name)")
            if let diagnostic = result.diagnostics.first(where: { $0.fix != nil }),
                let fix = diagnostic.fix, !fix.isRename
            {
                expectFixed(
                    diagnostic, of: result.diagnostics,
                    by: ThemeReader.read(try file.applying(fix)).diagnostics)
                fixed += 1
            }
            guard let document = result.value else { continue }
            readable += 1
            if try edit(document, using: &generator) { edited += 1 }
        }
        #expect(readable > count / 12)
        #expect(edited > count / 40)
        #expect(fixed > count / 40)
        if Self.requested != nil {
            let growth = Self.peakMemory() - before
            #expect(growth < 200 * 1024)
            print("\(count) mutations: \(readable) readable, \(edited) edited, \(growth) KiB more")
        }
    }

    /// An edit of a damaged file is refused or works. It never makes the file unreadable.
    private func edit(
        _ document: ThemeDocument, using generator: inout SeededGenerator
    ) throws -> Bool {
        let style = TextStyle.allCases[Int.random(in: 0..<11, using: &generator)]
        let size = Double(Int.random(in: 1...999, using: &generator))
        do {
            let edited = try document.applying(.font(style, fontName: "Ä<&", fontSize: size))
            #expect(edited.theme.fonts[style]?.fontSize == size, "\(document.source.name)")
            #expect(edited.theme.fonts[style]?.fontName == "Ä<&", "\(document.source.name)")
            for (other, font) in document.theme.fonts where other != style {
                #expect(
                    edited.theme.fonts[other] == font, "\(document.source.name)")
            }
            return true
        } catch {
            #expect(error.id != "theme-edit.not-readable", "\(document.source.name)")
            return false
        }
    }

    private func mutated(
        _ original: [UInt8], with other: [UInt8], using generator: inout SeededGenerator
    ) -> [UInt8] {
        var bytes = original
        for _ in 0..<max(1, Int.random(in: -2...3, using: &generator)) where !bytes.isEmpty {
            let start = Int.random(in: 0..<bytes.count, using: &generator)
            let length = Int.random(in: 0...40, using: &generator)
            let end = min(bytes.count, start + length)
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: bytes[start] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes[start] ^= 1 << UInt8.random(in: 0...7, using: &generator)
            case 2: bytes.removeSubrange(start..<end)
            case 3: bytes.insert(contentsOf: bytes[start..<end], at: place)
            case 4: bytes.removeSubrange(start...)
            case 5 where !other.isEmpty:
                let from = Int.random(in: 0..<other.count, using: &generator)
                bytes.replaceSubrange(start..<end, with: other[from...].prefix(length))
            case 6:
                let digits = Array("0123456789+-.eE".utf8)
                bytes[start] = digits[Int.random(in: 0..<digits.count, using: &generator)]
            default:
                let likely = Array("{}[]\"\\,:<>/&;!-\n\r\t ".utf8)
                bytes[start] = likely[Int.random(in: 0..<likely.count, using: &generator)]
            }
        }
        return bytes
    }

    /// The peak memory of this process, in KiB.
    private static func peakMemory() -> Int {
        guard let file = fopen("/proc/self/status", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, 256, file) != nil {
            let text = String(
                decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            let words = text.split { $0 == " " || $0 == "\t" }
            if words.first == "VmHWM:" { return Int(words[1]) ?? 0 }
        }
        return 0
    }
}

extension Fix {
    /// Whether the edit gives a value another key, which is then checked for the first time.
    fileprivate var isRename: Bool {
        if case .edit(let edit) = self, case .rename = edit.change { true } else { false }
    }
}
