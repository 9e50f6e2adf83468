// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import Explanations
import LayoutEngine
import Previewing
import Syntax
import Words

extension ElementReport {
    /// The report of an element; nil if the preview does not have it.
    package init?(_ element: LayoutElement, in preview: Preview) {
        guard let index = preview.layout.index(of: element.item) else { return nil }
        let figures = ElementFigures(preview, preview.layout.item(at: index))
        guard element.text.map(figures.item.texts.indices.contains) ?? true else { return nil }
        self.element = element
        category = preview.effectiveCategory.shortName
        if let text = element.text {
            sections = [figures.section(ofText: text)]
        } else {
            // If there are many texts, each has its own report.
            let texts = figures.item.texts.indices
            sections =
                [figures.itemSection, figures.spaceSection]
                + texts.prefix(texts.count > Explanation.stepsAtFirst ? 0 : texts.count)
                .map(figures.section(ofText:))
        }
    }

    /// The element in a few words: `Row sections.0.rows.1`, `Title “Language”`.
    package var title: String { sections[0].title }

    /// The title of the report of an item, or of one of its texts.
    package static func title(of item: ItemID, _ text: TextContent? = nil) -> String {
        guard let text else {
            // Translators: an element with its key path, such as sections.0.rows.1.
            return trc("element", "%1$s %2$s", item.kind.title, "\(item)")
        }
        let words = text.readText.glance
        return switch text.role {
        case .title: tr("Title “%1$s”", words)
        case .value: tr("Value “%1$s”", words)
        case .subtitle: tr("Subtitle “%1$s”", words)
        case .label: tr("Label “%1$s”", words)
        case .trailing: tr("Trailing text “%1$s”", words)
        case .field: tr("Text field “%1$s”", words)
        case .date: tr("Date “%1$s”", words)
        case .segment: tr("Segment “%1$s”", words)
        case .accessory: tr("Accessory “%1$s”", words)
        }
    }
}

/// Computes the figures for the sections of a report.
private struct ElementFigures {
    let preview: Preview
    let item: ItemLayout
    let explanations: ElementExplanations

    init(_ preview: Preview, _ item: ItemLayout) {
        (self.preview, self.item) = (preview, item)
        explanations = ElementExplanations(item.id, in: preview)
    }

    /// The maximum number of figures of the same kind, such as the lines of a text. `layout` lists
    /// all of them.
    private static let mostFigures = 40

    // MARK: - Item

    var itemSection: ElementReport.Section {
        var figures = [
            ElementReport.Figure(tr("Kind"), item.id.kind.title),
            ElementReport.Figure(tr("Id"), item.id.description),
            ElementReport.Figure(tr("Left"), points: item.frame.x),
            ElementReport.Figure(tr("Top"), points: item.frame.y),
            ElementReport.Figure(tr("Width"), points: item.frame.width),
            ElementReport.Figure(
                tr("Texts"), "\(item.texts.count)", Double(item.texts.count),
                source: .words(tr("Press Tab or click to select a text"))),
        ]
        if let height = preview.explanation(of: item.id) {
            figures += [
                ElementReport.Figure(tr("Actual height"), height.given),
                ElementReport.Figure(tr("Needed height"), height.needed),
            ]
        }
        if let minimum = explanations.minimumHeight {
            figures.append(ElementReport.Figure(tr("Minimum height"), minimum))
        }
        if item.isClipped {
            figures.append(
                ElementReport.Figure(tr("Clipped"), tr("The content is taller than the element")))
        }
        return ElementReport.Section(title: ElementReport.title(of: item.id), figures: figures)
    }

    var spaceSection: ElementReport.Section {
        let redlines = Redlines(preview.layout).measures(of: LayoutElement(item.id))
        let figures = redlines.lazy.compactMap { redline -> ElementReport.Figure? in
            let name: String
            switch redline.kind {
            case .margin(let edge): name = edge.title
            case .gap(let gap, _): name = gap.title
            case .itemFrame, .textFrame, .baseline, .capHeight, .distance: return nil
            }
            return ElementReport.Figure(
                name, points: redline.lengths[0], source: explanations.rule(behind: redline.kind))
        }
        // The gaps between labels are all the same.
        return ElementReport.Section(
            title: tr("Margins and Gaps"),
            figures: Array(figures.uniqued().prefix(Self.mostFigures)))
    }

