// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import GtkKit
import Syntax
import Words
import Workspace

/// The path and format for saving a theme.
struct SaveDestination {
    /// The path, with the suffix of the format.
    let path: FilePath
    let container: ThemeFormat.Container
    /// The entries that a property list may have; nil keeps the present kind.
    let entries: ThemeFormat.Entries?
    /// Whether the path differs from the chosen one. If so, the dialog has not asked whether to replace the file.
    let isCorrected: Bool

    /// Asks for a destination with a preselected format; the answer is nil when the user cancels.
    typealias Asking = (ThemeDocument, ThemeFormat.Container, @escaping (SaveDestination?) -> Void)
        ->
        Void

    /// Asks with the desktop's dialog.
    static func ask(
        _ document: ThemeDocument, _ container: ThemeFormat.Container, over parent: Window,
        _ answer: @escaping (SaveDestination?) -> Void
    ) {
        let chooser = FileChooser(title: tr("Save Theme As"), parent: parent, purpose: .save)
        if let path = document.source.path { chooser.setFolder(path.parent) }
        chooser.setSuggestedName(
            document.source.fileName.withoutThemeSuffix + container.suffix)
        let offered = ThemeFileFormat.themes.compactMap(\.container)
        let formats = [container] + offered.filter { $0 != container }
        // A property list has ScaledFont's entries, unless the user asks for those of the fork.
        let fork = (name: "fork", label: tr("Property list (XML) with designs and weights"))
        chooser.addChoice(
            "format", label: tr("Format"), options: formats.map { ($0.rawValue, $0.title) } + [fork]
        )
        chooser.present { [chooser] path in
            let choice = chooser.choice("format")
            let isFork = choice == fork.name
            let chosen =
                choice.flatMap(ThemeFormat.Container.init)
                ?? (isFork ? .xmlPropertyList : container)
            answer(
                path.map {
                    SaveDestination(
                        path: $0, chosen: chosen, entries: isFork ? .scaledFontFork : nil,
                        of: document)
                })
        }
    }

    /// The destination for the chosen format, with its suffix. A theme from a file with another suffix keeps its file
    /// name if the format is the same.
    init(
        path: FilePath, chosen: ThemeFormat.Container, entries: ThemeFormat.Entries? = nil,
        of document: ThemeDocument? = nil
    ) {
        let isSame =
            path == document?.source.path && chosen == document?.container
        let isRight = isSame || path.string.lowercased().hasSuffix(chosen.suffix)
        self.path = isRight ? path : FilePath(path.string.withoutThemeSuffix + chosen.suffix)
        container = chosen
        self.entries = entries
        isCorrected = !isRight
    }
}

extension ThemeFormat.Container {
    /// The name in the dialog.
    nonisolated var title: String { ThemeFileFormat(self).title }

    /// The suffix of a new file.
    nonisolated var suffix: String { ThemeFileFormat(self).suffix }
}

extension String {
    /// The name or path without the suffix of themes or design tokens.
    fileprivate var withoutThemeSuffix: String {
        let lowercased = lowercased()
        let suffix = ([".tokens.json", ".tokens"] + ThemeFolder.suffixes).first {
            lowercased.hasSuffix($0)
        }
        return String(dropLast(suffix?.count ?? 0))
    }
}
