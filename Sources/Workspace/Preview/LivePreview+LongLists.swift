// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Previewing
import Syntax

// Long lists: what takes many frames is done by another thread.

extension LivePreview {
    /// The number of rows whose texts can be changed within one frame.
    private static let synchronousRowLimit = 2_000

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

    /// Whether the texts of the screen take longer than a frame.
    var isLong: Bool { screen.value.rowCount > Self.synchronousRowLimit }

    /// Makes the table of a long screen for the next preview, on any thread.
    func makingTable(in other: PreviewEnvironment? = nil) -> @Sendable (Screen) -> ScreenTable {
        let (theme, environment) = (theme.value, other ?? environment)
        return { ScreenTable($0, in: theme, environment) }
    }

    /// Inserts a table for the next preview, finds the faces of its fonts between frames, and then calls `done`.
    func insert(
        _ table: ScreenTable, then done: @escaping () -> Void
    ) -> (any ScheduledWork)? {
        let previewer = theme.fonts.previewer
        previewer.insert(table)
        guard table.fontNames.count > Self.namesInFrame else {
            done()
            return nil
        }
        var left = table.fontNames[...]
        return scheduler.repeatedIdle {
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
        guard viewport != nil, isLong else { return previewer.diagnostics(of: files) }
        if let known = previewer.knownDiagnostics(of: files) { return known }
        // Messages about earlier states of the same files stay until then.
        if complaints.files?.haveSameNames(as: files) != true { complaints.list = [] }
        if complaints.files != files { find(files) }
        return complaints.list
    }

    /// Finds the lost fonts after the next frame, and their lines on another thread.
    private func find(_ files: FontFiles) {
        complaints.work?.cancel()
        complaints.files = files
        let previewer = theme.fonts.previewer
        complaints.work = scheduler.after(milliseconds: 0) { [weak self] in
            guard let self else { return }
            let lost = previewer.lostFonts(in: files)
            complaints.work = scheduler.inBackground {
                lost.located()
            } then: { [weak self] list in
                previewer.insert(list, of: files)
                self?.complaints.list = list
                self?.notify(.diagnostics)
            }
        }
    }
}
