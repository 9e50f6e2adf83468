// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import LayoutEngine

/// Texts beside each other, controls, and accessories at both ends. Characters are 8.5 wide and lines 17 tall. A cell
/// begins at 16 and its content at 32.
@Suite struct RowControlTests {
    private func layout(
        _ row: RowContent, width: Double = 390, stacks: Bool = false
    ) -> ItemLayout {
        var fixture = TableFixture(rows: [row])
        fixture.width = width
        fixture.alwaysStacksValues = stacks
        return fixture.layout().rows[0]
    }

    private func row(
        _ texts: [TextContent], control: Control? = nil, kind: RowContent.Kind = .default
    ) -> RowContent {
        RowContent(kind: kind, texts: texts, control: control)
    }

    // MARK: - Trailing texts

    @Test func trailingTextIsOnTheFirstLine() throws {
        let title = String(repeating: "word ", count: 9)
        let texts = [
            TableFixture.text(title), TableFixture.text("9:41", .trailing),
            TableFixture.text("Subtitle", .subtitle, font: 1),
        ]
        let item = layout(row(texts, kind: .subtitle))
        let (first, trailing, subtitle) = (item.texts[0], item.texts[1], item.texts[2])
        #expect(first.lines.count == 2)
        #expect(trailing.lines[0].baseline == first.lines[0].baseline)
        #expect(trailing.frame.maxX == item.textArea.maxX)
        #expect(first.frame.maxX + 8 <= trailing.frame.x)
        #expect(subtitle.frame.y >= first.frame.maxY)
    }

    @Test func trailingTextIsBelowWhereTextsAreStacked() {
        let texts = [TableFixture.text("Title"), TableFixture.text("9:41", .trailing)]
        let item = layout(row(texts), stacks: true)
        #expect(item.texts[1].frame.y >= item.texts[0].frame.maxY)
        #expect(item.texts[1].frame.x == item.texts[0].frame.x)
    }

    @Test func longTrailingTextIsBelow() {
        let long = String(repeating: "x", count: 30)
        let texts = [TableFixture.text("Title title"), TableFixture.text(long, .trailing)]
        let item = layout(row(texts))
        #expect(item.texts[1].frame.y >= item.texts[0].frame.maxY)
    }

    // MARK: - Fields, segments, dates

    @Test func fieldHasOneLineThatScrolls() {
        let long = String(repeating: "long text ", count: 9)
        let item = layout(
            row([TableFixture.text("Title"), TableFixture.text(long, .field)], control: .textField))
        #expect(item.texts[1].lines.count == 1 && item.texts[1].isScrolled)
        #expect(item.texts[1].frame.maxX <= item.textArea.maxX)
        #expect(item.texts[1].frame.x > item.texts[0].frame.maxX)
        #expect(item.frame.height == layout(row([TableFixture.text("Title")])).frame.height)
    }

    @Test(arguments: [true, false]) func fieldMayBeEmpty(hasTitle: Bool) {
        let texts = hasTitle ? [TableFixture.text("Title")] : []
        let item = layout(row(texts, control: .textField))
        #expect(item.texts.count == texts.count && item.frame.height > 0)
    }

    @Test func segmentsShareTheWidth() {
        let texts = ["a", "bb", "ccc"].map { TableFixture.text($0, .segment, alignment: .center) }
        let item = layout(row(texts, control: .segmentedControl(count: 3, selected: 0)))
        let middles = item.texts.map { $0.frame.x + $0.frame.width / 2 }
        #expect(abs((middles[1] - middles[0]) - (middles[2] - middles[1])) <= 1)
        #expect(item.decorations.first?.frame.height == 32)
    }

