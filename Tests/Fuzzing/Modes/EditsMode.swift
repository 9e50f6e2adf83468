// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax
import TestSupport
import Workspace

/// Edits of a theme, each compared with its effect on a theme without a file.
struct EditsMode: FuzzMode {
    private let samples: Samples
    private var made = 0
    private var refused = 0

    init() throws { samples = try Samples() }

    var summary: String { ", \(made) edits made and \(refused) refused" }

    mutating func run(_ random: inout SeededGenerator) throws {
        var document = random.one(of: samples.documents)
        var history = DocumentHistory<ThemeDocument, TokenChange>(document)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let edit = random.themeEdit()
            do {
                let edited = try document.applying(edit)
                try Self.require(
                    edited.theme.meaning == document.theme.expected(after: edit).meaning,
                    "\(document.source.name): \(edit) does something else")
                history.push(edited, .init(UndoStep(label: "", time: 0)))
                document = edited
                made += 1
            } catch let failure as EditFailure {
                try Self.require(
                    failure.id != "theme-edit.not-readable",
                    "\(document.source.name): \(edit): \(failure.message)")
                refused += 1
            }
        }
        while history.undo() != nil {}
        try Self.require(
            samples.documents.contains { $0.source.bytes == history.document.source.bytes },
            "undoing everything does not lead back")
    }
}
