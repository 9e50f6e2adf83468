// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftScreens
import Syntax
import Testing

/// The text of a byte range.
func text(_ range: ByteRange?, of source: String) -> String? {
    range.map { String(decoding: Array(source.utf8)[$0.offsets], as: UTF8.self) }
}

/// The declarations of a source as `kind name: inherited`, with `local` first in functions.
private func declarations(_ source: String) -> [String] {
    DeclarationScanner.summary(of: Array(source.utf8)).declarations.map { declaration in
        let inherited = declaration.inheritedTypes.joined(separator: ", ")
        return (declaration.isLocal ? "local " : "") + "\(declaration.kind) \(declaration.name)"
            + (inherited.isEmpty ? "" : ": \(inherited)")
    }
}

@Suite("Declarations found without parsing")
struct DeclarationScannerTests {
    @Test(
        "heads give kind, name, and inherited types",
        arguments: [
            ("struct A {}", ["struct A"]),
            ("final class A: B, C {}", ["class A: B, C"]),
            ("indirect enum A<T: Hashable>: String where T: X, T == Y {}", ["enum A: String"]),
            ("public actor Store: Sendable {}", ["actor Store: Sendable"]),
            ("protocol P<Element>: AnyObject, Q {}", ["protocol P: AnyObject, Q"]),
            ("protocol P: class {}", ["protocol P: class"]),
            ("extension A: B where C: D {}", ["extension A: B"]),
            ("extension A.B<Int> { struct C {} }", ["extension A.B<Int>", "struct A.B.C"]),
            ("extension [Row] {}", ["extension [Row]"]),
            ("extension Array\n    where Element == Row {}", ["extension Array"]),
            ("typealias A<T> = B<T>", ["typealias A"]),
            (
                "struct A: @unchecked Sendable, ~Copyable {}",
                ["struct A: @unchecked Sendable, ~Copyable"]
            ),
            ("struct A: // one\n  B, /* two */\n  any C.D\n{}", ["struct A: B, any C.D"]),
            ("struct A: B<C, D>, (E & F) {}", ["struct A: B<C, D>, (E & F)"]),
            ("enum `Type`: Int {}", ["enum Type: Int"]),
            (
                "enum L10n { enum About { enum Team {} } enum Help {} }",
                ["enum L10n", "enum L10n.About", "enum L10n.About.Team", "enum L10n.Help"]
            ),
            (
                "func f() { struct A {} }\nstruct B { var c: Int { enum D {}; return 1 } }",
                ["local struct A", "struct B", "local enum B.D"]
            ),
            ("@MainActor @available(iOS 17, *) struct A: View {}", ["struct A: View"]),
        ] as [(String, [String])])
    func heads(source: String, expected: [String]) { #expect(declarations(source) == expected) }

    @Test(
        "functions and constants outside of types that other files see",
        arguments: [
            (
                "func row() {}\nlet a = 1\npublic var b: Int { let c = 1; return c }",
                ["row", "a", "b"]
            ),
            ("private func row() {}\nfileprivate let a = 1", []),
            ("@MainActor @ViewBuilder func row<T: View>() -> some View {}", ["row"]),
            ("struct A { func row() {}; let a = 1 }\nfunc == (a: A, b: A) -> Bool {}", []),
            ("#if DEBUG\nlet a = 1\n#endif", ["a"]),
        ] as [(String, [String])])
    func globals(source: String, expected: [String]) {
        #expect(DeclarationScanner.summary(of: Array(source.utf8)).globals == expected)
    }

    @Test(
        "words that declare no type are passed over",
        arguments: [
            "let actor = Actor()", "actor.run()", "f(class: 1, extension: 2)",
            "func f(class name: X, extension other: Y) {}", "a.protocol = b", "struct", "class {}",
            "let t = X.struct", "extension", "enum = 1", "struct A", "struct A: B }", "class A;",
            "func f(\n    class name: X\n) {}",
        ])
    func others(source: String) { #expect(declarations(source) == []) }

    @Test("class members are no classes")
    func classMembers() {
        #expect(
            declarations("class A { class func f() {}; class var b: Int { 1 } }\nstruct C {}")
                == ["class A", "struct C"])
    }

    @Test(
        "braces and keywords in texts and comments do not count",
        arguments: [
            #"let a = "}""#, #"let a = "\"}""#, ##"let a = #"\"}"#"##, ##"let a = #"\(b)" }"#"##,
            "let a = \"\"\"\n  } \" }\n  \"\"\"", "// }", "/* } /* } */ } */", "let `}` = 1",
            #"let a = "\(f("}", g { "\(h(")"))}" }))}""#, "let a = /}/", #"let a = f(/\/}/)"#,
            "let a = #/ } /#", "let a = #/\n  }\n/#", ##"let a = #"\#(f(")}"))}"#"##,
            "let a = b / c // }", "let a = (b) / 2; let c = \"/}\"", "/// }", "let a = \"",
            #"let a = "\(b /* ) */)}""#,
        ])
    func literals(line: String) {
        let source = "struct A {\n    \(line)\n    struct B {}\n}\nstruct C {}"
        #expect(declarations(source) == ["struct A", "struct A.B", "struct C"])
        let summary = DeclarationScanner.summary(of: Array(source.utf8))
        #expect(!summary.traits.contains(.unbalanced))
    }

    @Test("ranges start at the first attribute, and bodies are between the braces")
    func ranges() throws {
        let source = """
            import SwiftUI

            /// A screen.
            @MainActor
            public struct A: View { let b = 1 }
            typealias C =
                D & E
            typealias F = (G) -> H; struct I {}
            """
        let summary = DeclarationScanner.summary(of: Array(source.utf8))
        let ranges = summary.declarations.map { text($0.range, of: source) }
        #expect(
            ranges == [
                "@MainActor\npublic struct A: View { let b = 1 }", "typealias C =\n    D & E",
                "typealias F = (G) -> H", "struct I {}",
            ])
        let bodies = summary.declarations.map { text($0.body, of: source) }
        #expect(bodies == [" let b = 1 ", nil, nil, ""])
    }
}

