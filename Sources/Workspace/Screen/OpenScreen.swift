// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

/// A screen file that is open in one or more pages: its document with an undo history, the saved state, and a conflict
/// with another program.
///
/// All edits, undo, saves, and changes of the file go through it, as through a ``ThemeSession`` for themes.
package final class OpenScreen: Observable {
    /// The screen's file; nil for a screen without one.
    package internal(set) var path: FilePath?
    var history: ScreenHistory
    /// The version that another program has saved, until the user resolves the conflict.
    package internal(set) var conflict: ScreenDocument?
    /// The content of the screen, with its pictures and with a trial.
    package private(set) var value: Screen
    /// The content of the screen without a trial, with the texts by which its elements are known.
    package private(set) var writtenValue: Screen
    /// The diagnostics of reading the screen.
    package private(set) var diagnostics: [Diagnostic]
    /// Where the last change moved sections and rows, for what follows them.
    package private(set) var lastPlaces = PlaceMap()
    package let observers = Observers<OpenScreen>()

    /// Whether a file belongs to the program, and is never saved.
    let isBundled: (FilePath) -> Bool

    /// A screen that was read.
    package init(
        _ loaded: LoadedDocument<Screen>, isBundled: @escaping (FilePath) -> Bool = { _ in false }
    ) {
        self.isBundled = isBundled
        path = loaded.path
        (value, writtenValue, diagnostics) = (loaded.value, loaded.value, loaded.diagnostics)
        history = ScreenHistory(ScreenDocument(loaded))
    }

    /// The document to save, with a trial.
    package var document: ScreenDocument { history.document }
    /// The picture files of the screen, whether they exist or not.
    package var picturePaths: [FilePath] {
        path.map { ScreenPictures.paths(of: value, at: $0) } ?? []
    }
    /// The positions of the screen's values in the file.
    package var sourceMap: SourceMap? {
        document.source.bytes.isEmpty ? nil : document.sourceMap
    }
    /// The title in the window.
    package var title: String {
        value.title?.glance ?? path?.displayStem ?? ScreenDocument.untitledName
    }

    /// Reads the pictures of the current document, and notifies observers.
    ///
    /// - Parameter rereading: whether pictures may have changed since they were read.
    func publish(
        _ changes: Changes<OpenScreen> = .value, _ places: PlaceMap = PlaceMap(),
        rereading: Bool = false
    ) {
        lastPlaces = places
        let read = ReadResult(document.screen, document.warnings, sourceMap: document.sourceMap)
        let known = rereading ? [:] : value.pictures
        let result = path.map { ScreenPictures.load(read, at: $0, knowing: known) } ?? read
        value = result.value ?? document.screen
        diagnostics = result.diagnostics
        if history.trial == nil { writtenValue = value }
        notify(changes)
    }
}

extension Changes<OpenScreen> {
    /// ``OpenScreen/value`` and its diagnostics.
    package static var value: Self { Self(rawValue: 1) }
    /// The path, or the whole content of the file.
    package static var file: Self { Self(rawValue: 2) }
    /// The saved state, the conflict, or the undo history.
    package static var state: Self { Self(rawValue: 4) }
}

extension ScreenDocument {
    /// The document of a screen that was read.
    init(_ loaded: LoadedDocument<Screen>) {
        var screen = loaded.value
        screen.pictures = [:]
        self.init(
            source: loaded.sourceMap?.file
                ?? SourceFile(name: ScreenDocument.untitledName, bytes: []),
            screen: screen, warnings: loaded.diagnostics.filter { !$0.isAboutPicture })
    }
}

extension Diagnostic {
    /// Whether the diagnostic is about a picture file, which is read again with each version of the screen.
    fileprivate var isAboutPicture: Bool { problem is PictureProblem }
}

// MARK: - Edits

extension OpenScreen {
    /// Makes an edit as a step of the undo history.
    ///
    /// - Parameters:
    ///   - label: the name of the edit for menus.
    ///   - selection: what is selected now.
    ///   - key: consecutive edits with the same key become one step.
    ///   - time: the time in seconds of ``WorkScheduler/now``.
    /// - Throws: `EditFailure`. The screen then stays the same.
    func edit(
        _ edit: ScreenEdit, label: String, from selection: SelectedParts,
        coalescing key: String? = nil, at time: Double
    ) throws(EditFailure) -> ScreenDocument.Edited {
        keepTrial(from: selection, at: time)
        let edited = try history.committed.applying(edit)
        guard edited.document != history.committed else { return edited }
        var after = SelectedParts(edited.selection)
        if after.items.isEmpty, edited.places.isEmpty { after = selection }
        push(
            edited.document,
            ScreenHistory.Step(
                edit: UndoStep(label: label, time: time), places: edited.places,
                before: selection, after: after, key: key))
        return edited
    }

    /// Applies the fix of a diagnostic or a finding as a step of the undo history.
    ///
    /// - Throws: `EditFailure` if the fix does not apply to this screen. Nothing then changes.
    func fix(by fix: Fix, from selection: SelectedParts, at time: Double) throws(EditFailure) {
        keepTrial(from: selection, at: time)
        history.endCoalescing()
        let step = UndoStep(label: [fix].label, time: time)
        push(
            try history.committed.applying(fix),
            ScreenHistory.Step(edit: step, before: selection, after: selection))
        history.endCoalescing()
    }

    func push(_ document: ScreenDocument, _ step: ScreenHistory.Step) {
        history.push(document, step)
        publish([.value, .state], step.places)
    }

    // MARK: Trials

    /// Whether a trial shows, such as a text that is being typed. It is neither kept nor discarded yet.
    package var isTrying: Bool { history.trial != nil }
    /// The name of the trial for menus; nil without one.
    package var trialLabel: String? { history.trial?.label }

    /// Shows an edit in place of an earlier trial, until it is kept or discarded.
    ///
    /// - Throws: `EditFailure`. The earlier trial then stays.
    package func tryEdit(_ edit: ScreenEdit, label: String) throws(EditFailure) {
        let document = try history.committed.applying(edit).document
        guard document != self.document else { return }
        history.trial = document == history.committed ? nil : (document, label)
        publish([.value, .state])
    }

    /// Keeps the trial as a step of the undo history.
    package func keepTrial(from selection: SelectedParts, at time: Double) {
        guard let trial = history.trial else { return }
        history.endCoalescing()
        let step = UndoStep(label: trial.label, time: time)
        push(
            trial.document, ScreenHistory.Step(edit: step, before: selection, after: selection))
        history.endCoalescing()
    }

    /// Shows the screen without the trial.
    package func discardTrial() {
        guard history.trial != nil else { return }
        history.trial = nil
        publish([.value, .state])
    }
}

// MARK: - Undo and redo

extension OpenScreen {
    /// The step that ``undo()`` reverts; nil for none.
    var undoStep: ScreenHistory.Step? { history.undoStep }
    /// The step that ``redo()`` repeats; nil for none.
    var redoStep: ScreenHistory.Step? { history.redoStep }

    /// Discards the trial, or else reverts one step.
    func undo() {
        guard history.trial == nil else { return discardTrial() }
        if let step = history.undo() { publish([.value, .state], step.places.inverse) }
    }

    /// Discards the trial, and repeats one step.
    func redo() {
        discardTrial()
        if let step = history.redo() { publish([.value, .state], step.places) }
    }

    func dropRedo() { history.dropRedo() }
}
