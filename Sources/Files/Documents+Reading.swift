// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

extension ThemeReader {
    /// Reads the theme in the file at a path, or from standard input for `-`.
    package static func read(path: FilePath) -> ReadResult<Theme> {
        SourceFile.read(path).flatMap { read($0) }
    }
}

extension ScreenReader {
    /// Reads the screen in the file at a path, or from standard input for `-`.
    package static func read(path: FilePath) -> ReadResult<Screen> {
        SourceFile.read(path).flatMap { read($0) }
    }
}
