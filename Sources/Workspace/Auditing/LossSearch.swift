// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Previewing

/// The search for the first breaks of a page's screen. It is a sweep in idle time, with one preview or a few
/// texts of a long screen in each slice. It starts again after each change of its inputs.
package final class LossSearch {
    /// The first breaks; nil before the first sweep has ended. They stay until newer ones replace them.
    package private(set) var result: FirstLosses?
    /// Called when ``result`` has changed.
    package var onChanged: (() -> Void)?
    /// The preview whose theme, screen, and environment are swept.
    package let base: LivePreview
    private let project: ProjectSession
    private var job: PreviewJob?

    /// The number of texts that are prepared in one slice.
    private static let batchSize = 48

    /// A search that starts at once.
    package init(_ base: LivePreview, _ project: ProjectSession) {
        (self.base, self.project) = (base, project)
        job = PreviewJob(on: [base], subject: Self.subject) { [weak self] in self?.sweep(for: $0) }
        project.observe(until: self) { [weak self] _ in self?.job?.begin() }
    }

    /// Whether ``result`` does not yet belong to the visible preview.
    package var isRunning: Bool { job?.isRunning ?? false }

    /// The environment without the values that a sweep varies, and without colors.
    private static func subject(of environment: PreviewEnvironment) -> PreviewEnvironment {
        var environment = environment.at(
            .default, tableWidth: SweepAxes.widths(of: environment.profile.devices).first)
        environment.appearance = .light
        return environment
    }

    private func sweep(for job: PreviewJob) {
        var sweep = Sweep(
            of: base.screen.value, in: Self.subject(of: base.environment),
            axes: SweepAxes(widths: SweepAxes.widths(of: base.environment.profile.devices)),
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
