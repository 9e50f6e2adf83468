// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Previewing
import Syntax

// Long lists: what takes many frames is done on another thread or between frames.

extension LivePreview {
    /// The number of rows whose texts can be changed within one frame.
    private static let synchronousRowLimit = 2_000

    /// The screen, or the part of it that is shown.
    var shownScreen: Screen { letterLimit.map(beginning) ?? screen.value }

    /// The top of the screen, the same for each preview of it.
    func beginning(letters: Int) -> Screen {
        theme.fonts.previewer.beginning(of: screen.value, letters: letters)
    }

    /// The numbers of rows that are shown and that there are, if not all of them are shown; otherwise nil.
    package var shownRows: (shown: Int, all: Int)? {
        let (shown, all) = (shownScreen.rowCount, screen.value.rowCount)
        return shown < all ? (shown, all) : nil
    }

    /// Chooses a variant of the texts. For a long list, a thread makes the texts first.
    package func choose(_ variant: TextVariant) {
        pendingVariant?.cancel()
        guard variant != .asWritten, isLong else {
            environment.textVariant = variant
            return
        }
        var environment = environment
        environment.textVariant = variant
        let make = makingTable(in: environment)
        let screen = screen.value
        pendingVariant = scheduler.inBackground {
            make(screen)
        } then: { [weak self] table in
            guard let self else { return }
            theme.fonts.previewer.insert(table)
            self.environment.textVariant = variant
        }
    }

    /// Reads files on another thread, and calls `done` when a preview of their screen need not wait: its table is made,
    /// the faces of its fonts are found, and its hyphenation patterns are read.
    ///
    /// - Parameter screen: the screen among what was read; nil if the preview will not show another one.
    func read<Reading: Sendable>(
        _ read: @escaping @Sendable () -> Reading,
        screen: @escaping @Sendable (Reading) -> Screen?, then done: @escaping (Reading) -> Void
    ) -> any ScheduledWork {
        let work = beginReading()
        let table = makingTable()
        _ = scheduler.inBackground {
            let reading = read()
            return (reading, screen(reading).map { ($0, table($0)) })
        } then: { [weak self] reading, new in
            guard work.isPending else { return }
            let finish = { if work.end() { done(reading) } }
            guard let self, let (screen, table) = new else { return finish() }
            insert(table, for: work) { [weak self] in
                guard let self else { return finish() }
                readPatterns(waits(for: screen, in: [environment]), then: finish)
            }
        }
        return work
    }

    /// Calls `done` when previews of a screen in some environments need not wait for hyphenation patterns: at once, or
    /// when another thread has read them. Those of German take seconds on some machines.
    func whenPatternsAreRead(
        for other: Screen? = nil, in environments: [PreviewEnvironment],
        _ done: @escaping () -> Void
    ) -> (any ScheduledWork)? {
        let waits = waits(for: other ?? screen.value, in: environments)
        guard !waits.isEmpty else {
            done()
            return nil
        }
        let work = beginReading()
        readPatterns(waits) { if work.end() { done() } }
        return work
    }

    private func waits(
        for screen: Screen, in environments: [PreviewEnvironment]
    ) -> [@Sendable () -> Void] {
        environments.compactMap {
            theme.fonts.previewer.loadPatterns(of: screen, in: $0)
        }
    }

    private func readPatterns(
        _ waits: [@Sendable () -> Void], then done: @escaping () -> Void
    ) {
        guard !waits.isEmpty else { return done() }
        _ = scheduler.inBackground {
            waits.forEach { $0() }
        } then: {
            done()
        }
    }

    /// The milliseconds after which the window says that it reads.
    private static let readingDelay = 300

    private func beginReading() -> StepwiseWork {
        var isLong = false
        let delayed = scheduler.after(milliseconds: Self.readingDelay) { [weak self] in
            isLong = true
            self?.longReadings += 1
        }
        return StepwiseWork { [weak self] in
            delayed.cancel()
            if isLong { self?.longReadings -= 1 }
        }
    }

