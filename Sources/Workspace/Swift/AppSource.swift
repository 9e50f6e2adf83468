// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import SwiftScreens
import Synchronization
import Syntax

/// What to show of a Swift source.
package struct SwiftInput: Hashable, Sendable {
    /// The folder of the app; nil to look for it around the file.
    package var project: FilePath?
    /// The name of the view; nil for the first one with a list.
    package var view: String?
    package var branches = BranchSelection()
    /// The texts for data that only the running app has, by the source of its expression.
    package var samples: [String: String] = [:]
    /// Whether other files of the app are read, too.
    package var readsFolder = true

    package init(
        project: FilePath? = nil, view: String? = nil, branches: BranchSelection = BranchSelection()
    ) {
        (self.project, self.view, self.branches) = (project, view, branches)
    }

    /// What is shown with the settings of a project, which count where nothing else is chosen.
    fileprivate func adding(_ settings: SourceSettings) -> SwiftInput {
        var copy = self
        copy.branches.chosen.merge(settings.choices) { own, _ in own }
        copy.samples.merge(settings.samples) { own, _ in own }
        return copy
    }
}

/// Converts the SwiftUI source of an app to a screen.
package enum AppSource {
    /// The folders of apps that were read. One conversion uses them after another.
    private static let apps = Mutex(Apps())
    /// The parser of all sources, also of those that are read without their folder.
    private static let parser = SwiftParserProcess()
    /// The folders that were read, apart from them, so that asking does not wait for reading.
    private static let known = Mutex<Set<String>>([])

    private struct Apps {
        var folders: [String: SwiftFolder] = [:]

        mutating func folder(_ root: FilePath) -> SwiftFolder {
            let folder = folders[root.string] ?? SwiftFolder(root, AppSource.parser)
            folder.refresh()
            folders[root.string] = folder
            AppSource.known.withLock { _ = $0.insert(root.string) }
            return folder
        }
    }

    /// Whether a path is that of a Swift source, by its name.
    package static func isSource(_ path: FilePath) -> Bool {
        path.string.lowercased().hasSuffix(".swift")
    }

    /// A converted screen, and what it was made of.
    package struct Conversion: Sendable {
        package let screen: ConvertedScreen
        /// The screen as the text of a file, under the path of the source.
        package let file: SourceFile
        /// The views of the source that can be shown.
        package let views: [String]
        /// The files that were read, for watching.
        package let files: [FilePath]
    }

    /// Converts a view of a source. Diagnostics name files as the source is named.
    package static func convert(
        _ path: FilePath, _ input: SwiftInput = SwiftInput()
    ) -> ReadResult<Conversion> {
        reading(path, input) { folder, own in convert(path, own, in: folder, input) }
    }

    /// Reads a source with the folder of its app.
    ///
    /// - Parameter read: reads the file, by its path in the folder.
    private static func reading<Value>(
        _ path: FilePath, _ input: SwiftInput,
        _ read: (SwiftFolder, _ own: FilePath) -> ReadResult<Value>
    ) -> ReadResult<Value> {
        let canonical = path.absolute.canonical
        if let failure = readingFailure(of: canonical, path) { return ReadResult(nil, [failure]) }
        let root = (input.project?.absolute ?? SwiftFolder.around(canonical)).canonical
        let isInside = canonical.relative(to: root) != nil
        let name = FilePath(canonical.lastComponent)
        guard input.readsFolder else {
            return read(SwiftFolder(canonical.parent, parser, only: name), name)
        }
        return apps.withLock { apps in
            let folder = apps.folder(isInside ? root : canonical.parent)
            return read(folder, canonical.relative(to: folder.root) ?? name)
        }
    }

    /// The settings for the sources of a folder, and the file that has them; nil without one.
    private static func settings(
        for folder: FilePath
    ) -> (result: ReadResult<Project>, path: FilePath)? {
        let path = ProjectFiles.file(for: folder)
        return path.exists ? (ProjectFiles.read(path), path) : nil
    }

    private static func convert(
        _ path: FilePath, _ own: FilePath, in folder: SwiftFolder, _ input: SwiftInput
    ) -> ReadResult<Conversion> {
        let settings = settings(for: folder.root.appending(own.string).parent)
        let input = input.adding(settings?.result.value?.sources ?? SourceSettings())
        let project = SwiftProject(folder)
        func named(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
            diagnostics.map { diagnostic in
                var copy = diagnostic
                let isOwn = diagnostic.file == own.string
                copy.file = isOwn ? path.string : folder.root.appending(diagnostic.file).string
                return copy
            }
        }
        guard let tree = project.tree(of: own) else {
            return ReadResult(nil, folder.unreadable(as: path))
        }
        let reader = SwiftScreenReader(project)
        let result = reader.screen(
            of: tree, view: input.view, input.branches, samples: input.samples)
        let diagnostics = named(project.diagnostics + result.diagnostics) + folder.diagnostics
        guard let screen = result.screen else { return ReadResult(nil, diagnostics) }
        let file = SourceFile(
            name: path.string, path: path, bytes: screen.value.json, origin: folder.root)
        let conversion = Conversion(
            screen: screen, file: file, views: reader.views(in: tree),
            files: folder.usedFiles.sorted().map { folder.root.appending($0) }
                + [settings?.path].compactMap(\.self))
        return ReadResult(conversion, diagnostics)
    }

    /// What became of each text in the source of a view, with all branches.
    package static func account(
        of path: FilePath, _ input: SwiftInput
    ) -> ReadResult<SourceAccount> {
        reading(path, input) { folder, own in
            let project = SwiftProject(folder)
            guard let tree = project.tree(of: own) else {
                return ReadResult(nil, folder.unreadable(as: path))
            }
            let result = SwiftScreenReader(project).account(of: tree, view: input.view)
            return ReadResult(
                result.account, result.account == nil ? result.diagnostics : [])
        }
    }

    /// What a folder has besides screen files and themes.
    package struct Inventory: Sendable {
        /// The views with lists, by their paths in the folder.
        package let screens: [AppScreen]
        package let fonts: [FilePath]
        package let stringTables: [FilePath]
        package let diagnostics: [Diagnostic]
    }

    /// Lists the views with lists in a folder, its fonts, and its string tables.
    package static func inventory(of folder: FilePath) -> Inventory {
        let root = folder.absolute.canonical
        let settings = settings(for: root)
        let excluded = settings?.result.value?.sources.excluded ?? []
        return apps.withLock { apps in
            let app = apps.folder(root)
            let project = SwiftProject(app)
            let reader = SwiftScreenReader(project)
            let files = app.screenFiles { path in
                guard let path = settings.flatMap({ path.relative(to: $0.path.parent) }) else {
                    return false
                }
                return excluded.contains { $0.covers(path) }
            }
            let screens = files.flatMap { path in
                // Parsing a whole app takes seconds, which all that is read in the meantime would wait for.
                let scanned = app.summary(of: path).flatMap {
                    SwiftScreenReader.listViews(in: $0, of: path)
                }
                return (scanned ?? project.tree(of: path).map(reader.listViews) ?? []).map {
                    AppScreen(path: path, view: $0)
                }
            }
            return Inventory(
                screens: screens, fonts: app.fonts, stringTables: app.stringTables,
                diagnostics: app.diagnostics)
        }
    }

    /// A view with a list in an app.
    package struct AppScreen: Hashable, Sendable {
        package let path: FilePath
        package let view: String

        package init(path: FilePath, view: String) { (self.path, self.view) = (path, view) }

        /// The view of a path in a folder.
        func placed(in folder: FilePath) -> AppScreen {
            AppScreen(path: folder.appending(path.string), view: view)
        }
    }

    /// The views with lists in the app around a file.
    package static func appScreens(around path: FilePath) -> [AppScreen] {
        appScreens(in: SwiftFolder.around(path.absolute.canonical))
    }

    /// The views with lists in a folder.
    package static func appScreens(in folder: FilePath) -> [AppScreen] {
        inventory(of: folder).screens.map { $0.placed(in: folder) }
    }

    /// A view in an app; the first one with a list without a name.
    package static func screen(
        in folder: FilePath, named name: String?
    ) -> ReadResult<AppScreen> {
        let inventory = inventory(of: folder)
        let found =
            inventory.screens.first { name == nil || $0.view == name }
            ?? name.flatMap { view in
                file(declaring: view, in: folder).map { AppScreen(path: $0, view: view) }
            }
        if let found { return ReadResult(found.placed(in: folder), []) }
        let problem: SwiftFolderProblem =
            inventory.screens.isEmpty
            ? .noScreens(folder.absolute.lastComponent)
            : .noSuchView(name ?? "", inventory.screens.map(\.view).uniqued())
        let errors = inventory.diagnostics.filter { $0.severity == .error }
        return ReadResult(
            nil, errors.isEmpty ? [Diagnostic(.error, file: folder.string, problem)] : errors)
    }

    /// The file of a folder that declares a type.
    private static func file(declaring type: String, in folder: FilePath) -> FilePath? {
        apps.withLock { apps in
            SwiftProject(apps.folder(folder.absolute.canonical))
                .files(declaring: type, near: FilePath(".")).first
        }
    }

    /// The folder that a path stands for: itself, or that of an Xcode project.
    package static func folder(of path: FilePath) -> FilePath {
        let name = path.lastComponent
        let isProject = name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
        return isProject ? path.absolute.parent : path
    }

    /// Whether a path is that of an Xcode project.
    package static func isProject(_ path: FilePath) -> Bool {
        folder(of: path).string != path.string
    }

    /// Whether the app around a file was read before.
    static func isFolderKnown(around path: FilePath) -> Bool {
        let root = SwiftFolder.around(path.absolute.canonical)
        return known.withLock { $0.contains(root.string) }
    }

    /// The error of a file that cannot be read at all.
    private static func readingFailure(of canonical: FilePath, _ path: FilePath) -> Diagnostic? {
        SourceFile.read(canonical, upTo: SwiftParserProcess.maximumSize).diagnostics.first.map {
            diagnostic in
            let isTooLarge = (diagnostic.problem as? FileProblem) == .tooLarge
            let problem: any Problem =
                isTooLarge ? SwiftParserFailure.tooLarge : diagnostic.problem
            return Diagnostic(.error, file: path.string, problem)
        }
    }
}
