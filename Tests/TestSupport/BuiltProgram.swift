// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc

/// The programs built together with the tests.
package enum BuiltProgram {
    /// The path of a program; nil if the tests are not in the folder where they were built.
    package static func path(_ name: String) -> String? {
        guard let maps = fopen("/proc/self/maps", "r") else { return nil }
        defer { fclose(maps) }
        var line = [CChar](repeating: 0, count: 4_096)
        while fgets(&line, 4_096, maps) != nil {
            let text = String(
                decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            guard text.contains("PackageTests.xctest"), let slash = text.firstIndex(of: "/"),
                let end = text.lastIndex(of: "/")
            else { continue }
            return "\(text[slash..<end])/\(name)"
        }
        return nil
    }
}
