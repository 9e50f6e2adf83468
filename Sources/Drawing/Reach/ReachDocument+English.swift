// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension ReachDocument {
    /// What the two criteria ask for.
    static var criteria: String {
        tr(
            """
            WCAG 2.2, 1.4.4 asks for text at 200 % without loss of content; what iOS lets no \
            app enlarge that far counts at its largest (WCAG2ICT, 1.4.4, note 3). Apple's \
            label asks for text at 200 % or more, and for a look at all accessibility sizes. A \
            screen can only speak for itself: both ask about the whole app.
            """)
    }
}
