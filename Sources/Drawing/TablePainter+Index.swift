// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Previewing

extension TablePainter {
    /// Paints the section index in the middle of a height in points, over items that are painted already.
    package func paintIndex(inHeight height: Double, on canvas: Canvas) {
        write(sectionIndex?.titles(inHeight: height) ?? [], on: canvas)
    }

    /// Paints the part of a list's section index that is over an item, for drawings that are put together from
    /// items.
    func paintIndex(over item: ItemLayout, on canvas: Canvas) {
        guard let sectionIndex else { return }
        let places = sectionIndex.titles(inHeight: preview.indexHeight)
            .filter { $0.frame.maxY > item.frame.y && $0.frame.y < item.frame.maxY }
        guard !places.isEmpty else { return }
        canvas.clipped(to: item.frame) { write(places, on: canvas) }
    }

    private func write(_ places: [SectionIndex.PlacedTitle], on canvas: Canvas) {
        guard let font = sectionIndex?.font else { return }
        let lettering = Lettering(preview, library: library)
        let style = Lettering.Style(
            size: font.pointSize, isHeavy: true, color: preview.color(.tint))
        for place in places {
            lettering.write(
                place.title.text, style, x: place.frame.x + place.frame.width / 2,
                baseline: canvas.snapped(y: place.frame.y + font.ascender), .middle, on: canvas)
        }
    }
}
