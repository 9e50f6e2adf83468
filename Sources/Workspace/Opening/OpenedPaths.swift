// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import Syntax

/// What paths stand for that someone drops, chooses, or gives to a program: documents, sources of apps, and fonts.
package struct OpenedPaths: Sendable {
    /// Themes, design tokens, and screens, and files that are none of them.
    package private(set) var files: [RecognizedFile] = []
    /// Swift files, Xcode projects, and folders of apps.
    package private(set) var sources: [FilePath]
    /// Font files, and those in folders that have nothing else.
    package private(set) var fonts: [FilePath]

    package init(_ paths: [FilePath]) {
        fonts = paths.filter(FontFileFinder.isFontFile)
        sources = paths.filter(AppSource.isNamedSource)
        let others = paths.filter(Self.isRead)
        let apps = others.filter(AppSource.isApp)
        sources += apps
        for file in RecognizedFile.all(others) {
            // The folder of an app may have a theme, too. Another one without a theme stands for the fonts in it.
            if apps.contains(file.path) {
                if file.result.value != nil { files.append(file) }
            } else if file.isEmptyFolder {
                let found = FontFileFinder.fontFiles(inFolder: file.path)
                fonts += found
                if found.isEmpty { sources.append(file.path) }
            } else {
                files.append(file)
            }
        }
    }
}

extension OpenedPaths {
    /// Whether a file is read to find out what it is, unlike fonts and sources.
    static func isRead(_ path: FilePath) -> Bool {
        !FontFileFinder.isFontFile(path) && !AppSource.isNamedSource(path)
    }

    /// A file as the kind that the user chose.
    init(_ path: FilePath, as kind: FileKind) {
        (files, sources, fonts) = ([RecognizedFile(path, as: kind)], [], [])
    }

    /// The screen that a page shows with these files; nil if it keeps its own.
    var screen: Screen? { files.last { $0.screen != nil }?.screen?.value }
}

extension RecognizedFile {
    /// The document at a path that may be any of them. Without a document, the source of an app stands for its first
    /// screen.
    package init(opening path: FilePath, _ swift: SwiftInput) {
        let opened = OpenedPaths([path])
        let document = opened.files.first
        let screen =
            opened.sources.isEmpty || document?.result.value != nil
            ? nil : RecognizedFile(path, as: .screen, swift: swift)
        // A folder with neither is said to have no theme.
        if let screen, AppSource.isNamedSource(path) || screen.result.value != nil {
            self = screen
        } else {
            self = document ?? RecognizedFile(path, swift: swift)
        }
    }
}
