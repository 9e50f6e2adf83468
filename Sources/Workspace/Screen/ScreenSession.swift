// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax
import Words

/// An open screen with its file and its typed texts, which are never written to the file.
package final class ScreenSession: Observable {
    private var document: LoadedDocument<Screen>
    private var history = History(TypedTexts())
    /// The texts while one is typed. They show, but become a step only when they are kept.
    private var trial: TypedTexts?
    package let observers = Observers<ScreenSession>()

    /// A session for a screen that was read.
    package init(_ document: LoadedDocument<Screen>) {
        self.document = document
        value = document.value
    }

    /// The content of the screen, with the typed texts.
    package private(set) var value: Screen
    /// The content of the screen in its file.
    package var writtenValue: Screen { document.value }
    /// The screen's file; nil for a screen without one.
    package var path: FilePath? { document.path }
    /// The picture files of the screen, whether they exist or not.
    package var picturePaths: [FilePath] {
        path.map { ScreenPictures.paths(of: document.value, at: $0) } ?? []
    }
    /// The diagnostics of reading the screen.
    package var diagnostics: [Diagnostic] { document.diagnostics }
    /// The positions of its values in the file.
    package var sourceMap: SourceMap? { document.sourceMap }
    /// The title in the window.
    package var title: String { value.title?.glance ?? path?.displayStem ?? tr("Untitled Screen") }

    /// Replaces the screen with another, or with the current version of its file.
    package func open(_ document: LoadedDocument<Screen>) {
        if document.path != nil, document.path == path {
            history.replaceValues { $0.moved(to: document.value) }
            trial = trial?.moved(to: document.value)
        } else {
            history = History(TypedTexts())
            trial = nil
        }
        self.document = document
        publish([.value, .file])
    }

    private func publish(_ changes: Changes<ScreenSession> = .value) {
        value = typedTexts.applied(to: document.value)
        notify(changes)
    }

    /// Applies the fix of a finding to the screen's file on disk.
    ///
    /// - Returns: the change, which can be undone.
    /// - Throws: `EditFailure` if the fix does not apply to the current file, or `SaveFailure`. The file then
    ///   stays the same.
    func apply(_ fix: SyntaxEdit) throws -> FileEdit? {
        guard let path, let map = sourceMap else { return nil }
        return try FileEdit(of: map.file, at: path, [fix])
    }
}

extension Changes<ScreenSession> {
    /// ``ScreenSession/value``, its path, and its diagnostics.
    package static var value: Self { Self(rawValue: 1) }
    /// The file: another file, or another version of it.
    package static var file: Self { Self(rawValue: 2) }
}

// MARK: - Typed texts

extension ScreenSession {
    /// The texts typed over texts of the file.
    package var typedTexts: TypedTexts { trial ?? history.value }

    /// Whether some texts differ from those of the file.
    package var hasTypedTexts: Bool { !typedTexts.isEmpty }

    /// Whether a text is being typed. It is neither kept nor discarded yet.
    package var isTyping: Bool { trial != nil }

    /// Types over a text, until it is kept or discarded.
    package func tryText(_ text: String, at place: TextLocation) {
        var texts = history.value
        texts.type(text, at: place, of: document.value)
        trial = texts
        publish()
    }

    /// Keeps the typed text as a step of the undo history.
    ///
    /// - Parameter time: the time in seconds of ``WorkScheduler/now``.
    package func keepText(at time: Double) {
        guard let texts = trial else { return }
        trial = nil
        history.push(texts, label: TypingLabels.change, at: time)
        publish()
    }

    /// Discards typing since the last kept text.
    package func takeBackText() {
        guard trial != nil else { return }
        trial = nil
        publish()
    }

    /// Restores all texts of the file as a step of the undo history.
    ///
    /// - Parameter time: the time in seconds of ``WorkScheduler/now``.
    package func restoreTexts(at time: Double) {
        trial = nil
        history.push(TypedTexts(), label: TypingLabels.restore, at: time)
        publish()
    }
}

// MARK: - Undo and redo

extension ScreenSession {
    /// The step that ``undo()`` reverts; nil for none.
    var undoStep: UndoStep? { history.undoStep }
    /// The step that ``redo()`` repeats; nil for none.
    var redoStep: UndoStep? { history.redoStep }

    /// Discards the typing in progress, or else reverts one step of typing.
    func undo() {
        guard trial == nil else { return takeBackText() }
        if history.undo() { publish() }
    }

    func dropRedo() { history.dropRedo() }

    /// Repeats one step of typing.
    func redo() {
        trial = nil
        if history.redo() { publish() }
    }
}
