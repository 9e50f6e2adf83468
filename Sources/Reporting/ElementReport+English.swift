// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import Explanations
import LayoutEngine
import Previewing
import Syntax

extension ElementReport {
    /// The report of an element; nil for one that the preview does not have.
    package init?(_ element: LayoutElement, in preview: Preview) {
        guard let index = preview.layout.index(of: element.item) else { return nil }
        let figures = ElementFigures(preview, preview.layout.item(at: index))
        guard element.text.map(figures.item.texts.indices.contains) ?? true else { return nil }
        self.element = element
        category = preview.effectiveCategory.shortName
        if let text = element.text {
            sections = [figures.section(ofText: text)]
        } else {
            // Of many texts each has its figures by itself.
            let texts = figures.item.texts.indices
            sections =
                [figures.itemSection, figures.spaceSection]
                + texts.prefix(texts.count > Explanation.stepsAtFirst ? 0 : texts.count)
                .map(figures.section(ofText:))
        }
    }

    /// The element in a few words: `Row sections.0.rows.1`, `Title “Language”`.
    package var title: String { sections[0].title }

    /// The title of the report of an item, or of a text of it.
    package static func title(of item: ItemID, _ text: TextContent? = nil) -> String {
        guard let text else { return "\(item.kind.english.capitalizedFirst) \(item)" }
        return "\(text.role.title) “\(text.text.glance)”"
    }
}

/// What the sections of a report are made of: figures of a preview, which it has computed already.
private struct ElementFigures {
    let preview: Preview
    let item: ItemLayout
    let explanations: ElementExplanations

    init(_ preview: Preview, _ item: ItemLayout) {
        (self.preview, self.item) = (preview, item)
        explanations = ElementExplanations(item.id, in: preview)
    }

    /// Of the same kind, such as the lines of a text; `layout` lists them all.
    private static let mostFigures = 40

    // MARK: - Item

    var itemSection: ElementReport.Section {
        var figures = [
            ElementReport.Figure("Kind", item.id.kind.english.capitalizedFirst),
            ElementReport.Figure("Id", item.id.description),
            ElementReport.Figure("Left", points: item.frame.x),
            ElementReport.Figure("Top", points: item.frame.y),
            ElementReport.Figure("Width", points: item.frame.width),
            ElementReport.Figure(
                "Texts", "\(item.texts.count)", Double(item.texts.count),
                source: "the Tab key or a click chooses one"),
        ]
        if let height = preview.explanation(of: item.id) {
            figures += [
                ElementReport.Figure("Height given", height.given),
                ElementReport.Figure("Height needed", height.needed),
            ]
        }
        if let minimum = explanations.minimumHeight {
            figures.append(ElementReport.Figure("Minimum height", minimum))
        }
        if item.isClipped {
            figures.append(ElementReport.Figure("Clipped", "The height cuts into the content"))
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
        // Gaps of many labels are alike.
        return ElementReport.Section(
            title: "Margins and Gaps", figures: Array(figures.uniqued().prefix(Self.mostFigures)))
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
            ElementReport.Figure("Text style", content.styleName ?? "None"),
            ElementReport.Figure("Requested font", font.requestedName),
            ElementReport.Figure(
                "Drawn face", font.face.postScriptName, source: .words(drawn.reason.message)),
            ElementReport.Figure("Base size", points: font.baseSize),
            ElementReport.Figure(
                "Size at \(preview.effectiveCategory.shortName)",
                explanations.pointSize(of: content)),
            ElementReport.Figure("Line height", explanations.lineHeight(of: content)),
            ElementReport.Figure("Line pitch", explanations.linePitch(of: content)),
            ElementReport.Figure("Cap height", points: font.capHeight),
            ElementReport.Figure(
                "Color", preview.color(at: content.color).hexadecimal,
                source: explanations.colorSource(of: content)),
        ]
        if let contrast = TextContrast(of: content, in: item.id, preview) {
            figures.append(
                ElementReport.Figure(
                    "Contrast", contrast.ratio.ratio, contrast.ratio,
                    source: .words(
                        "on \(contrast.background.hexadecimal); WCAG 2.2 asks for "
                            + "\(contrast.needed.plain) : 1 in this size")))
        }
        return figures
    }

    private func lineFigures(of text: TextLayout) -> [ElementReport.Figure] {
        [
            ElementReport.Figure("Left", points: text.frame.x),
            ElementReport.Figure("Top", points: text.frame.y),
            ElementReport.Figure("Width used", points: text.frame.width),
            text.lineWidth.isFinite
                ? ElementReport.Figure("Width there", points: text.lineWidth)
                : ElementReport.Figure("Width there", "Without limit"),
            ElementReport.Figure("Height", points: text.frame.height),
            ElementReport.Figure("Lines", "\(text.lines.count)", Double(text.lines.count)),
        ]
            + text.lines.prefix(Self.mostFigures).enumerated().map { number, line in
                ElementReport.Figure(
                    "Line \(number + 1)",
                    "“\(line.text)”: \(line.width.plain) pt, baseline "
                        + "\((line.baseline - item.frame.y).plain) pt",
                    line.width, source: .words(line.end.reason))
            }
    }
}

// MARK: - Words

extension TextContent.Role {
    fileprivate var title: String {
        switch self {
        case .title: "Title"
        case .value: "Value"
        case .subtitle: "Subtitle"
        case .label: "Label"
        case .accessory: "Accessory"
        }
    }
}

extension DirectionalEdge {
    fileprivate var title: String {
        switch self {
        case .top: "Top margin"
        case .leading: "Leading margin"
        case .bottom: "Bottom margin"
        case .trailing: "Trailing margin"
        }
    }
}

extension LayoutGap.Kind {
    fileprivate var title: String {
        switch self {
        case .betweenTexts: "Between texts"
        case .imageToText: "Image to text"
        case .textToAccessory: "Text to accessory"
        }
    }
}

extension LineEnd {
    /// Why the line ends there.
    fileprivate var reason: String {
        switch self {
        case .text: "The text ends"
        case .paragraph: "The paragraph ends"
        case .lineSeparator: "A line separator ends the line"
        case .opportunity: "The next word does not fit"
        case .softHyphen: "The next syllable does not fit: a soft hyphen"
        case .hyphenation: "The word is wider than the line: hyphenated in its language"
        case .letters: "The word is wider than the line: broken between letters"
        case .truncation: "The line limit is reached: an ellipsis stands for the rest"
        }
    }
}
