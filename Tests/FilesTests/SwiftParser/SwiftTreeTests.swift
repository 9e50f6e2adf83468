// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

/// The tree of each kind of syntax.
@Suite("trees of Swift", .enabled(if: SwiftReader.isBuilt, "typeladder-swift is not built"))
struct SwiftTreeTests {
    @Test(
        "expressions",
        arguments: [
            ("a", "name:a"), ("self", "name:self"), ("$0", "name:$0"), ("$text", "name:$text"),
            ("`a`", "name:a"), ("_ = a", "binary:=(name:_ name:a)"),
            ("a.b", "member:b(name:a)"), (".b", "member:b"), ("super.b", "member:b(name:super)"),
            ("a?.b!.c", "member:c(member:b(name:a))"), ("a.`default`", "member:default(name:a)"),
            ("f(1, x: y)", "call(name:f argument(integer:1) argument:x(name:y))"),
            ("Foo<Bar>(&x)", "call(name:Foo argument(name:x))"),
            ("f { }", "call(name:f trailing(closure(body)))"),
            (
                "f { a } label: { b, c in d }",
                "call(name:f trailing(closure(body(name:a))) "
                    + "trailing:label(closure(parameter:b parameter:c body(name:d))))"
            ),
            (
                "f { (a: Int, b c: Int) -> Int in a }",
                "call(name:f trailing(closure(parameter:a parameter:c body(name:a))))"
            ),
            ("a[1, b: 2]", "subscript(name:a argument(integer:1) argument:b(integer:2))"),
            ("1_000", "integer:1000"), ("0xFF", "integer:0xFF"), ("1_0.5e3", "float:10.5e3"),
            ("-1", "prefix:-(integer:1)"), ("true", "bool:true"), ("nil", "nil"),
            ("[a, b]", "array(name:a name:b)"), ("[]", "array"), ("[:]", "dictionary"),
            ("[a: 1]", "dictionary(entry(name:a integer:1))"),
            ("(a)", "name:a"), ("((a))", "name:a"), ("()", "tuple"),
            ("(a, b: c)", "tuple(argument(name:a) argument:b(name:c))"),
            ("(a: b)", "tuple(argument:a(name:b))"),
            ("a...", "postfix:...(name:a)"), ("\\.a.b", "keypath:.a.b"),
            ("\\Foo.a", "keypath:Foo.a"), ("/a+/", "regex"),
            ("try await f()", "call(name:f)"), ("try! f()", "call(name:f)"),
            ("#selector(a)", "macro:selector(argument(name:a))"),
            (
                "#Preview(\"A\") { B() }",
                "macro:Preview(argument(string(text:A)) trailing(closure(body(call(name:B)))))"
            ),
            (
                "let a = if b { 1 } else { 2 }",
                "let:a(value(if(conditions(name:b) then(integer:1) else(integer:2))))"
            ),
        ])
    func expressions(source: String, tree: String) throws {
        #expect(try SwiftReader.tree(of: source) == tree)
    }

    @Test(
        "operators",
        arguments: [
            ("a + b * c", "binary:+(name:a binary:*(name:b name:c))"),
            ("a * b + c", "binary:+(binary:*(name:a name:b) name:c)"),
            ("a - b - c", "binary:-(binary:-(name:a name:b) name:c)"),
            ("a ?? b ?? c", "binary:??(name:a binary:??(name:b name:c))"),
            ("a = b = c", "binary:=(name:a binary:=(name:b name:c))"),
            ("a || b && !c", "binary:||(name:a binary:&&(name:b prefix:!(name:c)))"),
            ("a == b ?? c", "binary:==(name:a binary:??(name:b name:c))"),
            ("a < b && c >= d", "binary:&&(binary:<(name:a name:b) binary:>=(name:c name:d))"),
            ("0..<a + 1", "binary:..<(integer:0 binary:+(name:a integer:1))"),
            ("a ? b : c", "ternary(name:a name:b name:c)"),
            ("a ? b : c ? d : e", "ternary(name:a name:b ternary(name:c name:d name:e))"),
            ("a = b ? c : d", "binary:=(name:a ternary(name:b name:c name:d))"),
            ("a == b ? c : d", "ternary(binary:==(name:a name:b) name:c name:d)"),
            ("a += b ? c : d", "binary:+=(name:a ternary(name:b name:c name:d))"),
            ("a as? B", "cast:as? B(name:a)"), ("a as! B<C>", "cast:as! B<C>(name:a)"),
            ("a is B", "is:B(name:a)"),
            ("a + b as C ?? d", "binary:??(cast:as C(binary:+(name:a name:b)) name:d)"),
            ("a <+> b * c", "binary:<+>(name:a binary:*(name:b name:c))"),
            ("a << b * c", "binary:*(binary:<<(name:a name:b) name:c)"),
        ])
    func operators(source: String, tree: String) throws {
        #expect(try SwiftReader.tree(of: source) == tree)
    }

    @Test(
        "strings",
        arguments: [
            (#""""#, "string"), (#""a""#, "string(text:a)"),
            (#""a\n\t\\\"\u{1F600}\0""#, "string(text:a\n\t\\\"😀\0)"),
            (#""a \(b) c""#, "string(text:a  interpolation(argument(name:b)) text: c)"),
            (
                #""\(b, specifier: "%d")""#,
                "string(interpolation(argument(name:b) argument:specifier(string(text:%d))))"
            ),
            (##"#"a\n\#n\#(b)"#"##, "string(text:a\\n\n interpolation(argument(name:b)))"),
            ("\"\"\"\n    a\n      b\n    \"\"\"", "string(text:a\n  b)"),
            ("\"\"\"\r\na\r\nb\r\n\"\"\"", "string(text:a\nb)"),
            ("\"\"\"\n    a \\\n    b\n\n    \"\"\"", "string(text:a b\n)"),
            (
                "\"\"\"\n  a \\(b)\n  c\n  \"\"\"",
                "string(text:a  interpolation(argument(name:b)) text:\nc)"
            ),
        ])
    func strings(source: String, tree: String) throws {
        #expect(try SwiftReader.tree(of: source) == tree)
    }

    @Test(
        "#if after an expression",
        arguments: [
            (
                "a\n#if os(iOS)\n.b()\n.c\n#else\n.d\n#endif\n.e",
                "member:e(postfix-if(name:a "
                    + "clause:os(iOS)(condition(call(name:os argument(name:iOS))) member:c(call(member:b))) "
                    + "clause(member:d)))"
            )
        ])
    func conditionalModifiers(source: String, tree: String) throws {
        #expect(try SwiftReader.tree(of: source) == tree)
    }

    @Test("places are bytes, without comments and spaces") func places() throws {
        let source = "/* é */ Text( \"ä\" /**/ ) .b // c"
        let tree = try SwiftReader.answer(to: Array(source.utf8)).tree
        let texts = tree.all.map {
            "\($0.kind) \(String(decoding: Array(source.utf8)[$0.range], as: UTF8.self))"
        }
        #expect(
            texts == [
                "file \(source)", "member Text( \"ä\" /**/ ) .b", "call Text( \"ä\" /**/ )",
                "name Text", "argument \"ä\"", "string \"ä\"", "text ä",
            ])
    }

    @Test("syntax errors have places") func errors() throws {
        let answer = try SwiftReader.answer(to: Array("let a = \nlet b = )\nText(\"x\")".utf8))
        #expect(Set(answer.errors.map(\.offset)) == [8, 17])
        #expect(answer.errors.allSatisfy { !$0.message.isEmpty })
        #expect(
            answer.tree.children.last?.description == "call(name:Text argument(string(text:x)))")
    }
}
