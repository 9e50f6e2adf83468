// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import GtkKit
import Syntax

/// Watches files by their paths, whichever files those are at the time, and says when to read them
/// again: after they were written in place, replaced, or deleted and made anew. Of a symbolic link
/// both the link and what it leads to are watched, of a folder everything in it, or what has names that
/// somebody waits for.
final class FileWatcher {
    /// How many times a watcher found out where its paths lead.
    private(set) static var resolutionCount = 0
    private let changed: () -> Void
    private let deleted: () -> Void
    /// A monitor for each folder in which something is watched.
    private var monitors: [FilePath: FileMonitor] = [:]
    private var pending: Scheduled?
    private var watched: [FilePath] = []
    /// All names of what is watched, canonical but for the last part.
    private var names: Set<FilePath> = []
    private var folders: Set<FilePath> = []
    /// Folders in which only some names are of interest, and folders that come and go.
    private var sparseFolders: Set<FilePath> = []
    private var places: [FilePath] = []
    private var isOfInterest: (FilePath) -> Bool = { _ in false }

    /// Who writes in place does so in several steps; this many milliseconds after the last one, or
    /// as soon as the file is closed, it is over.
    private static let writeDelay = 50
    /// One program's files come together.
    private static let closeDelay = 5
    /// A file that is being replaced is missing for a moment; one that still is after so many
    /// milliseconds was deleted.
    private static let deletionDelay = 400

    /// A watcher of nothing yet.
    ///
    /// - Parameter deleted: what to do when none of the files is there any more.
    init(deleted: @escaping () -> Void = {}, _ changed: @escaping () -> Void) {
        (self.changed, self.deleted) = (changed, deleted)
    }

    isolated deinit { pending?.cancel() }

    /// Watches another file, or none.
    func watch(_ path: FilePath?) { watch(path.map { [$0] } ?? []) }

    /// Watches other files and folders.
    ///
    /// - Parameters:
    ///   - places: folders that much may go on in.
    ///   - isOfInterest: whether a file in one of these is waited for, by its path.
    func watch(
        _ paths: [FilePath], and places: [FilePath] = [],
        for isOfInterest: @escaping (FilePath) -> Bool = { _ in false }
    ) {
        self.isOfInterest = isOfInterest
        guard paths != watched || places != self.places else { return }
        (watched, self.places) = (paths, places)
        pending?.cancel()
        resolvePaths()
    }

    /// Finds out anew where the paths lead. A folder that cannot be watched is no reason to
    /// complain: opening the file again does the same.
    private func resolvePaths() {
        Self.resolutionCount += 1
        let folders = watched.filter(\.isFolder).map(\.canonical)
        let names = watched.flatMap(Self.names)
        self.folders = Set(folders)
        self.names = Set(names)
        let sparseFolders = places.map(\.canonical)
        self.sparseFolders = Set(sparseFolders)
        let locations = folders + sparseFolders + names.map(\.parent)
        let kept = Set(locations)
        monitors = monitors.filter { kept.contains($0.key) }
        for folder in locations where monitors[folder] == nil {
            guard let monitor = try? FileMonitor.watchingFolder(folder) else { continue }
            monitor.rateLimit = 0
            monitor.onChanged { [weak self] event, paths in self?.handle(event, paths) }
            monitors[folder] = monitor
        }
    }

    /// A path and all that it leads to, link by link.
    private static func names(of path: FilePath) -> [FilePath] {
        var names: [FilePath] = []
        var next: FilePath? = path
        while let path = next, names.count < 40 {
            names.append(path.parent.canonical.appending(path.lastComponent))
            next = path.linkTarget
        }
        return names + [path.canonical]
    }

    private func handle(_ event: FileMonitor.Event, _ paths: [FilePath]) {
        let isWatched = paths.contains {
            names.contains($0) || folders.contains($0.parent)
                || sparseFolders.contains($0.parent) && isAwaited($0)
        }
        guard isWatched else { return }
        switch event {
        case .attributesChanged, .willUnmount, .unmounted: return
        case .changed, .created: read(after: Self.writeDelay)
        default: read(after: Self.closeDelay)
        }
    }

    /// Whether a path is of interest, or a folder in which something may be that is.
    private func isAwaited(_ path: FilePath) -> Bool {
        isOfInterest(path) || sparseFolders.contains(path) || path.isFolder
    }

    private func read(after milliseconds: Int) {
        pending?.cancel()
        pending = EventLoop.after(milliseconds: milliseconds) { [weak self] in self?.read() }
    }

    private func read() {
        resolvePaths()
        if isAnyThere { return changed() }
        pending = EventLoop.after(milliseconds: Self.deletionDelay) { [weak self] in
            if let self, !isAnyThere { deleted() }
        }
    }

    private var isAnyThere: Bool { (watched + places).contains(where: \.exists) }
}
