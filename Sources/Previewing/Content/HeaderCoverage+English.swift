// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension HeaderCoverage {
    /// The numbers of custom and default headers of the screen, as a message.
    package var summary: String {
        let own = covered + overridden
        if total == 0 { return tr("None on this screen") }
        if defaults == 0 { return tr("%1$s on this screen", "\(own)") }
        return trn(
            "%2$s on this screen, and %1$s default header, which themes cannot change",
            "%2$s on this screen, and %1$s default headers, which themes cannot change", defaults,
            "\(own)")
    }

    /// The coverage as a message: "1 of 4 headers: 2 have their own value, 1 is a default header".
    package var sentence: String {
        if total == 0 { return tr("This screen has no section headers") }
        if covered == total {
            return total == 1
                ? tr("The only header uses it")
                : trn(
                    "The %1$s header uses it", "All %1$s headers use it", total)
        }
        var reasons: [String] = []
        if overridden > 0 {
            reasons.append(trn("%1$s has its own value", "%1$s have their own value", overridden))
        }
        if defaults > 0 {
            reasons.append(trn("%1$s is a default header", "%1$s are default headers", defaults))
        }
        // Translators: %3$s lists what the other headers have.
        return trn(
            "%2$s of %1$s header uses it; %3$s", "%2$s of %1$s headers use it; %3$s",
            total,
            "\(covered)",
            listed(reasons))
    }
}
