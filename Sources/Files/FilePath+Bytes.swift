// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax

// MARK: - Names that are not UTF-8

extension FilePath {
    /// A path from the system, as a URI if it is not UTF-8.
    package init(bytes: some Collection<UInt8>) {
        self.init(String(validating: bytes, as: UTF8.self) ?? Self.uri(of: Array(bytes)))
    }

    /// A path from the C library, which ends with a NUL.
    package init(cString: UnsafePointer<CChar>) {
        self.init(bytes: UnsafeRawBufferPointer(start: cString, count: strlen(cString)))
    }

    /// The bytes that are not escaped in a URI. They are the same as in GLib, so that the same path is the same
    /// URI (`acceptable` in `gconvert.c`).
    private static let plain = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!$&'()*+,-./:=@_~".utf8)

    private static func uri(of path: [UInt8]) -> String {
        let isAbsolute = path.first == UInt8(ascii: "/")
        let absolute = isAbsolute ? path : currentFolder + [UInt8(ascii: "/")] + path
        return absolute.reduce(into: fileScheme) { uri, byte in
            if plain.contains(byte) {
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                uri += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
    }

    private static var currentFolder: [UInt8] {
        guard let path = getcwd(nil, 0) else { return [] }
        defer { free(path) }
        return Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
    }
}

/// The arguments of the program.
package enum ProgramArguments {
    /// All arguments, the program's name first. Arguments that are not UTF-8 are URIs of their files.
    package static var all: [String] {
        (0..<Int(CommandLine.argc)).compactMap { index in
            CommandLine.unsafeArgv[index].map { FilePath(cString: $0).string }
        }
    }
}
