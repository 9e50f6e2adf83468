// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Words

extension FileProblem {
    package var message: String {
        switch self {
        case .emptyName: tr("The file name is empty. Choose a file.")
        case .nameNotUTF8:
            tr(
                """
                The name of the file or of one of its folders is not UTF-8. Rename the file or \
                the folder.
                """)
        case .nulCharacter: tr("A file name cannot contain a NUL character.")
        case .notRegular(.directory): tr("This is a folder. Choose a file.")
        case .notRegular(.pipe):
            tr("This is a FIFO. Choose a regular file, or use - for standard input.")
        case .notRegular(.socket):
            tr("This is a socket. Choose a regular file, or use - for standard input.")
        case .notRegular(.device):
            tr("This is a device file. Choose a regular file, or use - for standard input.")
        case .notRegular(.other):
            tr("This is not a regular file. Choose a regular file, or use - for standard input.")
        case .tooLarge:
            tr(
                """
                The file was not read because it is larger than 64 MiB. No theme or screen needs \
                to be that large.
                """)
        case .missing: tr("The file does not exist. Check the name.")
        case .unreadable:
            tr("You do not have permission to read the file. Change its permissions.")
        case .notADirectory: tr("A part of the path is not a folder. Check the name.")
        case .circularLinks: tr("A symbolic link in the path leads back to itself.")
        case .longName: tr("The file name is too long.")
        case .failed(let reason):
            // Translators: %1$s is a reason that the system gives.
            tr("The file cannot be read: %1$s.", reason)
        case .deleted:
            tr(
                "The file was deleted or moved. If it was moved, open it in its new location.")
        case .unusableFontFile(let path, let mistake): mistake.message(Phrases.quoted(path))
        case .fontFileNameNotUTF8(let name):
            tr(
                """
                The name of the font file “%1$s” is not UTF-8, so its fonts are not available. Rename the file.
                """, name)
        case .noFontsInFolder(let folder):
            tr(
                """
                There are no fonts in the folder %1$s or in its subfolders, up to three levels \
                down. Choose TTF, OTF, or TTC files.
                """, Phrases.quoted(folder))
        case .fontSearchEnded(let folder):
            tr(
                """
                The folder %1$s contains too many files, so some fonts may not be found. Add the \
                missing fonts with the option --fonts, or with Add Fonts… in the window.
                """, Phrases.quoted(folder))
        case .notAFont: tr("This font cannot be read. It is left out.")
        case .notFonts(let names):
            // Translators: %1$s is a list of files.
            tr(
                "No font can be read from %1$s. Choose TTF, OTF, or TTC files.",
                listed(names.map(inQuotes)))
        case .noThemeInFolder(_, .settings):
            tr(
                """
                This is the Settings bundle of an app. It does not list any fonts. Open a theme \
                file.
                """)
        case .noThemeInFolder(_, .yaml):
            tr(
                """
                This folder has YAML files but no theme. Typeladder cannot read YAML. Convert the \
                files to JSON first.
                """)
        case .noThemeInFolder(unreadable: [], nil):
            tr("There is no theme in this folder. Open a theme file.")
        case .noThemeInFolder(let names, nil):
            // Translators: %1$s is a list of files.
            tr(
                """
                No theme was found in this folder, but files were skipped because their names are \
                not UTF-8. Rename these files: %1$s.
                """,
                listed(names))
        case .severalThemesInFolder(let names):
            // Translators: %1$s is a list of files.
            tr("This folder has several themes. Open one of them: %1$s.", listed(names))
        }
    }
}

extension FileProblem.FontFileMistake {
    fileprivate func message(_ file: String) -> String {
        switch self {
        case .noFolder:
            tr(
                """
                The theme was not opened from a folder, so the font file %1$s cannot be found by \
                its relative path. Its fonts are not available.
                """, file)
        case .nulCharacter:
            tr(
                """
                The name of the font file %1$s contains a NUL character. Its fonts are not available.
                """, file)
        case .missing:
            tr("The font file %1$s does not exist. Its fonts are not available.", file)
        case .deadLink:
            tr(
                "The font file %1$s is a broken symbolic link. Its fonts are not available.",
                file)
        case .unreachable:
            tr("The font file %1$s cannot be reached. Its fonts are not available.", file)
        case .notAFile:
            tr("The font file %1$s is not a regular file. Its fonts are not available.", file)
        case .unreadable:
            tr(
                """
                You do not have permission to read the font file %1$s. Its fonts are not available.
                """, file)
        }
    }
}
