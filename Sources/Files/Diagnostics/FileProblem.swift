// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Obstacles to reading, finding or writing a file.
package enum FileProblem: Problem, Error {
    package static let area = "file"

    /// The kinds of directory entries that are no files to read.
    package enum Kind: Hashable, Sendable {
        case directory, pipe, socket, device, other
    }

    /// The mistakes of a theme's font file.
    package enum FontFileMistake: Hashable, Sendable {
        case noFolder, nulCharacter, missing, deadLink, unreachable, notAFile, unreadable
    }

    case emptyName
    case nameNotUTF8
    case nulCharacter
    case notRegular(Kind)
    case tooLarge
    case missing
    case unreadable
    case notADirectory
    case circularLinks
    case longName
    /// Anything else, in the words of the system.
    case failed(reason: String)
    /// Deleted or moved while it was open.
    case deleted

    case unusableFontFile(String, FontFileMistake)
    case fontFileNameNotUTF8(String)
    /// A folder of fonts without any.
    case noFontsInFolder(String)
    /// A folder with more in it than is looked through for fonts.
    case fontSearchEnded(String)
    /// A font file of a theme that does not contain a font.
    case notAFont
    /// Files of which none is a font.
    case notFonts([String])

    /// What a folder without a theme may hold instead.
    package enum FolderContent: Hashable, Sendable {
        /// The settings of an app.
        case settings
        case yaml
    }

    /// A folder opened as a theme; the names in it that are not UTF-8, and what else it clearly is.
    case noThemeInFolder(unreadable: [String], FolderContent?)
    case severalThemesInFolder([String])
}
