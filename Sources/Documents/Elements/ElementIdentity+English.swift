// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax
import Words

extension ElementIdentity {
    /// The name for messages: `“Wi-Fi” row`.
    package var name: String { kind.name(saying: texts.first) }
}

extension ItemID.Kind {
    /// The kind when it stands alone.
    package var title: String {
        switch self {
        case .tableHeader: tr("Table header")
        case .tableFooter: tr("Table footer")
        case .sectionHeader: tr("Section header")
        case .row: tr("Row")
        case .sectionFooter: tr("Section footer")
        }
    }

    /// The kind in words.
    package var english: String {
        switch self {
        case .tableHeader: tr("table header")
        case .tableFooter: tr("table footer")
        // Translators: the header of a section.
        case .sectionHeader: trc("section", "header")
        case .row: tr("row")
        // Translators: the footer of a section.
        case .sectionFooter: trc("section", "footer")
        }
    }

    /// The name of an element for messages, with its first text if it has one.
    package func name(saying text: String?) -> String {
        guard let text, !text.isEmpty else { return english }
        let shown = Phrases.shortened(text, to: 40)
        return switch self {
        case .tableHeader: tr("“%1$s” table header", shown)
        case .tableFooter: tr("“%1$s” table footer", shown)
        case .sectionHeader: tr("“%1$s” header", shown)
        case .row: tr("“%1$s” row", shown)
        case .sectionFooter: tr("“%1$s” footer", shown)
        }
    }
}
