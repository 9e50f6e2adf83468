// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Previewing

/// The idle work that prepares the texts of a long list between frames: first for the current category, then, for a
/// preview of its own, for the others, whose fonts may have another optical size.
final class LayoutRefiner {
    /// The prepared fraction from 0 to 1; nil if no progress needs to be displayed.
    private(set) var progress: Double?
    /// The milliseconds before the first slice, so that it does not delay the first frame.
    private static let startDelay = 80
    /// The seconds of work after which progress is displayed.
    private static let progressDelay = 0.3
    /// The number of texts that are prepared between two checks of the clock.
    private static let batchSize = 48
    /// The seconds of one slice of work, and between two layouts with exact heights.
    private static let sliceTime = 0.004
    private static let refinementTime = 0.2

    let scheduler: any WorkScheduler
    /// Whether texts are prepared for other categories than the current one.
    private let preparesAhead: Bool
    private var work: (any ScheduledWork)?
    /// The purposes of prepared texts.
    private var purposes: [PreparedTextCache.Purpose] = []
    /// The categories whose purposes are not in the list.
    private var remaining: ArraySlice<ContentSizeCategory> = []
    /// The number of the layout that the purposes are for.
    private var layout = -1
    /// The purposes of the layout before, until the list is complete. Most of them come again.
    private var earlier: [PreparedTextCache.Purpose] = []
    /// The previewer and the language whose texts the purposes keep.
    private weak var previewer: Previewer?
    private var language: String?

    init(_ scheduler: any WorkScheduler, preparesAhead: Bool) {
        (self.scheduler, self.preparesAhead) = (scheduler, preparesAhead)
    }

    deinit { work?.cancel() }

    /// Whether any texts are left to prepare.
    var isRunning: Bool { work?.isPending ?? false }

    /// Starts the work unless it is already running, or nothing is left to prepare.
    func start(for preview: LivePreview) {
        guard !isRunning, preparesAhead || preview.cached?.layout.isExact == false else { return }
        work = scheduler.after(milliseconds: Self.startDelay) { [weak self, weak preview] in
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
            if !isLeft { prepareLongTexts(of: preview) }
            return isLeft
        }
    }

    /// Prepares some long texts on another thread, and then continues.
    private func prepareLongTexts(of live: LivePreview) {
        let previewer = live.theme.fonts.previewer
        guard let preview = live.cached,
            let texts = previewer.longTexts(
                of: preview, for: purposes, first: live.itemsInView)
        else { return }
        work = scheduler.inBackground(texts.preparedByTwin) { [weak self, weak live] in
            previewer.insert($0, of: preview)
            if let self, let live { run(for: live) }
        }
    }

    /// Adds the purpose of the next category: with thousands of fonts, all of them take many frames.
    private func addPurpose(of preview: Preview, _ live: LivePreview) {
        let previewer = live.theme.fonts.previewer
        if layout != live.layoutCount {
            (purposes, earlier) = ([], (earlier + purposes).uniqued())
            let nearest = preview.nearestCategories
            (layout, remaining) = (
                live.layoutCount, preparesAhead ? nearest[...] : nearest.prefix(1)
            )
        }
        if previewer !== self.previewer || preview.language != language {
            // Its texts are in a different cache.
            (self.previewer, language, earlier) = (previewer, preview.language, [])
        }
        guard let category = remaining.popFirst() else { return }
        let purpose = previewer.purpose(of: preview, at: category)
        let isNew = !purposes.contains(purpose)
        if isNew { purposes.append(purpose) }
        var isWanted = !isNew || earlier.contains(purpose)
        if remaining.isEmpty, !earlier.isEmpty {
            isWanted = isWanted && earlier.allSatisfy(purposes.contains)
            earlier = []
        }
        if !isWanted { previewer.want(purposes + earlier, of: preview, by: self) }
    }

    /// Prepares texts for one slice of time. Returns true if texts are left.
    private func prepareSlice(of live: LivePreview, since start: Double) -> Bool {
        // Without a computed preview, no texts are needed.
        guard let preview = live.cached else { return false }
        let end = scheduler.now + Self.sliceTime
        var state = (left: 0, total: 0)
        repeat {
            addPurpose(of: preview, live)
            state = live.theme.fonts.previewer.prepareAhead(
                of: preview, for: purposes, count: Self.batchSize, leavesLong: true)
        } while (state.left > 0 || !remaining.isEmpty) && scheduler.now < end
        let isLong = state.left > 0 && end - start > Self.progressDelay
        let progress = isLong ? 1 - Double(state.left) / Double(state.total) : nil
        if progress != self.progress {
            self.progress = progress
            live.notify(.progress)
        }
        return state.left > 0 || !remaining.isEmpty
    }
}
