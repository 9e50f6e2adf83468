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
        of theme: Theme, at path: String?, name: String? = nil, in map: SourceMap? = nil
    ) -> ReadResult<[String]> {
        let folder = path.map(\.folder)
        var log = DiagnosticLog(file: name ?? path ?? "standard input")
        var files: [String] = []
        var known: Set<[UInt8]> = []
        for (index, file) in theme.fontFiles.enumerated() {
            let resolved = resolve(file.path, in: folder)
            if let mistake = resolved.map(mistake(in:)) ?? .noFolder {
                log.add(
                    .warning, at: nil, keyPath: "fontFiles.\(index)",
                    FileProblem.unusableFontFile(file.path, mistake),
                    fix: .edit(SyntaxEdit([.key("fontFiles"), .index(index)], .remove)))
            } else if let resolved, known.insert(resolved.pathBytes).inserted {
                files.append(resolved)
            }
        }
        if let folder {
            for name in Folder.unreadableNames(in: join(folder, "fonts")) {
                log.add(
                    .warning, at: nil, keyPath: "fontFiles", FileProblem.fontFileNameNotUTF8(name))
            }
            files += fontFiles(inFolder: join(folder, "fonts")).filter {
                known.insert($0.pathBytes).inserted
            }
        }
        return ReadResult(files, log.diagnostics.located(in: map), sourceMap: map)
    }

    /// What a font file's name ends in, in lower case.
    public static let fileExtensions = [".ttf", ".otf", ".ttc"]

    /// Whether a file's name is that of a font.
    public static func isFontFile(_ name: String) -> Bool {
        let lowercased = name.lowercased()
        return fileExtensions.contains(where: lowercased.hasSuffix)
    }

    // MARK: - Paths

    private static func join(_ folder: String, _ name: String) -> String {
        folder == "." ? name : folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    }

    /// A path as it can be opened. `.` and `..` are left to the system, which knows about symbolic
    /// links.
    private static func resolve(_ path: String, in folder: String?) -> String? {
        if path.isAbsolutePath { return path }
        let relative = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        return folder.map { join($0, relative) }
    }

    // MARK: - Looking

    /// Why a font file cannot be used; nil when it can.
    private static func mistake(in path: String) -> FileProblem.FontFileMistake? {
        guard !path.utf8.contains(0) else { return .nulCharacter }
        var status = stat()
        guard stat(path, &status) == 0 else {
            return errno == ENOENT || errno == ENOTDIR ? .missing : .unreachable
        }
        guard status.st_mode & S_IFMT == S_IFREG else { return .notAFile }
        return access(path, R_OK) == 0 ? nil : .unreadable
    }

    /// The font files in a folder, sorted; those that cannot be read are left out.
    public static func fontFiles(inFolder folder: String) -> [String] {
        Folder.names(in: folder).filter { isFontFile($0) && !$0.hasPrefix(".") }
            .map { join(folder, $0) }.filter { mistake(in: $0) == nil }
    }
}
