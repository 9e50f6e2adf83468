// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

/// The ladder: a choice of what the columns differ in, above the columns.
///
/// ```
/// Box .stage
/// ├── Box
/// │   ╰── DropDown             text sizes, widths, light and dark, …
/// ╰── ScrolledWindow
///     ╰── LadderStrip
/// ```
final class LadderPane {
    /// The widget to place.
    let widget: Box
    /// The columns.
    let strip: LadderStrip
    /// The axis along which they differ.
    let axis = DropDown(Ladder.Axis.allCases.map(\.title))

    /// A ladder of a preview.
    init(_ preview: LivePreview) {
        let ladder = Ladder(preview)
        strip = LadderStrip(ladder)
        axis.setAccessibleLabel("Columns")
        axis.horizontalAlignment = .center
        axis.marginTop = 12
        axis.onSelected { [weak ladder] in ladder?.axis = Ladder.Axis.allCases[$0] }
        let scrolled = ScrolledWindow(strip)
        scrolled.verticalPolicy = .never
        widget = Box(.vertical, [axis, scrolled])
        widget.addCssClass("stage")
    }
}
