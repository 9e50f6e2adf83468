// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Words

extension FileProblem {
    package var message: String {
        switch self {
        case .emptyName: tr("the file name is empty; name a file")
        case .nameNotUTF8:
            tr("the file's name or that of a folder it is in is not UTF-8; rename it")
        case .nulCharacter: tr("a file name cannot hold a NUL character")
        case .notRegular(.directory): tr("this is a directory; name a file")
        case .notRegular(.pipe):
            tr("this is a FIFO; name a file (standard input is read with -)")
        case .notRegular(.socket):
            tr("this is a socket; name a file (standard input is read with -)")
        case .notRegular(.device):
            tr("this is a device; name a file (standard input is read with -)")
        case .notRegular(.other):
            tr("this is not a regular file; name a file (standard input is read with -)")
        case .tooLarge:
            tr("the file is larger than 64 MiB, which no theme or screen needs; it was not read")
        case .missing: tr("there is no such file; check the name")
        case .unreadable: tr("the file may not be read; change its permissions")
        case .notADirectory: tr("a part of the path is not a directory; check the name")
        case .circularLinks: tr("the symbolic links of the path lead in a circle")
        case .longName: tr("the file name is too long")
        case .failed(let reason):
            // Translators: %1$s is a reason that the system gives.
            tr("the file cannot be read: %1$s", reason)
        case .deleted: tr("the file was deleted or moved; open it where it is")
        case .unusableFontFile(let path, let mistake): mistake.message(Phrases.quoted(path))
        case .fontFileNameNotUTF8(let name):
            tr(
                """
                the name of the font file “%1$s” is not UTF-8; rename it; its fonts are missing
                """, name)
        case .noFontsInFolder(let folder):
            tr(
                """
                there are no fonts in the folder %1$s or three levels below it; choose TTF, OTF or TTC \
                files
                """, Phrases.quoted(folder))
        case .fontSearchEnded(let folder):
            tr(
                """
                the folder %1$s has too much in it and below it to find every font; name the others with \
                --fonts (Add Fonts… in the window)
                """, Phrases.quoted(folder))
        case .notAFont: tr("this is no font that can be read; it is left out")
        case .notFonts(let names):
            // Translators: %1$s is a list of files.
            tr(
                "%1$s cannot be read as a font; choose TTF, OTF or TTC files",
                names.map { "“\($0)”" }.joined(separator: ", "))
        case .noThemeInFolder(_, .settings):
            tr("this is the Settings bundle of an app, which names no fonts; open a theme file")
        case .noThemeInFolder(_, .yaml):
            tr(
                """
                there is no theme in this folder, and YAML is not read; convert it to JSON first
                """)
        case .noThemeInFolder(unreadable: [], nil):
            tr("there is no theme in this folder; open a theme file")
        case .noThemeInFolder(let names, nil):
            // Translators: %1$s is a list of files.
            tr(
                "there is no theme in this folder; rename what is not UTF-8 in it: %1$s",
                names.joined(separator: ", "))
        case .severalThemesInFolder(let names):
            // Translators: %1$s is a list of files.
            tr(
                "this folder has several themes; open one of them: %1$s",
                names.joined(separator: ", "))
        }
    }
}

extension FileProblem.FontFileMistake {
    fileprivate func message(_ file: String) -> String {
        switch self {
        case .noFolder:
            tr("the font file %1$s has no folder to be looked for in; its fonts are missing", file)
        case .nulCharacter:
            tr(
                "the font file %1$s has a NUL character in its name; its fonts are missing", file)
        case .missing: tr("the font file %1$s does not exist; its fonts are missing", file)
        case .deadLink:
            tr(
                """
                the font file %1$s is a symbolic link that leads nowhere; its fonts are missing
                """, file)
        case .unreachable: tr("the font file %1$s cannot be reached; its fonts are missing", file)
        case .notAFile: tr("the font file %1$s is not a file; its fonts are missing", file)
        case .unreadable: tr("the font file %1$s may not be read; its fonts are missing", file)
        }
    }
}
