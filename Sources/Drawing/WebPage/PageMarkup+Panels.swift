// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import DynamicType
import LayoutEngine
import Previewing
import Reporting
import Syntax
import Words

// MARK: - Panels beside the list

extension PageMarkup {
    /// The figures of the selected element, which the script fills in.
    var selection: String {
        """
        <section class="panel" id="selection" hidden>
        <h2>\(tr("Selection").escapedForXML)</h2>
        <div id="figures" aria-live="polite"></div>
        </section>
        """
    }

    var findings: String {
        let lists = themes.enumerated().map { number, theme in
            let entries = theme.findings.map(entry)
            let title = themes.count > 1 ? "<h3>\(theme.title.visible.escapedForXML)</h3>\n" : ""
            let list =
                entries.isEmpty
                ? "<p class=\"none\">\(tr("No findings").escapedForXML)</p>"
                : "<ul>\n\(entries.joined(separator: "\n"))\n</ul>"
            return "<div data-theme=\"\(number)\">\n\(title)\(list)\n</div>"
        }
        return """
            <section class="panel" id="findings">
            <h2>\(tr("Findings").escapedForXML)</h2>
            \(lists.joined(separator: "\n"))
            </section>
            """
    }

    private func entry(_ finding: Finding) -> String {
        var attributes =
            "data-severity=\"\(finding.severity.rawValue)\" data-sizes=\"\(finding.categories.rawValue)\""
        if let width = content.widths.firstIndex(of: finding.width) {
            attributes += " data-width=\"\(width)\""
        }
        if case .item(let id) = finding.element, let index = preview.layout.index(of: id) {
            attributes += " data-item=\"\(index)\""
        }
        let place = [
            finding.categories.english, finding.width.points, finding.rule.rawValue,
        ].joined(separator: " · ")
        let show = tr("Show at %1$s", finding.from.shortName)
        return """
            <li class="finding" \(attributes)>
            <p class="what"><b>\(finding.severity.title.escapedForXML)</b> \
            \(sentences(finding.message + ".", finding.remedy + ".").visible.escapedForXML)</p>
            <p class="where">\(place.visible.escapedForXML)</p>
            <button type="button">\(show.escapedForXML)</button>
            </li>
            """
    }

    /// The fonts and sizes of the text styles. The script shows those of the theme and the text size.
    var styles: String {
        let reports = themes[0].sizes[page.environment.category.rawValue].styles
        let rows = reports.map { style in
            """
            <tr><th scope="row">\(style.style.displayName.escapedForXML)</th>\
            <td>\(style.fontTitle.visible.escapedForXML)</td><td>\(style.pointSize.points.escapedForXML)</td></tr>
            """
        }
        return """
            <section class="panel">
            <h2>\(tr("Text styles").escapedForXML)</h2>
            <table id="styles">
            <thead><tr><th scope="col">\(tr("Style").escapedForXML)</th>\
            <th scope="col">\(tr("Font").escapedForXML)</th><th scope="col">\(tr("Size").escapedForXML)</th></tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            </table>
            </section>
            """
    }

    /// The fonts of the screen, and where the device draws others.
    var fonts: String {
        let lines = Sheet.legend(of: themes.flatMap(\.sizes))
            .map { "<li>\($0.visible.escapedForXML)</li>" }
        return """
            <section class="panel">
            <h2>\(tr("Fonts").escapedForXML)</h2>
            <ul class="fonts">
            \(lines.joined(separator: "\n"))
            </ul>
            </section>
            """
    }
}

// MARK: - Data

extension PageMarkup {
    /// The data of the script, as JSON that can stand in a script element.
    var data: String {
        let environment = page.environment
        // All margins have one color, and all gaps.
        let redlines: KeyValuePairs<String, Redline.Kind> = [
            "item": .itemFrame, "text": .textFrame, "margin": .margin(.top),
            "gap": .gap(.betweenTexts, .vertical), "baseline": .baseline, "capHeight": .capHeight,
        ]
        let words: KeyValuePairs = [
            "frame": tr("Frame"), "font": tr("Font"), "style": tr("Text style"),
            "size": tr("Size"), "lineHeight": tr("Line height"), "linePitch": tr("Line pitch"),
            "lines": tr("Lines"), "color": tr("Color"), "none": tr("None"),
            "zoom": tr("Shown at %1$s%%", "%1$s"), "points": tr("%1$s pt", "%1$s"),
        ]
        let appearance = page.appearance.map { $0 == .dark ? "1" : "0" } ?? "null"
        return """
            {"scale":\(environment.displayScale.jsonHundredths),
            "size":\(environment.category.rawValue),
            "appearance":\(appearance),
            "opensAtFindings":\(page.opensAtFindings),
            "widths":\(content.widths.json),
            "redlines":{\(redlines.map { "\($0.json):\($1.color.css.json)" }.joined(separator: ","))},
            "words":{\(words.map { "\($0.json):\($1.json)" }.joined(separator: ","))},
            "backgrounds":[\(backgrounds.joined(separator: ","))],
            "themes":[\(themes.map(data).joined(separator: ",\n"))],
            \(content.json)}
            """
    }

    /// The backgrounds of the list in each theme, light and dark.
    private var backgrounds: [String] {
        themes.flatMap { theme in
            [Appearance.light, .dark].map { appearance in
                TablePainter.backgroundColor(of: theme.sizes[0], in: appearance).css.json
            }
        }
    }

    /// The read-outs and the text styles of a theme.
    private func data(of theme: Theme) -> String {
        let readOuts = zip(theme.sizes, ContentSizeCategory.allCases).map { preview, category in
            let readOut = Self.readOut(of: preview, category)
            let texts = [readOut.name, readOut.text, readOut.spokenText]
            return "[\(texts.map(\.json).joined(separator: ","))]"
        }
        let styles = theme.sizes[0].styles.indices.map { index in
            let sizes = theme.sizes.map { $0.styles[index].pointSize.points }
            let texts = [theme.sizes[0].styles[index].fontTitle.visible] + sizes
            return "[\(texts.map(\.json).joined(separator: ","))]"
        }
        return """
            {"verdict":\(Self.verdict(of: theme).json),
            "readOuts":[\(readOuts.joined(separator: ",\n"))],
            "styles":[\(styles.joined(separator: ",\n"))]}
            """
    }
}

extension StyleReport {
    /// The requested font, in words for the system font.
    fileprivate var fontTitle: String { isSystemFont ? tr("System font") : requestedName }
}
