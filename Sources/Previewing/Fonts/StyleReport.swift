// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// Where the face that is drawn comes from.
public enum FontSource: String, CaseIterable, Hashable, Sendable {
    /// The system font was asked for; its stand-in is drawn.
    case system
    /// Installed on this machine.
    case installed
    /// Brought by the theme.
    case theme
    /// Built in to iOS and not installed here: another face stands in for it.
    case standIn
    /// Known to nobody: the device, too, would draw the preferred system font.
    case unknown
}

/// What became of one text style of a theme: never silent about a font that is not what it says.
public struct StyleReport: Hashable, Sendable {
    /// Which of the eleven.
    public var style: TextStyle
    /// The PostScript name asked for, or `system`.
    public var requestedName: String
    /// The PostScript name of the face that is drawn.
    public var resolvedName: String
    /// Where the face comes from.
    public var source: FontSource
    /// Size at `large` and size now, in points.
    public var baseSize: Double
    /// Size at the category, in points.
    public var pointSize: Double
    /// One sentence for people.
    public var explanation: String
}
