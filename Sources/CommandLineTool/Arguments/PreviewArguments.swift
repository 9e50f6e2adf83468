// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Documents
import DynamicType
import Files
import PangoText
import Previewing
import Syntax
import Workspace

/// What `layout` and `render` have in common: a theme, a screen, and a device with its reader.
struct PreviewArguments {
    static let category = Option("category", .category, categoryHelp)
    static let categoryOrAll = Option("category", .categoryOrAll, categoryHelp)
    private static let categoryHelp =
        "The content size category. Any of its names will do: AX3, accessibilityExtraLarge, accessibility3 "
        + "or UICTContentSizeCategoryAccessibilityXL. Without it, L."
    /// Those of `Resources/profiles`, for shells.
    static let profileNames = ["ios18", "ios26"]
    static let width = Option(
        "width", .number("POINTS", in: 50...4000), "The width of the device. Without it, 390.")
    static let scale = Option(
        "scale", .number("N", in: 0.5...8),
        "The device's pixels to a point, which frames are rounded to. Without it, 3.")
    static let profile = Option(
        "profile", ValueType.text("NAME", offering: profileNames),
        "The iOS generation whose measures are used. Without it, the newest.")
    static let direction = Option(
        "direction", .choice() as ValueType<Direction>,
        "The side on which lines begin. Without it, the left.")
    static let appearance = Option(
        "appearance", .choice() as ValueType<Appearance>, "The colours. Without it, light.")
    static let boldText = Flag(
        "bold-text",
        "As if Bold Text were switched on in Settings. The system font is heavier, a custom font stays "
            + "as it is.")
    static let increasedContrast = Flag(
        "increased-contrast", "As if Increase Contrast were switched on in Settings.")
    static let landscape = Flag(
        "landscape", "Turns the device on its side. Its margins stay those of its width.")

    /// The side on which lines begin: left to right, or right to left.
    enum Direction: String, CaseIterable {
        case ltr, rtl
    }

    /// What a command declares, with one of the two options for categories.
    static func options(_ category: any DeclaredOption) -> [any DeclaredOption] {
        [
            Options.screen, Options.theme, Options.fonts, category, width, scale, profile,
            Options.language,
            direction, appearance, boldText, increasedContrast, landscape,
        ]
    }

    let inputs: Inputs
    let environment: PreviewEnvironment
    /// One category, or all of them.
    let categories: [ContentSizeCategory]

    init(_ arguments: Arguments, console: Console) throws {
        // Where `all` is not allowed, parsing has refused it.
        categories = arguments[Self.categoryOrAll] ?? [.default]
        let resources = try Resources(console)
        let profile = try resources.profile(named: arguments[Self.profile])
        var environment = PreviewEnvironment(profile: profile, category: categories[0])
        environment.width = arguments[Self.width] ?? environment.width
        environment.displayScale = arguments[Self.scale] ?? environment.displayScale
        environment.isRightToLeft = arguments[Self.direction] == .rtl
        environment.appearance = arguments[Self.appearance] ?? .light
        environment.language = arguments[Options.language]
        environment.boldText = arguments[Self.boldText]
        environment.isLandscape = arguments[Self.landscape]
        environment.increasesContrast = arguments[Self.increasedContrast]
        self.environment = environment
        inputs = try Inputs(
            theme: arguments[Options.theme], fonts: arguments.all(Options.fonts),
            screen: arguments[Options.screen] ?? resources.folder.path(BundledScreen.settings.path),
            resources: resources, console: console)
    }

    /// The previews, one for each category.
    func previews(console: Console) -> [Preview] {
        let previews = categories.map { category in
            var environment = environment
            environment.category = category
            return inputs.previewer.preview(
                theme: inputs.theme, themeName: inputs.themeName, screen: inputs.screen,
                screenName: inputs.screenName, themeMap: inputs.themeMap,
                screenMap: inputs.screenMap, in: environment)
        }
        for diagnostic in previews.first?.diagnostics ?? [] { console.note("\(diagnostic)") }
        return previews
    }
}

/// What the program brings.
struct Resources {
    let folder: ResourceFolder
    let profiles: [Profile]
    let deviceFonts: DeviceFonts

    init(_ console: Console) throws {
        folder = try ResourceFolder.locate()
        profiles = try console.value(of: folder.loadProfiles())
        deviceFonts = try console.value(of: folder.loadDeviceFonts())
    }

    /// A profile by its name; the newest for none.
    func profile(named name: String? = nil) throws(UsageError) -> Profile {
        guard let newest = profiles.last else {
            throw UsageError(message: "there is no profile; install the program again")
        }
        guard let name else { return newest }
        guard let profile = profiles.first(where: { $0.name == name }) else {
            let names = profiles.map(\.name)
            let problem = InvalidValue(
                name, isNot: "a profile; use one of \(names.joined(separator: ", "))", words: names)
            throw UsageError(message: "--profile \(problem.message)")
        }
        return profile
    }
}

/// The files of a preview, read.
struct Inputs {
    let theme: Theme
    let themeName: String?
    let themeMap: SourceMap?
    let screenMap: SourceMap?
    let screen: Screen
    let screenName: String
    let library: FontLibrary
    let previewer: Previewer

    /// Reads both files and says all that is wrong with either before it gives up.
    init(
        theme themePath: String?, fonts: [String], screen screenPath: String?,
        resources: Resources, console: Console
    ) throws {
        let themeResult = try ThemeInput.read(
            themePath, deviceFonts: resources.deviceFonts, fonts: fonts)
        let screenResult =
            screenPath.map(ScreenReader.read(path:)) ?? ReadResult(Screen(sections: []), [])
        let both = themeResult.diagnostics + screenResult.diagnostics
        guard let input = themeResult.input, let screen = screenResult.value
        else { throw InputError(messages: both.map(\.description)) }
        for diagnostic in both { console.note("\(diagnostic)") }
        theme = input.theme
        themeName = themePath
        themeMap = input.sourceMap
        screenMap = screenResult.sourceMap
        self.screen = screen
        screenName = screenPath ?? ""
        library = input.library
        try library.requireFonts()
        for file in library.unreadableFiles {
            console.note("\(file): warning: this is no font that can be read; it is left out")
        }
        previewer = Previewer(
            faces: library, measurer: library, deviceFonts: resources.deviceFonts)
    }
}
