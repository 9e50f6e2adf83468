// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The values of new sections.
package enum NewSection {
    /// A section without rows and with an empty title. A custom header has the looks of that of another section.
    package static func value(like other: Node?) -> SyntaxValue {
        let header = other?["header"].map { SyntaxValue.Entry("header", $0.withoutTexts) }
        return .dictionary([
            header ?? .init("title", .string("")), .init("rows", .array([])),
        ])
    }
}
