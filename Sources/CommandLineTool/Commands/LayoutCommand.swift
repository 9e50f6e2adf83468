// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Reporting

/// `layout`: every item of a table with its frame, texts, lines and baselines.
struct LayoutCommand {
    private let arguments: Arguments

    init(_ words: some Collection<String>) throws {
        arguments = try Arguments(
            words, options: PreviewArguments.options + ["format"], flags: PreviewArguments.flags)
    }

    func run(_ console: Console) throws {
        let format = try arguments.reportFormat()
        let preview = try PreviewArguments(arguments, console: console, allowsAll: false)
        for preview in preview.previews(console: console) {
            try console.print(LayoutReport(preview).rendered(as: format))
            for finding in preview.findings() { console.note("note: \(finding)") }
        }
    }
}
