// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit

/// Below the stage: the slider with a mark for each category, the exact choice beside it, and what
/// that means in numbers.
final class SizeBar {
    /// The widget to put into a window.
    let widget: Box
    /// The slider.
    let scale = Scale(0...11, step: 1)
    /// The exact choice.
    let choice: DropDown
    /// The category by its name.
    let nameLabel = Label()
    /// Body size and percent.
    let numbersLabel = Label()
    private let limitLabel = Label()
    private let model: PreviewModel
    private var shownCategories: [ContentSizeCategory] = []
    private var isShowing = false

    /// A bar that follows a model.
    ///
    /// - Parameter zoom: stands at its end.
    init(_ model: PreviewModel, zoom: Widget) {
        self.model = model
        choice = DropDown(model.categories.map(\.shortName))
        choice.setAccessibleLabel("Content size category")
        choice.tooltip = "Content size category"
        choice.verticalAlignment = .center
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
        readOut.verticalAlignment = .center
        readOut.expandsHorizontally = true
        let exact = Box(.horizontal, spacing: 12, [choice, readOut, zoom])
        exact.marginStart = 12
        exact.marginEnd = 12
        scale.marginStart = 4
        scale.marginEnd = 4
        widget = Box(.vertical, spacing: 6, [scale, exact])
        widget.addCssClass("size-bar")
        scale.onValueChanged { [weak self] in self?.choose(Int($0.rounded())) }
        choice.onSelected { [weak self] in self?.choose($0) }
        model.observe { [weak self] change in
            if change.contains(.preview) { self?.show() }
        }
        show()
    }

    private func choose(_ position: Int) {
        guard !isShowing, shownCategories.indices.contains(position) else { return }
        model.category = shownCategories[position]
    }

    // MARK: - Showing

    private func show() {
        isShowing = true
        defer { isShowing = false }
        let category = model.category
        if shownCategories != model.categories { showMarks() }
        let position = shownCategories.firstIndex(of: category) ?? 0
        if Int(scale.value.rounded()) != position { scale.value = Double(position) }
        if choice.selected != position { choice.selected = position }
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
        choice.setItems(shownCategories.map(\.shortName))
    }
}
