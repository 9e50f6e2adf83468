// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Previewing
import Syntax

/// Reads what a user opens in a window, and never stops the window for it. One thing is read after another, so nothing is
/// left out, and the screen that was opened last is the one that shows.
package final class OpeningReader {
    private let preview: LivePreview
    /// Whether something is still being read.
    package private(set) var isReading = false
    private var waiting: [() -> Void] = []

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
        if isLong {
            _ = preview.read(read, screen: \.screen, then: finish)
        } else {
            let opened = read()
            guard let screen = opened.screen else { return finish(opened) }
            _ = preview.whenPatternsAreRead(for: screen, in: [preview.environment]) {
                finish(opened)
            }
        }
    }
}
