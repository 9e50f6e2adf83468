// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DocumentationWriter
import FoundationEssentials
import Testing

@testable import ArgumentParsing

/// The generated documentation of a declaration.
@Suite struct DocumentationTests {
    @Test func helpOnACommandHasItsOptionsExamplesAndExitCodes() throws {
        #expect(
            Sample.program.helpText(on: Sample.program.commands[0]) == """
                Usage: sample draw [OPTION]... -o FILE

                Draws one thing. It is fast.

                Options:
                  -o, --output FILE       Where it goes.
                      --width POINTS      How wide. Default: 10.
                      --color red|green|blue
                                          Which color it's in.
                      --tag TAG ...       A tag. Can be given again.
                  -h, --help              Print this help.
                  -V, --version           Print the version.

                Examples:
                  In red:
                    sample draw --color red -o a.png

                Exit codes:
                  0  Success.
                  1  It is ugly.
                  2  The sample cannot be drawn.
                """)
    }

    @Test func exitCodeOfACommandWithoutFindingsIsNotListed() {
        let text = Sample.program.helpText(on: Sample.program.commands[2])
        #expect(!text.contains("\n  1 "))
        #expect(text.contains("Usage: sample thing show [OPTION]... FILE\n"))
    }

    @Test func linesAreNoLongerThanATerminal() {
        let text = HelpLayout.list([("--name", String(repeating: "word ", count: 60))])
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= HelpLayout.width })
    }

    @Test func manualPageListsAnOptionOfSeveralCommandsOnce() {
        let page = ManualPage(Sample.program).description
        #expect(page.components(separatedBy: ".It Fl -tag Ar TAG\n").count == 2)
        #expect(page.contains(".Cm draw\n.Fl o Ar FILE\n.Op Fl -width Ar POINTS\n"))
        #expect(page.contains(".Oo Fl -tag Ar TAG Oc Ns ...\n"))
        #expect(page.contains(".It Fl o , Fl -output Ar FILE\nWhere it goes.\n"))
        #expect(page.contains("Draws one thing.\nIt is fast.\n"))
        #expect(page.contains(#".Dl $ sample draw \-\-color red \-o a.png"#))
    }
}