@Suite("Conditional compilation while scanning")
struct ConditionalScanTests {
    @Test("all branches are scanned, and the first one keeps its open braces")
    func branches() {
        let source = """
            #if os(iOS)
            struct A: View {
            #elseif os(macOS)
            struct A: NSView {
            #else
            struct A {
            #endif
                struct B {}
            }
            struct C {}
            """
        #expect(
            declarations(source)
                == ["struct A: View", "struct A: NSView", "struct A", "struct A.B", "struct C"])
        let first = DeclarationScanner.summary(of: Array(source.utf8)).declarations.first
        #expect(text(first?.range, of: source)?.hasSuffix("struct B {}\n}") == true)
    }

    @Test("braces that are split over several directives are balanced")
    func splitBraces() {
        let source = """
            struct A {
                func f() {
                    #if DEBUG
                    if a {
                    #endif
                    g()
                    #if DEBUG
                    }
                    #else
                    h()
                    #endif
                }
                struct B {}
            }
            struct C {}
            """
        #expect(declarations(source) == ["struct A", "struct A.B", "struct C"])
    }

    @Test(
        "after surplus or missing braces, declarations in the first column are found",
        arguments: [
            "struct A {\n    func f() { {\n}\n@MainActor\nstruct B {\n    struct C {}\n}",
            "struct A {\n    func f() }}\n}\nstruct B {\n    struct C {}\n}",
            "struct A {\n#endif\n#else\n#if x {\nstruct B {\n    struct C {}\n}",
        ])
    func resynchronization(source: String) {
        #expect(declarations(source) == ["struct A", "struct B", "struct B.C"])
        let summary = DeclarationScanner.summary(of: Array(source.utf8))
        #expect(summary.traits.contains(.unbalanced))
    }

    @Test("types that are not indented stay inside if all braces are balanced")
    func noIndentation() {
        #expect(declarations("enum A {\nenum B {\n}\n}") == ["enum A", "enum A.B"])
    }
}

@Suite("Traits of files")
struct FileTraitTests {
    @Test(
        "traits come from the code",
        arguments: [
            ("import SwiftUI", [.swiftUI]), ("// import SwiftUI", []),
            ("let a = \"SwiftUI some View List {\"", []),
            ("var body: some View { a }", [.views]), ("struct A: B, View {}", [.views]),
            ("struct A: SwiftUI.View {}", [.views]), ("func f(_ view: View)", [.views]),
            ("struct A: Equatable & View {}", [.views]), ("let View = 1", []),
            ("#Preview { a }", [.previews]), ("struct P: PreviewProvider {}", [.previews]),
            ("List { a }", [.lists]), ("Form(x)", [.lists]), ("List{ a }", [.lists]),
            ("ListView { a }", []), ("let list: List", []),
            ("// Generated using a tool\nlet a = 1", [.generated]),
            ("/*\n * @generated\n */", [.generated]), ("// Do not edit.\nx", [.generated]),
            ("let a = 1 // Generated", []), ("// A generator of names\nx", []),
            ("// It draws generated images\nx", []), ("struct A {", [.unbalanced]),
            ("let a = \"\"\"", [.unbalanced]), ("/* a", [.unbalanced]),
        ] as [(String, FileSummary.Traits)])
    func traits(source: String, expected: FileSummary.Traits) {
        #expect(DeclarationScanner.summary(of: Array(source.utf8)).traits == expected)
    }
}
