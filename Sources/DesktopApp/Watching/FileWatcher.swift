// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import GtkKit
import Syntax

/// Watches files by their paths, and reports writes in place, replacement, and deletion. For a symbolic link, it
/// watches the link and its target. For a folder, it watches all files or only those with certain names.
final class FileWatcher {
    /// How often watchers have resolved their paths, for tests.
    private(set) static var resolutionCount = 0
    private let changed: () -> Void
    private let deleted: () -> Void
    /// A monitor for each watched folder.
    private var monitors: [FilePath: FileMonitor] = [:]
    private var pending: Scheduled?
    private var watched: [FilePath] = []
    /// All paths of the watched files. They are canonical, except for the last component.
    private var names: Set<FilePath> = []
    private var folders: Set<FilePath> = []
    /// Folders in which only some names matter, and folders that may be created or deleted.
    private var sparseFolders: Set<FilePath> = []
    private var places: [FilePath] = []
    private var isOfInterest: (FilePath) -> Bool = { _ in false }

    /// After a write in place, the file counts as complete when it is closed, or after this many milliseconds.
    private static let writeDelay = 50
    /// After a file is closed, changes of other files are collected for this many milliseconds.
    private static let closeDelay = 5
    /// A missing file counts as deleted after this many milliseconds. Before, it may be in the course of being
    /// replaced.
    private static let deletionDelay = 400

    /// A watcher without files.
    ///
    /// - Parameter deleted: called when none of the files exists anymore.
    init(deleted: @escaping () -> Void = {}, _ changed: @escaping () -> Void) {
        (self.changed, self.deleted) = (changed, deleted)
    }

    isolated deinit { pending?.cancel() }

    /// Watches another file instead of the current ones; nil for none.
    func watch(_ path: FilePath?) { watch(path.map { [$0] } ?? []) }

    /// Watches other files and folders instead of the current ones.
    ///
    /// - Parameters:
    ///   - places: folders that change often.
    ///   - isOfInterest: whether to report a file in one of these folders, by its path.
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

    /// Resolves symbolic links and monitors the folders. A folder that cannot be watched is ignored, because the user
    /// can open the file again.
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
            monitors[folder] = try? FileMonitor(watchingFolder: folder) { [weak self] in
                self?.handle($0, $1)
            }
        }
    }

    /// A path, and the targets of its symbolic links.
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

    /// Whether a path is of interest, or a folder that may contain such a path.
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
