// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension ItemLayout {
    /// The collisions of lines with other parts of the item or the sides of the table: the worst collision of
    /// each text.
    func collisions(in layout: TableLayout) -> [LayoutIssue.Kind] {
        texts.indices.compactMap { number in
            switch texts[number].content.role {
            case .accessory, .segment: return nil
            // The text of a text field scrolls.
            case .field where !texts[number].lineWidth.isFinite: return nil
            case .title, .value, .subtitle, .trailing, .label, .field, .date: break
            }
            return texts[number].lineFrames(in: layout)
                .flatMap { collisions(of: $0, inText: number, in: layout) }
                .max { $0.loss < $1.loss }?.kind
        }
    }

    private func collisions(
        of line: Rect, inText number: Int, in layout: TableLayout
    ) -> [(kind: LayoutIssue.Kind, loss: Double)] {
        var found: [(kind: LayoutIssue.Kind, loss: Double)] = []
        let outside = max(-line.x, line.maxX - layout.width)
        if outside > layout.grid.pixel {
            found.append(
                (
                    .overflow(
                        text: number, needed: line.width, given: max(0, line.width - outside)),
                    outside
                ))
        }
        for (obstacle, frame) in obstacles(behind: number, in: layout) {
            let shared = line.intersection(frame)
            guard shared.width > layout.grid.pixel, shared.height > layout.grid.pixel else {
                continue
            }
            found.append(
                (
                    .collision(
                        text: number, with: obstacle, needed: line.width,
                        given: line.width - shared.width), shared.width
                ))
        }
        return found
    }

    /// The section index beside the item, which may be at any height while the rows scroll.
    private func indexStrip(in layout: TableLayout) -> [(LayoutIssue.Obstacle, Rect)] {
        let width = layout.composer.metrics.indexWidth
        guard width > 0 else { return [] }
        let x = layout.isRightToLeft ? 0 : layout.width - width
        return [(.sectionIndex, Rect(x: x, y: frame.y, width: width, height: frame.height))]
    }

    /// The obstacles of a text: the item's decorations, the section index, and the texts after it.
    private func obstacles(
        behind number: Int, in layout: TableLayout
    ) -> [(LayoutIssue.Obstacle, Rect)] {
        let drawn = decorations.compactMap { decoration -> (LayoutIssue.Obstacle, Rect)? in
            let ink = decoration.ink.map { decoration.frame.centered($0) } ?? decoration.frame
            switch decoration.kind {
            case .image: return (.image, ink)
            case .accessory: return (.accessory, ink)
            case .control, .separator: return nil
            }
        }
        return drawn + indexStrip(in: layout)
            + texts[(number + 1)...].filter { $0.content.role != .accessory }.flatMap {
                $0.lineFrames(in: layout).map { (.text, $0) }
            }
    }
}

extension TextLayout {
    /// The frames of the text's lines, from ascent to descent.
    fileprivate func lineFrames(in layout: TableLayout) -> [Rect] {
        let font = layout.font(of: content)
        return lines.map {
            Rect(
                x: $0.x, y: $0.baseline - font.ascender, width: $0.width,
                height: font.ascender + font.metrics.descent * font.pointSize)
        }
    }
}

extension Rect {
    /// The intersection. Its extent is negative if the two do not touch.
    fileprivate func intersection(_ other: Rect) -> Rect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return Rect(
            x: left, y: top, width: min(maxX, other.maxX) - left,
            height: min(maxY, other.maxY) - top)
    }
}
