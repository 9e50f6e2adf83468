// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import GtkKit
import Syntax

/// An export format for other programs, from which themes are not opened as they are.
enum ThemeExport: String, CaseIterable {
    /// W3C design tokens.
    case tokens
    /// Tokens Studio's.
    case tokensStudio = "tokens-studio"
    /// Swift source for UIKit.
    case swift
    /// Swift source for SwiftUI.
    case swiftUI = "swiftui"

    /// Asks for a path with a suggested name; nil when canceled.
    typealias Asking = (String, ThemeExport, @escaping (FilePath?) -> Void) -> Void

    /// The name of the format in menus.
    var title: String {
        switch self {
        case .tokens: "W3C Design Tokens"
        case .tokensStudio: "Tokens Studio"
        case .swift: "Swift (UIKit)"
        case .swiftUI: "Swift (SwiftUI)"
        }
    }

    /// The suffix of file names.
    var suffix: String {
        switch self {
        case .tokens: ".tokens.json"
        case .tokensStudio: ".json"
        case .swift, .swiftUI: ".swift"
        }
    }

    /// The suggested file name for a theme.
    func suggestedName(_ theme: Theme, title: String) -> String {
        switch self {
        case .tokens, .tokensStudio:
            // The title of a theme from tokens is the name of their file.
            return title.replacing("/", with: "-").replacing(".tokens", with: "") + suffix
        case .swift, .swiftUI: return SwiftSource.fileName(for: theme)
        }
    }

    /// The theme in this format, with diagnostics of what the format cannot represent.
    ///
    /// - Parameter file: the name of the theme in diagnostics.
    func text(of theme: Theme, file: String, _ names: FaceNames) -> ExportedText {
        switch self {
        case .tokens, .tokensStudio:
            TokenExport.text(
                of: theme, as: self == .tokens ? .w3c : .tokensStudio, file: file,
                describingFace: names.traits)
        case .swift: SwiftSource.uiKit(theme, file: file)
        case .swiftUI: SwiftSource.swiftUI(theme, file: file)
        }
    }
}

// MARK: - Dialog

extension ThemeExport {
    /// Asks for a path with the desktop's dialog, in the folder of a file.
    func ask(
        for name: String, near path: FilePath?, over parent: Window,
        _ answer: @escaping (FilePath?) -> Void
    ) {
        let chooser = FileChooser(title: "Export as \(title)", parent: parent, purpose: .save)
        if let path { chooser.setFolder(path.parent) }
        chooser.setSuggestedName(name)
        chooser.present { answer($0.map(completed)) }
    }

    /// A path with the format's suffix where the name has none.
    private func completed(_ path: FilePath) -> FilePath {
        path.lastComponent.contains(".") ? path : path.adding(suffix: suffix)
    }
}
