// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations

/// Lays out bars in the width of a table. Each text has one line, which is truncated if it has too little room.
struct BarsComposer {
    let composer: ItemComposer
    let metrics: BarMetrics
    let isRightToLeft: Bool
    /// Returns a text prepared in the face of its font.
    let prepared: (TextContent) -> PreparedText

    private typealias Part = BarsLayout.Part
    private typealias Band = BarsLayout.Band

    private var grid: PixelGrid { composer.grid }
    private var margin: Double { metrics.margin }
    /// The width between the margins.
    private var room: Double { max(0, composer.width - 2 * margin) }

    private func mirrored(_ parts: [BarsLayout.Part]) -> [BarsLayout.Part] {
        parts.map { $0.placed(at: 0, in: composer.width, mirrored: isRightToLeft) }
    }

    // MARK: - Bars

    /// The navigation bar and its title, which takes the room that the items leave.
    func navigation(
        _ content: BarsContent.Navigation
    ) -> (bar: BarsLayout.Band, title: [BarsLayout.Part]) {
        let promptHeight = content.prompt == nil ? 0 : metrics.promptHeight
        let row = Rect(
            x: margin, y: promptHeight, width: room, height: metrics.navigationHeight)
        let items = [content.leading, content.trailing].map { $0.map(naturalWidth) }
        let gap = content.leading.isEmpty || content.trailing.isEmpty ? 0 : metrics.itemSpacing
        let spacing = Double(max(0, items[0].count - 1) + max(0, items[1].count - 1))
        // Items that are too wide together get equal shares.
        let widths = shared(
            items[0] + items[1], in: room - gap - spacing * metrics.itemSpacing)
        var parts: [Part] = []
        var x = row.x
        for (item, width) in zip(content.leading, widths) {
            parts += self.parts(of: item, in: row, x: x, width: width)
            x += width + metrics.itemSpacing
        }
        let start = content.leading.isEmpty ? row.x : x
        x = row.maxX
        for (item, width) in zip(
            content.trailing.reversed(), widths.dropFirst(items[0].count).reversed())
        {
            x -= width
            parts += self.parts(of: item, in: row, x: x, width: width)
            x -= metrics.itemSpacing
        }
        let end = content.trailing.isEmpty ? row.maxX : x
        if let prompt = content.prompt {
            let y = (promptHeight - height(of: prompt.content)) / 2
            parts.append(line(prompt, x: row.x, y: y + 4, width: room))
        }
        var title: [Part] = []
        if let text = content.title {
            let width = min(naturalWidth(of: text.content), max(0, end - start))
            // In the middle of the bar, if the items leave it free.
            let middle = grid.round((composer.width - width) / 2)
            let x = max(start, min(middle, end - width))
            let y = row.y + (row.height - height(of: text.content)) / 2
            title = [line(text, x: x, y: y, width: width)]
        }
        return (
            Band(height: promptHeight + metrics.navigationHeight, parts: mirrored(parts)),
            mirrored(title)
        )
    }

    func largeTitle(_ title: BarsContent.Text) -> BarsLayout.Band {
        let insets = metrics.largeTitle
        return Band(
            height: grid.round(insets.top + height(of: title.content) + insets.bottom),
            parts: mirrored([line(title, x: margin, y: insets.top, width: room)]))
    }

    func search(_ content: BarsContent.Search) -> BarsLayout.Band {
        let search = metrics.search
        let lineHeight = height(ofFont: content.font)
        let field = Rect(
            x: margin, y: search.insets.top, width: room,
            height: grid.round(lineHeight + 2 * search.fieldInset))
        let radius = min(search.cornerRadius, field.height / 2)
        let symbol = Rect(
            x: field.x + 8, y: field.y + (field.height - lineHeight) / 2, width: lineHeight,
            height: lineHeight)
        var parts: [Part] = [
            .shape(color: content.background, radius: radius, frame: field),
            .searchSymbol(frame: symbol),
        ]
        if let text = content.text {
            let x = grid.round(symbol.maxX + 6)
            parts.append(
                line(
                    text, x: x, y: field.y + (field.height - height(of: text.content)) / 2,
                    width: max(0, field.maxX - 8 - x)))
        }
        var height = field.maxY + search.insets.bottom
        if !content.scopes.isEmpty {
            let control = composer.metrics.controls[.segmentedControl]?.height ?? 0
            let frame = Rect(
                x: margin, y: field.maxY + search.scopeSpacing, width: room, height: control)
            parts.append(.segments(count: content.scopes.count, frame: frame))
            for (number, scope) in content.scopes.enumerated() {
                let segment = composer.segment(
                    number, of: content.scopes.count,
                    in: TextContainer(x: frame.x, width: frame.width))
                let y = frame.y + (control - self.height(of: scope.content)) / 2
                parts.append(line(scope, x: segment.x, y: y, width: segment.width))
            }
            height += control + search.scopeSpacing
        }
        return Band(height: grid.round(height), parts: mirrored(parts))
    }

