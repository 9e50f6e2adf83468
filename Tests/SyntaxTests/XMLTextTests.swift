// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Testing

/// XML can contain any text.
@Suite struct XMLTextTests {
    @Test(arguments: [
        ("plain – “text”", "plain – “text”"),
        ("a < b && c > \"d\"", "a &lt; b &amp;&amp; c &gt; &quot;d&quot;"),
        ("one\r\ntwo\tthree", "one&#13;&#10;two\tthree"),
        ("\u{1B}[31m\u{FFFF}\u{0}", "\u{FFFD}[31m\u{FFFD}\u{FFFD}"),
        ("👩🏽‍💻e\u{301}", "👩🏽‍💻e\u{301}"),
    ])
    func everyTextIsEscaped(text: String, escaped: String) {
        #expect(text.escapedForXML == escaped)
    }
}
