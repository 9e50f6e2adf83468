// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The widths of everything in the stack of a row, by SwiftUI's rule: a horizontal stack proposes an even share of
/// what is left to each item, beginning with the least flexible one, and an item takes as much of it as it needs.
/// Spacers have a lower priority: their least lengths are reserved, and they get what the others leave. A vertical
/// stack proposes its width to each item.
///
/// The storage is reused, so the stacks of further rows allocate nothing. Lengths are points.
struct StackWidths {
    /// The width that each node was proposed, by its index; for a text, the width at which its lines are broken.
    private(set) var proposals: [Double] = []
    /// The width that each node takes.
    private(set) var widths: [Double] = []
    /// The least and the largest width of each node.
    private var least: [Double] = []
    private var largest: [Double] = []
    /// The items of the stacks around the current node that wait for a width.
    private var waiting: [Int] = []

    /// The node of each text, by its number.
    private var nodesOfTexts: [Int] = []

    /// Whether no widths were found, because the texts of the row do not depend on each other.
    var isEmpty: Bool { widths.isEmpty }

    /// The width at which the lines of a text are broken.
    func lineWidth(ofText number: Int) -> Double { proposals[nodesOfTexts[number]] }

    mutating func removeAll() {
        proposals.removeAll(keepingCapacity: true)
        widths.removeAll(keepingCapacity: true)
        nodesOfTexts.removeAll(keepingCapacity: true)
    }

    /// Finds all widths.
    ///
    /// - Parameters:
    ///   - width: the width of the row's content.
    ///   - natural: returns the width of a text on one line, rounded up to a pixel.
    ///   - wrapped: returns the width of a text whose lines are broken at a width, rounded up to a pixel. Not called if
    ///     no other width depends on it, unless `wantsAll` is true.
    mutating func find(
        _ stack: StackContent, in width: Double, _ composer: ItemComposer, wantsAll: Bool,
        natural: (Int) -> Double, wrapped: (Int, Double) -> Double
    ) {
        removeAll()
        least.removeAll(keepingCapacity: true)
        largest.removeAll(keepingCapacity: true)
        for node in stack.nodes {
            if case .text = node.kind { nodesOfTexts.append(proposals.count) }
            proposals.append(0)
            widths.append(0)
            least.append(0)
            largest.append(0)
        }
        // Items come after their stacks, so backwards their limits are known.
        for index in stack.nodes.indices.reversed() {
            switch stack.nodes[index].kind {
            case .text(let number): largest[index] = natural(number)
            case .spacer(let length):
                least[index] = length ?? composer.metrics[.spacerLength]
                largest[index] = .infinity
            case .image(let size, _):
                let width = composer.grid.round(composer.metrics.images[size].room.width)
                (least[index], largest[index]) = (width, width)
            case .control: largest[index] = .infinity
            case .stack(let attributes, _):
                findLimits(of: index, attributes, in: stack, composer)
            }
        }
        take(width, index: 0, of: stack, composer, isNeeded: wantsAll, wrapped)
        if case .stack(let attributes, _) = stack.nodes[0].kind, attributes.alignment == .fill,
            attributes.axis(in: composer) == .vertical
        {
            widths[0] = width
        }
    }

    private mutating func findLimits(
        of index: Int, _ attributes: StackContent.Attributes, in stack: StackContent,
        _ composer: ItemComposer
    ) {
        let axis = attributes.axis(in: composer)
        var limits = (least: 0.0, largest: 0.0)
        stack.forEachItem(of: index) { item in
            if axis == .horizontal {
                limits.least += least[item]
                limits.largest += largest[item]
            } else if !stack.isSpacer(item) {
                limits.least = max(limits.least, least[item])
                limits.largest = max(limits.largest, largest[item])
            }
        }
        let spacing =
            axis == .horizontal ? stack.spacing(in: index, attributes, composer) : 0
        least[index] = limits.least + spacing
        largest[index] = limits.largest + spacing
    }

    /// Gives a node a width of at most what is proposed, unless it needs more.
    ///
    /// - Parameter isNeeded: whether another width depends on that of the node.
    private mutating func take(
        _ proposal: Double, index: Int, of stack: StackContent, _ composer: ItemComposer,
        isNeeded: Bool, _ wrapped: (Int, Double) -> Double
    ) {
        proposals[index] = proposal
        switch stack.nodes[index].kind {
        case .text(let number):
            widths[index] =
                largest[index] <= proposal
                ? largest[index] : isNeeded ? wrapped(number, proposal) : proposal
        case .spacer: break
        case .image: widths[index] = largest[index]
        case .control: widths[index] = composer.grid.floor(proposal)
        case .stack(let attributes, _):
            if attributes.axis(in: composer) == .horizontal {
                shareWidth(
                    of: index, attributes, in: stack, composer, isNeeded: isNeeded, wrapped)
            } else {
                var widest = 0.0
                stack.forEachItem(of: index) { item in
                    guard !stack.isSpacer(item) else { return }
                    take(proposal, index: item, of: stack, composer, isNeeded: isNeeded, wrapped)
                    widest = max(widest, widths[item])
                }
                widths[index] = widest
            }
        }
    }

