// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import GtkKit
import Syntax
import Words

/// The dialog for exports to other programs.
extension ThemeFileFormat {
    /// Asks for a path with a suggested name; the answer is nil when the user cancels.
    typealias Asking = (String, ThemeFileFormat, @escaping (FilePath?) -> Void) -> Void

    /// The suggested file name for a theme.
    func suggestedName(_ theme: Theme, title: String) -> String {
        // A theme from design tokens has the name of the tokens' file as its title.
        suffix == ".swift"
            ? SwiftSource.fileName(for: theme)
            : title.replacing("/", with: "-").replacing(".tokens", with: "") + suffix
    }

    /// Asks for a path with the desktop's dialog, in the folder of a file.
    func ask(
        for name: String, near path: FilePath?, over parent: Window,
        _ answer: @escaping (FilePath?) -> Void
    ) {
        let chooser = FileChooser(
            title: tr("Export as %1$s", title), parent: parent, purpose: .save)
        if let path { chooser.setFolder(path.parent) }
        chooser.setSuggestedName(name)
        chooser.present { answer($0.map(completed)) }
    }

    /// The path, with the format's suffix if the name has none.
    private func completed(_ path: FilePath) -> FilePath {
        path.lastComponent.contains(".") ? path : path.adding(suffix: suffix)
    }
}
