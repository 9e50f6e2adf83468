// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// Paths are cut and compared by their bytes, as the system does. To `Character`s a slash with a
// combining mark behind it is no slash, and two names that differ in their normal form are one.

extension String {
    /// As a path: the folder of a file.
    package var folder: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == startIndex ? "/" : String(self[..<slash])
    }

    /// As a path: the file's name without its folder.
    package var fileName: String {
        utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? self
    }

    /// As a path of a folder: that of something in it.
    package func appending(pathPart name: String) -> String {
        self == "." ? name : self == "/" ? "/\(name)" : "\(self)/\(name)"
    }

    /// As a path: its bytes, by which paths are told apart.
    package var pathBytes: [UInt8] { Array(utf8) }

    /// As a path: whether it begins at the root.
    package var isAbsolutePath: Bool { utf8.first == UInt8(ascii: "/") }
}

// MARK: - Names that are not UTF-8

extension String {
    /// What a URI of a file begins with.
    package static let fileScheme = "file://"

    /// Whether this is a URI that stands for a path which is not UTF-8.
    package var isUnreadablePath: Bool { hasPrefix(Self.fileScheme) }
}
