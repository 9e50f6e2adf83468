// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit

/// Where to save a theme, and in which format.
struct SavePlace {
    /// The path.
    var path: String
    /// The format.
    var container: ThemeFormat.Container

    /// Asks for a place, beginning with a format; nil is no answer.
    typealias Asking = (ThemeDocument, ThemeFormat.Container, @escaping (SavePlace?) -> Void) ->
        Void

    /// Asks with the desktop's dialog.
    static func ask(
        _ document: ThemeDocument, _ container: ThemeFormat.Container, over parent: Window,
        _ answer: @escaping (SavePlace?) -> Void
    ) {
        let chooser = FileChooser(title: "Save Theme As", parent: parent, purpose: .save)
        let path = document.source.path
        let name = document.source.name.fileName.withoutSuffix
        if let path { chooser.setFolder(path.folder) }
        chooser.setSuggestedName(name + container.suffix)
        let formats = [container] + ThemeFormat.Container.offered.filter { $0 != container }
        chooser.addChoice(
            "format", label: "Format", options: formats.map { ($0.rawValue, $0.title) })
        chooser.show { [chooser] path in
            let chosen = chooser.choice("format").flatMap(ThemeFormat.Container.init) ?? container
            answer(path.map { SavePlace(path: $0, chosen: chosen) })
        }
    }

    /// The format is the chosen one, unless the name says plainly that it is another: a `.plist` is a
    /// property list. A name without a suffix gets one.
    init(path: String, chosen: ThemeFormat.Container) {
        let name = path.fileName.lowercased()
        let isJSON = chosen == .typeladder || chosen == .jsonDictionary
        container =
            if name.hasSuffix(".plist") {
                isJSON ? .xmlPropertyList : chosen
            } else if name.hasSuffix(".typeladder-theme") {
                .typeladder
            } else if name.hasSuffix(".json") {
                isJSON ? chosen : .jsonDictionary
            } else {
                chosen
            }
        let hasSuffix = ThemeFolder.suffixes.contains(where: name.hasSuffix)
        self.path = hasSuffix ? path : path + container.suffix
    }
}

extension ThemeFormat.Container {
    /// In the order in which they are offered.
    nonisolated static let offered: [Self] = [
        .typeladder, .xmlPropertyList, .binaryPropertyList, .jsonDictionary,
    ]

    /// The format for people.
    nonisolated var title: String {
        switch self {
        case .typeladder: "Typeladder theme"
        case .xmlPropertyList: "Property list (XML)"
        case .binaryPropertyList: "Property list (binary)"
        case .jsonDictionary: "JSON dictionary"
        }
    }

    /// What a new file's name ends in.
    nonisolated var suffix: String {
        switch self {
        case .typeladder: ".typeladder-theme"
        case .xmlPropertyList, .binaryPropertyList: ".plist"
        case .jsonDictionary: ".json"
        }
    }
}

extension String {
    /// As a file's name: without the last dot and what follows.
    fileprivate var withoutSuffix: String {
        lastIndex(of: ".").map { String(self[..<$0]) } ?? self
    }
}
