// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Previewing

/// The search for where a page's screen first breaks: a sweep in idle time, one preview or a few texts
/// of a long screen in each slice, begun again after each change of what is swept.
package final class LossSearch {
    /// What was found; nil before the first sweep has ended. It stays until there is a newer one.
    package private(set) var result: FirstLosses?
    /// Called when ``result`` has changed.
    package var onChanged: (() -> Void)?
    /// The preview whose theme, screen and environment are swept.
    package let base: LivePreview
    private let project: ProjectSession
    private var job: PreviewJob?

    /// Texts that are prepared in one slice.
    private static let batchSize = 48

    /// A search that begins at once.
    package init(_ base: LivePreview, _ project: ProjectSession) {
        (self.base, self.project) = (base, project)
        job = PreviewJob(on: [base], subject: Self.subject) { [weak self] in self?.sweep(for: $0) }
        project.observe(until: self) { [weak self] _ in self?.job?.begin() }
    }

    /// Whether ``result`` is not yet of the visible preview.
    package var isRunning: Bool { job?.isRunning ?? false }

    /// The environment without what a sweep goes through, and without colors.
    private static func subject(of environment: PreviewEnvironment) -> PreviewEnvironment {
        var environment = environment.at(.default, tableWidth: SweepAxes.deviceWidths[0])
        environment.appearance = .light
        return environment
    }

    private func sweep(for job: PreviewJob) {
        var sweep = Sweep(
            of: base.screen.value, in: Self.subject(of: base.environment), axes: SweepAxes(),
            files: AuditedFiles(base),
            ignoring: project.exceptions())
        var step: Sweep.Step?
        let work = base.scheduler.repeatedIdle { [weak self, weak job] in
            guard let self else { return false }
            step = step ?? sweep.next()
            if let wanted = step {
                if let plan = base.plan(
                    of: wanted.screen, in: wanted.environment, count: Self.batchSize)
                {
                    sweep.add(sweep.task(wanted, plan).run())
                    step = nil
                }
                return true
            }
            result = sweep.result
            job?.end()
            onChanged?()
            return false
        }
        job.proceed(with: work)
    }
}
