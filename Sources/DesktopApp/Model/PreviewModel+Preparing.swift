// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import LayoutEngine
import Previewing

// A long table shows before all of its texts are prepared: those in view come first, the rest
// between frames. Until then its other heights are guesses.

extension PreviewModel {
    /// With so few texts to prepare nobody notices that they are.
    private static let fewTexts = 250
    /// After this many seconds people want to know how long it will go on.
    private static let patience = 0.3
    /// How many texts are prepared before the clock is looked at again.
    private static let textsAtOnce = 48
    /// How long the first frame has for itself, in milliseconds.
    private static let head = 80
    /// How long preparing may keep a frame waiting, and how long heights stay guesses, in seconds.
    private static let sliceTime = 0.004
    private static let refinementTime = 0.2

    /// A layout that is exact where somebody looks at it.
    func firstPreview() -> Preview {
        guard let viewedItems else { return makePreview(preparing: .max) }
        var preview = makePreview(preparing: Self.fewTexts)
        // What is in view may be other items once those above are exact.
        for _ in 0..<20 {
            let items = viewedItems(preview.layout)
            if preview.layout.isExact(in: items) { break }
            previewer.prepare(items, of: preview)
            preview = makePreview(preparing: 0)
        }
        return preview
    }

    /// Makes some items exact, for somebody who has come upon them.
    func refine(_ items: Range<Int>) {
        let preview = preview
        guard !preview.layout.isExact(in: items) else { return }
        previewer.prepare(items, of: preview)
        refine()
    }

    private func refine() {
        guard let current, !current.layout.isExact else { return }
        self.current = makePreview(preparing: 0)
        refinementCount += 1
        notify(.refinement)
    }

    private func makePreview(preparing: Int) -> Preview {
        previewer.preview(
            theme: theme.value, themeName: theme.path, screen: screen.value,
            screenName: screen.path, themeMap: theme.sourceMap, screenMap: screen.sourceMap,
            in: environment, preparing: preparing)
    }

    // MARK: - Between frames

    /// Whether there are texts left to prepare, for this category or others.
    public var isPreparing: Bool { preparation?.isPending ?? false }

    /// Prepares what is left, also for the other categories, a slice at a time; after the first
    /// frame, which needs both the processor's time and the display's.
    func prepareAhead() {
        guard viewedItems != nil, !isPreparing else { return }
        preparation = EventLoop.after(milliseconds: Self.head) { [weak self] in
            self?.prepareBetweenFrames()
        }
    }

    private func prepareBetweenFrames() {
        let start = EventLoop.now
        var refined = start
        preparation = EventLoop.repeatedIdle { [weak self] in
            guard let self else { return false }
            let isLeft = prepareSlice(since: start)
            if !isLeft || EventLoop.now - refined > Self.refinementTime {
                refine()
                refined = EventLoop.now
            }
            return isLeft
        }
    }

    /// Whether anything is left.
    private func prepareSlice(since start: Double) -> Bool {
        // Nothing to do until somebody looks.
        guard let preview = current else { return false }
        let end = EventLoop.now + Self.sliceTime
        var state = (left: 0, total: 0)
        repeat {
            state = previewer.prepareAhead(of: preview, count: Self.textsAtOnce)
        } while state.left > 0 && EventLoop.now < end
        let isLong = state.left > 0 && end - start > Self.patience
        let progress = isLong ? 1 - Double(state.left) / Double(state.total) : nil
        if progress != self.progress {
            self.progress = progress
            notify(.progress)
        }
        return state.left > 0
    }
}
