// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Previewing

/// Prepares the texts of a long list between frames, those of the category that shows first, then those
/// that other categories need, whose fonts may have another cut.
final class LayoutRefiner {
    /// How much is prepared, from 0 to 1; nil while there is nothing to wait for.
    private(set) var progress: Double?
    /// The time until the first slice, in milliseconds: the first frame has it for itself.
    private static let head = 80
    /// Seconds after which people want to know how long it will go on.
    private static let patience = 0.3
    /// Texts that are prepared before the clock is looked at again.
    private static let textsAtOnce = 48
    /// Seconds that preparing may keep a frame waiting, and that heights stay estimates.
    private static let sliceTime = 0.004
    private static let refinementTime = 0.2

    let scheduler: any WorkScheduler
    private var work: (any ScheduledWork)?

    init(_ scheduler: any WorkScheduler) { self.scheduler = scheduler }

    deinit { work?.cancel() }

    /// Whether there are texts left to prepare.
    var isRunning: Bool { work?.isPending ?? false }

    /// Begins, unless it runs.
    func start(for preview: LivePreview) {
        guard !isRunning else { return }
        work = scheduler.after(milliseconds: Self.head) { [weak self, weak preview] in
            if let self, let preview { run(for: preview) }
        }
    }

    private func run(for preview: LivePreview) {
        let start = scheduler.now
        var refined = start
        work = scheduler.repeatedIdle { [weak self, weak preview] in
            guard let self, let preview else { return false }
            let isLeft = prepareSlice(of: preview, since: start)
            if !isLeft || scheduler.now - refined > Self.refinementTime {
                preview.refine()
                refined = scheduler.now
            }
            return isLeft
        }
    }

    /// Whether anything is left.
    private func prepareSlice(of live: LivePreview, since start: Double) -> Bool {
        // Nothing to do until somebody looks.
        guard let preview = live.made else { return false }
        let end = scheduler.now + Self.sliceTime
        var state = (left: 0, total: 0)
        repeat {
            state = live.theme.fonts.previewer.prepareAhead(
                of: preview, count: Self.textsAtOnce)
        } while state.left > 0 && scheduler.now < end
        let isLong = state.left > 0 && end - start > Self.patience
        let progress = isLong ? 1 - Double(state.left) / Double(state.total) : nil
        if progress != self.progress {
            self.progress = progress
            live.notify(.progress)
        }
        return state.left > 0
    }
}
