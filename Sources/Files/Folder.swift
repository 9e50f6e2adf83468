// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax

/// What is in a folder.
package enum Folder {
    /// The names of everything in a folder, sorted; none where it cannot be read. Those that are not
    /// UTF-8 are left out.
    package static func names(in folder: FilePath) -> [String] {
        entries(of: folder).compactMap { String(validating: $0, as: UTF8.self) }.sorted()
    }

    /// The names in a folder that are not UTF-8, for people: with `\\xE9` for a byte that means nothing.
    package static func unreadableNames(in folder: FilePath) -> [String] {
        entries(of: folder).filter { String(validating: $0, as: UTF8.self) == nil }
            .map { name in
                name.map { byte in
                    (0x20..<0x7F).contains(byte)
                        ? String(Unicode.Scalar(byte))
                        : "\\x" + String(byte, radix: 16, uppercase: true)
                }.joined()
            }.sorted()
    }

    private static func entries(of folder: FilePath) -> [[UInt8]] {
        guard let stream = opendir(folder.string) else { return [] }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
        }
        return names
    }
}
