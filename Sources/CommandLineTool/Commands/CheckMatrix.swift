// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Auditing
import DesignTokens
import Documents
import DynamicType
import Files
import Previewing
import Syntax
import Workspace

/// What `check` checks: every screen in every theme, iOS generation, appearance, variant, width, and
/// category.
struct CheckMatrix {
    /// The documents of each theme. Screens are opened in their pages one after another.
    private(set) var themes: [Inputs] = []
    let screens: [LoadedDocument<Screen>]
    let environments: [PreviewEnvironment]
    let rules: [Rule]
    let axes: AuditAxes
    /// The names of files in reports.
    let names: ReportedNames

    /// The project of the command line, a folder, or the current folder, and other files.
    private struct Source {
        var project: (path: FilePath, value: Project, map: SourceMap?)?
        var diagnostics: [Diagnostic] = []
        /// The files and folders of the command line, other than projects.
        var files: [FilePath] = []
    }

    /// Reads all files.
    ///
    /// - Parameters:
    ///   - names: the names of files in reports.
    ///   - tree: the files of another commit in place of those on disk; nil for those on disk.
    /// - Throws: `InputError` with the problems of all files, `UsageError`, or `StartFailure`.
    init(
        _ arguments: Arguments, _ console: Console, in tree: CommitTree? = nil
    ) throws {
        let source = try Self.source(arguments)
        let project = source.project?.value ?? Project()
        let fonts = arguments.all(Options.fonts).compactMap { tree.place(of: $0) }
        let first = try Inputs(fonts: fonts)
        let installation = first.installation
        try installation.requireFonts()
        let tokens = TokenArguments(arguments, in: tree)

        var files = ProjectFiles(tokens: tokens.input)
        let (theme, screen) = (arguments[Options.theme], arguments[Options.screen])
        if theme != nil || tokens.hasFiles {
            let place = tree.place(of: theme)
            // In another commit, the theme may be of another kind than the options are for.
            let file =
                tree == nil
                ? try tokens.open(place)
                : (try? tokens.open(place)) ?? place.map { RecognizedFile($0, as: .theme) }
            if let file { files.add(theme: file) }
        }
        if let named = tree.place(of: screen) {
            files.add(screen: RecognizedFile(named, as: .screen))
        }
        if let (path, value, map) = source.project {
            files.add(
                value, at: tree.place(always: path), map, themes: theme == nil,
                screens: screen == nil && !value.screens.isEmpty)
        }
        files.add(source.files.compactMap { tree.place(of: $0) })
        // Without a theme, the options of design tokens are an error. Another commit may not have the theme yet.
        if tree == nil, files.themes.isEmpty { _ = try tokens.open(nil) }
        var diagnostics = files.diagnostics
        let isNamed = screen != nil || source.project != nil || !arguments.operands.isEmpty
        screens = try Self.screens(
            of: files, arguments, installation, mayBeEmpty: tree != nil && isNamed)

        for file in files.themes.isEmpty ? [nil] : files.themes {
            var inputs = try Inputs(fonts: fonts, sharing: installation)
            if let file {
                do {
                    try inputs.openTheme(file, tokens)
                } catch where tree != nil {
                    // A mapping of a token that the commit does not have.
                    inputs = try Inputs(fonts: fonts, sharing: installation)
                }
            }
            console.note(inputs.acceptVoidTheme())
            diagnostics += inputs.diagnostics
            themes.append(inputs)
        }
        diagnostics += screens.flatMap {
            $0.diagnostics + [$0.value.missingTexts(in: $0.sourceMap)].compactMap(\.self)
        }
        let projects =
            (source.diagnostics + Self.projectDiagnostics(of: screens, in: themes[0])).uniqued()
        if tree == nil {
            let all = diagnostics + projects
            guard !all.contains(where: { $0.severity == .error }) else { throw InputError(all) }
            console.note(diagnostics)
            console.noteWithFixes(projects)
        }

        let categories =
            arguments[PreviewArguments.categoryOrAll]
            ?? project.categories.orElse(
                ContentSizeCategory.allCases)
        environments = try Self.environments(arguments, project, installation, categories[0])
        let given = arguments.all(PreviewArguments.widths)
        let widths = given.orElse(project.widths.compactMap(\.points))
            .orElse([environments[0].width]).uniqued()
        let wanted = arguments.all(CheckCommand.rule)
        rules = wanted.isEmpty ? Rule.allCases : wanted
        let names = ReportedNames(in: tree)
        self.names = names
        axes = AuditAxes(
            screens: screens.map { names.name(of: $0.path ?? .standardStream) },
            themes: themes.map { $0.themePath.map(names.name(of:)) ?? Project.systemTheme },
            settings: environments.map {
                AuditAxes.Setting(
                    profile: $0.profile.name, appearance: $0.appearance, variant: $0.textVariant)
            }, widths: widths, categories: categories)
    }

