// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Previewing

/// The number of violations in the current state of one live preview, such as a column of a ladder.
package final class ColumnAudit {
    /// The number of violations; nil until it is known.
    package private(set) var violationCount: Int?
    /// The first text that is lost, in the order of the list.
    package private(set) var firstLoss: Finding?
    /// Called when ``violationCount`` changes.
    package var onChanged: (() -> Void)?
    private let preview: LivePreview
    private let project: ProjectSession
    private var job: PreviewJob?
    private var counting: (any ScheduledWork)?
    private var result: AuditResult?

    /// An audit that follows a preview.
    package init(_ preview: LivePreview, _ project: ProjectSession) {
        (self.preview, self.project) = (preview, project)
        job = PreviewJob(
            on: [preview],
            {
                let files = AuditedFiles(preview)
                return { (previews: [Preview]) -> AuditResult in
                    var audit = Audit(of: files)
                    previews.forEach { audit.add($0) }
                    return audit.result
                }
            },
            then: { [weak self] result in
                self?.result = result
                self?.count()
            })
        project.observe(until: self) { [weak self] _ in self?.count() }
    }

    private func count() {
        guard let result else { return }
        let excepting = project.excepting(
            width: preview.environment.tableWidth, on: preview.screen)
        counting?.cancel()
        counting = preview.scheduler.inBackground { () -> (Int, Finding?) in
            let findings = excepting(result).open.findings
            let first = findings.first {
                $0.severity == .violation && Sweep.lossRules.contains($0.rule)
            }
            return (ViolationCounts(findings).total, first)
        } then: { [weak self] count, first in
            guard let self else { return }
            (violationCount, firstLoss) = (count, first)
            onChanged?()
        }
    }
}
