// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import TestSupport
import Testing

@testable import SwiftScreens

@Suite("Scanning of damaged sources")
struct HostileSourceTests {
    private static let source = Array(
        ##"""
        // Generated
        import SwiftUI

        /// A screen.
        @MainActor @available(iOS 17, *) struct Screen<T: View>: View, Other where T: X {
            #if os(iOS)
            @State private var text = "a \(b("c \(d)")) e", other = #"\#(f) ""#
            #else
            let pattern = /[a-z](\/)+/, extended = #/ a } /#
            #endif
            var body: some View {
                List { /* a /* b */ c */ Text("""
                    several \(lines
                    ) """) }
            }
            enum Kind: String { case one, two(Int) = "3"; class func f() {} }
            typealias Short = Kind & Other
        }
        #Preview { Screen() }
        extension Array<Int>: P where Element == Int { struct `In` {} }
        """##.utf8)

    /// Checks that all ranges lie in the file, one in the other.
    private func check(_ bytes: [UInt8], _ place: Comment) {
        let summary = DeclarationScanner.summary(of: bytes)
        for declaration in summary.declarations {
            let range = declaration.range.offsets
            #expect(range.upperBound <= bytes.count && !range.isEmpty, place)
            guard let body = declaration.body else { continue }
            #expect(body.offsets.clamped(to: range) == body.offsets, place)
            let table = MemberTable(bytes, body: body)
            for member in table.names.flatMap({ table[$0] }) {
                #expect(member.offsets.clamped(to: body.offsets) == member.offsets, place)
            }
        }
        let table = MemberTable(bytes, body: ByteRange(0, bytes.count))
        #expect(table.names.allSatisfy { !table[$0].isEmpty }, place)
    }

    @Test("5,000 mutations are scanned, with all ranges in the file")
    func mutations() {
        var generator = SeededGenerator(seed: 2_026)
        for number in 0..<5_000 {
            check(generator.mutated(Self.source, times: 1...6), "mutation \(number)")
        }
    }

    @Test("random bytes are scanned")
    func randomBytes() {
        var generator = SeededGenerator(seed: 9)
        let likely = Array("{}()[]<>\"#\\/*`@.,:;= \n\rAclasstructenumlevarifndx".utf8)
        for number in 0..<2_000 {
            let bytes = (0..<200).map { _ in
                Bool.random(using: &generator)
                    ? likely.randomElement(using: &generator) ?? 0
                    : UInt8.random(in: 0...255, using: &generator)
            }
            check(bytes, "random bytes \(number)")
        }
    }

    /// In quadratic time, each of these takes minutes.
    @Test(
        "long repetitions take linear time", .timeLimit(.minutes(20)),
        arguments: [
            "{", "}", "\"\\(", "\"\"\"", "#\"", "/*", "(/", "(/[", "#/\n", "@a(", "struct A",
            "actor a: ",
            "actor a: b,", "class A<", "#if a\n{", "#if a\n}\n#else\n{\n", "typealias a = <",
            "let a = <", "case a,", "func ", "extension A.", "@", "`", "\\", "//\n", "///\n", "a.",
            "private ", "private(", "\u{0}", "é", "struct A {\n", "#", "func +", "@a<b", "var a, ",
        ])
    func repetitions(piece: String) {
        let bytes = Array(String(repeating: piece, count: 200_000 / piece.utf8.count).utf8)
        _ = DeclarationScanner.summary(of: bytes)
        _ = MemberTable(bytes, body: ByteRange(0, bytes.count))
    }
}
