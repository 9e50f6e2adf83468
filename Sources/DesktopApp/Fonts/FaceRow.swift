// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import LayoutEngine
import PangoText
import Words

/// The name of a family above its faces.
final class FamilyRow: ContentRow {
    private let nameLabel = Label(start: "", "heading")
    private let count = Label("", "caption", "dim-label")

    override class var cssName: String { "familyrow" }

    init() {
        nameLabel.ellipsis = .end
        nameLabel.expandsHorizontally = true
        for label in [nameLabel, count] { label.verticalAlignment = .end }
        let box = Box(.horizontal, spacing: 12, [nameLabel, count])
        super.init(box, role: .heading)
        setAccessibleLevel(2)
    }

    func display(_ family: FontCatalog.Family) {
        nameLabel.text = family.name
        count.text = trn("%1$s face", "%1$s faces", family.entries.count)
        setAccessibleLabel(listed([family.name, count.text]))
    }
}

/// The row of a face: its style, a sample, its PostScript name and its origin.
final class FaceRow: ContentRow {
    private(set) var entry: FontCatalog.Entry?
    let sample = SampleView()
    private let style = Label(start: "", "caption-heading")
    private let traits = Label("", "caption", "dim-label", "numeric")
    private let nameLabel = Label(start: "", "caption", "dim-label")
    private let origin = Label("", "caption", "dim-label")

    override class var cssName: String { "facerow" }

    init() {
        for label in [style, nameLabel] { label.expandsHorizontally = true }
        for label in [style, nameLabel, origin] { label.ellipsis = .end }
        let top = Box(.horizontal, spacing: 12, [style, traits])
        let bottom = Box(.horizontal, spacing: 12, [nameLabel, origin])
        let column = Box(.vertical, [top, sample, bottom])
        sample.expandsVertically = true
        super.init(column)
        isFocusable = true
    }

    /// Displays a face with a sample text. If the face lacks the letters of the text, the sample shows other letters of
    /// the face.
    func display(_ entry: FontCatalog.Entry, sample text: String, in catalog: FontCatalog) {
        self.entry = entry
        let face = catalog.face(of: entry)
        let shown = face.map { FaceSampler(catalog.library).sample(text, in: $0) }
        sample.display(shown?.text ?? text, in: face, library: catalog.library)
        style.text = entry.styleName
        traits.text = entry.traits
        nameLabel.text = entry.postScriptName
        origin.text = entry.origin(drawnIn: face)
        // Set before the description, because GTK replaces the description with the tooltip.
        tooltip = entry.origin == .device ? nil : entry.location
        setAccessibleLabel("\(entry.family) \(entry.styleName)")
        let (name, weight) = (entry.postScriptName, "\(entry.weight)")
        setAccessibleDescription(
            // Translators: a font, the number of its weight, and where it comes from.
            entry.isItalic
                ? tr("%1$s, weight %2$s, italic, %3$s", name, weight, origin.text)
                : tr("%1$s, weight %2$s, %3$s", name, weight, origin.text))
    }

    /// Whether this is the selected face.
    var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            setCssClass("selected", isSelected)
            setAccessibleSelected(isSelected)
        }
    }

    /// Rounds the corners of the first and the last row of a family.
    func roundCorners(isFirst: Bool, isLast: Bool) {
        for (name, isOn) in [("first", isFirst), ("last", isLast)] {
            setCssClass(name, isOn)
        }
    }
}
