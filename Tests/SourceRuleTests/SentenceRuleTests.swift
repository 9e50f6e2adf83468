// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

/// Below the window, messages to users are values. Their English is in separate files.
@Suite struct SentenceRuleTests {
    static let modules = [
        "ArgumentParsing", "Auditing", "CommandLineTool", "DesignTokens", "Documents", "Drawing",
        "DynamicType", "Files", "LayoutEngine", "PangoText", "Previewing", "Reporting",
        "SwiftScreens", "Syntax", "Workspace",
    ]
    /// These write documents: help, code in other languages such as HTML, SVG, and layout records.
    static let documents = [
        "Sources/CommandLineTool/Arguments/Options.swift",
        "Sources/ArgumentParsing/HelpText.swift", "Sources/Documents/SwiftExport/",
        "Sources/Drawing/SVGWriter.swift", "Sources/Reporting/Record/FigureRuns.swift",
        "Sources/Drawing/WebPage/",
    ]

    /// An audit rule has its sentences in its own file.
    private static func isRule(_ path: String) -> Bool {
        path.hasPrefix("Sources/Auditing/Rules/") && path.hasSuffix("Rule.swift")
    }

    /// Reports whose text is English.
    static let exceptions = [
        "Sources/Reporting/Differences/", "Sources/Reporting/ExplanationReport.swift",
    ]

    /// Whether a literal is a sentence with arguments, or a sentence that tells a problem and its fix.
    private static func isMessage(_ literal: StringLiteral) -> Bool {
        let words = /[a-z]{2,} [a-z]{2,}/
        let advice = /^[^A-Z].*[a-z)”"]; [a-z]/
        return literal.isInterpolated && literal.text.contains(words)
            || literal.text.contains(advice)
    }

    @Test(arguments: modules) func sentencesStandInFilesOfTheirOwn(module: String) throws {
        for file in try SwiftFile.all(in: "Sources/\(module)")
        where !file.path.hasSuffix("+English.swift")
            && !Self.isRule(file.path)
            && !(Self.documents + Self.exceptions).contains(where: file.path.hasPrefix)
        {
            for literal in StringLiteral.all(in: file.lines) {
                #expect(
                    !Self.isMessage(literal),
                    "\(file.path):\(literal.line): \(literal.text): move it to a file +English.swift"
                )
            }
        }
    }

    /// A sentence is for users. Code checks a case or an id.
    @Test func nobodyAsksWhatASentenceContains() throws {
        let question =
            /\b(?:message|explanation|description|summary)\.(?:contains|hasPrefix|hasSuffix|split|range)\b/
        for file in try SwiftFile.all(in: "Sources") {
            for (number, line) in file.lines.enumerated() {
                #expect(!String(line).contains(question), "\(file.path):\(number + 1): \(line)")
            }
        }
    }

    @Test func literalsAreFound() {
        let source = #"""
            let a = "plain", b = "\(a.joined(separator: ", ")) is \(b) long"  // "no"
            // "none" here
            let c = """
                several "lines"
                """
            let d = "a \"quoted\" word"
            """#
        let literals = StringLiteral.all(in: source.split(separator: "\n"))
        #expect(
            literals.map(\.text)
                == [
                    "plain", ", ", "… is … long", "\n    several \"lines\"\n    ",
                    "a \"quoted\" word",
                ])
        #expect(literals.map(\.line) == [1, 1, 1, 3, 6])
        #expect(literals.map(\.isInterpolated) == [false, false, true, false, false])
    }

    @Test(arguments: [
        ("the file … is not there", true), ("typeladder … …", false),
        ("it is wrong; fix it", true), ("The help. It is long; it goes on", false),
    ])
    func messagesAreRecognized(text: String, isMessage: Bool) {
        let literal = StringLiteral(line: 1, text: text, isInterpolated: text.contains("…"))
        #expect(Self.isMessage(literal) == isMessage)
    }
}
