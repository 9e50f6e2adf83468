// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import DynamicType
import Files
import Previewing

/// The number of items with findings in one live preview as it is, such as a column of a ladder.
package final class ColumnAudit {
    /// The numbers of items whose gravest finding is a violation, or a warning; nil until they are known.
    package private(set) var counts: (violations: Int, warnings: Int)?
    /// Called when ``counts`` changes.
    package var onChanged: (() -> Void)?
    private let preview: LivePreview
    private let project: ProjectSession
    private var job: PreviewJob?

    /// An audit that follows a preview.
    package init(_ preview: LivePreview, _ project: ProjectSession) {
        (self.preview, self.project) = (preview, project)
        job = PreviewJob(
            on: [preview],
            { previews in
                var audit = Audit()
                previews.forEach { audit.add($0) }
                return audit.result
            },
            then: { [weak self] in self?.count($0) })
    }

    private func count(_ result: AuditResult) {
        guard let today = CalendarDate.today() else { return }
        let open = project.excepting(
            from: result, width: preview.environment.tableWidth, on: today
        ).open
        let gravest = open.findings.gravestSeverities.values
        counts = (gravest.count { $0 == .violation }, gravest.count { $0 == .warning })
        onChanged?()
    }
}
