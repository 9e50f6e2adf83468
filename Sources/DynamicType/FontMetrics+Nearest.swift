// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Matching a scaled size

extension FontMetrics {
    /// A size at L in whole points, with its scaled size at a category, both in points.
    public struct ReachableSize: Hashable, Sendable {
        /// The size at L.
        public var base: Double
        /// The scaled size at the category.
        public var pointSize: Double
    }

    /// The result of a search for the size at L that gives a scaled size.
    public enum BaseSizeMatch: Hashable, Sendable {
        /// A size at L in whole points with exactly that scaled size. If there are several, the one nearest to
        /// the current size.
        case exact(Double)
        /// No size at L has that scaled size: the nearest sizes whose scaled sizes are smaller and larger, as
        /// far as they exist.
        case nearest([ReachableSize])
    }

    /// Finds the size at L, in whole points, that gives a custom font a certain size at a category.
    ///
    /// - Parameters:
    ///   - current: the current size at L, in points.
    ///   - bounds: the sizes at L to choose from, in points.
    public func base(
        giving pointSize: Double, maximumPointSize: Double? = nil,
        at category: ContentSizeCategory, from current: Double,
        in bounds: ClosedRange<Int> = 1...1000
    ) -> BaseSizeMatch {
        let candidates = bounds.map { base in
            let size = scaledPointSize(
                for: Double(base), maximumPointSize: maximumPointSize, at: category)
            return ReachableSize(base: Double(base), pointSize: size)
        }
        func nearest(_ size: Double?) -> ReachableSize? {
            candidates.filter { $0.pointSize == size }
                .min { abs($0.base - current) < abs($1.base - current) }
        }
        if let candidate = nearest(pointSize) { return .exact(candidate.base) }
        let less = candidates.last { $0.pointSize < pointSize }?.pointSize
        let more = candidates.first { $0.pointSize > pointSize }?.pointSize
        return .nearest([nearest(less), nearest(more)].compactMap(\.self))
    }
}
