// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax

/// The program `typeladder-swift`, which alone has a parser of Swift.
enum SwiftParserProgram {
    private static let name = "typeladder-swift"
    /// The folders of an installation, seen from that of the executable. In a build, all programs are in one folder.
    private static let folders = [".", "../lib/typeladder", "../libexec/typeladder"]

    /// The path from `$TYPELADDER_SWIFT`, else the first one in the folders that exists; nil for none.
    static func locate() -> FilePath? {
        if let named = getenv("TYPELADDER_SWIFT") { return FilePath(String(cString: named)) }
        guard let folder = ResourceFolder.executablePath?.parent else { return nil }
        return folders.map { folder.appending($0).appending(name) }
            .first { access($0.string, X_OK) == 0 }
    }
}