    private mutating func shareWidth(
        of index: Int, _ attributes: StackContent.Attributes, in stack: StackContent,
        _ composer: ItemComposer, isNeeded: Bool, _ wrapped: (Int, Double) -> Double
    ) {
        let first = waiting.count
        let spacing = stack.spacing(in: index, attributes, composer)
        var left = proposals[index] - spacing
        var (reserved, spacerCount) = (0.0, 0)
        stack.forEachItem(of: index) { item in
            guard !stack.isSpacer(item) else {
                reserved += least[item]
                spacerCount += 1
                return
            }
            // In the order of flexibility, and otherwise of the stack.
            let flexibility = largest[item] - least[item]
            var place = waiting.count
            waiting.append(item)
            while place > first,
                largest[waiting[place - 1]] - least[waiting[place - 1]] > flexibility
            {
                waiting.swapAt(place - 1, place)
                place -= 1
            }
        }
        var sum = spacing
        left -= reserved
        for place in first..<waiting.count {
            let item = waiting[place]
            let isLast = place == waiting.count - 1
            let share = max(0, left / Double(waiting.count - place))
            take(
                share, index: item, of: stack, composer, isNeeded: isNeeded || !isLast, wrapped)
            left -= widths[item]
            sum += widths[item]
        }
        waiting.removeSubrange(first...)
        left += reserved
        stack.forEachItem(of: index) { item in
            guard stack.isSpacer(item) else { return }
            widths[item] = max(least[item], left / Double(spacerCount))
            left -= widths[item]
            sum += widths[item]
            spacerCount -= 1
        }
        widths[index] = sum
    }
}

extension StackContent {
    func isSpacer(_ index: Int) -> Bool {
        if case .spacer = nodes[index].kind { true } else { false }
    }

    /// Whether an item is a text, or a stack with one.
    fileprivate func hasText(_ index: Int) -> Bool {
        nodes[index..<nodes[index].end].contains { if case .text = $0.kind { true } else { false } }
    }

    /// Whether a text has other items beside it.
    func isHorizontal(_ composer: ItemComposer) -> Bool {
        nodes.indices.contains { index in
            guard case .stack(let attributes, _) = nodes[index].kind else { return false }
            return attributes.axis(in: composer) == .horizontal && hasText(index)
        }
    }
}

extension StackContent.Attributes {
    /// The axis at the category of a layout.
    func axis(in composer: ItemComposer) -> TextAxis {
        composer.metrics.alwaysStacksValues ? accessibilityAxis : axis
    }

    /// The alignment at the category of a layout. With another axis than at other sizes, items begin at the same edge
    /// or baseline.
    func alignment(in composer: ItemComposer) -> StackAlignment {
        let current = axis(in: composer)
        if alignment.isMeaningful(in: current), current == axis { return alignment }
        return current == axis ? .center : current == .vertical ? .leading : .firstTextBaseline
    }
}

extension StackContent {
    /// The distance between two items of a stack.
    func spacing(
        between first: Int, _ second: Int, _ attributes: Attributes, in composer: ItemComposer
    ) -> Double {
        if case .points(let points)? = attributes.spacing { return composer.grid.round(points) }
        if isSpacer(first) || isSpacer(second) { return 0 }
        return composer.metrics[
            standardSpacing(between: first, second, attributes, in: composer)]
    }

    /// The measure of the distance between two items of a stack without its own distance.
    func standardSpacing(
        between first: Int, _ second: Int, _ attributes: Attributes, in composer: ItemComposer
    ) -> LayoutInput.Metric {
        attributes.axis(in: composer) == .vertical && hasText(first) && hasText(second)
            ? .spacingBetweenTexts : .spacingInStack
    }

    /// The sum of the distances between the items of a horizontal stack.
    func spacing(in index: Int, _ attributes: Attributes, _ composer: ItemComposer) -> Double {
        var sum = 0.0
        var above: Int?
        forEachItem(of: index) { item in
            if let above { sum += spacing(between: above, item, attributes, in: composer) }
            above = item
        }
        return sum
    }
}
