// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Glibc
import Syntax

/// Finds the font files that come with a theme: those it names, and those in a folder `fonts`
/// beside it.
public enum FontFileFinder {
    /// The paths of a theme's font files, without repetitions: first the named ones in the order of
    /// the theme, then those of the folder, sorted.
    ///
    /// A named file that is missing or cannot be read is a warning: the styles that need it fall
    /// back, the theme remains.
    ///
    /// - Parameters:
    ///   - path: where the theme is; nil (standard input) leaves only absolute paths.
    ///   - map: where the theme names them, for diagnostics.
    public static func fontFiles(
        of theme: Theme, at path: FilePath?, name: String? = nil, in map: SourceMap? = nil
    ) -> ReadResult<[FilePath]> {
        var log = DiagnosticLog(file: name ?? path?.string ?? "standard input")
        var files: [FilePath] = []
        var known: Set<FilePath> = []
        for (index, file) in theme.fontFiles.enumerated() {
            let resolved = path?.resolving(file) ?? (file.isAbsolute ? file : nil)
            if let mistake = resolved.map(mistake(in:)) ?? .noFolder {
                log.add(
                    .warning, at: nil, keyPath: "fontFiles.\(index)",
                    FileProblem.unusableFontFile(file.string, mistake),
                    fix: .edit(SyntaxEdit([.key("fontFiles"), .index(index)], .remove)))
            } else if let resolved, known.insert(resolved).inserted {
                files.append(resolved)
            }
        }
        if let folder = path?.resolving(FilePath("fonts")) {
            for name in Folder.unreadableNames(in: folder) {
                log.add(
                    .warning, at: nil, keyPath: "fontFiles", FileProblem.fontFileNameNotUTF8(name))
            }
            files += fontFiles(inFolder: folder).filter { known.insert($0).inserted }
        }
        return ReadResult(files, log.diagnostics.located(in: map), sourceMap: map)
    }

    /// What a font file's name ends in, in lower case.
    public static let fileExtensions = [".ttf", ".otf", ".ttc"]

    /// Whether a file's name is that of a font.
    public static func isFontFile(_ path: FilePath) -> Bool {
        let name = path.string.lowercased()
        return fileExtensions.contains(where: name.hasSuffix)
    }

    // MARK: - Looking

    /// Why a font file cannot be used; nil when it can.
    private static func mistake(in path: FilePath) -> FileProblem.FontFileMistake? {
        guard !path.string.utf8.contains(0) else { return .nulCharacter }
        var status = stat()
        guard stat(path.string, &status) == 0 else {
            return errno == ENOENT || errno == ENOTDIR ? .missing : .unreachable
        }
        guard status.st_mode & S_IFMT == S_IFREG else { return .notAFile }
        return access(path.string, R_OK) == 0 ? nil : .unreadable
    }

    /// The font files in a folder, sorted; those that cannot be read are left out.
    public static func fontFiles(inFolder folder: FilePath) -> [FilePath] {
        Folder.names(in: folder).filter { !$0.hasPrefix(".") }.map(folder.appending)
            .filter { isFontFile($0) && mistake(in: $0) == nil }
    }
}
