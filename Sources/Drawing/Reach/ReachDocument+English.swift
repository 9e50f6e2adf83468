// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension ReachDocument {
    /// The requirements of the two criteria.
    static var criteria: String {
        tr(
            """
            Criterion 1.4.4 of WCAG 2.2 asks for text at 200% without loss of content. On iOS, \
            some styles do not grow to 200%. Text in these styles passes at its largest size \
            (WCAG2ICT, 1.4.4, note 3). Apple’s label “Larger Text” asks for text at 200% or more, \
            and for tests at all accessibility sizes. Both criteria apply to the whole app, but \
            this report is about one screen.
            """)
    }
}
