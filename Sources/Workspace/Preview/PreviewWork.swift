// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Previewing

/// Work on live previews after each of their changes, once they are exact: what takes longer than a frame
/// is done on another thread. Releasing it ends the work.
package final class PreviewWork {
    private let previews: [LivePreview]
    private let start: ([Preview]) -> any ScheduledWork
    private let scheduler: any WorkScheduler
    private var work: (any ScheduledWork)?

    /// Milliseconds without a change before the work begins.
    private static let pause = 150

    /// Begins, and follows the previews from then on.
    ///
    /// - Parameters:
    ///   - work: done on another thread with the previews in their order.
    ///   - done: called with what came of it.
    package init<Result: Sendable>(
        on previews: [LivePreview], _ work: @escaping @Sendable ([Preview]) -> Result,
        then done: @escaping (Result) -> Void
    ) {
        self.previews = previews
        let scheduler = previews[0].scheduler
        self.scheduler = scheduler
        start = { current in scheduler.inBackground({ work(current) }, then: done) }
        for preview in previews {
            preview.observe(until: self) { [weak self] change in
                if !change.isDisjoint(with: [.preview, .refinement]) { self?.wait() }
            }
        }
        wait()
    }

    deinit { work?.cancel() }

    private func wait() {
        work?.cancel()
        work = scheduler.after(milliseconds: Self.pause) { [weak self] in
            guard let self else { return }
            // Estimates are no result.
            guard !previews.contains(where: \.isPreparing) else { return wait() }
            work = start(previews.map { $0.prepared(at: $0.category) })
        }
    }
}
