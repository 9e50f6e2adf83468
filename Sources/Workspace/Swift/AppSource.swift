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
    /// What is read beside the file.
    package var reach = Reach.folder

    package enum Reach: Hashable, Sendable {
        /// Nothing.
        case file
        /// What was read of the folder before, with changes of some files: those that the screen uses.
        case known([FilePath])
        /// The folder of the app as it is.
        case folder
    }

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
    static let parser = SourceParser()
    /// The folders that were read, apart from them, so that asking does not wait for reading.
    static let known = Mutex<Set<String>>([])

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
        /// The Swift sources among them, as they were read.
        let sources: [FilePath: [UInt8]]
    }

    /// Converts a view of a source. Diagnostics name files as the source is named.
    package static func convert(
        _ path: FilePath, _ input: SwiftInput = SwiftInput()
    ) -> ReadResult<Conversion> {
        reading(path, input) { app, own in convert(path, own, in: app, input) }
    }

    /// Reads a source with the folder of its app.
    ///
    /// - Parameter read: reads the file, by its path in the folder.
    private static func reading<Value>(
        _ path: FilePath, _ input: SwiftInput,
        _ read: (App, _ own: FilePath) -> ReadResult<Value>
    ) -> ReadResult<Value> {
        let canonical = path.absolute.canonical
        if let failure = readingFailure(of: canonical, path) { return ReadResult(nil, [failure]) }
        let root = (input.project?.absolute ?? SwiftFolder.around(canonical)).canonical
        let isInside = canonical.relative(to: root) != nil
        let name = FilePath(canonical.lastComponent)
        guard input.reach != .file else {
            return read(App(SwiftFolder(canonical.parent, parser, only: name)), name)
        }
        return apps.withLock { apps in
            let app = apps.app(isInside ? root : canonical.parent, input.reach)
            return read(app, canonical.relative(to: app.folder.root) ?? name)
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
        _ path: FilePath, _ own: FilePath, in app: App, _ input: SwiftInput
    ) -> ReadResult<Conversion> {
        let (folder, project) = (app.folder, app.project)
        let settings = settings(for: folder.root.appending(own.string).parent)
        let input = input.adding(settings?.result.value?.sources ?? SourceSettings())
        let shown = folder.name(fitting: path, own)
        func named(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
            diagnostics.map { diagnostic in
                var copy = diagnostic
                copy.file = shown.appending(diagnostic.file).string
                if diagnostic.file == own.string { copy.file = path.string }
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
        let used = project.usedFiles.sorted().map(FilePath.init)
        // Places in the file itself name it as it was opened.
        func name(_ file: FilePath) -> FilePath {
            file == own ? path : folder.root.appending(file.string)
        }
        let sources = used.filter(isSource).compactMap { file in
            folder.bytes(of: file).map { (name(file), $0) }
        }
        let conversion = Conversion(
            screen: screen, file: file, views: reader.views(in: tree),
            files: used.map { folder.root.appending($0.string) }
                + [settings?.path].compactMap(\.self),
            sources: Dictionary(sources) { first, _ in first })
        return ReadResult(conversion, diagnostics)
    }

    /// What became of each text in the source of a view, with all branches.
    package static func account(
        of path: FilePath, _ input: SwiftInput
    ) -> ReadResult<SourceAccount> {
        reading(path, input) { app, own in
            guard let tree = app.project.tree(of: own) else {
                return ReadResult(nil, app.folder.unreadable(as: path))
            }
            let result = SwiftScreenReader(app.project).account(of: tree, view: input.view)
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
            let app = apps.app(root)
            let (folder, project) = (app.folder, app.project)
            let reader = SwiftScreenReader(project)
            let files = folder.screenFiles { path in
                guard let path = settings.flatMap({ path.relative(to: $0.path.parent) }) else {
                    return false
                }
                return excluded.contains { $0.covers(path) }
            }
            let screens = files.flatMap { path in
                // Parsing a whole app takes seconds, which all that is read in the meantime would wait for.
                let scanned = folder.summary(of: path).flatMap {
                    SwiftScreenReader.listViews(in: $0, of: path)
                }
                return (scanned ?? project.tree(of: path).map(reader.listViews) ?? []).map {
                    AppScreen(path: path, view: $0)
                }
            }
            return Inventory(
                screens: screens, fonts: folder.fonts, stringTables: folder.stringTables,
                diagnostics: folder.diagnostics)
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
            apps.app(folder.absolute.canonical).project
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

    /// Whether a path is that of a Swift source or an Xcode project, by its name.
    static func isNamedSource(_ path: FilePath) -> Bool { isSource(path) || isProject(path) }

    /// Whether a path is that of a folder with SwiftUI views, which may have a theme, tokens, or fonts, too.
    static func isApp(_ path: FilePath) -> Bool {
        path.isFolder && SwiftFolder.hasViews(path)
    }

    /// Whether the folder of an app was read before.
    static func isKnown(_ app: FilePath) -> Bool {
        known.withLock { $0.contains(app.string) }
    }

    /// Parses a source that will be converted soon.
    package static func parseAhead(_ path: FilePath) {
        let source = SourceFile.read(path.absolute, upTo: SwiftParserProcess.maximumSize)
        // What is wrong with the file is said when it is converted.
        if let source = source.value { _ = try? parser.parse(source.bytes) }
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
