// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The distance between the labels of a row.
public enum LabelSpacing: Hashable, Sendable {
    /// Between baselines, and from the margins to them; grows with the fonts
    /// (`constraint(equalToSystemSpacingBelow:multiplier:)`).
    case system
    /// Points between the frames of two labels, at every category.
    case points(Double)
}
