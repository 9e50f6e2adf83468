// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Editing the size seen

extension FontMetrics {
    /// A whole base size, and the size it gives at a category, both in points.
    public struct ReachableSize: Hashable, Sendable {
        /// The size at `large`.
        public var base: Double
        /// The size at the category.
        public var pointSize: Double

        /// A base size and what it gives.
        public init(base: Double, pointSize: Double) {
            self.base = base
            self.pointSize = pointSize
        }
    }

    /// The base size that gives a size at a category, or the nearest ones.
    public enum BaseSizeMatch: Hashable, Sendable {
        /// This whole base size gives it: of several, the one nearest to the current one.
        case exact(Double)
        /// None does. The nearest that give less and more, as far as there are any.
        case nearest([ReachableSize])
    }

    /// Finds the whole base size that gives a custom font a size at a category.
    ///
    /// - Parameters:
    ///   - current: the base size now, in points.
    ///   - bounds: the base sizes that may be chosen.
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
