// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax
import TestSupport

/// Edits of a theme, each compared with its effect on a theme without a file.
struct EditsMode: FuzzMode {
    private let samples: Samples
    private var made = 0
    private var refused = 0

    init() throws { samples = try Samples() }

    var summary: String { ", \(made) edits made and \(refused) refused" }

    mutating func run(_ random: inout SeededGenerator) throws {
        var document = random.one(of: samples.documents)
        var history = History(document)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let edit = random.themeEdit()
            do {
                let edited = try document.applying(edit)
                try Self.require(
                    edited.theme.meaning == document.theme.expected(after: edit).meaning,
                    "\(document.source.name): \(edit) does something else")
                history.push(edited, label: "")
                document = edited
                made += 1
            } catch let failure as EditFailure {
                try Self.require(
                    failure.id != "theme-edit.not-readable",
                    "\(document.source.name): \(edit): \(failure.message)")
                refused += 1
            }
        }
        while history.canUndo { history.undo() }
        try Self.require(
            samples.documents.contains { $0.source.bytes == history.value.source.bytes },
            "undoing everything does not lead back")
    }
}
