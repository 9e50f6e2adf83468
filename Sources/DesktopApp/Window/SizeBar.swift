// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import DynamicType
import GtkKit
import Reporting
import Words
import Workspace

/// The bar below the preview: the slider with a mark for each category, and sizes in numbers.
final class SizeBar {
    let widget: Box
    let scale = Scale(0...11, step: 1)
    private let name = SteadyLabel("heading")
    let numbers = SteadyLabel("numeric", "dim-label")
    private let limit = SteadyLabel("caption", "warning")
    private let preview: LivePreview
    private let audit: LiveAudit
    /// The numbers of violations above the slider.
    private(set) var shownCounts: [Int] = []
    private var shownCategories: [ContentSizeCategory] = []
    /// The width of the slider in pixels, once it is known.
    private var scaleWidth = Int.max
    /// The width of the slider in pixels that all names and numbers need.
    private var widthOfNames = 0

    /// A bar of a page's preview.
    ///
    /// - Parameters:
    ///   - caption: the caption of the device, above the slider.
    ///   - ends: the widgets at the trailing end of the caption.
    init(_ page: Page, caption: DeviceCaption, ends: [Widget]) {
        preview = page.preview
        audit = page.audit
        scale.setAccessibleLabel(tr("Text size"))
        scale.roundingDigits = 0
        scale.expandsHorizontally = true
        for label in [name.label, numbers.label, limit.label] { label.isSelectable = true }
        for part in [name, numbers] { part.widget.verticalAlignment = .center }
        let words = Box(.horizontal, spacing: 12, [name.widget, numbers.widget])
        let readOut = Box(.vertical, spacing: 1, [words, limit.widget])
        let end = Box(.horizontal, ends)
        let top = FittingBin(CenterBox(center: caption.widget, end: end)) { [weak caption] width in
            caption?.fit(width - end.measured(.horizontal).natural)
        }
        for line in [top, readOut] as [Widget] {
            line.marginStart = 12
            line.marginEnd = 12
        }
        widget = Box(.vertical, spacing: 3, [top], "size-bar")
        let slider = FittingBin(scale, leastWidth: 0) { [weak self] width in
            guard let self else { return }
            let hadNames = scaleWidth >= widthOfNames
            scaleWidth = width
            if (width >= widthOfNames) != hadNames { rebuildMarks() }
        }
        for part in [slider, readOut] as [Widget] { widget.append(part) }
        scale.onTooltip(at: { [weak self] x in
            guard let self else { return "" }
            let position = x.map { Int(scale.value(at: $0).rounded()) }
            return tooltip(at: position.map { self.shownCategories[$0] } ?? self.preview.category)
        })
        scale.onValueChanged { [weak self] in self?.choose(Int($0.rounded())) }
        caption.onPartsChanged = { [weak top] in top?.refit() }
        preview.observe([.preview, .categories], by: self) { $0.reload() }
        audit.observe(until: self) { [weak self] _ in
            guard let self, shownCounts != counts else { return }
            rebuildMarks()
            reload()
        }
        reload()
    }

    /// The number of violations at each category.
    private var counts: [Int] { preview.categories.map { audit.violations?[$0] ?? 0 } }

    /// The number of violations at a category, in words; nil before it is known.
    private func violations(at category: ContentSizeCategory) -> String? {
        audit.violations.map { ViolationCounts.words($0[category]) }
    }

    /// The category with its numbers, for screen readers.
    var spokenText: String {
        listed(
            [readOut(preview.category).spokenText, violations(at: preview.category), spokenMarks]
                .compactMap(\.self))
    }

    /// The marks of the slider in words; nil without any.
    private var spokenMarks: String? {
        let marked = preview.categories.filter { (audit.violations?[$0] ?? 0) > 0 }
        return marked.isEmpty
            ? nil
            // Translators: %1$s lists text sizes.
            : tr("violations at %1$s", listed(marked.map(\.shortName)))
    }

    /// The tooltip of the mark of a category.
    func tooltip(at category: ContentSizeCategory) -> String {
        let name = category.shortName
        // Translators: a text size, and the number of violations at it.
        return violations(at: category).map { tr("%1$s: %2$s", name, $0) } ?? name
    }

    private func choose(_ position: Int) {
        guard shownCategories.indices.contains(position) else { return }
        preview.category = shownCategories[position]
    }

    /// The numbers on one line.
    var figures: String {
        let labels = [name.label, numbers.label] + (limit.label.text.isEmpty ? [] : [limit.label])
        return listed(labels.map(\.text))
    }

    // MARK: - Read-out

    /// The label of the category's name.
    var nameLabel: Label { name.label }

    /// The text about a category in the current theme and screen.
    func readOut(_ category: ContentSizeCategory) -> ReadOut {
        ReadOut(
            preview.current.style(.body), at: category,
            effective: preview.current.screen.limited(category))
    }

    private func reload() {
        let category = preview.category
        if shownCategories != preview.categories { rebuildMarks() }
        let position = shownCategories.firstIndex(of: category) ?? 0
        if Int(scale.value.rounded()) != position { scale.value = Double(position) }
        let readOut = readOut(category)
        scale.setAccessibleValue(spokenText)
        // GTK 4.8 does not tell screen readers the text of the value, but it does tell the description.
        scale.setAccessibleDescription(spokenText)
        let all = shownCategories.map { self.readOut($0) }
        name.display(readOut.name, among: all.map(\.name))
        numbers.display(readOut.text, among: all.map(\.text))
        displayLimit(of: category)
    }

    /// Displays the screen's limit on the category. The label is visible if the screen limits any category.
    private func displayLimit(of category: ContentSizeCategory) {
        let screen = preview.current.screen
        func sentence(_ category: ContentSizeCategory) -> String {
            let effective = screen.limited(category)
            return effective == category
                ? "" : tr("The screen limits the text size to %1$s", effective.shortName)
        }
        let sentences = shownCategories.map(sentence)
        limit.widget.isVisible = sentences.contains { !$0.isEmpty }
        limit.display(sentence(category), among: sentences)
    }

    /// The shape of the marks, which points at the slider: color alone does not tell a mark from a name.
    private static let mark = "▾"

    private func rebuildMarks() {
        shownCategories = preview.categories
        shownCounts = counts
        setMarks(named: shownCategories)
        widthOfNames = scale.measured(.horizontal).minimum
        if widthOfNames > scaleWidth {
            setMarks(named: shownCategories.filter(Self.landmarks.contains))
        }
    }

    /// The categories with a name below a slider without room for all names and numbers.
    private static let landmarks: Set<ContentSizeCategory> = [
        .extraSmall, .large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
    ]

    private func setMarks(named: [ContentSizeCategory]) {
        scale.removeMarks()
        scale.setRange(0...Double(shownCategories.count - 1))
        for (position, category) in shownCategories.enumerated() {
            scale.addMark(
                at: Double(position), label: named.contains(category) ? category.shortName : nil)
            // The number of violations above each mark. A space keeps the height.
            let count = shownCounts[position]
            let number = named.count < shownCategories.count ? "" : "\(count) "
            let words = count > 0 ? number + Self.mark : " "
            scale.addMark(above: Double(position), markup: "<span weight='bold'>\(words)</span>")
        }
    }
}
