// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The prepared texts of a table, in the order of its texts, so that laying out looks nothing up.
struct PreparedTexts: Sendable {
    private let tableHeader: PreparedText?
    private let sections: [Section]

    private struct Section: Sendable {
        var header: PreparedText?
        var rows: [[PreparedText]]
        var footer: PreparedText?
    }

    init(_ content: TableContent, fonts: [ScaledFont], cache: PreparedTextCache) {
        func prepare(_ text: TextContent) -> PreparedText {
            cache.prepared(text.text, in: fonts[text.font].face)
        }
        tableHeader = content.tableHeader.map { prepare($0.text) }
        sections = content.sections.map { section in
            Section(
                header: section.header.map { prepare($0.text) },
                rows: section.rows.map { $0.texts.map(prepare) },
                footer: section.footer.map { prepare($0.text) })
        }
    }

    func texts(of id: ItemID) -> [PreparedText] {
        switch id.kind {
        case .tableHeader: tableHeader.map { [$0] } ?? []
        case .sectionHeader: sections[id.section].header.map { [$0] } ?? []
        case .sectionFooter: sections[id.section].footer.map { [$0] } ?? []
        case .row: sections[id.section].rows[id.row]
        }
    }
}
