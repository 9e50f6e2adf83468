// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension Severity {
    /// The severity as a title.
    package var title: String {
        switch self {
        case .information: tr("Information")
        case .warning: tr("Warning")
        case .violation: tr("Violation")
        }
    }
}
