// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import Syntax

/// The screens in the folder of an open screen, which another thread reads.
final class ScreenFolder {
    /// The screens of the other files, sorted by name.
    private(set) var screens: [ScreenSession] = []
    /// Called when ``screens`` have changed.
    var onChanged: (() -> Void)?
    private let scheduler: any WorkScheduler
    private var reading: (any ScheduledWork)?

    /// The most files that are read: each screen has a preview.
    private static let limit = 60
    private static let suffixes = [".json", ".typeladder-screen"]

    init(_ scheduler: any WorkScheduler) { self.scheduler = scheduler }

    /// Whether a file has a suffix of screens.
    static func isScreenFile(_ path: FilePath) -> Bool {
        let name = path.string.lowercased()
        return suffixes.contains(where: name.hasSuffix)
    }

    /// Reads the folder of a screen again; without a file, there are no other screens.
    func read(beside own: FilePath?) {
        reading?.cancel()
        guard let own else { return replace(by: []) }
        let known = Dictionary(
            screens.compactMap { screen in
                screen.sourceMap.flatMap { map in screen.path.map { ($0, map.file.bytes) } }
            }
        ) { first, _ in first }
        reading = scheduler.inBackground {
            let folder = own.parent
            let paths = Folder.names(in: folder).map(folder.appending)
                .filter { Self.isScreenFile($0) && $0.lastComponent != own.lastComponent }
            return paths.prefix(Self.limit).compactMap { path -> RecognizedFile? in
                let file = RecognizedFile(path)
                if case .screen? = file.result.value { return file }
                return nil
            }
        } then: { [weak self] files in
            self?.adopt(files, known)
        }
    }

    /// Keeps the sessions of files that have not changed.
    private func adopt(_ files: [RecognizedFile], _ known: [FilePath: [UInt8]]) {
        replace(
            by: files.compactMap { file in
                guard case .screen(let document)? = file.result.value else { return nil }
                let same = screens.first { $0.path == file.path }
                if let same, known[file.path] == document.sourceMap?.file.bytes { return same }
                return ScreenSession(document)
            })
    }

    private func replace(by screens: [ScreenSession]) {
        guard screens.map(ObjectIdentifier.init) != self.screens.map(ObjectIdentifier.init) else {
            return
        }
        self.screens = screens
        onChanged?()
    }
}
