// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Obstacles to reading, finding, or writing a file.
package enum FileProblem: Problem, Error {
    package static let area = "file"

    /// The kinds of directory entries that cannot be read as files.
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
    /// Any other reason, with the text of the system.
    case failed(reason: String)
    /// The file was deleted or moved while it was open.
    case deleted

    case unusableFontFile(String, FontFileMistake)
    case fontFileNameNotUTF8(String)
    /// A folder of fonts that contains no font.
    case noFontsInFolder(String)
    /// A folder with too many entries for a search for fonts.
    case fontSearchEnded(String)
    /// A font file of a theme that does not contain a font.
    case notAFont
    /// Files that are all not fonts.
    case notFonts([String])

    /// The content of a folder without a theme.
    package enum FolderContent: Hashable, Sendable {
        /// The settings of an app.
        case settings
        case yaml
    }

    /// A folder that was opened as a theme, with its names that are not UTF-8, and its content if it is known.
    case noThemeInFolder(unreadable: [String], FolderContent?)
    case severalThemesInFolder([String])
}
