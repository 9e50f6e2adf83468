// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Base sizes

extension FontMetrics {
    /// The base sizes at which a custom font has a given size at a category: the inverse of
    /// `scaledPointSize(for:maximumPointSize:at:)`.
    ///
    /// - Parameters:
    ///   - pointSize: the scaled size at `category`, in points.
    ///   - maximumPointSize: the maximum of the scaled font, in points; none when nil or not above
    ///     zero.
    /// - Returns: sizes at `large`, in points. Nil where there is none, because scaled sizes are
    ///   whole points at or below the maximum. Unbounded above where the scaled size is the
    ///   maximum.
    public func baseSizes(
        giving pointSize: Double, maximumPointSize: Double? = nil, at category: ContentSizeCategory
    ) -> Range<Double>? {
        guard pointSize > 0, pointSize.isFinite else { return nil }
        let limit = maximumPointSize.flatMap { $0 > 0 ? $0 : nil } ?? .infinity
        guard pointSize <= limit else { return nil }
        if pointSize == limit {
            // Everything that rounds to the maximum or beyond is limited to it.
            return lowestBase(rounding: limit.rounded(.up), at: category)..<Double.infinity
        }
        guard pointSize == pointSize.rounded() else { return nil }
        return lowestBase(
            rounding: pointSize, at: category)..<lowestBase(rounding: pointSize + 1, at: category)
    }

    /// The whole numbers among `baseSizes(giving:maximumPointSize:at:)` in ascending order, in
    /// points: the first ten where the range is unbounded.
    public func wholeBaseSizes(
        giving pointSize: Double, maximumPointSize: Double? = nil, at category: ContentSizeCategory
    ) -> [Double] {
        guard
            let range = baseSizes(
                giving: pointSize, maximumPointSize: maximumPointSize, at: category)
        else { return [] }
        let first = range.lowerBound.rounded(.up)
        return (0..<10).lazy.map { first + Double($0) }.filter { range.contains($0) }
    }

    /// The smallest base size whose scaled size rounds to `points` or more, exact to the last bit.
    private func lowestBase(rounding points: Double, at category: ContentSizeCategory) -> Double {
        func reaches(_ base: Double) -> Bool {
            scaledPointSize(for: base, at: category) >= points
        }
        let large = textStyle.leading(at: .default)
        var base = (points - 0.5) * large / textStyle.leading(at: category)
        // The division may have rounded either way: step to the first value that reaches the size.
        while !reaches(base) { base = base.nextUp }
        while base.nextDown > 0, reaches(base.nextDown) { base = base.nextDown }
        return base
    }
}
