// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Matching a scaled size

extension FontMetrics {
    /// A whole base size with its scaled size at a category, both in points.
    public struct ReachableSize: Hashable, Sendable {
        /// The size at `large`.
        public var base: Double
        /// The scaled size at the category.
        public var pointSize: Double
    }

    /// The result of looking for the base size of a scaled size.
    public enum BaseSizeMatch: Hashable, Sendable {
        /// A whole base size with exactly that scaled size: of several, the one nearest to the
        /// current.
        case exact(Double)
        /// No base size has that scaled size: the nearest with smaller and larger ones, as far as
        /// these exist.
        case nearest([ReachableSize])
    }

    /// Finds the whole base size at which a custom font has a size at a category, in points.
    ///
    /// - Parameters:
    ///   - current: the current base size, in points.
    ///   - bounds: the base sizes to choose from, in points.
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
