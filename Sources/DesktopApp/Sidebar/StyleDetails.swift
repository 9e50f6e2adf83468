// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import GtkKit
import Previewing
import Reporting
import Words
import Workspace

/// The fields of a text style: its font, its size at L and now, its maximum, and whether the style is in the theme.
final class StyleDetails {
    /// The rows to put into a list.
    private(set) var rows: [Widget] = []
    let fontButton = Button("")
    private let fontLabel = Label()
    let baseField: NumberField
    let seenField: NumberField
    let maximumField: NumberField
    let offer = SizeOffer()
    let removeButton = Button("")
    /// How the current size is calculated.
    private(set) lazy var explanation = ExplanationButton(
        // Translators: here and below, %1$s is a text style, such as Body.
        tr("How the size of %1$s is calculated", style.displayName)
    ) { [weak preview, style] in
        ([], preview?.current.explanation(of: style))
    }
    private let baseRow: ActionRow
    private let seenRow: ActionRow
    // Translators: the current size is the same as the size at L.
    private let sameLabel = Label(trc("size", "Same"), "dim-label")
    private let membershipRow = ListBoxRow()
    private var seenSize = 1.0
    let style: TextStyle
    private let preview: LivePreview
    private let editor: FieldEditor

    /// The range of base sizes in points, as in files.
    private static let sizes = 1.0...1000

    init(_ style: TextStyle, _ preview: LivePreview, _ editor: FieldEditor) {
        (self.style, self.preview, self.editor) = (style, preview, editor)
        let name = style.displayName
        baseField = NumberField(tr("Size of %1$s at Large, in points", name), Self.sizes)
        seenField = NumberField(tr("Current size of %1$s, in points", name), Self.sizes)
        maximumField = NumberField(
            tr("Maximum size of %1$s, in points", name), 1...1000,
            titleOfNone: trc("maximum", "None"))
        baseRow = ActionRow(title: tr("Size at L"), control: baseField.spin)
        seenRow = ActionRow(title: "", control: seenField.spin)
        let fontRow = ActionRow(title: tr("Font"), control: fontButton)
        // A PostScript name ends in its style, which PANGO_ELLIPSIZE_MIDDLE could hide.
        fontLabel.ellipsis = .start
        fontButton.child = fontLabel
        let removeRow = Box(.horizontal, [removeButton])
        removeButton.addCssClass("flat")
        removeButton.expandsHorizontally = true
        removeRow.setMargins(6)
        rows = [
            fontRow, baseRow, seenRow,
            offer.widget,
            ActionRow(title: tr("Maximum"), control: maximumField.spin), membershipRow,
        ]
        membershipRow.child = removeRow
        membershipRow.setAccessibleLabel(tr("%1$s in the theme", name))
        connect()
    }

    private func connect() {
        sameLabel.isVisible = false
        seenRow.addSuffix(sameLabel)
        seenRow.addSuffix(explanation.widget)
        fontButton.onClicked { [weak self] in self?.chooseFont() }
        baseField.onEntered = { [weak self] size in
            guard let self, let size else { return }
            edit(.fontSize(style, size), "size")
        }
        seenField.onEntered = { [weak self] in if let size = $0 { self?.findBase(for: size) } }
        maximumField.firstStep = { [weak self] in self?.seenSize ?? 1 }
        maximumField.onEntered = { [weak self] in
            guard let self else { return }
            edit(.maximumPointSize(style, $0), "maximum")
        }
        offer.onChosen = { [weak self] in
            guard let self else { return }
            edit(.fontSize(style, $0), nil)
        }
        removeButton.onClicked { [weak self] in self?.toggleMembership() }
    }

    private func edit(_ edit: ThemeEdit, _ aspect: String?) {
        editor.edit(edit, aspect.map { "\(style.rawValue).\($0)" })
    }

    private var font: ThemeFont? { preview.theme.document.theme.fonts[style] }

    // MARK: - Showing

    func display(_ report: StyleReport) {
        let name = font?.fontName
        seenSize = report.pointSize
        fontLabel.text = name ?? tr("System Font")
        fontButton.setAccessibleLabel(
            tr("Font of %1$s: %2$s", style.displayName, name ?? tr("System Font")))
        let hasSize = name != nil
        for field in [baseField, seenField] { field.spin.isSensitive = hasSize }
        let reason = hasSize ? "" : tr("Choose a font to change its size")
        if baseRow.subtitle != reason { baseRow.subtitle = reason }
        baseField.display(report.baseSize)
        seenField.display(report.pointSize)
        maximumField.display(font?.maximumPointSize)
        let category = preview.current.effectiveCategory
        seenRow.title = tr("Current Size at %1$s", category.shortName)
        // At L, both sizes are the same, unless a maximum limits them. The row stays, so that nothing moves.
        let isSame = category == .default && report.pointSize == report.baseSize
        let hasFocus = seenField.spin.window?.focus?.isInside(seenField.spin) ?? false
        seenField.spin.isVisible = !isSame || hasFocus
        sameLabel.isVisible = !seenField.spin.isVisible
        offer.withdraw()
        removeButton.setAccessibleLabel(
            font == nil
                ? tr("Add %1$s to Theme", style.displayName)
                : tr("Remove %1$s from Theme", style.displayName))
        removeButton.label = font == nil ? tr("Add to Theme") : tr("Remove from Theme")
    }

    // MARK: - Editing

    private func chooseFont() {
        let (style, theme) = (style, preview.theme.document.theme)
        editor.chooseFont(
            tr("Font of %1$s", style.displayName), current: font?.fontName, from: fontButton,
            edits: { [.setFont($0, for: style, in: theme)] },
            // These fields may be gone by then, because another text is selected.
            answer: { [weak editor, weak preview] in
                guard let preview else { return }
                editor?.edit(.setFont($0, for: style, in: preview.theme.value), nil)
            })
    }

    private func applyFont(named name: String) {
        edit(.setFont(name, for: style, in: preview.theme.document.theme), nil)
    }

    /// Removes the style from the theme, or adds it with the font that most other styles have.
    private func toggleMembership() {
        if font != nil { return edit(.remove(style), nil) }
        let names = preview.theme.document.theme.fonts.values.compactMap(\.fontName)
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        let common = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        common.map(applyFont) ?? chooseFont()
    }

    /// Sets the base size that results in a size at the current category, or offers the nearest ones.
    private func findBase(for pointSize: Double) {
        guard let font, let current = font.fontSize else { return }
        let category = preview.current.effectiveCategory
        let match = FontMetrics(forTextStyle: style).base(
            giving: pointSize, maximumPointSize: font.maximumPointSize, at: category,
            from: current)
        switch match {
        case .exact(let base): edit(.fontSize(style, base), "size")
        case .nearest(let candidates): offer.display(pointSize, at: category, candidates)
        }
    }
}
