// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Previewing

/// Work on live previews. It starts when they have not changed for a while and all their texts are measured,
/// and starts again after each change. Releasing the job ends the work.
package final class PreviewJob {
    private let previews: [LivePreview]
    private let subject: (PreviewEnvironment) -> PreviewEnvironment
    private let start: (PreviewJob) -> Void
    private let scheduler: any WorkScheduler
    /// The environments of the work at its last start.
    private var subjects: [PreviewEnvironment] = []
    private var work: (any ScheduledWork)?

    /// The milliseconds without a change before the work starts, and between checks of whether texts are
    /// measured.
    private static let pause = 150

    /// Starts, and then follows the previews.
    ///
    /// - Parameters:
    ///   - subject: returns an environment without the values that do not affect the work.
    ///   - start: does the first part of the work, and continues with ``proceed(with:)``.
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
    ///   - work: returns the work at each start. It takes the previews in their order.
    ///   - done: called with the result.
    package convenience init<Result: Sendable>(
        on previews: [LivePreview], _ work: @escaping () -> @Sendable ([Preview]) -> Result,
        then done: @escaping (Result) -> Void
    ) {
        self.init(on: previews) { job in
            let current = previews.map { $0.prepared(at: $0.category) }
            let work = work()
            job.proceed(
                with: job.scheduler.inBackground({ work(current.map { $0.preview() }) }, then: done)
            )
        }
    }

    deinit { work?.cancel() }

    /// Whether the work has not ended.
    var isRunning: Bool { work?.isPending ?? false }

    /// Continues with another part of the work.
    func proceed(with part: any ScheduledWork) { work = part }

    /// Ends the work; called by its last part.
    func end() { work = nil }

    /// Starts again.
    func begin() {
        subjects = currentSubjects
        work?.cancel()
        work = scheduler.after(milliseconds: Self.pause) { [weak self] in
            guard let self else { return }
            // The work must not use estimated heights.
            if previews.contains(where: \.isPreparing) { begin() } else { start(self) }
        }
    }

    private var currentSubjects: [PreviewEnvironment] { previews.map { subject($0.environment) } }

    private func isConcerned(by changes: Changes<LivePreview>) -> Bool {
        !changes.isDisjoint(with: [.documents, .refinement])
            || changes.contains(.preview) && currentSubjects != subjects
    }
}
