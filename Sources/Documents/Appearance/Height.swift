// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// How high something is: as high as its content, or a number of points whatever its content.
public enum Height: Hashable, Sendable {
    /// As high as its content needs at the current size (`UITableView.automaticDimension`).
    case automatic
    /// Exactly so many points; what does not fit is clipped.
    case points(Double)
}

/// Space at the four sides in points; nil where the file says nothing and the profile decides.
public struct Margins: Hashable, Sendable {
    /// Points above.
    public var top: Double?
    /// Points on the side where reading begins.
    public var leading: Double?
    /// Points below.
    public var bottom: Double?
    /// Points on the side where reading ends.
    public var trailing: Double?

    /// Margins in points, nil where nothing is said.
    public init(
        top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil
    ) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// Where the lines of a text are put across its width (`NSTextAlignment`, in reading direction).
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
    /// As the text's own script has it.
    case natural
    case leading
    case center
    case trailing
}

/// Whether a header's text is changed to capitals.
public enum TextCase: String, CaseIterable, Hashable, Sendable {
    /// All capitals, as grouped headers through iOS 18.
    case uppercase
    /// As typed.
    case none
}
