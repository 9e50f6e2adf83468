// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CommandLineTool

/// A long command says on a terminal how far it is, and never in a file or to another program.
@Suite struct ProgressNotesTests {
    private func errors(isTerminal: Bool, every pause: Duration) -> String {
        let capture = Capture()
        var console = capture.console
        console.isTerminal = isTerminal
        // Standard output does not count: it may be a file while a person watches.
        console.isOutputTerminal = !isTerminal
        var progress = ProgressNotes(console, every: pause)
        for percent in [10, 20] { progress.note("\(percent)% done") }
        return capture.errors
    }

    @Test func progressGoesToATerminalAlone() {
        #expect(errors(isTerminal: true, every: .zero) == "note: 10% done\nnote: 20% done\n")
        #expect(errors(isTerminal: false, every: .zero) == "")
    }

    @Test func notesAreFew() {
        #expect(errors(isTerminal: true, every: .seconds(60)) == "")
    }
}
