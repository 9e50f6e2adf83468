// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport
import Testing

@testable import Syntax

@Suite("XML property lists")
struct XMLPropertyListReaderTests {
    @Test("every element has its value, its digits and its bytes")
    func values() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x" [ <!ENTITY a "<>"> ]>
            <!-- before --><plist version="1.0">
            <dict>
              <key>text</key> <string>a &lt;b&gt; &amp; <![CDATA[<c> & ]]>&#233;&#x1F600;<!-- no --></string>
              <key>empty</key> <string/>
              <key>whole</key> <integer> 0x11 </integer>
              <key>real</key> <real>1.50</real>
              <key>yes</key> <true/> <key>no</key> <false></false>
              <key>when</key> <date>2026-01-31T12:00:00Z</date>
              <key>bytes</key> <data> AQI
                D/w== </data>
              <key>list</key> <array> <string>1</string> <dict/> <array/> </array>
            </dict>
            </plist> <!-- after -->
            """
        let result = SyntaxTree.read(SourceFile(name: "f", text: text))
        #expect(said(by: result) == "")
        let root = try #require(result.value?.root)
        #expect(root["text"]?.string == "a <b> & <c> & é😀")
        #expect(root["empty"]?.string == "")
        #expect(root["whole"]?.integer == 17)
        #expect(root["real"]?.content == .number(.init(text: "1.50", isInteger: false)))
        #expect(root["yes"]?.bool == true)
        #expect(root["no"]?.bool == false)
        #expect(root["when"]?.content == .date("2026-01-31T12:00:00Z"))
        #expect(root["bytes"]?.content == .data([1, 2, 3, 255]))
        #expect(root["list"]?.array?.count == 3)
        let range = try #require(root["real"]?.range)
        #expect(
            String(text.utf8.dropFirst(Int(range.start)).prefix(Int(range.end - range.start)))
                == "<real>1.50</real>")
    }

    @Test("mistakes say what to do", arguments: XMLMistakes.all)
    func mistake(_ mistake: Mistake) {
        expect(mistake.said, from: mistake.text, by: SyntaxTree.read)
    }

    @Test("128 levels are read, 129 are not")
    func depth() {
        func nested(_ depth: Int) -> String {
            "<plist>" + String(repeating: "<array>", count: depth)
                + String(repeating: "</array>", count: depth) + "</plist>"
        }
        expect("", from: nested(128), by: SyntaxTree.read)
        expect(
            "f:1:904: error: values are nested deeper than 128 levels; flatten the file",
            from: nested(129), by: SyntaxTree.read)
        let deep = SourceFile(name: "f", text: String(repeating: "<dict><key/>", count: 100_000))
        #expect(SyntaxTree.read(deep).diagnostics.count == 1)
    }
}

enum XMLMistakes {
    static let all = [
        Mistake(
            "<rss><body/></rss>",
            #"""
            f:1:1: error: the outermost element is <rss>, not <plist>; this is not a property \#
            list
            """#),
        Mistake(
            "<dict/>",
            #"""
            f:1:1: error: the outermost element is <dict>, not <plist>; put <plist version="1.0"> \#
            around it
            """#),
        Mistake(
            "<plist></plist>",
            #"""
            f:1:1: error: the property list is empty; add a <dict>
            """#),
        Mistake(
            "<plist/>",
            #"""
            f:1:1: error: the property list is empty; add a <dict>
            """#),
        Mistake(
            "<plist><dict/><dict/></plist>",
            #"""
            f:1:15: error: a property list holds one value; move <dict> into the one before or \#
            remove it
            """#),
        Mistake(
            "<plist><dict><key>a</key></dict></plist>",
            #"""
            f:1:14: error: the key "a" has no value behind it; add one or remove it
            """#),
        Mistake(
            "<plist><dict><key>a</key><key>b</key></dict></plist>",
            #"""
            f:1:14: error: the key "a" has no value behind it; add one or remove it
            """#),
        Mistake(
            "<plist><dict><string>a</string></dict></plist>",
            #"""
            f:1:14: error: expected <key> but found <string>; every value of a <dict> has a \#
            <key> before it
            """#),
        Mistake(
            "<plist><dict>\n<key>a</key><true/>\n<key>a</key><true/></dict></plist>",
            #"""
            f:3:1: error: the key "a" is already on line 2; remove one of the two
            """#),
        Mistake(
            "<plist>\n<dict>\n</array>",
            #"""
            f:3:1: error: </array> does not close <dict> of line 2; close that first
            """#),
        Mistake(
            "<plist><dict>",
            #"""
            f:1:14: error: the file ends before <dict> of line 1 is closed; add </dict>
            """#),
        Mistake(
            "<plist><string>abc",
            #"""
            f:1:19: error: the file ends before <string> of line 1 is closed; add </string>
            """#),
        Mistake(
            "<plist><string>a<b>c</b></string></plist>",
            #"""
            f:1:17: error: an element inside <string>; close it with </string> first, or write \#
            &lt; for the character itself
            """#),
        Mistake(
            "<plist><str>a</str></plist>",
            #"""
            f:1:8: error: property lists have no element <str> here
            """#),
        Mistake(
            "<plist><array>text</array></plist>",
            #"""
            f:1:15: error: unexpected "t" inside <array>; text belongs in <string>, <integer> or\#
             <real>
            """#),
        Mistake(
            "<plist><string>a & b</string></plist>",
            #"""
            f:1:18: error: an & on its own; write &amp; for the character itself
            """#),
        Mistake(
            "<plist><string>&eacute; &#0; &#xD800; &#x110000;</string></plist>",
            #"""
            f:1:16: error: &eacute; stands for no character; there are &lt; &gt; &amp; &quot; \#
            &apos; and numbers such as &#233;
            f:1:25: error: &#0; stands for no character; there are &lt; &gt; &amp; &quot; &apos;\#
             and numbers such as &#233;
            f:1:30: error: &#xD800; stands for no character; there are &lt; &gt; &amp; &quot; \#
            &apos; and numbers such as &#233;
            f:1:39: error: &#x110000; stands for no character; there are &lt; &gt; &amp; &quot; \#
            &apos; and numbers such as &#233;
            """#),
        Mistake(
            "<plist><integer>1.5</integer></plist>",
            #"""
            f:1:8: error: "1.5" is not a number that <integer> can hold; write digits such as 17\#
             (with a fraction it is a <real>)
            """#),
        Mistake(
            "<plist><integer>99999999999999999999</integer></plist>",
            #"""
            f:1:8: error: "99999999999999999999" is not a number that <integer> can hold; write \#
            digits such as 17 (with a fraction it is a <real>)
            """#),
        Mistake(
            "<plist><real>17pt</real></plist>",
            #"""
            f:1:8: error: "17pt" is not a number that <real> can hold; write digits such as 17.5
            """#),
        Mistake(
            "<plist><real></real></plist>",
            #"""
            f:1:8: error: "" is not a number that <real> can hold; write digits such as 17.5
            """#),
        Mistake(
            "<plist><date>yesterday</date></plist>",
            #"""
            f:1:8: error: "yesterday" is not a date; write 2026-01-31T12:00:00Z
            """#),
        Mistake(
            "<plist><data>é</data></plist>",
            #"""
            f:1:8: error: the data is not in Base64
            """#),
        Mistake(
            "<plist><true>no</true></plist>",
            #"""
            f:1:8: error: <true/> holds no text; remove it
            """#),
        Mistake(
            "<!-- never closed",
            #"""
            f:1:1: error: the comment that begins here has no end; add -->
            """#),
        Mistake(
            "<!DOCTYPE plist",
            #"""
            f:1:1: error: the document type that begins here has no end; add >
            """#),
        Mistake(
            "<plist><string><![CDATA[a",
            #"""
            f:1:16: error: the CDATA section that begins here has no end; add ]]>
            """#),
        Mistake(
            "<plist",
            #"""
            f:1:1: error: the tag <plist has no >; add it
            """#),
        Mistake(
            "<plist><dict",
            #"""
            f:1:8: error: the tag <dict has no >; add it
            """#),
        Mistake(
            "<plist><dict></dict",
            #"""
            f:1:14: error: the closing tag </dict has no >
            """#),
        Mistake(
            "<",
            #"""
            f:1:1: error: expected the name of an element behind < but found the end of the \#
            file; write &lt; for the character itself
            """#),
        Mistake(
            "<plist><true/></plist><plist/>",
            #"""
            f:1:23: error: the file goes on with "<" behind its end; remove the rest
            """#),
        Mistake(
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><plist><string>é</string></plist>",
            #"""
            f:1:1: error: the file says that it is ISO-8859-1; save it as UTF-8 and say \#
            encoding="UTF-8"
            """#),
        Mistake(
            "<?xml version=\"1.0\"",
            #"""
            f:1:1: error: the XML declaration that begins here has no end; add ?>
            """#),
    ]
}