    /// The items, with the free room evenly between them.
    func toolbar(_ items: [BarsContent.Item]) -> BarsLayout.Band {
        let row = Rect(x: margin, y: 0, width: room, height: metrics.toolbarHeight)
        let gaps = Double(max(0, items.count - 1))
        let widths = shared(
            items.map(naturalWidth), in: room - gaps * metrics.itemSpacing)
        let free = room - widths.reduce(0, +)
        var x = row.x
        var parts: [Part] = []
        for (item, width) in zip(items, widths) {
            parts += self.parts(of: item, in: row, x: grid.round(x), width: width)
            x += width + (gaps > 0 ? max(metrics.itemSpacing, free / gaps) : 0)
        }
        return Band(height: row.height, parts: mirrored(parts))
    }

    /// Tabs of equal width, with their titles below their images.
    func tabBar(_ tabs: [BarsContent.Item]) -> BarsLayout.Band {
        let tabBar = metrics.tabBar
        let width = composer.width / Double(max(1, tabs.count))
        var parts: [Part] = []
        for (number, tab) in tabs.enumerated() {
            let frame = Rect(
                x: grid.round(Double(number) * width), y: 0, width: grid.floor(width),
                height: tabBar.height)
            let image = Rect(
                x: frame.x, y: tabBar.imageTop, width: frame.width, height: metrics.imageSize
            ).centered(Size(width: metrics.imageSize, height: metrics.imageSize))
            if let picture = tab.image {
                parts.append(
                    .image(tab.element, picture: picture, color: tab.color, frame: image))
            }
            if let title = tab.title {
                let y = frame.maxY - tabBar.titleBottom - height(of: title)
                parts.append(
                    line(
                        BarsContent.Text(tab.element, title), x: frame.x + 2, y: y,
                        width: max(0, frame.width - 4)))
            }
            parts += badge(of: tab, at: image, within: frame)
        }
        return Band(height: tabBar.height, parts: mirrored(parts))
    }

    // MARK: - Items

    /// The parts of an item beside others, in the middle of the height of a row.
    private func parts(
        of item: BarsContent.Item, in row: Rect, x: Double, width: Double
    ) -> [Part] {
        let frame = Rect(x: x, y: row.y, width: width, height: row.height)
        if let picture = item.image {
            let side = min(metrics.imageSize, width)
            let image = frame.centered(Size(width: side, height: side))
            return [.image(item.element, picture: picture, color: item.color, frame: image)]
                + badge(of: item, at: image, within: frame)
        }
        guard let title = item.title else { return [] }
        let height = height(of: title)
        let y = row.y + (row.height - height) / 2
        return [line(BarsContent.Text(item.element, title), x: x, y: y, width: width)]
            + badge(
                of: item, at: Rect(x: x, y: y, width: width, height: height), within: frame)
    }

    /// The badge at the upper trailing corner of a part of an item.
    private func badge(
        of item: BarsContent.Item, at part: Rect, within frame: Rect
    ) -> [Part] {
        guard let badge = item.badge, let color = badge.content.background else { return [] }
        let height = metrics.badgeHeight
        let inset = height / 4
        let width = min(
            max(height, naturalWidth(of: badge.content) + 2 * inset), max(height, frame.width))
        let middle = part.maxX - 2
        let x = grid.round(max(frame.x, min(middle - height / 2, frame.maxX - width)))
        let shape = Rect(x: x, y: max(0, part.y - 4), width: width, height: height)
        let y = shape.y + (height - self.height(of: badge.content)) / 2
        return [
            .shape(color: color, radius: height / 2, frame: shape),
            line(badge, x: x + inset, y: y, width: width - 2 * inset),
        ]
    }

    /// The widths of items in a room. If they are too wide together, the widest get equal shares.
    private func shared(_ widths: [Double], in room: Double) -> [Double] {
        guard widths.reduce(0, +) > room else { return widths }
        var (left, count) = (max(0, room), widths.count)
        var limit = 0.0
        for width in widths.sorted() {
            limit = left / Double(count)
            guard width <= limit else { break }
            left -= width
            count -= 1
        }
        return widths.map { min($0, grid.floor(limit)) }
    }

    private func naturalWidth(_ item: BarsContent.Item) -> Double {
        item.image != nil ? metrics.imageSize : item.title.map { naturalWidth(of: $0) } ?? 0
    }

    // MARK: - Texts

    private func naturalWidth(of text: TextContent) -> Double {
        extent(of: text, width: .infinity).width
    }

    private func height(of text: TextContent) -> Double { height(ofFont: text.font) }

    private func height(ofFont font: Int) -> Double {
        let font = composer.font(font)
        return grid.ceil(font.metrics.lineHeight * font.pointSize)
    }

    private func extent(of text: TextContent, width: Double) -> TextExtent<Double> {
        let shape = ItemShape.Text(text)
        return TextExtent(
            prepared(text), composer.parameters(shape, width: width),
            in: LineStack(composer.font(of: shape), grid: grid, PlainInputs()))
    }

    private func line(
        _ text: BarsContent.Text, x: Double, y: Double, width: Double
    ) -> BarsLayout.Part {
        let extent = extent(of: text.content, width: width)
        let layout = composer.layout(
            text.content, ItemShape.Text(text.content), prepared(text.content),
            TextPlacement(
                container: TextContainer(x: x, width: width), y: grid.round(y), extent: extent,
                lineWidth: width))
        return .text(
            BarsLayout.Text(
                element: text.element, layout: layout,
                naturalWidth: naturalWidth(of: text.content)))
    }
}
