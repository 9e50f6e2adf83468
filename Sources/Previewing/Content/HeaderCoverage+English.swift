// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension HeaderCoverage {
    /// The headers of the screen for people, whatever they leave open.
    package var summary: String {
        let own = covered + overridden
        if total == 0 { return "None on this screen" }
        if defaults == 0 { return "\(own) on this screen" }
        return "\(own) on this screen, and \(defaults) of the table’s own, which no theme reaches"
    }

    /// The coverage for people: "1 of 4 headers: 2 have their own, 1 is the table’s".
    package var sentence: String {
        if total == 0 { return "This screen has no section headers" }
        let headers = total == 1 ? "header" : "headers"
        if covered == total { return total == 1 ? "The only header" : "All \(total) headers" }
        var reasons: [String] = []
        if overridden > 0 {
            reasons.append(overridden == 1 ? "1 has its own" : "\(overridden) have their own")
        }
        if defaults > 0 {
            reasons.append(defaults == 1 ? "1 is the table’s" : "\(defaults) are the table’s")
        }
        return "\(covered) of \(total) \(headers): " + reasons.joined(separator: ", ")
    }
}
