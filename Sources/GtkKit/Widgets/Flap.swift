// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// Content with a sidebar that lies over it where the window is narrower than both would like
/// (`AdwFlap`).
public final class Flap: Widget {
    /// A sidebar beside some content.
    public convenience init(content: Widget, sidebar: Widget) {
        self.init(owning: adw_flap_new().map { UnsafeMutableRawPointer($0) })
        adw_flap_set_content(opaque, content.pointer())
        adw_flap_set_flap(opaque, sidebar.pointer())
        // A temporary would be released before C sees its pointer.
        let separator = Separator(.vertical)
        adw_flap_set_separator(opaque, separator.pointer())
        // The least that both can do with is no use to anybody.
        adw_flap_set_fold_threshold_policy(opaque, ADW_FOLD_THRESHOLD_POLICY_NATURAL)
    }

    /// Whether the sidebar shows, or is on its way to.
    @Property("reveal-flap") public var isRevealed: Bool
    /// Whether the sidebar lies over the content.
    @Property("folded") private var folded: Bool
    /// Whether the sidebar stays open or closed when the window grows or shrinks.
    @Property("locked") public var isLocked: Bool
    /// On which side the sidebar is: `GtkPackType`, 0 where lines begin.
    @Property("flap-position") private var side: Int

    /// Whether the sidebar lies over the content, because the window is narrow.
    public var isFolded: Bool { folded }

    /// Whether the sidebar is where lines end.
    public var isAtEnd: Bool {
        get { side == 1 }
        set { side = newValue ? 1 : 0 }
    }

    /// Calls `handler` when the sidebar begins to lie over the content, or ends to.
    @discardableResult
    public func onFolded(_ handler: @escaping (Bool) -> Void) -> SignalConnection {
        connect("notify::folded", reading: "folded", handler)
    }

    /// Calls `handler` when the sidebar comes or goes, by whomever.
    @discardableResult
    public func onRevealed(_ handler: @escaping (Bool) -> Void) -> SignalConnection {
        connect("notify::reveal-flap", reading: "reveal-flap", handler)
    }
}
