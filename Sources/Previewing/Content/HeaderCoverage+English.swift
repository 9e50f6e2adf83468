// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension HeaderCoverage {
    /// The headers of the screen for people, whatever they leave open.
    package var summary: String {
        let own = covered + overridden
        if total == 0 { return tr("None on this screen") }
        if defaults == 0 { return tr("%1$s on this screen", "\(own)") }
        return tr(
            "%1$s on this screen, and %2$s of the table’s own, which no theme reaches", "\(own)",
            "\(defaults)")
    }

    /// The coverage for people: "1 of 4 headers: 2 have their own, 1 is the table’s".
    package var sentence: String {
        if total == 0 { return tr("This screen has no section headers") }
        if covered == total {
            return total == 1
                ? tr("The only header") : trn("All %1$s header", "All %1$s headers", total)
        }
        var reasons: [String] = []
        if overridden > 0 {
            reasons.append(trn("%1$s has its own", "%1$s have their own", overridden))
        }
        if defaults > 0 {
            reasons.append(trn("%1$s is the table’s", "%1$s are the table’s", defaults))
        }
        // Translators: %3$s lists what the other headers have.
        return trn(
            "%2$s of %1$s header: %3$s", "%2$s of %1$s headers: %3$s", total, "\(covered)",
            reasons.joined(separator: ", "))
    }
}
