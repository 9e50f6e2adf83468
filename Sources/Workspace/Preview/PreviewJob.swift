// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Previewing

/// Work on live previews that begins once they have not changed for a while and all their texts are
/// measured, and begins again after each change. Releasing it ends the work.
package final class PreviewJob {
    private let previews: [LivePreview]
    private let subject: (PreviewEnvironment) -> PreviewEnvironment
    private let start: (PreviewJob) -> Void
    private let scheduler: any WorkScheduler
    /// The environments that the work is about, since it began last.
    private var subjects: [PreviewEnvironment] = []
    private var work: (any ScheduledWork)?

    /// Milliseconds without a change before the work begins, and between looks at whether texts are measured.
    private static let pause = 150

    /// Begins, and follows the previews from then on.
    ///
    /// - Parameters:
    ///   - subject: an environment without what does not matter to the work.
    ///   - start: does the first part of the work, and goes on with ``proceed(with:)``.
    init(
        on previews: [LivePreview],
        subject: @escaping (PreviewEnvironment) -> PreviewEnvironment = { $0 },
        _ start: @escaping (PreviewJob) -> Void
    ) {
        (self.previews, self.subject, self.start) = (previews, subject, start)
        scheduler = previews[0].scheduler
        for preview in previews {
            preview.observe(until: self) { [weak self] changes in
                if let self, isConcerned(by: changes) { begin() }
            }
        }
        begin()
    }

    /// Work on another thread.
    ///
    /// - Parameters:
    ///   - work: gives the work each time that it begins, which is done with the previews in their order.
    ///   - done: called with the result.
    package convenience init<Result: Sendable>(
        on previews: [LivePreview], _ work: @escaping () -> @Sendable ([Preview]) -> Result,
        then done: @escaping (Result) -> Void
    ) {
        self.init(on: previews) { job in
            let current = previews.map { $0.prepared(at: $0.category) }
            let work = work()
            job.proceed(with: job.scheduler.inBackground({ work(current) }, then: done))
        }
    }

    deinit { work?.cancel() }

    /// Whether the work is not done yet.
    var isRunning: Bool { work?.isPending ?? false }

    /// Goes on with another part of the work.
    func proceed(with part: any ScheduledWork) { work = part }

    /// Ends the work from within its last part.
    func end() { work = nil }

    /// Begins again.
    func begin() {
        subjects = currentSubjects
        work?.cancel()
        work = scheduler.after(milliseconds: Self.pause) { [weak self] in
            guard let self else { return }
            // Estimates are no result.
            if previews.contains(where: \.isPreparing) { begin() } else { start(self) }
        }
    }

    private var currentSubjects: [PreviewEnvironment] { previews.map { subject($0.environment) } }

    private func isConcerned(by changes: Changes<LivePreview>) -> Bool {
        !changes.isDisjoint(with: [.documents, .refinement])
            || changes.contains(.preview) && currentSubjects != subjects
    }
}
