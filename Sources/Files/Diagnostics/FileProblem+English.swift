// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

extension FileProblem {
    package var message: String {
        switch self {
        case .emptyName: "the file name is empty; name a file"
        case .nameNotUTF8:
            "the file's name or that of a folder it is in is not UTF-8; rename it"
        case .nulCharacter: "a file name cannot hold a NUL character"
        case .notRegular(.directory): "this is a directory; name a file"
        case .notRegular(let kind):
            "this is \(kind.english); name a file (standard input is read with -)"
        case .tooLarge:
            "the file is larger than 64 MiB, which no theme or screen needs; it was not read"
        case .missing: "there is no such file; check the name"
        case .unreadable: "the file may not be read; change its permissions"
        case .notADirectory: "a part of the path is not a directory; check the name"
        case .circularLinks: "the symbolic links of the path lead in a circle"
        case .longName: "the file name is too long"
        case .failed(let reason): "the file cannot be read: \(reason)"
        case .deleted: "the file was deleted or moved; open it where it is"
        case .unusableFontFile(let path, let mistake):
            "the font file \(Phrases.quoted(path)) \(mistake.english); its fonts are missing"
        case .fontFileNameNotUTF8(let name):
            "the name of the font file “\(name)” is not UTF-8; rename it; its fonts are missing"
        case .noFontsInFolder(let folder):
            "there are no fonts in the folder \(Phrases.quoted(folder)) or three levels below it; "
                + "choose TTF, OTF or TTC files"
        case .fontSearchEnded(let folder):
            "the folder \(Phrases.quoted(folder)) has too much in it and below it to find every "
                + "font; name the others with --fonts (Add Fonts… in the window)"
        case .notAFont: "this is no font that can be read; it is left out"
        case .notFonts(let names):
            "\(names.map { "“\($0)”" }.joined(separator: ", ")) cannot be read as a font; choose TTF, "
                + "OTF or TTC files"
        case .noThemeInFolder(_, .settings):
            "this is the Settings bundle of an app, which names no fonts; open a theme file"
        case .noThemeInFolder(_, .yaml):
            "there is no theme in this folder, and YAML is not read; convert it to JSON first"
        case .noThemeInFolder(unreadable: [], nil):
            "there is no theme in this folder; open a theme file"
        case .noThemeInFolder(let names, nil):
            "there is no theme in this folder; rename what is not UTF-8 in it: "
                + names.joined(separator: ", ")
        case .severalThemesInFolder(let names):
            "this folder has several themes; open one of them: " + names.joined(separator: ", ")
        }
    }
}

extension FileProblem.Kind {
    fileprivate var english: String {
        switch self {
        case .directory: "a directory"
        case .pipe: "a FIFO"
        case .socket: "a socket"
        case .device: "a device"
        case .other: "not a regular file"
        }
    }
}

extension FileProblem.FontFileMistake {
    fileprivate var english: String {
        switch self {
        case .noFolder: "has no folder to be looked for in"
        case .nulCharacter: "has a NUL character in its name"
        case .missing: "does not exist"
        case .deadLink: "is a symbolic link that leads nowhere"
        case .unreachable: "cannot be reached"
        case .notAFile: "is not a file"
        case .unreadable: "may not be read"
        }
    }
}
