// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax
import Words

/// A format for writing themes, in the window and on the command line.
package enum ThemeFileFormat: String, CaseIterable, Sendable {
    /// A ScaledFont property list in XML.
    case plist
    /// A ScaledFont property list in binary form.
    case binaryPlist = "binary-plist"
    /// The dictionary of a ScaledFont property list as JSON.
    case json
    /// Typeladder's own JSON theme.
    case theme
    /// W3C design tokens.
    case tokens
    /// Design tokens of Tokens Studio.
    case tokensStudio = "tokens-studio"
    /// Swift source for UIKit.
    case swift
    /// Swift source for SwiftUI.
    case swiftUI = "swiftui"

    /// The format of theme files in a container.
    package init(_ container: ThemeFormat.Container) {
        self = Self.themes.first { $0.container == container } ?? .theme
    }

    /// The container of a theme file; nil for the formats of other programs, because these are not
    /// opened as themes directly.
    package var container: ThemeFormat.Container? {
        switch self {
        case .plist: .xmlPropertyList
        case .binaryPlist: .binaryPropertyList
        case .json: .jsonDictionary
        case .theme: .typeladder
        case .tokens, .tokensStudio, .swift, .swiftUI: nil
        }
    }

    /// The formats of theme files, in menu order.
    package static let themes: [ThemeFileFormat] = [.theme, .plist, .binaryPlist, .json]
    /// The formats of other programs.
    package static let exports = allCases.filter { $0.container == nil }

    /// Whether an app reads the format with ScaledFont or its fork.
    package var isStyleDictionary: Bool { container.map { $0 != .typeladder } ?? false }

    /// The name of the format.
    package var title: String {
        switch self {
        case .plist: tr("Property list (XML)")
        case .binaryPlist: tr("Property list (binary)")
        case .json: tr("JSON dictionary")
        case .theme: tr("Typeladder theme")
        case .tokens: "W3C Design Tokens"
        case .tokensStudio: "Tokens Studio"
        case .swift: "Swift (UIKit)"
        case .swiftUI: "Swift (SwiftUI)"
        }
    }

    /// The file name suffix of a new file.
    package var suffix: String {
        switch self {
        case .plist, .binaryPlist: ".plist"
        case .json, .tokensStudio: ".json"
        case .theme: ".typeladder-theme"
        case .tokens: ".tokens.json"
        case .swift, .swiftUI: ".swift"
        }
    }

    /// The format from the suffix of a file's name; nil for an unknown suffix. JSON means
    /// Typeladder's own theme, which can store everything.
    package init?(path: FilePath) {
        let suffixes: [(String, ThemeFileFormat)] = [
            (".plist", .plist), (".tokens.json", .tokens), (".tokens", .tokens), (".json", .theme),
            (".swift", .swift),
        ]
        let name = path.string.lowercased()
        guard let match = suffixes.first(where: { name.hasSuffix($0.0) }) else { return nil }
        self = match.1
    }
}

// MARK: - Other programs

extension ThemeFileFormat {
    /// A theme for other programs, with diagnostics for lost parts; nil for the formats of theme
    /// files.
    ///
    /// - Parameters:
    ///   - file: the name of the theme in diagnostics.
    ///   - names: the faces by family and weight, for tokens.
    package func text(of theme: Theme, file: String, _ names: FaceNames) -> ExportedText? {
        switch self {
        case .tokens, .tokensStudio:
            TokenExport.text(
                of: theme, as: self == .tokens ? .w3c : .tokensStudio, file: file,
                describingFace: names.traits)
        case .swift: SwiftSource.uiKit(theme, file: file)
        case .swiftUI: SwiftSource.swiftUI(theme, file: file)
        case .plist, .binaryPlist, .json, .theme: nil
        }
    }
}
