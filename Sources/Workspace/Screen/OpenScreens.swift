// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import Syntax

/// The open screens of the program: one for each file, however many pages show it.
package final class OpenScreens {
    private struct Entry {
        weak var screen: OpenScreen?
    }

    private var entries: [Entry] = []
    /// Whether a file belongs to the program. It is never saved, so each page has a screen of its own.
    private let isBundled: (FilePath) -> Bool

    /// - Parameter isBundled: tells the program's own files.
    package init(isBundled: @escaping (FilePath) -> Bool = { _ in false }) {
        self.isBundled = isBundled
    }

    /// The screen of a document that was read: the one that is open, with its edits, or a new one.
    func screen(
        of loaded: LoadedDocument<Screen>, _ scheduler: any WorkScheduler
    ) -> OpenScreen {
        if let path = loaded.path, let open = screen(at: path) {
            // Screens that no page shows are not watched, so the file may be newer.
            open.follow(ScreenDocument(loaded))
            return open
        }
        let new = OpenScreen(loaded, scheduler, isBundled: isBundled)
        entries.removeAll { $0.screen == nil }
        entries.append(Entry(screen: new))
        return new
    }

    /// The open screen of a file; nil for none, and for a file of the program.
    package func screen(at path: FilePath) -> OpenScreen? {
        // Each page shows its own view and branches of a source.
        guard !isBundled(path), !AppSource.isSource(path) else { return nil }
        let canonical = path.canonical
        return entries.lazy.compactMap(\.screen).first { $0.path?.canonical == canonical }
    }
}
