// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

extension ElementIdentity {
    /// The name for people: `“Wi-Fi” row`.
    package var name: String { kind.name(saying: texts.first) }
}

extension ItemID.Kind {
    /// The kind for people.
    package var english: String {
        switch self {
        case .tableHeader: "table header"
        case .sectionHeader: "header"
        case .row: "row"
        case .sectionFooter: "footer"
        }
    }

    /// The name of an element for people, by its first text where it has any.
    package func name(saying text: String?) -> String {
        guard let text, !text.isEmpty else { return english }
        return "“\(Phrases.shortened(text, to: 40))” \(english)"
    }
}
