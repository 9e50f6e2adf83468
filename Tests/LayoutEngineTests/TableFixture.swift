// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport

@testable import LayoutEngine

/// Tables that can be laid out without fonts. Characters are half an em wide, and lines are one em tall.
struct TableFixture {
    /// Sizes of the palette, in points: index 0 to 2.
    static let sizes = [17.0, 13, 28]

    var content: TableContent
    var width = 390.0
    var scale = 3.0
    var isRightToLeft = false
    var alwaysStacksValues = false

    static func metrics(scale: Double, alwaysStacksValues: Bool = false) -> TableMetrics {
        TableMetrics(
            cardInset: 16, cornerRadius: 10,
            cellMargins: DirectionalInsets(top: 11, leading: 16, bottom: 11, trailing: 8),
            separatorTrailingInset: 0, addsSeparatorToRowHeight: true, spacingBesideValue: 8,
            spacingBeforeAccessory: 8, alwaysStacksValues: alwaysStacksValues,
            images: [
                ImageMetrics(size: Size(width: 28, height: 22)),
                ImageMetrics(
                    size: Size(width: 60, height: 40), reservedWidth: 70, contentHeight: 40),
            ], imageToText: 12,
            accessories: [
                .switch: AccessoryMetrics(
                    reservedWidth: 59, size: Size(width: 51, height: 31)),
                .disclosure: AccessoryMetrics(
                    reservedWidth: 28, size: Size(width: 9, height: 14)),
                .checkmark: AccessoryMetrics(
                    reservedWidth: 34, size: Size(width: 18, height: 16)),
                .detail: AccessoryMetrics(
                    reservedWidth: 40, size: Size(width: 22, height: 22)),
                .delete: AccessoryMetrics(
                    reservedWidth: 60, size: Size(width: 40, height: 90)),
                .filledBadge: AccessoryMetrics(
                    reservedWidth: 40, size: Size(width: 22, height: 22)),
            ],
            accessorySpacing: 16,
            controls: [
                .slider: ControlMetrics(height: 31, minimumWidth: 104),
                .segmentedControl: ControlMetrics(height: 32, horizontalInset: 4),
                .progress: ControlMetrics(height: 4, spacing: 8),
                .textField: ControlMetrics(spacing: 16, minimumWidth: 60),
                .textView: ControlMetrics(verticalInset: 8, horizontalInset: 5),
                .datePicker: ControlMetrics(
                    verticalInset: 7, horizontalInset: 10, spacing: 8),
                .button: ControlMetrics(
                    verticalInset: 7, horizontalInset: 12, cornerRadius: 1_000),
            ],
            measure: { measure in
                switch measure {
                case .minimumRowHeight: 44
                case .separatorThickness: 1 / scale
                case .sectionGap: 35
                case .bottomPadding: 20
                case .spacingAboveValue: 3
                case .spacingAboveSubtitle: 2
                case .systemSpacingFactor: 1.0765
                case .spacingInStack, .spacerLength: 8
                case .spacingBetweenTexts: 1
                case .defaultHeaderHeight, .defaultHeaderBottom, .defaultFooterMargin,
                    .minimumBetweenBaselines:
                    0
                }
            })
    }

    func layout(
        texts: PreparedTextCache = PreparedTextCache(measurer: FixedAdvanceMeasurer()),
        preparing: TextPreparation = .everything, sizes: [Double] = TableFixture.sizes
    ) -> TableLayout {
        TableLayout(
            TableInputs(
                TableOutline(content),
                fonts: FontPalette(
                    sizes.map {
                        ScaledFont(
                            face: .fixed, requestedName: "Fixed-Regular", baseSize: $0,
                            pointSize: $0)
                    }),
                metrics: Self.metrics(scale: scale, alwaysStacksValues: alwaysStacksValues),
                width: width, displayScale: scale, isRightToLeft: isRightToLeft,
                texts: texts, preparing: preparing))
    }
}

extension TableFixture {
    static func text(
        _ text: String, _ role: TextContent.Role = .title, font: Int = 0,
        alignment: TextAlignment = .leading, lineLimit: Int = 0
    ) -> TextContent {
        TextContent(
            role: role, text: text, styleName: nil, font: font, color: 0, alignment: alignment,
            lineLimit: lineLimit)
    }

    static func header(_ text: String, height: ItemHeight = .automatic) -> HeaderFooterContent {
        HeaderFooterContent(
            text: Self.text(text, .label, font: 1), height: height,
            margins: DirectionalInsets(top: 6, leading: 16, bottom: 6, trailing: 16),
            background: nil, isCustom: false)
    }

    static func row(_ title: String, height: ItemHeight = .automatic) -> RowContent {
        RowContent(kind: .default, texts: [text(title)], height: height)
    }

    static func valueRow(_ title: String, _ value: String) -> RowContent {
        RowContent(
            kind: .value, texts: [text(title), text(value, .value, alignment: .trailing)])
    }

    private static let stackMargins = DirectionalInsets(
        top: 8, leading: 16, bottom: 8, trailing: 16)

