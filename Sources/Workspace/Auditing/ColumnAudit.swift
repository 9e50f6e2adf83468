// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Previewing
import Synchronization

/// The number of violations in the current state of one live preview, such as a column of a ladder.
package final class ColumnAudit {
    /// The number of violations; nil until it is known.
    package private(set) var violationCount: Int?
    /// The first text that is lost, in the order of the list.
    package private(set) var firstLoss: Finding?
    /// Called when ``violationCount`` changes.
    package var onChanged: (() -> Void)?
    private var job: PreviewJob?

    /// Held by the audit that runs. A ladder starts twelve at once, and each takes the memory of its findings.
    private static let turn = Mutex(())

    /// An audit that follows a preview.
    package init(_ preview: LivePreview, _ project: ProjectSession) {
        let starts = Starts()
        let job = PreviewJob(
            on: [preview],
            {
                let start = starts.next()
                let files = AuditedFiles(preview)
                let excepting = project.excepting(
                    width: preview.environment.tableWidth, on: preview.screen)
                return { (previews: [Preview]) -> (Int, Finding?)? in
                    Self.turn.withLock { _ in
                        // The preview has changed while the audit waited.
                        guard start == starts.count.load(ordering: .relaxed) else { return nil }
                        var audit = Audit(of: files)
                        previews.forEach { audit.add($0) }
                        let findings = excepting(audit.result).open.findings
                        let first = findings.first {
                            $0.severity == .violation && Sweep.lossRules.contains($0.rule)
                        }
                        return (ViolationCounts(findings).total, first)
                    }
                }
            },
            then: { [weak self] result in
                guard let self, let result else { return }
                (violationCount, firstLoss) = result
                onChanged?()
            })
        self.job = job
        project.observe(until: self) { [weak job] _ in job?.begin() }
    }
}

/// The number of audits of a column that were started.
private final class Starts: Sendable {
    let count = Atomic(0)

    func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}
