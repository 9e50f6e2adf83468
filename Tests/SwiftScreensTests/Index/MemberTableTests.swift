// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftScreens
import Syntax
import Testing

@Suite("Members found without parsing")
struct MemberTableTests {
    private let source = #"""
        public struct UserText {
            // MARK: - General

            /// The first tab.
            /// It has two lines.
            // A comment between.
            public static let general = NSLocalizedString(
                "general.title", value: "General", comment: "} static let other = 1")
            @available(iOS 17, *)
            static func count(_ number: Int, of total: Int) -> String {
                let general = "local"
                return "\(number) of \(total)"
            }
            static func count(_ number: Int) -> String { "" } // same line

            static var a = 1, b: [String: Int] = [:], (c, d) = (2, 3)
            lazy var closure: (Int, Int) -> Dictionary<Int, Never> = {
                let inner = 1
                return [:]
            }()
            private(set) var value: Int { get { 1 } set {} }
            case one, two(name: String, Int = 2), three = 3
            indirect case four
            init() {}
            class func make() -> Self { .init() }
            static func == (left: Self, right: Self) -> Bool { true }
            subscript(index: Int) -> Int { index }
            struct Inner { let hidden = 1 }
            enum `Type` {}
            typealias Short = Inner
            let last = value ?? other
                .trimmed()
        }
        """#

    private func members(_ name: String, in source: String? = nil) throws -> [String] {
        let source = source ?? self.source
        let summary = DeclarationScanner.summary(of: Array(source.utf8))
        let body = try #require(summary.declarations.first?.body)
        var tables = MemberTables(Array(source.utf8))
        return tables.ranges(named: name, in: body).compactMap { text($0, of: source) }
    }

    @Test("all members have their names")
    func names() throws {
        let summary = DeclarationScanner.summary(of: Array(source.utf8))
        let body = try #require(summary.declarations.first?.body)
        #expect(
            MemberTable(Array(source.utf8), body: body).names == [
                "general", "count", "a", "b", "c", "d", "closure", "value", "one", "two", "three",
                "four", "init", "make", "==", "subscript", "Inner", "Type", "Short", "last",
            ])
    }

    @Test(
        "a range goes from the doc comment or attribute to the end",
        arguments: [
            ("general", "/// The first tab.", #"static let other = 1")"#),
            ("closure", "lazy var", "}()"), ("value", "private(set) var", "set {} }"),
            ("two", "case one", "three = 3"), ("four", "indirect case four", "four"),
            ("make", "class func", "{ .init() }"), ("==", "static func ==", "{ true }"),
            ("Type", "enum `Type` {", "}"), ("Short", "typealias", "Inner"),
            ("c", "static var a", "(2, 3)"), ("last", "let last", ".trimmed()"),
            ("Inner", "struct Inner", "}"),
        ])
    func ranges(name: String, start: String, end: String) throws {
        let found = try members(name)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix(start) == true, "\(found)")
        #expect(found.first?.hasSuffix(end) == true, "\(found)")
    }

    @Test("overloads are several, and other names none")
    func overloads() throws {
        let found = try members("count")
        #expect(found.map { $0.prefix(10) } == ["@available", "static fun"])
        #expect(found.last?.hasSuffix(#"{ "" }"#) == true)
        #expect(try members("hidden") == [])
        #expect(try members("inner") == [])
    }

    @Test(
        "directives belong to a member only if it goes on after them",
        arguments: [
            ("let a = 1\n#if X\nlet b = 2\n#else\nlet b = 3\n#endif", ["a"], ["let a = 1"]),
            (
                "let a = 1\n#if X\nlet b = 2\n#else\nlet b = 3\n#endif", ["b"],
                ["let b = 2", "let b = 3"]
            ),
            (
                "let a = c\n#if X\n    .d()\n#endif\nlet b = 2", ["a"],
                ["let a = c\n#if X\n    .d()\n#endif"]
            ),
            (
                "var a: Int {\n#if X\nif b {\n#else\nif c {\n#endif\n} }\nlet b = 2", ["b"],
                ["let b = 2"]
            ),
        ] as [(String, [String], [String])])
    func directives(body: String, names: [String], expected: [String]) throws {
        for name in names {
            #expect(try members(name, in: "struct S {\n\(body)\n}") == expected)
        }
    }

    @Test("declarations of a whole file are members, too")
    func wholeFile() {
        let source = "import A\nlet one = 1\n#Preview { B() }\nfunc two() {}\nextension C {}"
        let bytes = Array(source.utf8)
        let table = MemberTable(bytes, body: ByteRange(0, bytes.count))
        #expect(table.names == ["one", "two"])
        #expect(text(table["one"].first, of: source) == "let one = 1")
        #expect(text(table["two"].first, of: source) == "func two() {}")
    }
}
