// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

/// The trees of declarations and statements.
@Suite(
    "trees of Swift declarations",
    .enabled(if: SwiftReader.isBuilt, "typeladder-swift is not built"))
struct SwiftDeclarationTests {
    @Test(
        "types",
        arguments: [
            ("struct A: B, C<D> {}", "struct:A(inherits:B inherits:C<D>)"),
            (
                "@MainActor public final class A {}",
                "class:A(attribute:MainActor modifier:public modifier:final)"
            ),
            ("actor A {}", "actor:A"), ("protocol A: B {}", "protocol:A(inherits:B)"),
            ("extension A.B where C: D {}", "extension:A.B"),
            ("enum A { enum B {} }", "enum:A(enum:B)"),
            (
                "enum A: Int { case a, b = 2\n case c(d: Int, _ e: F = 1, G) }",
                "enum:A(inherits:Int case:a case:b(value(integer:2)) case:c(parameter:d(type:Int) "
                    + "parameter:e(label:_ type:F value(integer:1)) parameter(type:G)))"
            ),
            ("typealias A<C> = B<C>", "typealias:A(type:B<C>)"),
            ("import A.B", "import:A.B"),
        ])
    func types(source: String, tree: String) throws {
        #expect(try SwiftReader.tree(of: source) == tree)
    }

    @Test(
        "members",
        arguments: [
            ("var a: [B?] = c", "var:a(type:[B?] value(name:c))"),
            ("let a = 1, b: Int", "let:a(value(integer:1)) let:b(type:Int)"),
            ("let (a, b) = c", "other:tuplePattern"), ("let _ = c", "let:_(value(name:c))"),
            (
                "@State(a: 1) private(set) var b = 1",
                "var:b(attribute:State(argument:a(integer:1)) modifier:private(set) value(integer:1))"
            ),
            ("var a: B { c }", "var:a(type:B body(name:c))"),
            ("var a: B { get { c } set {} }", "var:a(type:B body(name:c))"),
            ("var a = 1 { didSet { b } }", "var:a(value(integer:1))"),
            (
                "func f(_ a: @escaping () -> A = b, c d: inout E, g: H...) -> some View { i }",
                "func:f(parameter:a(label:_ type:() -> A value(name:b)) "
                    + "parameter:d(label:c type:E) parameter:g(type:H) type:some View body(name:i))"
            ),
            ("init?(a: B) {}", "init(parameter:a(type:B) body)"),
            ("subscript(a: B) -> C { d }", "subscript(parameter:a(type:B) type:C body(name:d))"),
            ("deinit {}", "other:deinitializerDecl"),
        ])
    func members(source: String, tree: String) throws {
        #expect(try SwiftReader.tree(of: "struct A { \(source) }") == "struct:A(\(tree))")
    }

    @Test(
        "documentation of what belongs to a type",
        arguments: [
            ("/// a\n///  b\nstatic let c = 1", "a\n b"),
            ("/// a\n@B static var c: Int { 1 }", "a"),
            ("/// a\n/// b\r\nclass func c() {}", "a\nb"), ("// a\n/// b\nstatic let c = 1", "b"),
            ("/// a\n// b\nstatic let c = 1", nil), ("/// a\nlet c = 1", nil),
        ])
    func documentation(source: String, text: String?) throws {
        let answer = try SwiftReader.answer(to: Array("class A {\n\(source)\n}".utf8))
        let texts = answer.tree.all.filter { $0.kind == "documentation" }.map(\.name)
        #expect(texts == (text.map { [$0] } ?? []))
    }

    @Test(
        "conditional compilation",
        arguments: [
            (
                "#if os(iOS) && !A\nlet a = 1\n#elseif B\n#else\nb\n#endif",
                "if-config(clause:os(iOS) && !A(condition(binary:&&(call(name:os argument(name:iOS)) "
                    + "prefix:!(name:A))) let:a(value(integer:1))) "
                    + "clause:B(condition(name:B)) clause(name:b))"
            ),
            (
                "struct A { #if B\nvar c = 1\n#endif\n}",
                "struct:A(if-config(clause:B(condition(name:B) var:c(value(integer:1)))))"
            ),
            (
                "#if A\n@b\n#endif\nlet c = 1",
                "let:c(if-config(clause:A(condition(name:A) attribute:b)) value(integer:1))"
            ),
            (
                "switch a {\n#if B\ncase 1: c\n#endif\ndefault: d\n}",
                "switch(name:a if-config(clause:B(condition(name:B) "
                    + "branch(label:1(integer:1) body(name:c)))) branch(default body(name:d)))"
            ),
        ])
    func conditions(source: String, tree: String) throws {
        #expect(try SwiftReader.tree(of: source) == tree)
    }

    @Test(
        "statements",
        arguments: [
            ("return", "return"), ("return a", "return(name:a)"), ("throw a", "throw(name:a)"),
            (
                "if a, let b, let c = d, #available(iOS 16, *) { e } else if f { g } else { h }",
                "if(conditions(name:a optional:b optional:c(name:d) available:iOS 16, *) then(name:e) "
                    + "else(if(conditions(name:f) then(name:g) else(name:h))))"
            ),
            (
                "if #unavailable(iOS 16), case .a(let b) = c {}",
                "if(conditions(unavailable:iOS 16 matching(call(member:a argument(pattern:let b)) "
                    + "name:c)) then)"
            ),
            (
                "guard case let .a(b) = c else { return }",
                "guard(conditions(matching(pattern:let .a(b) name:c)) else(return))"
            ),
            (
                "switch a { case .b, .c where d: e\ncase let .f(g): break\ncase is H: i\n"
                    + "@unknown default: continue }",
                "switch(name:a branch(label:.b(member:b) label:.c(member:c where(name:d)) "
                    + "body(name:e)) branch(label:let .f(g)(pattern:let .f(g)) body(break)) "
                    + "branch(label:is H(pattern:is H) body(name:i)) branch(default body(continue)))"
            ),
            ("for a in b { c }", "for:a(in(name:b) body(name:c))"),
            ("for (a, b) in c {}", "for:(a, b)(in(name:c) body)"),
            ("while a { b }", "while(conditions(name:a) body(name:b))"),
            ("repeat { a } while b", "repeat(conditions(name:b) body(name:a))"),
            ("do { a } catch { b }", "do(body(name:a) catch(name:b))"),
            ("a: while b { break a }", "while(conditions(name:b) body(break))"),
            ("defer { a }", "defer(body(name:a))"),
            ("fallthrough", "other:fallThroughStmt"),
        ])
    func statements(source: String, tree: String) throws {
        #expect(try SwiftReader.tree(of: source) == tree)
    }
}
