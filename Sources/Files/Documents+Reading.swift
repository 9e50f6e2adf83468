// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Glibc
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

extension CalendarDate {
    /// The current day in the time zone of this machine; nil if its clock shows no day of the calendar.
    package static func today() -> CalendarDate? {
        var now = time(nil)
        var parts = tm()
        guard localtime_r(&now, &parts) != nil else { return nil }
        return CalendarDate(
            year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    }
}