    @Test func datesStandBelowEachOtherOnlyWhereTheyDoNotFit() {
        let texts = [
            TableFixture.text("Starts"), TableFixture.text("May 12, 2026", .date),
            TableFixture.text("9:41", .date),
        ]
        func frames(_ width: Double, stacks: Bool) -> [Rect] {
            layout(row(texts, control: .datePicker), width: width, stacks: stacks).texts.map(
                \.frame)
        }
        let beside = frames(390, stacks: false)
        #expect(beside[1].y == beside[2].y && beside[1].x > beside[0].maxX)
        let below = frames(390, stacks: true)
        #expect(below[1].y == below[2].y && below[1].y > below[0].maxY)
        let narrow = frames(200, stacks: true)
        #expect(narrow[2].y > narrow[1].maxY && narrow[2].x == narrow[1].x)
    }

    // MARK: - Accessories

    @Test func accessoriesStandInOrderAtTheEnd() {
        var content = row([TableFixture.text("Title")])
        content.accessories = [.detail, .disclosure]
        content.leadingAccessory = .checkmark
        let item = layout(content)
        let frames = item.decorations.filter { $0.kind != .separator }.map(\.frame)
        #expect(frames[0].maxX < item.texts[0].frame.x)
        #expect(
            item.texts[0].frame.maxX < frames[1].x && abs(frames[1].maxX + 16 - frames[2].x) < 1e-9)
    }

    // MARK: - Room

    /// The corners of a button do not cut into its lines, however many it has.
    @Test(arguments: [1, 2, 5, 12]) func cornersAreThoseOfOneLine(lines: Int) throws {
        let title = String(repeating: "Continue with your account ", count: lines)
        let item = layout(
            row([TableFixture.text(title)], control: .button(isProminent: true), kind: .button),
            width: 250)
        let shape = try #require(item.decorations.first)
        #expect(item.texts[0].lines.count >= lines)
        // A line is 17 tall, with 7 above and below it.
        #expect(shape.cornerRadius == 15.5)
        for line in item.texts[0].lines {
            // The corners of the letters, up to the height of capitals and down to the baseline.
            for x in [line.x, line.x + line.width] {
                for y in [line.baseline - 12, line.baseline] {
                    #expect(shape.frame.contains(x: x, y: y, radius: shape.cornerRadius))
                }
            }
        }
    }

    @Test(arguments: [Control.slider(value: 0.5, minimumImage: nil, maximumImage: nil), .textField])
    func crowdedControlKeepsItsLeastWidthAndIsAnIssue(control: Control) throws {
        func row(_ accessories: [Accessory]) -> RowContent {
            var content = self.row(
                control == .textField ? [TableFixture.text("value", .field)] : [], control: control)
            content.accessories = accessories
            return content
        }
        let kind = control.kind
        let least = try #require(TableFixture.metrics(scale: 3).controls[kind]?.minimumWidth)
        for (accessories, isCrowded) in [
            ([Accessory.disclosure], false), ([.detail, .checkmark, .disclosure], true),
        ] {
            var fixture = TableFixture(rows: [row(accessories)])
            fixture.width = 200
            let layout = fixture.layout()
            #expect(layout.rows[0].textArea.width >= least)
            if case .control(control)? = layout.rows[0].decorations.first?.kind {
                #expect(layout.rows[0].decorations[0].frame.width >= least)
            } else {
                #expect(control == .textField)
            }
            let crowded = layout.issues(lineLength: nil).filter {
                if case .crowding = $0.kind { true } else { false }
            }
            #expect(crowded.count == (isCrowded ? 1 : 0))
        }
    }

    @Test func rowIsAsHighAsItsAccessories() {
        var content = row([TableFixture.text("Title")])
        content.leadingAccessory = .delete
        #expect(layout(content).frame.height >= 90)
    }

    @Test func textViewShowsTheBeginningOfItsText() {
        let long = String(repeating: "long text ", count: 90)
        var content = row([TableFixture.text(long, .field)], control: .textView)
        content.height = .points(60)
        let item = layout(content)
        // The margin of the cell, and the inset of the text view.
        #expect(item.texts[0].frame.y - item.frame.y == 11 + 8)
        #expect(item.texts[0].frame.maxY > item.frame.maxY)
    }

    @Test func textsOfControlsMayRunIntoAccessories() {
        for (role, control) in [
            (TextContent.Role.field, Control.textView), (.date, .datePicker),
        ] {
            var content = row([TableFixture.text("Value", role)], control: control)
            content.accessories = [.detail, .checkmark, .disclosure]
            var fixture = TableFixture(rows: [content])
            fixture.width = 138
            let found = fixture.layout().issues(lineLength: nil)
            #expect(
                found.contains {
                    if case .collision(_, .accessory, _, _) = $0.kind { true } else { false }
                }, "\(control): \(found)")
        }
    }

    @Test(arguments: [(20.0, true), (31, false)]) func sliderIsClippedByItsRow(
        height: Double, isClipped: Bool
    ) {
        var content = row([], control: .slider(value: 0, minimumImage: nil, maximumImage: nil))
        content.height = .points(height)
        let found = TableFixture(rows: [content]).layout().issues(lineLength: nil)
        #expect(found.count == (isClipped ? 1 : 0))
    }

    // MARK: - Heights

    private func randomRow(_ random: inout SeededGenerator) -> RowContent {
        func words(_ most: Int) -> String {
            (0..<Int.random(in: 1...most, using: &random)).map { _ in
                String(repeating: "x", count: Int.random(in: 1...9, using: &random))
            }.joined(separator: " ")
        }
        let title = TableFixture.text(words(6))
        var content: RowContent
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            content = row([title, TableFixture.text(words(2), .trailing)])
            if Bool.random(using: &random) {
                content.texts.append(TableFixture.text(words(8), .subtitle, font: 1))
            }
        case 1: content = row([title, TableFixture.text(words(4), .field)], control: .textField)
        case 2:
            content = row(
                [title, TableFixture.text(words(3), .date), TableFixture.text(words(1), .date)],
                control: .datePicker)
        case 3:
            content = row(
                [
                    title, TableFixture.text(words(2), .value),
                    TableFixture.text(words(5), .subtitle),
                ],
                kind: .value)
        default:
            content = row([title])
            let badge = words(2)
            content.accessories = [.filledBadge(badge), .disclosure]
            content.texts.append(TableFixture.text(badge, .accessory))
        }
        return content
    }

    /// The height that follows from the widths of the texts is that of the lines as drawn.
    @Test(arguments: 0..<60 as Range<UInt64>) func heightsAreThoseOfTheItems(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var fixture = TableFixture(rows: (0..<12).map { _ in randomRow(&random) })
        fixture.width = [200, 320, 390, 744].randomElement(using: &random) ?? 390
        fixture.alwaysStacksValues = Bool.random(using: &random)
        let layout = fixture.layout()
        var bottom = layout.frame(at: 0).y
        for (index, item) in layout.items.enumerated() {
            #expect(abs(layout.frame(at: index).y - bottom) < 1e-9, "\(item.id)")
            #expect(
                abs(layout.frame(at: index).height - item.frame.height) < 1e-9,
                "\(item.id)")
            #expect(
                item.texts.count == layout.content.texts(of: item.id).count,
                "\(item.id): \(item.texts.map { ($0.content.role, $0.content.text, $0.frame, $0.lineWidth) }), \(layout.frame(at: index).height), \(fixture.width), \(fixture.alwaysStacksValues)"
            )
            bottom += item.frame.height
        }
    }
}

extension Rect {
    /// Whether a point is in the rectangle with rounded corners.
    fileprivate func contains(x: Double, y: Double, radius: Double) -> Bool {
        guard self.x...maxX ~= x, self.y...maxY ~= y else { return false }
        let (dx, dy) = (
            max(self.x + radius - x, x - maxX + radius, 0),
            max(self.y + radius - y, y - maxY + radius, 0)
        )
        return dx * dx + dy * dy <= radius * radius
    }
}
