// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Previewing
import Syntax

/// Reads what a user opens in a window, and never stops the window for it. Another thread reads long files, makes the
/// table of a long screen, and loads hyphenation patterns: those of German take seconds on some machines. One thing is
/// read after another, so nothing is left out, and the screen that was opened last is the one that shows.
package final class OpeningReader {
    private let preview: LivePreview
    private var isReading = false
    private var waiting: [() -> Void] = []

    /// The milliseconds between checks of whether patterns are loaded.
    private static let pause = 20

    /// - Parameter preview: the preview that is about to show what is read.
    package init(for preview: LivePreview) {
        self.preview = preview
    }

    /// Reads what paths stand for, and then calls `done`.
    package func read(_ paths: [FilePath], then done: @escaping (OpenedPaths) -> Void) {
        let isLong = paths.contains { OpenedPaths.isRead($0) && $0.isLongFile }
        read(isLong: isLong, { OpenedPaths(paths) }, then: done)
    }

    /// Reads a file as the kind that the user chose, and then calls `done`.
    package func read(
        _ path: FilePath, as kind: FileKind, then done: @escaping (OpenedPaths) -> Void
    ) {
        read(isLong: path.isLongFile, { OpenedPaths(path, as: kind) }, then: done)
    }

    private func read(
        isLong: Bool, _ read: @escaping @Sendable () -> OpenedPaths,
        then done: @escaping (OpenedPaths) -> Void
    ) {
        guard !isReading else {
            return waiting.append { [weak self] in self?.read(isLong: isLong, read, then: done) }
        }
        isReading = true
        let finish = { [weak self] (opened: OpenedPaths) in
            done(opened)
            guard let self else { return }
            isReading = false
            if !waiting.isEmpty { waiting.removeFirst()() }
        }
        guard isLong else { return loadPatterns(for: read(), then: finish) }
        let table = preview.makingTable()
        _ = preview.scheduler.inBackground {
            let opened = read()
            return (opened, opened.screen.map(table))
        } then: { [weak self] opened, table in
            guard let self else { return }
            guard let table else { return finish(opened) }
            _ = preview.insert(table) { [weak self] in
                self?.loadPatterns(for: opened, then: finish)
            }
        }
    }

    private func loadPatterns(
        for opened: OpenedPaths, then done: @escaping (OpenedPaths) -> Void
    ) {
        let isWaiting = opened.screen.map {
            preview.prepareToHyphenate($0, in: preview.environment)
        }
        guard isWaiting == true else { return done(opened) }
        _ = preview.scheduler.after(milliseconds: Self.pause) { [weak self] in
            self?.loadPatterns(for: opened, then: done)
        }
    }
}
