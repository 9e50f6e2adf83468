// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit

/// Below the stage: the slider with a mark for each category, and what that means in numbers.
final class SizeBar {
    /// The widget to put into a window.
    let widget: Box
    /// The slider.
    let scale = Scale(0...11, step: 1)
    /// The category by its name.
    let nameLabel = Label()
    /// Body size and percent.
    let numbersLabel = Label()
    private let limitLabel = Label()
    private let model: PreviewModel
    private var shownCategories: [ContentSizeCategory] = []
    private var isShowing = false

    /// A bar that follows a model.
    init(_ model: PreviewModel) {
        self.model = model
        scale.setAccessibleLabel("Text size")
        scale.roundingDigits = 0
        scale.expandsHorizontally = true
        nameLabel.addCssClass("heading")
        numbersLabel.addCssClass("numeric")
        numbersLabel.addCssClass("dim-label")
        limitLabel.addCssClass("caption")
        limitLabel.addCssClass("warning")
        for label in [nameLabel, numbersLabel, limitLabel] {
            label.isSelectable = true
            label.xAlignment = 0
            label.wraps = true
        }
        let readOut = Box(.vertical, spacing: 1, [nameLabel, numbersLabel, limitLabel])
        readOut.marginStart = 12
        readOut.marginEnd = 12
        scale.marginStart = 4
        scale.marginEnd = 4
        widget = Box(.vertical, spacing: 6, [scale, readOut])
        widget.addCssClass("size-bar")
        scale.onValueChanged { [weak self] in self?.choose(Int($0.rounded())) }
        model.observe { [weak self] change in
            if change.contains(.preview) { self?.show() }
        }
        show()
    }

    private func choose(_ position: Int) {
        guard !isShowing, shownCategories.indices.contains(position) else { return }
        model.category = shownCategories[position]
    }

    /// What the numbers say, on one line.
    var figures: String {
        let labels = [nameLabel, numbersLabel, limitLabel].filter(\.isVisible)
        return labels.map(\.text).joined(separator: ", ")
    }

    // MARK: - Showing

    private func show() {
        isShowing = true
        defer { isShowing = false }
        let category = model.category
        if shownCategories != model.categories { showMarks() }
        let position = shownCategories.firstIndex(of: category) ?? 0
        if Int(scale.value.rounded()) != position { scale.value = Double(position) }
        scale.setAccessibleValue(category.spokenSummary)
        // GTK 4.8 keeps the value's words to itself; the description reaches the reader.
        scale.setAccessibleDescription(category.spokenSummary)
        nameLabel.text = "\(category.shortName) – \(category.title)"
        numbersLabel.text =
            "Body \(SizeWords.points(category.bodySize)) · \(category.percent) % of Large"
        let effective = model.preview.effectiveCategory
        limitLabel.isVisible = effective != category
        limitLabel.text = "The screen's own limit makes this \(effective.shortName)"
    }

    private func showMarks() {
        shownCategories = model.categories
        scale.removeMarks()
        scale.setRange(0...Double(shownCategories.count - 1))
        for (position, category) in shownCategories.enumerated() {
            scale.addMark(at: Double(position), label: category.shortName)
        }
    }
}
