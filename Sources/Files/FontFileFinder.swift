// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Glibc
import Syntax

/// Finds the font files of a theme: added files, files that it names, and files beside it and below.
package enum FontFileFinder {
    /// The paths of a theme's font files, without repetitions. If two have a face of the same name, the first
    /// counts: added files, then files that the theme names, then the nearest.
    ///
    /// A named file that is missing or cannot be read gives a warning. The text styles that need it are drawn
    /// in another font, and the theme stays valid.
    ///
    /// - Parameters:
    ///   - path: the path of the theme; nil (standard input) leaves only absolute paths.
    ///   - search: the files that the theme does not name.
    ///   - map: the positions of the named files in the theme, for diagnostics.
    package static func fontFiles(
        of theme: Theme, at path: FilePath?, _ search: FontSearch, name: String? = nil,
        in map: SourceMap? = nil
    ) -> ReadResult<[FilePath]> {
        var log = DiagnosticLog(file: name ?? path?.string ?? "standard input")
        var named: [FilePath] = []
        var unusable: Set<FilePath> = []
        for (index, file) in theme.fontFiles.enumerated() {
            let resolved = path?.resolving(file) ?? (file.isAbsolute ? file : nil)
            if let mistake = resolved.map(mistake(in:)) ?? .noFolder {
                if let resolved { unusable.insert(resolved) }
                log.add(
                    .warning, at: nil, keyPath: "fontFiles.\(index)",
                    FileProblem.unusableFontFile(file.string, mistake),
                    fix: .edit(SyntaxEdit([.key("fontFiles"), .index(index)], .remove)))
            } else if let resolved {
                named.append(resolved)
            }
        }
        for (problem, severity) in search.problems {
            // If the theme also names the file, the problem has a position and a fix.
            if case .unusableFontFile(let path, _) = problem, unusable.contains(FilePath(path)) {
                continue
            }
            log.add(severity, at: nil, problem)
        }
        var known: Set<FilePath> = []
        let files = (search.added + named + search.beside).filter {
            known.insert($0).inserted
        }
        return ReadResult(files, log.diagnostics.located(in: map), sourceMap: map)
    }

    /// The suffixes of font files, in lower case.
    package static let fileExtensions = [".ttf", ".otf", ".ttc", ".otc"]

    /// Whether a file has a suffix of font files.
    package static func isFontFile(_ path: FilePath) -> Bool {
        let name = path.string.lowercased()
        return fileExtensions.contains(where: name.hasSuffix)
    }

    /// The font files in a folder and its subfolders, the nearest first.
    package static func fontFiles(inFolder folder: FilePath) -> [FilePath] {
        FontFolder(folder).files
    }

    /// The mistake of a font file; nil for a usable file.
    static func mistake(in path: FilePath) -> FileProblem.FontFileMistake? {
        guard !path.string.utf8.contains(0) else { return .nulCharacter }
        var status = stat()
        guard stat(path.string, &status) == 0 else {
            guard errno == ENOENT || errno == ENOTDIR else { return .unreachable }
            return lstat(path.string, &status) == 0 ? .deadLink : .missing
        }
        guard status.st_mode & S_IFMT == S_IFREG else { return .notAFile }
        return access(path.string, R_OK) == 0 ? nil : .unreadable
    }
}
