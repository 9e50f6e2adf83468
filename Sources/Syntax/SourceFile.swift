// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The bytes of a file with its name in diagnostics.
package struct SourceFile: Hashable, Sendable {
    /// The maximum size of a file, in bytes: 64 MiB.
    package static let maximumSize = 64 * 1024 * 1024

    /// The name in diagnostics: the path as given, or `standard input`.
    package let name: String
    /// The path of the file; nil for standard input and for text without a file.
    package let path: FilePath?
    package let bytes: [UInt8]
    /// The folder of the files that the bytes were converted from, such as the sources of an app; nil for bytes that
    /// are those of the file.
    package let origin: FilePath?

    package init(name: String, path: FilePath?, bytes: [UInt8], origin: FilePath? = nil) {
        (self.name, self.path, self.bytes, self.origin) = (name, path, bytes, origin)
    }
}

extension SourceFile {
    /// Bytes without a file, under a name for diagnostics.
    package init(name: String, bytes: [UInt8]) { self.init(name: name, path: nil, bytes: bytes) }

    /// The bytes of a file. Diagnostics name it by its path.
    package init(path: FilePath, bytes: [UInt8]) {
        self.init(name: path.string, path: path, bytes: bytes)
    }

    /// The file with other content.
    package func replacingBytes(by bytes: [UInt8]) -> SourceFile {
        SourceFile(name: name, path: path, bytes: bytes, origin: origin)
    }

    /// The file's name without its folder, or the name of text without a file.
    package var fileName: String { path?.lastComponent ?? name }

    /// Whether the bytes contain a text, in any syntax.
    package func holds(_ text: String) -> Bool {
        let wanted = Array(text.utf8)
        guard let first = wanted.first else { return true }
        return bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index + wanted.count <= bytes.count {
                if bytes[index] == first,
                    bytes[index..<index + wanted.count].elementsEqual(wanted)
                {
                    return true
                }
                index += 1
            }
            return false
        }
    }

    package init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }
}