    // MARK: - Texts

    func section(ofText number: Int) -> ElementReport.Section {
        let text = item.texts[number]
        let content = text.content
        return ElementReport.Section(
            title: ElementReport.title(of: item.id, content),
            figures: fontFigures(of: content) + lineFigures(of: text))
    }

    private func fontFigures(of content: TextContent) -> [ElementReport.Figure] {
        let drawn = preview.drawnFonts[content.font]
        let font = drawn.font
        var figures = [
            ElementReport.Figure(tr("Text style"), content.styleName ?? tr("None")),
            ElementReport.Figure(tr("Requested font"), font.requestedName),
            ElementReport.Figure(
                tr("Drawn face"), font.face.postScriptName, source: .words(drawn.reason.message)),
            ElementReport.Figure(tr("Base size"), points: font.baseSize),
            ElementReport.Figure(
                tr("Size at %1$s", preview.effectiveCategory.shortName),
                explanations.pointSize(of: content)),
            ElementReport.Figure(tr("Line height"), explanations.lineHeight(of: content)),
            ElementReport.Figure(tr("Line pitch"), explanations.linePitch(of: content)),
            ElementReport.Figure(tr("Cap height"), points: font.capHeight),
            ElementReport.Figure(
                tr("Color"), preview.color(at: content.color).hexadecimal,
                source: explanations.colorSource(of: content)),
        ]
        if let contrast = TextContrast(of: content, in: item.id, preview) {
            figures.append(
                ElementReport.Figure(
                    tr("Contrast"), contrast.ratio.ratio, contrast.ratio,
                    source: .words(
                        tr(
                            """
                            The background is %1$s, and WCAG 2.2 requires a contrast of %2$s at \
                            this text size
                            """,
                            contrast.background.hexadecimal, contrast.needed.ratio))))
        }
        return figures
    }

    private func lineFigures(of text: TextLayout) -> [ElementReport.Figure] {
        [
            ElementReport.Figure(tr("Left"), points: text.frame.x),
            ElementReport.Figure(tr("Top"), points: text.frame.y),
            ElementReport.Figure(tr("Used width"), points: text.frame.width),
            text.lineWidth.isFinite
                ? ElementReport.Figure(tr("Available width"), points: text.lineWidth)
                : ElementReport.Figure(tr("Available width"), tr("No limit")),
            ElementReport.Figure(tr("Height"), points: text.frame.height),
            ElementReport.Figure(tr("Lines"), "\(text.lines.count)", Double(text.lines.count)),
        ]
            + text.lines.prefix(Self.mostFigures).enumerated().map { number, line in
                ElementReport.Figure(
                    tr("Line %1$s", "\(number + 1)"),
                    tr(
                        "“%1$s”: %2$s pt wide, baseline at %3$s pt", line.text, line.width.shown,
                        (line.baseline - item.frame.y).shown),
                    line.width, source: .words(line.end.reason))
            }
    }
}

// MARK: - Words

extension DirectionalEdge {
    /// The name of the margin at the edge.
    var title: String {
        switch self {
        case .top: tr("Top margin")
        case .leading: tr("Leading margin")
        case .bottom: tr("Bottom margin")
        case .trailing: tr("Trailing margin")
        }
    }
}

extension LayoutGap.Kind {
    /// The name of the gap.
    var title: String {
        switch self {
        case .betweenTexts: tr("Between texts")
        case .imageToText: tr("Image to text")
        case .textToAccessory: tr("Text to accessory")
        }
    }
}

extension LineEnd {
    /// The reason for the end of the line.
    fileprivate var reason: String {
        switch self {
        case .text: tr("The text ends")
        case .paragraph: tr("The paragraph ends")
        case .lineSeparator: tr("A line separator character ends the line")
        case .opportunity: tr("The next word does not fit")
        case .softHyphen:
            tr(
                "The next syllable does not fit, so the word is broken at a soft hyphen")
        case .hyphenation: tr("The word is wider than the line, so it is hyphenated")
        case .letters: tr("The word is wider than the line, so it is broken between letters")
        case .truncation:
            tr(
                "The line limit is reached, so an ellipsis replaces the rest of the text")
        case .limit: tr("The line limit is reached, so the rest of the text is left out")
        }
    }
}