    /// The files of the report, for edits in their texts.
    var sources: [String: SourceFile] {
        let maps = themes.map(\.auditedFiles.themeMap) + screens.map(\.sourceMap)
        return Dictionary(
            maps.compactMap { map in map.map { ($0.file.name, $0.file) } },
            uniquingKeysWith: { first, _ in first })
    }

    var screenPaths: [FilePath] { screens.map { $0.path ?? .standardStream } }

    /// The files of themes; nil for the system font.
    var themePaths: [FilePath?] { themes.map(\.themePath) }

    /// The rules that are checked.
    var checkedRules: Set<Rule> { Set(rules) }
}

// MARK: - Reading

extension CheckMatrix {
    /// The project and the files of the command line. Without any, the project in the current
    /// folder, if it lists screens.
    private static func source(_ arguments: Arguments) throws -> Source {
        var source = Source()
        for path in arguments.operands {
            let inFolder = path.appending(Project.fileName)
            let file = path.lastComponent == Project.fileName && !path.isFolder ? path : inFolder
            guard file == path || path.isFolder && file.exists else {
                source.files.append(path)
                continue
            }
            let project = try read(file)
            if project.value.screens.isEmpty {
                guard file != path else {
                    throw InputError([
                        Diagnostic(.error, file: path.string, ProjectProblem.noScreens)
                    ])
                }
                source.files.append(path)
                // Several folders may have exceptions each.
                guard source.project == nil else { continue }
            } else if let other = source.project, !other.value.screens.isEmpty {
                throw UsageError(CommandProblem.severalProjects)
            }
            source.project = (file, project.value, project.map)
            source.diagnostics = project.diagnostics
        }
        let file = FilePath(Project.fileName)
        if arguments.operands.isEmpty, arguments[Options.screen] == nil, file.exists {
            let project = try read(file)
            if !project.value.screens.isEmpty {
                source.project = (file, project.value, project.map)
                source.diagnostics = project.diagnostics
            }
        }
        return source
    }

    private static func read(
        _ path: FilePath
    ) throws -> (value: Project, map: SourceMap?, diagnostics: [Diagnostic]) {
        let result = ProjectFiles.read(path)
        guard let value = result.value else { throw InputError(result.diagnostics) }
        return (value, result.sourceMap, result.diagnostics)
    }

    /// The screens of the files, or the bundled one if no file was given.
    private static func screens(
        of files: ProjectFiles, _ arguments: Arguments, _ installation: Installation,
        mayBeEmpty: Bool
    ) throws -> [LoadedDocument<Screen>] {
        let hasErrors = files.diagnostics.contains { $0.severity == .error }
        if !files.screens.isEmpty || mayBeEmpty || hasErrors { return files.screens }
        guard arguments.operands.isEmpty else {
            let unused = files.themes.compactMap { $0?.path.string }
            throw UsageError(
                unused.isEmpty
                    ? CommandProblem.noScreens(arguments.operands.map(\.string))
                    : .unusedThemes(unused))
        }
        return [installation.screen]
    }

    /// The diagnostics of the projects of all screens, other than the errors of whole projects.
    private static func projectDiagnostics(
        of screens: [LoadedDocument<Screen>], in inputs: Inputs
    ) -> [Diagnostic] {
        screens.flatMap { screen in
            inputs.page.screen.open(screen)
            return inputs.page.project.diagnostics
        }.uniqued()
    }

    /// One environment for each iOS generation, appearance, and variant.
    private static func environments(
        _ arguments: Arguments, _ project: Project, _ installation: Installation,
        _ category: ContentSizeCategory
    ) throws -> [PreviewEnvironment] {
        let base = try PreviewArguments.environment(arguments, installation, category)
        let isGiven = { (option: any DeclaredOption) in arguments.firstGiven(of: [option]) != nil }
        let profiles =
            try isGiven(PreviewArguments.profile)
            ? [] : project.profiles.map { try installation.profile(named: $0) }
        let appearances = isGiven(PreviewArguments.appearance) ? [] : project.appearances
        let variants = isGiven(PreviewArguments.variant) ? [] : project.variants
        return profiles.orElse([base.profile]).flatMap { profile in
            appearances.orElse([base.appearance]).flatMap { appearance in
                variants.orElse([base.textVariant]).map { variant in
                    var environment = base
                    environment.profile = profile
                    environment.appearance = appearance
                    environment.textVariant = variant
                    return environment
                }
            }
        }
    }
}

extension Array {
    /// The array, or another one if it is empty.
    fileprivate func orElse(_ other: [Element]) -> [Element] { isEmpty ? other : self }
}

extension Project.Width {
    /// The width in points; nil for an unknown device.
    fileprivate var points: Double? {
        switch self {
        case .points(let points): points
        case .device(let name): Device(name: name)?.width
        }
    }
}
