// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Documents
import DynamicType
import Previewing
import Syntax
import Workspace

/// The arguments of commands with a preview: a theme, a screen, and a device with the user's
/// settings.
struct PreviewArguments {
    static let category = Option("category", .category, categoryHelp)
    static let categoryOrAll = Option("category", .categoryOrAll, categoryHelp)
    private static let categoryHelp = categoryMeaning + "Default: L."
    static let categoryMeaning =
        "The content size category. All of its names work: AX3, accessibilityExtraLarge, accessibility3, "
        + "or UICTContentSizeCategoryAccessibilityXL. "
    static let width = Option(
        "width", .number("POINTS", in: 50...4000), "The width of the device. Default: 390.")
    static let widths = Option(
        "width", .number("POINTS", in: 50...4000),
        "The width of the device. Default: 390. Can be given more than once.",
        isRepeatable: true)
    static let scale = Option(
        "scale", .number("N", in: 0.5...8),
        "The pixels per point of the device, for rounding frames. Default: 3.")
    static let profile = Option(
        "profile", ValueType.text("NAME", offering: Profile.bundledNames),
        "The iOS generation, for its measures. Default: the newest.")
    static let direction = Option(
        "direction", .choice() as ValueType<Direction>,
        "The writing direction, unless the screen has its own. Default: ltr.")
    static let appearance = Option(
        "appearance", .choice() as ValueType<Appearance>, "The appearance. Default: light.")
    /// The flags for switches, each with its property.
    private static let switches = PreviewSwitch.all.compactMap { setting in
        setting.flag.map { (flag: Flag($0.name, $0.help), property: setting.property) }
    }
    static let variant = Option(
        "variant", .textVariant,
        "The variant of the texts. With pseudo-30, texts are accented and 30% longer; any percentage up to "
            + "200 works. With pseudo, short texts grow more than long ones, as translations do "
            + "(IBM, Guideline A3). With pseudo-up-to-60, they do so up to 60%. With right-to-left, "
            + "the screen is mirrored, too. Default: the texts as written.")

    /// The side where lines start: left to right, or right to left.
    enum Direction: String, CaseIterable {
        case ltr, rtl
    }

    /// The options of a command with a preview, including options for categories and widths.
    ///
    /// - Parameters:
    ///   - category: the option for categories; nil for a command that uses all of them.
    ///   - theme: the option for themes.
    ///   - screen: the option for the screen; nil for a command with screens as operands.
    static func options(
        _ category: (any DeclaredOption)?, _ width: any DeclaredOption = width,
        theme: any DeclaredOption = Options.theme,
        screen: (any DeclaredOption)? = Options.screen,
        appearance: any DeclaredOption = appearance
    ) -> [any DeclaredOption] {
        [screen, theme].compactMap(\.self) + (screen == nil ? [] : SwiftOptions.all)
            + Options.ofThemes + [category].compactMap(\.self)
            + [width, scale, profile, Options.language, direction, appearance]
            + switches.map(\.flag) + [variant]
    }

    /// The arguments with each of several themes, or with the only theme. Messages about the screen are printed once.
    ///
    /// - Throws: `InputError` with the errors of all themes.
    static func ofEachTheme(
        _ arguments: Arguments, console: Console
    ) throws -> [PreviewArguments] {
        let paths = arguments.all(Options.themes)
        guard paths.count > 1 else { return [try PreviewArguments(arguments, console: console)] }
        let console = console.withoutRepetitions
        let tokens = TokenArguments(arguments)
        var (all, messages): ([PreviewArguments], [String]) = ([], [])
        for path in paths {
            do {
                all.append(
                    try PreviewArguments(
                        arguments, opening: tokens.open(path), console: console))
            } catch let error as InputError {
                messages += error.messages
            }
        }
        guard messages.isEmpty else { throw InputError(messages: messages.uniqued()) }
        return all
    }

    let inputs: Inputs
    let environment: PreviewEnvironment
    /// One category, or all of them.
    let categories: [ContentSizeCategory]

    /// - Parameters:
    ///   - file: a theme or a screen that was read. It replaces the one in the options.
    ///   - defaultCategories: the categories without the option.
    ///   - acceptsVoidThemes: the same as for `Inputs`.
    init(
        _ arguments: Arguments, opening file: RecognizedFile? = nil,
        defaultCategories: [ContentSizeCategory] = [.default], acceptsVoidThemes: Bool = false,
        console: Console
    ) throws {
        // The parser rejects `all` where it is not allowed.
        categories = arguments[Self.categoryOrAll] ?? defaultCategories
        inputs = try Inputs(
            arguments, console, opening: file, acceptsVoidThemes: acceptsVoidThemes)
        environment = try Self.environment(arguments, inputs.installation, categories[0])
        inputs.page.preview.environment = environment
    }

    /// The device and the settings of the options.
    static func environment(
        _ arguments: Arguments, _ installation: Installation, _ category: ContentSizeCategory
    ) throws(UsageError) -> PreviewEnvironment {
        let profile = try installation.profile(named: arguments[Self.profile])
        var environment = PreviewEnvironment(profile: profile, category: category)
        environment.width = arguments[Self.width] ?? environment.width
        environment.displayScale = arguments[Self.scale] ?? environment.displayScale
        environment.isRightToLeft = arguments[Self.direction] == .rtl
        environment.appearance = arguments[Self.appearance] ?? .light
        environment.language = arguments[Options.language]
        for (flag, property) in Self.switches {
            environment[keyPath: property] = arguments[flag]
        }
        environment.textVariant = arguments[Self.variant] ?? .asWritten
        return environment
    }

    /// The preview in an environment, with exact heights of all rows.
    func preview(in environment: PreviewEnvironment) -> Preview {
        inputs.page.preview.exact(in: environment)
    }

    /// The preview with its messages on standard error.
    ///
    /// - Parameter other: a preview to use instead of the preview of these inputs.
    func preview(of other: LivePreview? = nil, console: Console) -> Preview {
        let live = other ?? inputs.page.preview
        let preview = live.exact(in: live.environment)
        console.note(live.diagnostics(with: preview))
        return preview
    }
}

extension Installation {
    /// A profile by its name; without a name, the newest one.
    func profile(named name: String?) throws(UsageError) -> Profile {
        guard let name else { return newestProfile }
        guard let profile = profiles.first(where: { $0.name == name }) else {
            let names = profiles.map(\.name)
            throw UsageError(
                CommandProblem.notAProfile(
                    name, among: names, suggestion: Phrases.suggestion(for: name, among: names)),
                option: "--profile")
        }
        return profile
    }
}

extension PreviewArguments {
    /// Throws an error if the screen has no text, because then there is nothing to check.
    func requireTexts() throws(InputError) {
        let screen = inputs.page.screen
        if let error = screen.writtenValue.missingTexts(in: screen.sourceMap) {
            throw InputError([error])
        }
    }
}

extension Screen {
    /// The error of a screen without text; nil if it has text.
    ///
    /// - Parameter map: the source map of the screen's file.
    func missingTexts(in map: SourceMap?) -> Diagnostic? {
        guard textLocations.allSatisfy({ self[$0]?.isEmpty ?? true }) else { return nil }
        return Diagnostic(.error, file: map?.file.name ?? "", CommandProblem.screenWithoutText)
    }
}
