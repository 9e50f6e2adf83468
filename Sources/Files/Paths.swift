// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax

// MARK: - Names that are not UTF-8

extension String {
    /// A path from the system. One that is not UTF-8 comes as a URI, which is written in ASCII and can
    /// be shown, but neither read nor written: no other file is ever taken for it.
    package init(pathBytes bytes: some Collection<UInt8>) {
        self = String(validating: bytes, as: UTF8.self) ?? Self.fileURI(Array(bytes))
    }

    /// The same for a path that ends with a NUL, as the C library returns it.
    package init(path: UnsafePointer<CChar>) {
        self.init(pathBytes: UnsafeRawBufferPointer(start: path, count: strlen(path)))
    }

    /// As a path: where a symbolic link leads, by one step; nil for anything else.
    package var linkTarget: String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        guard readlink(self, &buffer, Int(PATH_MAX)) > 0 else { return nil }
        let target = String(path: buffer)
        return target.isAbsolutePath || target.isUnreadablePath ? target : "\(folder)/\(target)"
    }

    /// What stands for itself in a URI, as in GLib's, so that the same path is the same URI
    /// (`acceptable` in `gconvert.c`).
    private static let plain = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!$&'()*+,-./:=@_~".utf8)

    private static func fileURI(_ path: [UInt8]) -> String {
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

/// What the program was started with.
package enum ProgramArguments {
    /// All of them, the program's name first; those that are not UTF-8 as URIs of the files they name.
    package static var all: [String] {
        (0..<Int(CommandLine.argc)).compactMap { index in
            CommandLine.unsafeArgv[index].map { String(path: $0) }
        }
    }
}
