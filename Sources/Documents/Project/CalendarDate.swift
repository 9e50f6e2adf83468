// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A day of the Gregorian calendar in the form of ISO 8601: `2026-11-22`.
package struct CalendarDate: Hashable, Comparable, Sendable {
    /// From 1 to 9999.
    package let year: Int
    /// From 1 to 12.
    package let month: Int
    /// From 1.
    package let day: Int

    /// A day; nil if the calendar does not have it.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...Self.dayCount(year, month)).contains(day)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// The day in a text such as `2026-11-22`; nil for other texts.
    package init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2],
            text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (48...57).contains($0) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    private static func dayCount(_ year: Int, _ month: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Whether one day is before another.
    package static func < (first: CalendarDate, second: CalendarDate) -> Bool {
        (first.year, first.month, first.day) < (second.year, second.month, second.day)
    }
}

extension CalendarDate: CustomStringConvertible {
    /// The day in the form of ISO 8601.
    package var description: String {
        "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
    }
}
