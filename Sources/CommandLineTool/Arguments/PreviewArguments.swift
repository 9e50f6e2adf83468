// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import PangoText
import Previewing
import Syntax
import Workspace

/// What `layout` and `render` have in common: a theme, a screen, and a device with its reader.
struct PreviewArguments {
    static let options = [
        "theme", "screen", "category", "width", "scale", "profile", "direction", "appearance",
    ]
    static let flags = ["bold-text", "increased-contrast", "landscape"]

    let inputs: Inputs
    let environment: PreviewEnvironment
    /// One category, or all of them.
    let categories: [ContentSizeCategory]

    init(_ arguments: Arguments, console: Console, allowsAll: Bool) throws {
        let all = ContentSizeCategory.allCases
        let short = all.map(\.shortName).joined(separator: ", ")
        categories =
            try arguments.parsed(
                "category",
                expected: "a content size category; use one of \(short), or a name UIKit, SwiftUI "
                    + "or simctl has for it\(allowsAll ? ", or all" : "")"
            ) { name in
                if name == "all", allowsAll { return all }
                return ContentSizeCategory(name: name).map { [$0] }
            } ?? [.default]
        let resources = try Resources(console)
        let profiles = resources.profiles
        let profile = try arguments.parsed(
            "profile",
            expected: "a profile; use one of \(profiles.map(\.name).joined(separator: ", "))"
        ) { name in
            profiles.first { $0.name == name }
        }
        guard let profile = profile ?? profiles.last else {
            throw UsageError(message: "there is no profile; install the program again")
        }
        var environment = PreviewEnvironment(profile: profile, category: categories[0])
        environment.width = try arguments.number("width", in: 50...4000) ?? environment.width
        environment.displayScale =
            try arguments.number("scale", in: 0.5...8) ?? environment.displayScale
        environment.isRightToLeft = try arguments.choice("direction", ["ltr", "rtl"]) == "rtl"
        environment.appearance =
            try arguments.choice("appearance", ["light", "dark"]).flatMap(Appearance.init)
            ?? .light
        environment.language = try arguments.language
        environment.boldText = arguments.has("bold-text")
        environment.isLandscape = arguments.has("landscape")
        environment.increasesContrast = arguments.has("increased-contrast")
        self.environment = environment
        inputs = try Inputs(
            theme: arguments["theme"],
            screen: arguments["screen"] ?? resources.folder.path("screens/settings.json"),
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
        theme themePath: String?, screen screenPath: String?, resources: Resources, console: Console
    )
        throws
    {
        let themeResult = try ThemeInput.read(themePath, deviceFonts: resources.deviceFonts)
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
