// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport
import Testing

@testable import Documents
@testable import Syntax

/// Mistakes in themes that clearly have one fix.
@Suite("Slips")
struct SlipTests {
    /// A mistake, and the file without it; nil if the intended value is unclear.
    static let all: [(slip: String, fixed: String?)] = [
        // Commas.
        (#"{"body": {"fontName": "A", "fontSize": 17,}}"#, whole),
        (#"{"body": {"fontName": "A" "fontSize": 17}}"#, whole),
        (#"{"body": {"fontName": "A"; "fontSize": 17}}"#, whole),
        (#"{"body": {"fontName": "A",, "fontSize": 17}}"#, whole),
        (#"{"body": {,"fontName": "A", "fontSize": 17}}"#, whole),
        // Brackets.
        (#"{"body": {"fontName": "A", "fontSize": 17}"#, whole),
        (#"{"body": {"fontName": "A", "fontSize": 17"#, whole),
        (#"{"body": {"fontName": "A", "fontSize": 17,"#, whole),
        (#"{"body": {"fontName": "A", "fontSize": 17}}}"#, whole),
        ("{\n  \"body\": {\n    \"fontName\": \"A\", \"fontSize\": 17\n", lines),
        (
            #"{"body": {"fontName": "A", "fontSize": 17, "headline": "#
                + #"{"fontName": "B", "fontSize": 17}}"#, nil
        ),
        // Colons and quotation marks.
        (#"{"body" {"fontName": "A", "fontSize": 17}}"#, whole),
        (#"{"body"= {"fontName": "A", "fontSize": 17}}"#, whole),
        (#"{'body': {'fontName': 'A', 'fontSize': 17}}"#, whole),
        (#"{body: {fontName: "A", fontSize: 17}}"#, whole),
        (#"{“body”: {“fontName”: “A”, “fontSize”: 17}}"#, whole),
        (#"{"body": {"fontName": A, "fontSize": 17}}"#, whole),
        ("{\"body\": {\"fontName\": \"A,\n\"fontSize\": 17}}", whole.replacing(", ", with: ",\n")),
        (#"{"body": {"fontName": "A, "fontSize": 17}}"#, nil),
        // Words.
        (#"{"body": {"fontName": "A", "fontSize": 17pt}}"#, whole),
        (#"{"body": {"fontName": "A", "fontSize": +17}}"#, whole),
        (#"{"body": {"fontName": "A", "fontSize": 17.}}"#, whole),
        (#"{"body": {"fontName": "A", "fontSize": 017}}"#, whole),
        (#"{"body": {"fontName": "A", "fontSize": "17 pt"}}"#, whole),
        (#"{"body": {"fontName": "A", "fontSize": 17 /* points */}}"#, whole),
        ("{\"body\": {\"fontName\": \"A\", \"fontSize\": 17}}// end", whole),
        (#"{"body": {"fontName": "A", "fontSize": None}}"#, nil),
        // Keys: two styles are equally similar.
        (#"{"Body": {"fontName": "A", "fontSize": 17}}"#, whole),
        (#"{"title4": {"fontName": "A", "fontSize": 17}}"#, nil),
        // Property lists.
        (list(size: "<real>17</real>"), list(size: "<real>17</real>")),
        (list(name: "A & B"), list(name: "A &amp; B")),
        (list(name: "A < B"), list(name: "A &lt; B")),
        (list(size: "<integer>17.5</integer>"), list(size: "<real>17.5</real>")),
        (list(size: "<real>17,5</real>"), list(size: "<real>17.5</real>")),
        (list(size: "<real>17pt</real>"), list(size: "<integer>17</integer>")),
        (list(size: "<string>17</string>"), list(size: "<integer>17</integer>")),
        (list(size: "<reel>17</reel>"), list(size: "<real>17</real>")),
        (list().replacing("A</string>", with: "A</strng>"), list()),
        (list().replacing("A</string>", with: "A</string"), list()),
        (list().replacing("A</string>", with: "A"), list()),
        (list().replacing("</dict></dict>", with: "</dict>"), list()),
        (list().replacing("</dict></dict></plist>", with: ""), list()),
        (
            list().replacing("<plist>", with: "").replacing("</plist>", with: ""),
            list().replacing("<plist>", with: "<plist version=\"1.0\">\n")
                .replacing("</plist>", with: "\n</plist>")
        ),
        (
            "<?xml version=\"1.0\" encoding=\"UTF-16\"?>" + list(),
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>" + list()
        ),
    ]

    /// The same slips, for the rules of all fixes.
    static let themes = all.map { Mistake($0.slip, "") }

    private static let whole = #"{"body": {"fontName": "A", "fontSize": 17}}"#
    private static let lines =
        "{\n  \"body\": {\n    \"fontName\": \"A\", \"fontSize\": 17\n  }\n}\n"

    private static func list(name: String = "A", size: String = "<integer>17</integer>") -> String {
        "<plist><dict><key>body</key><dict><key>fontName</key><string>\(name)</string>"
            + "<key>fontSize</key>\(size)</dict></dict></plist>"
    }

    @Test("a slip is fixed as it was meant, or left alone", arguments: all)
    func fixing(_ slip: String, _ fixed: String?) {
        let fixer = FileFixer(SourceFile(name: "f", text: slip)) {
            ThemeReader.read($0).diagnostics
        }
        let text = String(decoding: fixer.file.bytes, as: UTF8.self)
        #expect(text == fixed ?? slip)
        #expect((fixed == nil) == !fixer.diagnostics.isEmpty, "\(fixer.diagnostics)")
    }

    @Test("one character less or twice, wherever it is, is fixed as it was or left alone")
    func oneCharacter() throws {
        let structural = Set("{}[]\":,<>/&;".utf8)
        var (broken, offered, same) = (0, 0, 0)
        for original in try Corpus.documents().map(\.source) where original.bytes.count < 4_000 {
            let result = ThemeReader.read(original)
            guard let theme = result.value, result.diagnostics.isEmpty else { continue }
            for index in original.bytes.indices where structural.contains(original.bytes[index]) {
                var bytes = original.bytes
                if index % 3 == 0 {
                    bytes.insert(bytes[index], at: index)
                } else {
                    bytes.remove(at: index)
                }
                let file = original.replacingBytes(by: bytes)
                let before = ThemeReader.read(file).diagnostics
                broken += before.contains { $0.severity == .error } ? 1 : 0
                for diagnostic in before {
                    guard let fix = diagnostic.fix else { continue }
                    offered += 1
                    let fixed = ThemeReader.read(try file.applying(fix))
                    expectFixed(
                        diagnostic, of: before, by: fixed.diagnostics,
                        "\(original.name), byte \(index)")
                    same += fixed.value?.fonts == theme.fonts ? 1 : 0
                }
            }
        }
        #expect(offered > broken / 4, "\(offered) of \(broken)")
        // The rest is ambiguous, such as a word that begins where a reference ended.
        #expect(same * 100 >= offered * 99, "\(same) of \(offered)")
    }
}
