// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The text of a `<data>` element (RFC 4648, section 4).
enum Base64 {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// The value of each byte as a digit, or 64 for other bytes.
    static let values = (UInt8.min...UInt8.max).map { UInt32(alphabet.firstIndex(of: $0) ?? 64) }

    static func encode(_ bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            bits <<= UInt32(8 * (3 - group.count))
            for place in 0..<4 {
                let digit = Int(bits >> UInt32(18 - 6 * place) & 63)
                result.append(place <= group.count ? alphabet[digit] : UInt8(ascii: "="))
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

/// Converts dates between the two forms of property lists: `2026-01-31T12:00:00Z` in XML, and
/// seconds since 2001-01-01 in a binary file.
enum PropertyListDate {
    private static let secondsPerDay = 86_400

    /// The date in the form of XML, in whole seconds. Seconds outside of the years 0 to 9999 are an
    /// error.
    static func text(of written: String) throws(EditFailure) -> String {
        guard let seconds = Double(written) else { return written }
        guard seconds.isFinite, abs(seconds) < 1e12 else { throw notADate }
        let whole = Int(seconds.rounded(.down))
        let days =
            (whole - ((whole % secondsPerDay) + secondsPerDay) % secondsPerDay)
            / secondsPerDay
        let second = whole - days * secondsPerDay
        let (year, month, date) = civil(days + daysFrom1970To2001)
        guard (0...9999).contains(year) else { throw notADate }
        let day = [year.padded(to: 4), month.padded(to: 2), date.padded(to: 2)]
        let time = [second / 3600, second / 60 % 60, second % 60].map { $0.padded(to: 2) }
        return "\(day.joined(separator: "-"))T\(time.joined(separator: ":"))Z"
    }

    /// The date in the form of binary property lists, or nil for a text that is not a date.
    static func seconds(of written: String) -> Double? {
        if let seconds = Double(written) { return seconds }
        let parts = written.split { "-T:Z".contains($0) }.compactMap { Int($0) }
        guard parts.count == 6, (1...12).contains(parts[1]) else { return nil }
        let day = days(year: parts[0], month: parts[1], day: parts[2]) - daysFrom1970To2001
        return Double(day * secondsPerDay + parts[3] * 3600 + parts[4] * 60 + parts[5])
    }

    private static let notADate = EditFailure(EditProblem.distantDate)
    private static let daysFrom1970To2001 = 11_323

    /// Days since 1970-01-01 (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
            - 719_468
    }

    /// The date from the days since 1970-01-01, by the same author.
    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (
            yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
            dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        )
    }
}
