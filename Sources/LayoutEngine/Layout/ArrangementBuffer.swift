// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations

/// The extents and the arrangement of one item at a time. Its storage is reused, so the next item allocates
/// nothing. Heights are exact, but widths of texts are not.
struct ArrangementBuffer {
    let arranger: ItemArranger<PlainInputs<LayoutInput>>
    private let table: PreparedTable
    private var measure = ItemMeasure<Double>()
    /// The arrangement of the last item.
    private(set) var arrangement = ItemArrangement<Double>()
    /// The last item, if it was arranged by its texts.
    private var measuredItem: Int?

    init(_ composer: ItemComposer, _ table: PreparedTable) {
        arranger = ItemArranger(composer, PlainInputs())
        self.table = table
    }

    /// Arranges an item by its key, or by its texts if the key is `none`.
    mutating func arrange(_ item: Int, _ key: HeightKey, _ shape: ItemShape) {
        if key == .none, measuredItem == item { return }
        measuredItem = key == .none ? item : nil
        if key == .none {
            table.measure(item, arranger, wantsWidths: false, into: &measure)
        } else {
            measure.axis = key.axis
            measure.stack.removeAll()
            measure.extents.removeAll(keepingCapacity: true)
            for (number, text) in shape.texts.enumerated() {
                measure.extents.append(
                    arranger.extent(of: text, lineCount: key.lineCount(number)))
            }
        }
        arranger.arrange(shape, measure, into: &arrangement)
    }

    /// Whether the stack of the last item is wider than its container, because of its images and spacers.
    var isStackTooWide: Bool {
        guard let width = measure.stack.widths.first else { return false }
        return width > arrangement.container.width + ItemComposer.tolerance
    }
}
