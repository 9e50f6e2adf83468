// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import Syntax

/// The screens in a folder, which another thread reads. A window keeps it, so that its columns are there at once
/// when it shows them again.
package final class ScreenFolder: Observable {
    /// The screens of the folder read last, sorted by the names of their files.
    private(set) var screens: [ScreenSession] = []
    package let observers = Observers<ScreenFolder>()
    private var path: FilePath?
    private var reading: (any ScheduledWork)?

    /// The most screens, each of which has a preview.
    private static let limit = 60
    private static let suffixes = [".json", ".typeladder-screen"]

    /// A folder that is not read yet.
    package init() {}

    /// Whether a file has a suffix of screens.
    package static func isScreenFile(_ path: FilePath) -> Bool {
        let name = path.string.lowercased()
        return suffixes.contains(where: name.hasSuffix)
    }

    /// Reads the folder of a screen again. One without a file has no folder.
    func read(of screen: ScreenSession, _ scheduler: any WorkScheduler) {
        let folder = screen.path?.parent
        reading?.cancel()
        if folder != path { replace(by: []) }
        path = folder
        guard let folder else { return }
        reading = scheduler.inBackground {
            let paths = Folder.names(in: folder).map(folder.appending).filter(Self.isScreenFile)
            let screens = paths.lazy.compactMap { path -> LoadedDocument<Screen>? in
                guard case .screen(let screen)? = RecognizedFile(path).result.value else {
                    return nil
                }
                return screen
            }
            return Array(screens.prefix(Self.limit))
        } then: { [weak self, weak screen] in
            if let screen { self?.adopt($0, beside: screen) }
        }
    }

    /// Keeps the sessions, and gives them the newest versions of their files.
    private func adopt(_ documents: [LoadedDocument<Screen>], beside screen: ScreenSession) {
        replace(
            by: documents.map { document in
                guard let known = screens.first(where: { $0.path == document.path }) else {
                    return ScreenSession(document, beside: screen)
                }
                known.file.follow(ScreenDocument(document))
                return known
            })
    }

    private func replace(by screens: [ScreenSession]) {
        guard screens.map(ObjectIdentifier.init) != self.screens.map(ObjectIdentifier.init) else {
            return
        }
        self.screens = screens
        notify(.screens)
    }
}

extension Changes<ScreenFolder> {
    /// ``ScreenFolder/screens``.
    static var screens: Self { Self(rawValue: 1) }
}
