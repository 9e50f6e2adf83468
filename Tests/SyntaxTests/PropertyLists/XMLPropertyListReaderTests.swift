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
              <key>text</key> <string>a &lt;b&gt; &amp; <![CDATA[<c> & ]]>&#233;&#x1F600;<!-- no \
              --></string>
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
            "f:1:904: error: Values are nested more than 128 levels deep. Reduce the nesting.",
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
            f:1:1: error: The outermost element is <rss>, not <plist>. This is not a property list.
            """#),
        Mistake(
            "<dict/>",
            #"""
            f:1:1: error: The outermost element is <dict>, not <plist>. Put <plist version="1.0"> \#
            around it.
            """#),
        Mistake(
            "<plist></plist>",
            #"""
            f:1:1: error: The property list is empty. Add a <dict>.
            """#),
        Mistake(
            "<plist/>",
            #"""
            f:1:1: error: The property list is empty. Add a <dict>.
            """#),
        Mistake(
            "<plist><dict/><dict/></plist>",
            #"""
            f:1:15: error: A property list can have only one outermost value. Move <dict> into \#
            the first value, or remove the element.
            """#),
        Mistake(
            "<plist><dict><key>a</key></dict></plist>",
            #"""
            f:1:14: error: The key "a" has no value. Add a value, or remove the key.
            """#),
        Mistake(
            "<plist><dict><key>a</key><key>b</key></dict></plist>",
            #"""
            f:1:14: error: The key "a" has no value. Add a value, or remove the key.
            """#),
        Mistake(
            "<plist><dict><string>a</string></dict></plist>",
            #"""
            f:1:14: error: Expected <key>, found <string>. Every value of a <dict> needs a <key> \#
            before it.
            """#),
        Mistake(
            "<plist><dict>\n<key>a</key><true/>\n<key>a</key><true/></dict></plist>",
            #"""
            f:3:1: error: The key "a" is already on line 2. Remove one of the two keys.
            """#),
        Mistake(
            "<plist>\n<dict>\n</array>",
            #"""
            f:3:1: error: The tag </array> does not close <dict> from line 2. Close <dict> first.
            """#),
        Mistake(
            "<plist><dict>",
            #"""
            f:1:14: error: The element <dict> from line 1 is never closed. Add </dict>.
            """#),
        Mistake(
            "<plist><string>abc",
            #"""
            f:1:19: error: The element <string> from line 1 is never closed. Add </string>.
            """#),
        Mistake(
            "<plist><string>a<b>c</b></string></plist>",
            #"""
            f:1:17: error: The element <string> cannot contain other elements. Close it with \#
            </string> first, or write &lt; for a less-than sign.
            """#),
        Mistake(
            "<plist><str>a</str></plist>",
            #"""
            f:1:8: error: The element <str> is not allowed here in a property list.
            """#),
        Mistake(
            "<plist><array>text</array></plist>",
            #"""
            f:1:15: error: Unexpected "t" inside <array>. Text belongs in <string>, <integer>, or \#
            <real>.
            """#),
        Mistake(
            "<plist><string>a & b</string></plist>",
            #"""
            f:1:18: error: This & does not start a valid reference. Write &amp; for an ampersand.
            """#),
        Mistake(
            "<plist><string>&eacute; &#0; &#xD800; &#x110000;</string></plist>",
            #"""
            f:1:16: error: The reference &eacute; does not stand for a character. Write &lt;, \#
            &gt;, &amp;, &quot;, &apos;, or a number such as &#233;.
            f:1:25: error: The reference &#0; does not stand for a character. Write &lt;, &gt;, \#
            &amp;, &quot;, &apos;, or a number such as &#233;.
            f:1:30: error: The reference &#xD800; does not stand for a character. Write &lt;, \#
            &gt;, &amp;, &quot;, &apos;, or a number such as &#233;.
            f:1:39: error: The reference &#x110000; does not stand for a character. Write &lt;, \#
            &gt;, &amp;, &quot;, &apos;, or a number such as &#233;.
            """#),
        Mistake(
            "<plist><integer>1.5</integer></plist>",
            #"""
            f:1:8: error: "1.5" is not a valid <integer>. Write a whole number, \#
            such as 17, or use <real> for a decimal number.
            """#),
        Mistake(
            "<plist><integer>99999999999999999999</integer></plist>",
            #"""
            f:1:8: error: "99999999999999999999" is not a valid <integer>. Write a whole number, \#
            such as 17, or use <real> for a decimal number.
            """#),
        Mistake(
            "<plist><real>17pt</real></plist>",
            #"""
            f:1:8: error: "17pt" is not a valid <real>. Write a number, such as 17.5.
            """#),
        Mistake(
            "<plist><real></real></plist>",
            #"""
            f:1:8: error: "" is not a valid <real>. Write a number, such as 17.5.
            """#),
        Mistake(
            "<plist><date>yesterday</date></plist>",
            #"""
            f:1:8: error: "yesterday" is not a date. Write a date such as 2026-01-31T12:00:00Z.
            """#),
        Mistake(
            "<plist><data>é</data></plist>",
            #"""
            f:1:8: error: The data is not valid Base64.
            """#),
        Mistake(
            "<plist><true>no</true></plist>",
            #"""
            f:1:8: error: The element <true/> cannot contain text. Remove the text.
            """#),
        Mistake(
            "<!-- never closed",
            #"""
            f:1:1: error: The closing --> of this comment is missing. Add it.
            """#),
        Mistake(
            "<!DOCTYPE plist",
            #"""
            f:1:1: error: The closing > of this document type declaration is missing. Add it.
            """#),
        Mistake(
            "<plist><string><![CDATA[a",
            #"""
            f:1:16: error: The closing ]]> of this CDATA section is missing. Add it.
            """#),
        Mistake(
            "<plist",
            #"""
            f:1:1: error: The tag <plist has no > at its end. Add it.
            """#),
        Mistake(
            "<plist><dict",
            #"""
            f:1:8: error: The tag <dict has no > at its end. Add it.
            """#),
        Mistake(
            "<plist><dict></dict",
            #"""
            f:1:14: error: The closing tag </dict has no > at its end. Add it.
            """#),
        Mistake(
            "<",
            #"""
            f:1:1: error: Expected an element name after “<”, found the end of the file. Write &lt; \#
            for a less-than sign.
            """#),
        Mistake(
            "<plist><true/></plist><plist/>",
            #"""
            f:1:23: error: Unexpected "<" after the end of the content. Remove everything after \#
            the content.
            """#),
        Mistake(
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><plist><string>é</string></plist>",
            #"""
            f:1:1: error: The file declares the encoding ISO-8859-1. Save it as UTF-8, and \#
            declare encoding="UTF-8".
            """#),
        Mistake(
            "<?xml version=\"1.0\"",
            #"""
            f:1:1: error: The closing ?> of this XML declaration is missing. Add it.
            """#),
    ]
}
