// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import Glibc
import Syntax
import Testing

/// A folder that is removed, with its content, when the test ends.
package final class Scratch {
    package let path: FilePath

    package init() throws {
        var template = Array("/tmp/typeladder-test-XXXXXX".utf8CString)
        path = try #require(mkdtemp(&template).map { FilePath(String(cString: $0)) })
    }

    deinit {
        chmod(path.string, 0o700)
        try? FileManager.default.removeItem(atPath: path.string)
    }

    /// The names of the folder's files.
    package var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path.string)) ?? []).sorted()
    }

    @discardableResult
    package func write(_ bytes: [UInt8], to name: String = "file") throws -> FilePath {
        try Self.write(bytes, at: path.appending(name))
        return path.appending(name)
    }

    /// Writes a text, and makes the folders of its path.
    @discardableResult
    package func write(_ text: String, to name: String) throws -> FilePath {
        try FileManager.default.createDirectory(
            atPath: path.appending(name).parent.string, withIntermediateDirectories: true)
        return try write(Array(text.utf8), to: name)
    }

    package static func write(_ bytes: [UInt8], at path: FilePath) throws {
        let file = try #require(fopen(path.string, "we"))
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    package func read(_ name: String) -> [UInt8]? {
        (try? Data(contentsOf: URL(filePath: path.appending(name).string))).map(Array.init)
    }
}