    /// A random stack with stacks in it.
    static func stack(using random: inout SeededGenerator) -> StackContent {
        var stack = StackContent(margins: stackMargins, isCentered: true)
        func attributes(using random: inout SeededGenerator) -> StackContent.Attributes {
            StackContent.Attributes(
                TextAxis.allCases.randomElement(using: &random) ?? .horizontal,
                accessibilityAxis: [nil, .vertical].randomElement(using: &random) ?? nil,
                spacing: [nil, nil, .points(5)].randomElement(using: &random) ?? nil,
                alignment: StackAlignment.allCases.randomElement(using: &random) ?? .center)
        }
        func add(to stack: inout StackContent, level: Int, using random: inout SeededGenerator) {
            for _ in 0..<Int.random(in: 1...(level == 0 ? 4 : 2), using: &random) {
                switch Int.random(in: 0..<9, using: &random) {
                case 0: stack.addSpacer(least: [nil, 0, 20].randomElement(using: &random) ?? nil)
                case 1: stack.addImage(size: Int.random(in: 0...1, using: &random))
                case 2: stack.addControl(.slider)
                case 3 where level < 3, 4 where level < 3:
                    var inner = random
                    stack.add(attributes(using: &random)) {
                        add(to: &$0, level: level + 1, using: &inner)
                    }
                    random = inner
                default: stack.addText()
                }
            }
        }
        let root = attributes(using: &random)
        stack.add(root) { stack in
            stack.addText()
            add(to: &stack, level: 0, using: &random)
        }
        return stack
    }

    /// One section of rows in a grouped table.
    init(rows: [RowContent]) {
        content = TableContent(
            style: .grouped, tableHeader: nil,
            sections: [SectionContent(header: nil, rows: rows, footer: nil)])
    }

    init(_ style: TableStyle, sections: [SectionContent]) {
        content = TableContent(style: style, tableHeader: nil, sections: sections)
    }

    /// A random table. It depends only on the seed.
    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func words(_ most: Int, using random: inout SeededGenerator) -> String {
            (0..<Int.random(in: 1...most, using: &random)).map { _ in
                String(repeating: "x", count: Int.random(in: 1...9, using: &random))
            }.joined(separator: " ")
        }
        func row(using random: inout SeededGenerator) -> RowContent {
            let title = Self.text(words(12, using: &random))
            let kinds: [RowContent.Kind] = [
                .default, .value, .subtitle, .button,
                .stack(StackContent(labels: 0, spacing: .system, margins: Self.stackMargins)),
            ]
            var kind = kinds.randomElement(using: &random) ?? .default
            var texts = [title]
            var (images, controls) = (0, 0)
            switch kind {
            case .value:
                texts.append(
                    Self.text(words(3, using: &random), .value, alignment: .trailing))
            case .subtitle: texts.append(Self.text(words(9, using: &random), .subtitle, font: 1))
            case .stack:
                let isColumn = Bool.random(using: &random)
                let stack =
                    isColumn
                    ? StackContent(
                        labels: Int.random(in: 1...3, using: &random),
                        spacing: [.points(6), .system].randomElement(using: &random) ?? .system,
                        margins: Self.stackMargins) : Self.stack(using: &random)
                kind = .stack(stack)
                (images, controls) = (stack.imageCount, stack.controlCount)
                texts = (0..<stack.textCount).map { _ in
                    Self.text(words(8, using: &random), .label, font: isColumn ? 0 : 1)
                }
            default: break
            }
            let choices: [Accessory?] = [
                nil, nil, .disclosure, .checkmark, .detail, .switch(isOn: true),
            ]
            let accessory = choices.randomElement(using: &random) ?? nil
            var accessories = [accessory].compactMap(\.self)
            if accessory == .detail, Bool.random(using: &random) {
                let badge = words(1, using: &random)
                texts.append(Self.text(badge, .accessory, alignment: .center))
                accessories.insert(.filledBadge(badge), at: 0)
            }
            var row = RowContent(
                kind: kind, texts: texts,
                image: [nil, nil, 0, 1].randomElement(using: &random)?.map {
                    ImageContent(picture: 0, size: $0)
                },
                accessories: accessories)
            row.stackImages = Array(repeating: 0, count: images)
            row.stackControls = Array(
                repeating: .slider(value: 0.5, minimumImage: nil, maximumImage: nil),
                count: controls)
            return row
        }
        let sections = (0..<Int.random(in: 1...5, using: &random)).map { _ in
            SectionContent(
                header: Bool.random(using: &random) ? Self.header(words(5, using: &random)) : nil,
                rows: (0..<Int.random(in: 1...6, using: &random)).map { _ in
                    row(using: &random)
                },
                footer: Bool.random(using: &random) ? Self.header(words(15, using: &random)) : nil)
        }
        content = TableContent(
            style: TableStyle.allCases.randomElement(using: &random) ?? .plain,
            tableHeader: Bool.random(using: &random) ? Self.header(words(20, using: &random)) : nil,
            sections: sections)
        width = [320, 375, 390, 430, 1024].randomElement(using: &random) ?? 390
        scale = [1, 2, 3].randomElement(using: &random) ?? 3
    }
}