    /// Whether the texts of the screen take longer than a frame.
    var isLong: Bool { screen.value.rowCount > Self.synchronousRowLimit }

    /// A function that makes the table of a screen for the next preview, on any thread.
    private func makingTable(in other: PreviewEnvironment? = nil)
        -> @Sendable (Screen) -> ScreenTable
    {
        let (theme, environment) = (theme.value, other ?? environment)
        return { ScreenTable($0, in: theme, environment) }
    }

    /// Inserts a table for the next preview, finds the faces of its fonts between frames, and then calls `done`.
    private func insert(
        _ table: ScreenTable, for work: StepwiseWork, then done: @escaping () -> Void
    ) {
        let previewer = theme.fonts.previewer
        previewer.insert(table)
        guard table.fontNames.count > Self.namesInFrame else {
            return done()
        }
        var left = table.fontNames[...]
        _ = scheduler.repeatedIdle {
            guard work.isPending else { return false }
            previewer.resolve(left.prefix(Self.namesInFrame))
            left = left.dropFirst(Self.namesInFrame)
            if left.isEmpty { done() }
            return !left.isEmpty
        }
    }

    /// The number of names whose faces are found within one frame.
    private static let namesInFrame = 500
}

extension LivePreview {
    /// The messages about the fonts that the theme and the screen name, and about hyphenation. In the window, those of
    /// a long screen come later, because they need the lines of its file (``Changes/diagnostics``).
    package var diagnostics: [Diagnostic] {
        // Without a viewport, all texts would be prepared.
        diagnostics(with: viewport == nil ? compute(preparing: .nothing) : current)
    }

    /// The messages for a preview of the same files.
    package func diagnostics(with preview: Preview) -> [Diagnostic] {
        let hyphenation = preview.missingHyphenation.map {
            Diagnostic(.note, file: screen.path?.string ?? "screen", keyPath: "language", $0)
        }
        return fontDiagnostics + [hyphenation].compactMap(\.self)
    }

    private var fontDiagnostics: [Diagnostic] {
        let files = FontFiles(
            theme: theme.value, themeName: theme.path?.string, themeMap: theme.sourceMap,
            screen: screen.value, screenName: screen.path?.string, screenMap: screen.sourceMap)
        let previewer = theme.fonts.previewer
        guard viewport != nil, isLong else {
            lostFontSearch = nil
            return previewer.diagnostics(of: files)
        }
        if let known = previewer.knownDiagnostics(of: files) {
            lostFontSearch = LostFontSearch(of: files, by: previewer, known)
            return known
        }
        if lostFontSearch?.files != files || lostFontSearch?.previewer !== previewer {
            // Messages about an earlier state of the same files stay until then, without fixes for that state.
            let isSame = lostFontSearch?.files.haveSameNames(as: files) ?? false
            var earlier = isSame ? lostFontSearch?.found ?? [] : []
            for index in earlier.indices { earlier[index].fix = nil }
            lostFontSearch = LostFontSearch(of: files, by: previewer, earlier)
            search(files, by: previewer)
        }
        return lostFontSearch?.found ?? []
    }

    /// Finds the lost fonts between frames, and their lines on another thread.
    private func search(_ files: FontFiles, by previewer: Previewer) {
        lostFontSearch?.work = scheduler.repeatedIdle { [weak self] in
            let lost = previewer.lostFonts(in: files)
            self?.lostFontSearch?.work = self?.scheduler.inBackground {
                lost.located()
            } then: { [weak self] found in
                previewer.insert(found, of: files)
                self?.notify(.diagnostics)
            }
            return false
        }
    }
}

/// The search for the lost fonts of a long list.
final class LostFontSearch {
    let files: FontFiles
    private(set) weak var previewer: Previewer?
    /// The messages until the end of the search.
    let found: [Diagnostic]
    /// The search, while it runs.
    var work: (any ScheduledWork)?

    init(of files: FontFiles, by previewer: Previewer, _ found: [Diagnostic]) {
        (self.files, self.previewer, self.found) = (files, previewer, found)
    }

    deinit { work?.cancel() }
}
