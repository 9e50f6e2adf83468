// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The path of a file or a folder, absolute or relative to the current folder.
///
/// Paths are cut and compared by their bytes, as the system does. To `Character`s a slash with a
/// combining mark behind it is no slash, and two names that differ in their normal form are one.
/// Nothing here looks at the disk; what does is an extension in `Files`.
package struct FilePath: Sendable {
    /// The path as given; the URI of one that is not UTF-8.
    package let string: String

    package init(_ string: String) { self.string = string }

    /// Standard input where something is read, standard output where it is written.
    package static let standardStream = FilePath("-")

    /// Whether it begins at the root.
    package var isAbsolute: Bool { string.utf8.first == Self.slash }

    /// Whether it is UTF-8. One that is not is kept as a URI, which is written in ASCII and can be
    /// shown, but neither read nor written: no other file is ever taken for it.
    package var isUTF8: Bool { !string.utf8.starts(with: Self.fileScheme.utf8) }

    /// The scheme of a file's URI.
    package static let fileScheme = "file://"

    private static let slash = UInt8(ascii: "/")
}

// MARK: - Parts

extension FilePath {
    /// The name without the folder.
    package var lastComponent: String { components.last.map { String($0) } ?? string }

    /// The names of the folders and of the file; the root has none.
    package var components: [Substring] {
        string.utf8.split(separator: Self.slash).map { Substring($0) }
    }

    /// The folder it is in.
    package var parent: FilePath {
        guard let slash = string.utf8.lastIndex(of: Self.slash) else { return FilePath(".") }
        return FilePath(slash == string.startIndex ? "/" : String(string[..<slash]))
    }

    /// The path of a name in this folder; in the current folder the name alone.
    package func appending(_ name: String) -> FilePath {
        FilePath(string == "." ? name : endingInSlash + name)
    }

    private var endingInSlash: String { string.utf8.last == Self.slash ? string : string + "/" }

    /// The path with more behind the name.
    package func adding(suffix: String) -> FilePath { FilePath(string + suffix) }

    /// Another path as this file means it: unless absolute, it begins in the file's folder. `..` is
    /// left to the system, which knows about symbolic links.
    package func resolving(_ path: FilePath) -> FilePath {
        guard !path.isAbsolute else { return path }
        let bytes = path.string.utf8
        let relative = bytes.starts(with: "./".utf8) ? bytes.dropFirst(2) : bytes[...]
        let start = string.utf8.lastIndex(of: Self.slash).map { string.utf8[...$0] } ?? ""[...].utf8
        return FilePath(String(Substring(start)) + String(Substring(relative)))
    }

    /// Whether a file has the same name, in whatever folder.
    package func hasSameName(as other: FilePath) -> Bool {
        lastComponent.utf8.elementsEqual(other.lastComponent.utf8)
    }

    /// The path from a folder that it is in; nil where it is in another. The current folder has every
    /// path that is relative.
    package func relative(to folder: FilePath) -> FilePath? {
        if folder.string == ".", !isAbsolute { return folder.resolving(self) }
        let start = folder.endingInSlash.utf8
        guard string.utf8.starts(with: start) else { return nil }
        return FilePath(String(Substring(string.utf8.dropFirst(start.count))))
    }
}

// MARK: - For people

extension FilePath {
    /// The file's name for people, who would not see what a control character does.
    package var displayName: String { lastComponent.visible }

    /// The file's name for people, without its suffix.
    package var displayStem: String {
        let name = displayName
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }
}

extension FilePath: CustomStringConvertible {
    /// The path as it was given.
    package var description: String { string }
}

// MARK: - Comparing

extension FilePath: Hashable {
    /// Whether both have the same bytes.
    package static func == (left: FilePath, right: FilePath) -> Bool {
        left.string.utf8.elementsEqual(right.string.utf8)
    }

    /// Equal bytes are equal strings, so that these may be hashed.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(string)
    }
}
