// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Auditing
import Documents
import DynamicType
import Previewing
import Syntax
import Workspace

/// What `check` checks: every screen in every theme, iOS generation, appearance, variant, width, and
/// category.
struct CheckMatrix {
    /// The documents of each theme, at least one.
    private(set) var themes: [Inputs] = []
    let screens: [LoadedDocument<Screen>]
    /// The project of each screen.
    let projects: [ProjectSession]
    let environments: [PreviewEnvironment]
    let rules: [Rule]
    let axes: AuditAxes
    /// The names of files in reports.
    let names: ReportedNames
    /// Whether this is all that a project lists.
    let isWholeProject: Bool

    /// Reads all files.
    ///
    /// - Parameter tree: the files of another commit in place of those on disk; nil for those on disk.
    /// - Throws: `InputError` with the problems of all files, `UsageError`, or `StartFailure`.
    init(
        _ arguments: Arguments, _ console: Console, in tree: CommitTree? = nil
    ) throws {
        let source = try CheckSource(arguments)
        isWholeProject = source.isWholeProject
        let project = source.project?.value ?? Project()
        let fonts = arguments.all(Options.fonts).compactMap { tree.place(of: $0) }
        let installation = try Inputs(fonts: fonts).installation
        try installation.requireFonts()
        let tokens = TokenArguments(arguments, in: tree)
        let files = try source.find(tokens, in: tree)
        screens = try source.screens(of: files, installation, in: tree)
        projects = screens.map { ProjectSession(ScreenSession($0)) }
        var diagnostics = files.diagnostics
        for file in files.themes.isEmpty ? [nil] : files.themes {
            var inputs = try Inputs(fonts: fonts, sharing: installation)
            if let file { try inputs.openTheme(file, tokens) }
            let notes = inputs.acceptVoidTheme()
            if tree == nil { console.note(notes) }
            diagnostics += inputs.diagnostics
            themes.append(inputs)
        }
        // Screens of one source have the same mistakes.
        diagnostics += screens.flatMap {
            $0.diagnostics + [$0.value.missingTexts(in: $0.sourceMap)].compactMap(\.self)
        }.uniqued()
        // The command without another commit has shown all problems of these files that are still there.
        if tree == nil {
            let found = [source.project?.diagnostics ?? []] + projects.map(\.diagnostics)
            let settings = found.flatMap(\.self).uniqued()
            let all = diagnostics + settings
            guard !all.contains(where: { $0.severity == .error }) else { throw InputError(all) }
            console.note(diagnostics)
            console.noteWithFixes(settings)
        }

        let categories =
            arguments[PreviewArguments.categoryOrAll]
            ?? project.categories.orElse(ContentSizeCategory.allCases)
        environments = try Self.environments(arguments, project, installation, categories[0])
        let devices = installation.newestProfile.devices
        let widths = arguments.all(PreviewArguments.widths)
            .orElse(project.widths.compactMap { $0.points(of: devices) })
            .orElse([environments[0].width]).uniqued()
        rules = arguments.all(CheckCommand.rule).orElse(Rule.allCases)
        let names = ReportedNames(in: tree, installation.resources)
        self.names = names
        axes = AuditAxes(
            screens: screens.map { names.name(of: $0.path ?? .standardStream) },
            themes: themes.map { names.name(of: $0.themePath) },
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

    /// The names of screens and themes relative to a folder, as in a file of known findings.
    func names(from folder: FilePath) -> (screens: [String], themes: [String]) {
        let names = ReportedNames(from: folder, themes[0].installation.resources)
        return (
            screens.map { names.name(of: $0.path ?? .standardStream).visible },
            themes.map { names.name(of: $0.themePath).visible }
        )
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
    fileprivate func points(of devices: DeviceList) -> Double? {
        switch self {
        case .points(let points): points
        case .device(let name): devices[name]?.width
        }
    }
}
