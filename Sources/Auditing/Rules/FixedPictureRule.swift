// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing
import Syntax
import Words

/// `fixed-picture`: a symbol stays small while the text beside it grows.
struct FixedPictureRule: AuditRule {
    static let id = "fixed-picture"
    static let text = RuleText(
        title: tr("Symbol does not grow with its text"),
        severity: tr("Information"),
        reason: tr("Users who need large text need large symbols, too"),
        computation: tr(
            """
            A symbol has a "maximumSize", and a text of its row grows with the text size. Pictures \
            from files are not checked
            """),
        remedy: tr("Remove the maximum size of the symbol"))

    func message(_ finding: Finding) -> String {
        tr("%1$s: the symbol has a maximum size, but the text beside it grows", finding.name)
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        let preview = context.preview
        for (section, content) in preview.screen.sections.enumerated() {
            for (number, row) in content.rows.enumerated() {
                let symbols = row.images.map(\.image).filter { $0.symbolName != nil }
                guard !symbols.isEmpty else { continue }
                log.looked(at: 1)
                let id = ItemID(.row, section: section, row: number)
                let hasGrowingText = preview.layout.content.texts(of: id).contains {
                    preview.drawnFonts[$0.font].request.scales
                }
                guard hasGrowingText, symbols.contains(where: \.isLimited) else { continue }
                log.found(Self(), .information, in: .item(id))
            }
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        Remedy(
            advice: Advice(tr("Remove the maximum size of the symbol")),
            cause: observation.item.map { item in
                let images = context.preview.screen.row(item)?.images ?? []
                let path = images.first { $0.image.isLimited }?.path ?? []
                return FileValue(.screen, item.path + path + [.key("image")], "maximumSize")
            })
    }
}

extension RowImage {
    fileprivate var isLimited: Bool {
        symbolName != nil && maximumSize != Extent()
    }
}
