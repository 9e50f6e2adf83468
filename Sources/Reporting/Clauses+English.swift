// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Words

/// Phrases in a row that contain commas themselves: `a, b; c`.
func clauses(_ phrases: [String]) -> String {
    guard let first = phrases.first else { return "" }
    // Translators: phrases in a row; %1$s is those so far, and %2$s the next one.
    return phrases.dropFirst().reduce(first) { trc("phrases", "%1$s; %2$s", $0, $1) }
}

extension ItemID.Kind {
    /// The name of the kind where it stands alone.
    var title: String {
        switch self {
        case .tableHeader: tr("Table header")
        case .sectionHeader: tr("Section header")
        case .row: tr("Row")
        case .sectionFooter: tr("Section footer")
        }
    }
}
