// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Drawing
import DynamicType
import GtkKit
import PangoText
import Previewing
import Words
import Workspace

/// A button with a list of text styles, each in its font. The preview tries a style on while it is selected in the list; Enter and a second
/// click keep it, and Escape goes back to the style before.
final class StyleChoice {
    let button: MenuButton
    /// The list: what applies without a style, then the styles.
    let list = ListBox()
    /// Called with each selected style; nil for none.
    var onTried: (TextStyle?) -> Void = { _ in }
    /// Called when the list closes, with whether the style is kept.
    var onEnded: (Bool) -> Void = { _ in }
    private let title = Label("")
    private let titleOfNone: String
    private let choices: TrialPopover

    /// The names of the styles in their fonts, and the reports that they show.
    private let samples = TextStyle.allCases.map { _ in SampleView() }
    private var shown: [StyleReport] = []
    private let preview: LivePreview
    /// The sizes of samples in points; a list of the largest sizes would not fit.
    private static let sizes = 9.0...26

    /// - Parameter preview: the preview with the fonts of the styles.
    init(_ label: String, none titleOfNone: String, _ preview: LivePreview) {
        (self.titleOfNone, self.preview) = (titleOfNone, preview)
        button = MenuButton(title)
        button.showsArrow = true
        title.ellipsis = .end
        let scrolled = ScrolledWindow(vertical: list, expands: true)
        scrolled.minimumHeight = 300
        choices = TrialPopover(scrolled, label: label)
        list.setAccessibleLabel(label)
        list.activatesOnSingleClick = false
        scrolled.minimumWidth = 200
        let none = Label(start: titleOfNone)
        none.setMargins(9)
        append(none, titleOfNone)
        for (style, sample) in zip(TextStyle.allCases, samples) {
            sample.marginStart = 9
            append(sample, style.displayName)
        }
        choices.popover.onShown { [weak self] in if $0 { self?.drawSamples() } }
        button.setPopover { [choices] in choices.popover }
        list.onSelected { [weak self] index in
            self?.onTried(index == 0 ? nil : TextStyle.allCases[index - 1])
        }
        list.onActivated { [weak choices] _ in choices?.popover.close() }
        choices.onEnded = { [weak self] in self?.onEnded($0) }
        button.setAccessibleLabel(label)
    }

    private func append(_ content: Widget, _ name: String) {
        let row = ListBoxRow(content)
        row.setAccessibleLabel(name)
        list.append(row)
    }

    /// Draws the names of the styles as they are at the current text size.
    private func drawSamples() {
        let (reports, library) = (preview.current.styles, preview.theme.fonts.library)
        guard reports != shown else { return }
        shown = reports
        let sampler = FaceSampler(library)
        for (style, sample) in zip(TextStyle.allCases, samples) {
            guard let report = reports.first(where: { $0.style == style }) else { continue }
            let face = report.drawn.font.face
            sample.display(
                sampler.sample(style.displayName, in: face).text, in: face,
                pointSize: min(max(Self.sizes.lowerBound, report.pointSize), Self.sizes.upperBound),
                library: library)
        }
    }

    /// Displays a style; nil for none.
    func display(_ style: TextStyle?, label: String) {
        title.text = style?.displayName ?? titleOfNone
        button.setAccessibleLabel(listed([label, title.text]))
        list.selected = style.flatMap { TextStyle.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    }
}
