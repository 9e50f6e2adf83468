// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension ReachDocument {
    /// The requirements of the two criteria.
    static var criteria: String {
        tr(
            """
            Criterion 1.4.4 of WCAG 2.2 requires text at 200% without loss of content. On iOS, \
            some text styles do not grow that far. Text in these styles meets the criterion at \
            its largest size (WCAG2ICT, 1.4.4, note 3). Apple’s label “Larger Text” requires \
            text at 200% or more, and tests at all accessibility sizes. The criterion and the \
            label apply to the whole app, but this report is about one screen.
            """)
    }
}
