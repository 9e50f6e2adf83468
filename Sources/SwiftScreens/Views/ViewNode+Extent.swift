// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension ViewNode {
    /// How much is in a view.
    struct Extent {
        /// The views in it, with itself.
        private(set) var count = 1
        /// The most views inside of each other.
        private(set) var depth = 1
        private(set) var hasTexts = false
        /// Whether it holds sections or lists, so that it is no row.
        private(set) var holdsSections = false
        private(set) var hasScrollView = false

        init(of kind: Kind) {
            var inner = 0
            var holdsInnerSections = false
            for views in kind.parts {
                for view in views {
                    // Views are shared, so the count of a few lines can be any number.
                    count = min(count + view.extent.count, 1 << 40)
                    inner = max(inner, view.extent.depth)
                    hasTexts = hasTexts || view.extent.hasTexts
                    holdsInnerSections = holdsInnerSections || view.extent.holdsSections
                    hasScrollView = hasScrollView || view.extent.hasScrollView
                }
            }
            depth += inner
            switch kind {
            case .text, .field: hasTexts = true
            case .section, .list: holdsSections = true
            case .scroll: (holdsSections, hasScrollView) = (true, true)
            case .choice, .stack, .group, .overlay: holdsSections = holdsInnerSections
            default: break
            }
        }
    }
}

extension ViewNode.Kind {
    /// All views in it: the labels, the content, the branches.
    var parts: [[ViewNode]] {
        switch self {
        case .choice(_, let branches): branches
        case .menu(let label, let content): [label, content]
        default: [children]
        }
    }
}
