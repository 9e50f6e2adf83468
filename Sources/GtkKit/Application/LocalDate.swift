// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// Dates in the format of the environment's locale.
package enum LocalDate {
    /// A day of the calendar, such as 31.01.2027 in Germany (`g_date_time_format`, `%x`).
    package static func text(year: Int, month: Int, day: Int) -> String? {
        guard
            let time = g_date_time_new_utc(Int32(year), Int32(month), Int32(day), 0, 0, 0)
        else { return nil }
        defer { g_date_time_unref(time) }
        guard let text = g_date_time_format(time, "%x") else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }
}
