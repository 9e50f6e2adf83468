// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// Content with a sidebar. If the window is narrower than the natural width of both, the sidebar overlays the content
/// (`AdwOverlaySplitView`; `AdwFlap` before libadwaita 1.4).
///
/// The natural width changes with both, so it is compared on each allocation. libadwaita's breakpoints have fixed
/// widths.
package final class SplitView: CustomWidget {
    private let view: Widget
    private let content: Widget
    private let sidebar: Widget
    private var isUpdateScheduled = false
    private var current = Arrangement()

    package override var requestMode: RequestMode { .heightForWidth }

    /// A sidebar next to some content.
    package init(content: Widget, sidebar: Widget) {
        (self.content, self.sidebar) = (content, sidebar)
        view = Widget(owning: typeladder_split_view_new(content.pointer(), sidebar.pointer()))
        super.init()
        view.insert(into: self)
        // So that the first frame has the same arrangement as later frames.
        connect("realize") { [weak self] in
            guard let self, !Self.foldsItself, let width = window?.defaultWidth else { return }
            applyArrangement(for: width)
        }
    }

    /// Whether the sidebar is revealed, or is being revealed.
    package var isRevealed: Bool {
        get { view.property(TYPELADDER_SPLIT_VIEW_SHOWN) }
        set { view.setProperty(TYPELADDER_SPLIT_VIEW_SHOWN, to: newValue) }
    }

    /// Whether the sidebar overlays the content, because the window is narrow.
    package var isFolded: Bool { view.property(TYPELADDER_SPLIT_VIEW_FOLDED) }

    /// Calls `handler` when the sidebar is revealed or hidden, by the user or the program.
    package func onRevealed(_ handler: @escaping (Bool) -> Void) {
        view.connect(
            "notify::" + TYPELADDER_SPLIT_VIEW_SHOWN, reading: TYPELADDER_SPLIT_VIEW_SHOWN, handler)
    }

    private static let foldsItself = TYPELADDER_SPLIT_VIEW_FOLDS_ITSELF != 0

    /// The minimum width is the wider child's. The natural width is the width of both side by side.
    package override func measure(_ orientation: Orientation, forSize: Int) -> RequestedSize {
        if Self.foldsItself { return view.measured(orientation, forSize: forSize) }
        switch orientation {
        case .horizontal:
            let least = max(
                content.measured(.horizontal).minimum, sidebar.measured(.horizontal).minimum)
            return (least, max(least, naturalWidth))
        case .vertical:
            let width = forSize < 0 ? -1 : max(forSize, view.measured(.horizontal).minimum)
            return view.measured(.vertical, forSize: width)
        }
    }

    private var naturalWidth: Int {
        content.measured(.horizontal).natural + sidebar.measured(.horizontal).natural
            + Self.lineWidth
    }

    /// The width of the line between content and sidebar, in pixels.
    private static let lineWidth = 1

    /// Until the next frame, the content may be clipped, because the arrangement must not change during an allocation.
    package override func allocate(width: Int, height: Int, baseline: Int) {
        if !Self.foldsItself, !isUpdateScheduled, arrangement(for: width) != current {
            isUpdateScheduled = true
            addTick { [weak self] _ in
                self?.isUpdateScheduled = false
                self?.applyArrangement(for: self?.width ?? 0)
                return false
            }
        }
        let least = view.measured(.horizontal).minimum
        view.allocate(PixelFrame(x: 0, y: 0, width: max(width, least), height: height))
    }

    /// The arrangement of the content and the sidebar at a width.
    private struct Arrangement: Equatable {
        var isFolded = false
        var sidebarWidth = 0
    }

    private func arrangement(for width: Int) -> Arrangement {
        Arrangement(
            isFolded: width < naturalWidth, sidebarWidth: sidebar.measured(.horizontal).natural)
    }

    private func applyArrangement(for width: Int) {
        current = arrangement(for: width)
        typeladder_split_view_fold(
            view.pointer(), current.isFolded.gboolean, gint(current.sidebarWidth))
    }
}
