// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The path of a file or a folder, absolute or relative to the current folder.
///
/// Paths are split and compared by their bytes, as the system does. As `Character`s, a slash
/// followed by a combining mark is not a slash, and two names in different normal forms are equal.
/// This type never looks at the disk; an extension in `Files` does.
package struct FilePath: Sendable {
    /// The path as given, or a URI if the path is not UTF-8.
    package let string: String

    package init(_ string: String) { self.string = string }

    /// `-`: standard input for reading, standard output for writing.
    package static let standardStream = FilePath("-")

    /// Whether the path starts at the root.
    package var isAbsolute: Bool { string.utf8.first == Self.slash }

    /// Whether the path is UTF-8. Any other path is kept as a URI: the app can show it, but not
    /// read or write it. A URI is ASCII, and is never mistaken for another file.
    package var isUTF8: Bool { !string.utf8.starts(with: Self.fileScheme.utf8) }

    /// The scheme of a file's URI.
    package static let fileScheme = "file://"

    private static let slash = UInt8(ascii: "/")
}

// MARK: - Parts

extension FilePath {
    /// The file name, without the folder.
    package var lastComponent: String { components.last.map { String($0) } ?? string }

    /// The names of the folders and the file. The root has none.
    package var components: [Substring] {
        string.utf8.split(separator: Self.slash).map { Substring($0) }
    }

    /// The folder that contains the file.
    package var parent: FilePath {
        guard let slash = string.utf8.lastIndex(of: Self.slash) else { return FilePath(".") }
        return FilePath(slash == string.startIndex ? "/" : String(string[..<slash]))
    }

    /// The path of a file in this folder. In the current folder it is the name alone.
    package func appending(_ name: String) -> FilePath {
        FilePath(string == "." ? name : endingInSlash + name)
    }

    private var endingInSlash: String { string.utf8.last == Self.slash ? string : string + "/" }

    /// The path with a suffix.
    package func adding(suffix: String) -> FilePath { FilePath(string + suffix) }

    /// A path written in this file: a relative path starts in the file's folder. `..` stays,
    /// because only the system knows the symbolic links.
    package func resolving(_ path: FilePath) -> FilePath {
        guard !path.isAbsolute else { return path }
        let bytes = path.string.utf8
        let relative = bytes.starts(with: "./".utf8) ? bytes.dropFirst(2) : bytes[...]
        let start = string.utf8.lastIndex(of: Self.slash).map { string.utf8[...$0] } ?? ""[...].utf8
        return FilePath(String(Substring(start)) + String(Substring(relative)))
    }

    /// Whether two files have the same name, in any folders.
    package func hasSameName(as other: FilePath) -> Bool {
        lastComponent.utf8.elementsEqual(other.lastComponent.utf8)
    }

    /// The path relative to a folder that contains it, or nil if the folder does not. The current
    /// folder contains every relative path.
    package func relative(to folder: FilePath) -> FilePath? {
        if folder.string == ".", !isAbsolute { return folder.resolving(self) }
        let start = folder.endingInSlash.utf8
        guard string.utf8.starts(with: start) else { return nil }
        return FilePath(String(Substring(string.utf8.dropFirst(start.count))))
    }
}

// MARK: - For people

extension FilePath {
    /// The file's name for messages, with visible control characters.
    package var displayName: String { lastComponent.visible }

    /// The file's name for messages, without its suffix.
    package var displayStem: String {
        let name = displayName
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }
}

extension FilePath: CustomStringConvertible {
    /// The path as given.
    package var description: String { string }
}

// MARK: - Comparing

extension FilePath: Hashable {
    /// Whether both paths have the same bytes.
    package static func == (left: FilePath, right: FilePath) -> Bool {
        left.string.utf8.elementsEqual(right.string.utf8)
    }

    /// Hashes the string: paths with equal bytes have equal strings.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(string)
    }
}
