// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// Content with a sidebar that lies over it where the window is narrower than both would like
/// (`AdwOverlaySplitView`, `AdwFlap` before libadwaita 1.4).
///
/// Which width that is follows from what both would like at the time, so it is found when they are
/// placed. libadwaita's breakpoints know fixed widths alone.
public final class SplitView: CustomWidget {
    private let view: Widget
    private let content: Widget
    private let sidebar: Widget
    private var isCatchingUp = false
    private var current = Place()

    public override var requestMode: RequestMode { .heightForWidth }

    /// A sidebar beside some content.
    public init(content: Widget, sidebar: Widget) {
        (self.content, self.sidebar) = (content, sidebar)
        view = Widget(owning: typeladder_split_view_new(content.pointer(), sidebar.pointer()))
        super.init()
        view.insert(into: self)
        // The first frame stands as the others.
        connect("realize") { [weak self] in
            guard let self, !Self.foldsItself, let width = window?.defaultWidth else { return }
            follow(width)
        }
    }

    /// Whether the sidebar shows, or is on its way to.
    public var isRevealed: Bool {
        get { view.property(TYPELADDER_SPLIT_VIEW_SHOWN) }
        set { view.setProperty(TYPELADDER_SPLIT_VIEW_SHOWN, to: newValue) }
    }

    /// Whether the sidebar lies over the content, because the window is narrow.
    public var isFolded: Bool { view.property(TYPELADDER_SPLIT_VIEW_FOLDED) }

    /// Calls `handler` when the sidebar comes or goes, by whomever.
    @discardableResult
    public func onRevealed(_ handler: @escaping (Bool) -> Void) -> SignalConnection {
        view.connect(
            "notify::" + TYPELADDER_SPLIT_VIEW_SHOWN, reading: TYPELADDER_SPLIT_VIEW_SHOWN, handler)
    }

    private static let foldsItself = TYPELADDER_SPLIT_VIEW_FOLDS_ITSELF != 0

    /// As narrow as either alone, as wide as both beside each other.
    public override func measure(
        _ orientation: Orientation, forSize: Int
    ) -> (minimum: Int, natural: Int) {
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

    /// Between content and sidebar.
    private static let lineWidth = 1

    /// Until the next frame the content may be cut at its end: nothing may change its looks while it is
    /// being placed.
    public override func allocate(width: Int, height: Int, baseline: Int) {
        if !Self.foldsItself, !isCatchingUp, place(in: width) != current {
            isCatchingUp = true
            addTick { [weak self] _ in
                self?.isCatchingUp = false
                self?.follow(self?.width ?? 0)
                return false
            }
        }
        let least = view.measured(.horizontal).minimum
        view.allocate(PixelFrame(x: 0, y: 0, width: max(width, least), height: height))
    }

    /// How both stand in a width.
    private struct Place: Equatable {
        var isFolded = false
        var sidebarWidth = 0
    }

    private func place(in width: Int) -> Place {
        Place(
            isFolded: width < naturalWidth, sidebarWidth: sidebar.measured(.horizontal).natural)
    }

    private func follow(_ width: Int) {
        current = place(in: width)
        typeladder_split_view_fold(
            view.pointer(), current.isFolded.gboolean, gint(current.sidebarWidth))
    }
}
