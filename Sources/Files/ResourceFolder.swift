// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax

/// The folder of Typeladder's own files: screens, themes, profiles, schemas, and the style sheet.
///
/// The folder is found at run time, so that the program can be moved: `$TYPELADDER_RESOURCES`, else
/// `../share/typeladder` from the executable, else the source tree.
package struct ResourceFolder: Hashable, Sendable {
    /// The folder's path, without a slash at the end.
    package let path: FilePath

    /// The folder of this installation.
    ///
    /// - Throws: `ResourceError` with the searched folders.
    package static func locate() throws(ResourceError) -> ResourceFolder {
        var candidates: [FilePath] = []
        if let named = getenv("TYPELADDER_RESOURCES") {
            candidates = [FilePath(String(cString: named))]
        } else {
            if let executable = executablePath {
                candidates.append(executable.parent.parent.appending("share/typeladder"))
            }
            // Sources/Files/ResourceFolder.swift
            candidates.append(FilePath("\(#filePath)").parent.parent.parent.appending("Resources"))
        }
        for candidate in candidates where access(candidate.appending("profiles").string, R_OK) == 0
        {
            return ResourceFolder(path: candidate)
        }
        throw ResourceError(places: candidates)
    }

    /// The folder of the translations, `LL/LC_MESSAGES/typeladder.mo`: from the environment, an installed
    /// program, or a source tree; nil for none.
    package static func locateTranslations() -> FilePath? {
        if let named = getenv("TYPELADDER_LOCALE") { return FilePath(String(cString: named)) }
        let installed = executablePath?.parent.parent.appending("share/locale")
        let built = FilePath("\(#filePath)").parent.parent.parent.appending(".build/locale")
        return [installed, built].compactMap(\.self).first { access($0.string, R_OK) == 0 }
    }

    package func path(_ name: String) -> FilePath { path.appending(name) }

    /// Whether a file is in the folder, with symbolic links followed.
    package func contains(_ file: FilePath) -> Bool {
        file.canonical.relative(to: path.canonical) != nil
    }

    /// The path of this program.
    static var executablePath: FilePath? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        guard length > 0 else { return nil }
        return FilePath(
            String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
}

/// The error of missing resources.
package struct ResourceError: Error {
    /// The searched folders.
    let places: [FilePath]
}
