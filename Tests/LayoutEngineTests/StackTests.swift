// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import LayoutEngine

/// Stacks in rows.
@Suite struct StackTests {
    private static func words(_ most: Int, using random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 1...most, using: &random)).map { _ in
            String(repeating: "x", count: Int.random(in: 1...9, using: &random))
        }.joined(separator: " ")
    }

    private static func row(_ stack: StackContent, _ texts: [String]) -> RowContent {
        var row = RowContent(
            kind: .stack(stack), texts: texts.map { TableFixture.text($0, .label, font: 1) })
        row.stackImages = Array(repeating: 0, count: stack.imageCount)
        row.stackControls = Array(
            repeating: .slider(value: 0.5, minimumImage: nil, maximumImage: nil),
            count: stack.controlCount)
        return row
    }

    private static func stack(
        _ axis: TextAxis, accessibilityAxis: TextAxis? = nil, spacing: LabelSpacing? = nil,
        alignment: StackAlignment = .center, _ items: (inout StackContent) -> Void
    ) -> StackContent {
        var stack = StackContent(
            margins: DirectionalInsets(top: 10, leading: 20, bottom: 10, trailing: 20),
            isCentered: true)
        stack.add(
            StackContent.Attributes(
                axis, accessibilityAxis: accessibilityAxis, spacing: spacing, alignment: alignment),
            items: items)
        return stack
    }

    private static func item(
        _ stack: StackContent, _ texts: [String], width: Double = 390, isLarge: Bool = false
    ) -> ItemLayout {
        var fixture = TableFixture(rows: [row(stack, texts)])
        fixture.width = width
        fixture.alwaysStacksValues = isLarge
        let layout = fixture.layout()
        return layout.item(at: layout.index(of: ItemID(.row)) ?? 0)
    }

    // MARK: - SwiftUI's rule

    /// A text before a spacer begins at the margin, and one after it ends there.
    @Test func spacerTakesWhatIsLeft() {
        let stack = Self.stack(.horizontal) {
            $0.addText()
            $0.addSpacer(least: nil)
            $0.addText()
        }
        let item = Self.item(stack, ["xxxx", "xx"])
        #expect(item.texts[0].frame.x == item.textArea.x)
        #expect(item.texts[1].frame.maxX == item.textArea.maxX)
    }

    /// The shorter of two texts keeps its line, and the longer one wraps in what is left.
    @Test func leastFlexibleFirst() {
        let stack = Self.stack(.horizontal) {
            $0.addText()
            $0.addText()
        }
        let long = String(repeating: "xxxx ", count: 30)
        let item = Self.item(stack, [long, "xx xx xx"])
        #expect(item.texts[1].lines.count == 1)
        #expect(item.texts[0].lineWidth == item.textArea.width - 8 - item.texts[1].frame.width)
        #expect(item.texts[0].lines.count > 1)
    }

    /// A spacer has a lower priority than a text, which gets all but its least length.
    @Test func spacerYieldsToTexts() {
        let stack = Self.stack(.horizontal) {
            $0.addText()
            $0.addSpacer(least: 30)
            $0.addText()
        }
        let item = Self.item(stack, [String(repeating: "xxxx ", count: 30), "xx"])
        let room = item.textArea.width - 30 - item.texts[1].frame.width
        #expect(item.texts[0].lineWidth == room)
    }

    /// Two long texts share the width evenly, and a stack never turns by itself.
    @Test(arguments: [false, true]) func longTextsAreSqueezed(isLarge: Bool) {
        let stack = Self.stack(.horizontal) {
            $0.addText()
            $0.addText()
        }
        let long = String(repeating: "xxx ", count: 50)
        let item = Self.item(stack, [long, long], isLarge: isLarge)
        #expect(item.texts[0].lineWidth == (item.textArea.width - 8) / 2)
        #expect(item.texts[1].frame.x > item.texts[0].frame.maxX)
        #expect(item.texts[0].frame.y == item.texts[1].frame.y)
    }

    @Test func axisAtAccessibilitySizes() {
        let stack = Self.stack(
            .horizontal, accessibilityAxis: .vertical, alignment: .firstTextBaseline
        ) {
            $0.addText()
            $0.addSpacer(least: nil)
            $0.addText()
        }
        let small = Self.item(stack, ["xxxx", "xx"])
        #expect(small.texts[0].frame.y == small.texts[1].frame.y)
        let large = Self.item(stack, ["xxxx", "xx"], isLarge: true)
        #expect(large.texts[1].frame.y == large.texts[0].frame.maxY + 1)
        #expect(large.texts.allSatisfy { $0.frame.x == large.textArea.x })
    }

    @Test func fixedImageKeepsItsSize() {
        let stack = Self.stack(.horizontal, spacing: .points(4)) {
            $0.addImage(size: 1)
            $0.addText()
        }
        let item = Self.item(stack, [String(repeating: "xx ", count: 60)], width: 200)
        let image = item.decorations.first { if case .image = $0.kind { true } else { false } }
        #expect(image?.frame.width == 60)
        #expect(image.map { $0.frame.x - item.textArea.x } == 5)
        #expect(item.texts[0].lineWidth == item.textArea.width - 74)
    }

    /// A slider takes what a text leaves, and a spacer beside it keeps its least length.
    @Test func sliderTakesWhatIsLeft() {
        let stack = Self.stack(.horizontal) {
            $0.addText()
            $0.addSpacer(least: 30)
            $0.addControl(.slider)
        }
        let item = Self.item(stack, ["xxxx"])
        let frames = item.controlFrames
        #expect(frames.count == 1)
        #expect(frames.first?.x == item.texts[0].frame.maxX + 30)
        #expect(frames.first?.maxX == item.textArea.maxX)
    }

    /// A slider makes a vertical stack as wide as the row, so a text above it is in the middle unless it is aligned.
    @Test(arguments: [StackAlignment.leading, .center])
    func sliderWidensItsStack(alignment: StackAlignment) throws {
        let stack = Self.stack(.vertical, alignment: alignment) {
            $0.addText()
            $0.addControl(.slider)
        }
        let item = Self.item(stack, ["xxxx"])
        #expect(item.controlFrames.map(\.width) == [item.textArea.width])
        let y = try #require(item.controlFrames.first?.y)
        #expect(abs(y - item.texts[0].frame.maxY - 8) < 1e-6)
        let free = item.textArea.width - item.texts[0].frame.width
        let start = item.textArea.x + (alignment == .center ? free / 2 : 0)
        #expect(abs(item.texts[0].frame.x - start) < 0.34)
    }

    // MARK: - An oracle

    /// A slow layout of stacks, written as SwiftUI's rule reads.
    private struct Oracle {
        let stack: StackContent
        let texts: [String]
        let isLarge: Bool
        private let grid = PixelGrid(scale: 3)
        private let size = TableFixture.sizes[1]
        private let images = TableFixture.metrics(scale: 3).images
        private let controls = TableFixture.metrics(scale: 3).controls

        init(_ stack: StackContent, _ texts: [String], isLarge: Bool) {
            (self.stack, self.texts, self.isLarge) = (stack, texts, isLarge)
        }

        struct Part {
            var frame: Rect
            /// The index of the text; nil for an image or a control.
            var text: Int?
            var isControl = false
        }

        struct Laid {
            var width = 0.0
            var height = 0.0
            var first = 0.0
            var last = 0.0
            var parts: [Part] = []

            mutating func add(_ other: Laid, x: Double, y: Double) {
                parts += other.parts.map {
                    Part(
                        frame: Rect(
                            x: $0.frame.x + x, y: $0.frame.y + y, width: $0.frame.width,
                            height: $0.frame.height), text: $0.text,
                        isControl: $0.isControl)
                }
            }
        }

        /// The lines of words of half-em letters in a width.
        private func lines(_ text: String, _ width: Double) -> (count: Int, widest: Double) {
            let em = size / 2
            var lines: [Double] = []
            for word in text.split(separator: " ") {
                let own = Double(word.count) * em
                if let last = lines.last, last + em + own <= width + 1e-9 {
                    lines[lines.count - 1] += em + own
                } else if own <= width + 1e-9 {
                    lines.append(own)
                } else {
                    var letters = word.count
                    let fitting = max(1, Int((width + 1e-9) / em))
                    while letters > 0 {
                        lines.append(Double(min(letters, fitting)) * em)
                        letters -= fitting
                    }
                }
            }
            return (lines.count, lines.max() ?? 0)
        }

        private func children(_ index: Int) -> [Int] {
            var children: [Int] = []
            stack.forEachItem(of: index) { children.append($0) }
            return children
        }

        private func isSpacer(_ index: Int) -> Bool {
            if case .spacer = stack.nodes[index].kind { true } else { false }
        }

        private func hasText(_ index: Int) -> Bool {
            if case .text = stack.nodes[index].kind { return true }
            return children(index).contains(where: hasText)
        }

        private func spacing(
            _ one: Int, _ next: Int, _ attributes: StackContent.Attributes, _ axis: TextAxis
        ) -> Double {
            if case .points(let points)? = attributes.spacing { return points }
            if isSpacer(one) || isSpacer(next) { return 0 }
            return axis == .vertical && hasText(one) && hasText(next) ? 1 : 8
        }

        func lay(_ index: Int, _ proposal: Double) -> Laid {
            switch stack.nodes[index].kind {
            case .text(let number):
                guard proposal > 0 else { return Laid() }
                let (count, widest) = lines(texts[number], proposal)
                let width = min(grid.ceil(widest), proposal)
                let height = grid.ceil(Double(count) * size)
                let ascent = grid.ceil(0.75 * size)
                return Laid(
                    width: width, height: height, first: ascent,
                    last: ascent + grid.round(Double(count - 1) * size),
                    parts: [
                        Part(frame: Rect(x: 0, y: 0, width: width, height: height), text: number)
                    ])
            case .image(let size, _):
                let own = images[size].room
                return Laid(
                    width: own.width, height: own.height, first: own.height, last: own.height,
                    parts: [Part(frame: Rect(x: 0, y: 0, width: own.width, height: own.height))])
            case .control(let kind, _):
                let height = controls[kind]?.height ?? 0
                let width = proposal.isFinite ? grid.floor(proposal) : proposal
                return Laid(
                    width: width, height: height, first: height, last: height,
                    parts: [
                        Part(
                            frame: Rect(x: 0, y: 0, width: width, height: height), isControl: true)
                    ])
            case .spacer(let least):
                return Laid(width: max(least ?? 8, proposal), height: least ?? 8)
            case .stack(let attributes, _):
                return isLarge && attributes.accessibilityAxis == .vertical
                    || !isLarge && attributes.axis == .vertical
                    ? column(index, attributes, proposal) : line(index, attributes, proposal)
            }
        }

        private func column(
            _ index: Int, _ attributes: StackContent.Attributes, _ proposal: Double
        ) -> Laid {
            let isTurned = attributes.axis == .horizontal
            let items = children(index).filter { !isTurned || !isSpacer($0) }
            let laid = items.map { lay($0, isSpacer($0) ? 0 : proposal) }
            var result = Laid()
            result.width = zip(items, laid).filter { !isSpacer($0.0) }.map(\.1.width).max() ?? 0
            for (number, item) in items.enumerated() {
                if number > 0 {
                    result.height = grid.round(
                        result.height + spacing(items[number - 1], item, attributes, .vertical))
                }
                let free = result.width - laid[number].width
                let x =
                    isTurned || attributes.alignment == .leading || attributes.alignment == .fill
                        || !free.isFinite
                    ? 0 : attributes.alignment == .trailing ? free : grid.round(free / 2)
                result.add(laid[number], x: x, y: result.height)
                if number == 0 { result.first = laid[number].first }
                result.last = result.height + laid[number].last
                result.height += laid[number].height
            }
            return result
        }

        private func line(
            _ index: Int, _ attributes: StackContent.Attributes, _ proposal: Double
        ) -> Laid {
            let items = children(index)
            let isTurned = attributes.axis == .vertical
            let gaps = zip(items, items.dropFirst()).map {
                grid.round(spacing($0, $1, attributes, .horizontal))
            }
            var left = proposal - gaps.reduce(0, +)
            let flexibility = items.map { item in
                let (most, least) = (lay(item, .infinity).width, lay(item, 0).width)
                return most == .infinity ? Double.infinity : most - least
            }
            let order = items.indices.sorted {
                flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1]
            }
            var laid: [Int: Laid] = [:]
            // Spacers have the lowest priority, so their least lengths are set aside for the others.
            for group in [
                order.filter { !isSpacer(items[$0]) }, order.filter { isSpacer(items[$0]) },
            ] {
                let others = order.filter { laid[$0] == nil && !group.contains($0) }
                left -= others.reduce(0) { $0 + lay(items[$1], 0).width }
                for (number, item) in group.enumerated() {
                    laid[item] = lay(items[item], max(0, left / Double(group.count - number)))
                    left -= laid[item]?.width ?? 0
                }
                left += others.reduce(0) { $0 + lay(items[$1], 0).width }
            }
            let inOrder: [Laid] = items.indices.map { laid[$0] ?? Laid() }
            let alignment = isTurned ? .firstTextBaseline : attributes.alignment
            func guide(_ item: Laid) -> Double {
                switch alignment {
                case .firstTextBaseline: item.first
                case .lastTextBaseline: item.last
                case .top: 0
                case .bottom: item.height
                default: item.height / 2
                }
            }
            let shown = items.indices.filter { !isSpacer(items[$0]) }
            let highest = shown.map { guide(inOrder[$0]) }.max() ?? 0
            var result = Laid()
            var x = 0.0
            var (firsts, lasts): ([Double], [Double]) = ([], [])
            for number in items.indices {
                if number > 0 { x += gaps[number - 1] }
                if shown.contains(number) {
                    let y = grid.round(highest - guide(inOrder[number]))
                    result.add(inOrder[number], x: grid.round(x), y: y)
                    result.height = max(result.height, y + inOrder[number].height)
                    firsts.append(y + inOrder[number].first)
                    lasts.append(y + inOrder[number].last)
                }
                x += inOrder[number].width
            }
            result.width = x
            (result.first, result.last) = (firsts.min() ?? 0, lasts.max() ?? 0)
            return result
        }
    }

    /// Frames agree with those of the oracle, at any width that leaves room for a letter.
    @Test(arguments: 0..<300) func agreesWithTheRule(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let stack = TableFixture.stack(using: &random)
        let texts = (0..<stack.textCount).map { _ in Self.words(6, using: &random) }
        let widths: [Double] = [320, 390, 744, 1024]
        let width = widths.randomElement(using: &random) ?? 390
        let isLarge = Bool.random(using: &random)
        let item = Self.item(stack, texts, width: width, isLarge: isLarge)
        let laid = Oracle(stack, texts, isLarge: isLarge).lay(
            0, item.textArea.width)
        let expected = laid.parts.filter { $0.text != nil }
        guard expected.count == texts.count, expected.allSatisfy({ $0.frame.width >= 13 }) else {
            return
        }
        let top = item.texts[0].frame.y - (expected.first { $0.text == 0 }?.frame.y ?? 0)
        for part in expected {
            guard let number = part.text else { continue }
            let frame = item.texts[number].frame
            let wanted = Rect(
                x: part.frame.x + item.textArea.x, y: part.frame.y + top, width: part.frame.width,
                height: part.frame.height)
            #expect(frame.isNear(wanted), "text \(number): \(frame), expected \(wanted)")
        }
        let controls = laid.parts.filter(\.isControl).map(\.frame)
        #expect(item.controlFrames.count == controls.count)
        for (frame, part) in zip(item.controlFrames, controls) {
            let wanted = Rect(
                x: part.x + item.textArea.x, y: part.y + top, width: part.width,
                height: part.height)
            #expect(frame.isNear(wanted), "control: \(frame), expected \(wanted)")
        }
        #expect(
            laid.parts.count { $0.text == nil } == stack.imageCount + stack.controlCount)
        let needed = max(44, laid.height + 16)
        #expect(abs(item.neededHeight - needed) < 1.34)
    }

    /// The heights of a whole table are those of its items, laid out one by one.
    @Test(arguments: 0..<60) func heightsAreThoseOfTheItems(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let stack = TableFixture.stack(using: &random)
        let rows = (0..<40).map { _ in
            Self.row(stack, (0..<stack.textCount).map { _ in Self.words(8, using: &random) })
        }
        var fixture = TableFixture(rows: rows)
        fixture.width = [100.0, 200, 390, 1024].randomElement(using: &random) ?? 390
        fixture.alwaysStacksValues = Bool.random(using: &random)
        fixture.isRightToLeft = Bool.random(using: &random)
        let layout = fixture.layout()
        for index in layout.ids.indices where layout.ids[index].kind == .row {
            let difference = layout.frame(at: index).height - layout.arrangedHeight(at: index)
            #expect(abs(difference) < 1e-6)
        }
    }
}

extension ItemLayout {
    fileprivate var controlFrames: [Rect] {
        decorations.compactMap { if case .control = $0.kind { $0.frame } else { nil } }
    }
}

extension Rect {
    /// Whether two rectangles differ by less than two pixels: sums of rounded lengths are rounded in another order.
    fileprivate func isNear(_ other: Rect) -> Bool {
        abs(x - other.x) < 0.67 && abs(y - other.y) < 0.67 && abs(width - other.width) < 0.67
            && abs(height - other.height) < 0.67
    }
}
