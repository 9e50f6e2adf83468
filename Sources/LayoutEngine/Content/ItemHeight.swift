// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The height of a row, a header or a footer.
public enum ItemHeight: Hashable, Sendable {
    /// As the content needs at its size (`UITableView.automaticDimension`).
    case automatic
    /// In points, whatever the content needs: what does not fit is clipped.
    case points(Double)
}
