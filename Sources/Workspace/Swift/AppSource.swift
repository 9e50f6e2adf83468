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
    /// Whether other files of the app are read, too.
    package var readsFolder = true

    package init(
        project: FilePath? = nil, view: String? = nil, branches: BranchSelection = BranchSelection()
    ) {
        (self.project, self.view, self.branches) = (project, view, branches)
    }
}

/// Converts the SwiftUI source of an app to a screen.
package enum AppSource {
    /// The folders of apps that were read, with the parser that reads them: one conversion after another.
    private static let apps = Mutex(Apps())

    private struct Apps {
        let parser = SwiftParserProcess()
        var folders: [String: SwiftFolder] = [:]

        mutating func folder(_ root: FilePath) -> SwiftFolder {
            let folder = folders[root.string] ?? SwiftFolder(root, parser)
            folder.refresh()
            folders[root.string] = folder
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
        let canonical = path.absolute.canonical
        if let failure = readingFailure(of: canonical, path) { return ReadResult(nil, [failure]) }
        let root = (input.project?.absolute ?? SwiftFolder.around(canonical)).canonical
        let isInside = canonical.relative(to: root) != nil
        return apps.withLock { apps in
            let folder =
                input.readsFolder
                ? apps.folder(isInside ? root : canonical.parent)
                : SwiftFolder(
                    canonical.parent, apps.parser, only: FilePath(canonical.lastComponent))
            return convert(path, canonical, in: folder, input)
        }
    }

    private static func convert(
        _ path: FilePath, _ canonical: FilePath, in folder: SwiftFolder, _ input: SwiftInput
    ) -> ReadResult<Conversion> {
        let own = canonical.relative(to: folder.root) ?? FilePath(canonical.lastComponent)
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
            return ReadResult(
                nil,
                folder.diagnostics.map { diagnostic in
                    var copy = diagnostic
                    (copy.severity, copy.file) = (.error, path.string)
                    return copy
                })
        }
        let reader = SwiftScreenReader(project)
        let result = reader.screen(of: tree, view: input.view, input.branches)
        let diagnostics = named(project.diagnostics + result.diagnostics) + folder.diagnostics
        guard let screen = result.screen else { return ReadResult(nil, diagnostics) }
        let file = SourceFile(
            name: path.string, path: path, bytes: screen.value.json, origin: folder.root)
        let conversion = Conversion(
            screen: screen, file: file, views: reader.views(in: tree),
            files: folder.usedFiles.sorted().map { folder.root.appending($0) })
        return ReadResult(conversion, diagnostics)
    }

    /// The sources in a folder that declare views with lists, by their paths in it.
    package static func screens(in folder: FilePath) -> [FilePath] {
        inventory(of: folder).screens.map(\.file).uniqued()
    }

    /// What a folder has besides screen files and themes.
    package struct Inventory: Sendable {
        package let screens: [(file: FilePath, view: String)]
        package let fonts: [FilePath]
        package let stringTables: [FilePath]
        package let diagnostics: [Diagnostic]
    }

    /// Lists the views with lists in a folder, its fonts, and its string tables.
    package static func inventory(of folder: FilePath) -> Inventory {
        apps.withLock { apps in
            let app = apps.folder(folder.absolute.canonical)
            let project = SwiftProject(app)
            let reader = SwiftScreenReader(project)
            let screens = app.screenFiles.flatMap { path in
                (project.tree(of: path).map(reader.listViews) ?? []).map { (path, $0) }
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
    }

    /// The views with lists in the app around a file.
    package static func appScreens(around path: FilePath) -> [AppScreen] {
        appScreens(in: SwiftFolder.around(path.absolute.canonical))
    }

    /// The views with lists in a folder.
    package static func appScreens(in folder: FilePath) -> [AppScreen] {
        inventory(of: folder).screens.map {
            AppScreen(path: folder.appending($0.file.string), view: $0.view)
        }
    }

    /// The folder that a path stands for: itself, or that of an Xcode project.
    package static func folder(of path: FilePath) -> FilePath {
        let isProject = path.string.hasSuffix(".xcodeproj") || path.string.hasSuffix(".xcworkspace")
        return isProject ? path.absolute.parent : path
    }

    /// Whether a path is that of an Xcode project.
    package static func isProject(_ path: FilePath) -> Bool {
        folder(of: path).string != path.string
    }

    /// Whether the app around a file was read before.
    static func isFolderKnown(around path: FilePath) -> Bool {
        let root = SwiftFolder.around(path.absolute.canonical)
        return apps.withLock { $0.folders[root.string] != nil }
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
