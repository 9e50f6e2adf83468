// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import DynamicType
import LayoutEngine
import Syntax
import Words

extension SpecReport {
    /// The conditions of the figures, and the numbered picture.
    package var introduction: String {
        let environment = preview.environment
        let place = tr(
            """
            The elements are from a preview at %1$s that is %2$s pt wide, with %3$s. All \
            lengths are in points.
            """,
            preview.effectiveCategory.shortName, preview.layout.width.shown,
            environment.profile.title)
        let version = preview.screen.newerVersion.map {
            NotChecked.Reason.newerVersion($0).message
        }
        // Translators: the file of a picture whose numbers the tables repeat.
        return sentences(
            place,
            picture.map {
                tr(
                    "The numbers of the elements are the same as in %1$s.", $0)
            }, version)
    }

    package var tables: [(title: String, rows: [[String]])] {
        styles.map { ($0.style.displayName, $0.rows) } + [
            (tr("Elements"), elementRows), (tr("Colors"), colorRows),
        ]
    }

    private var elementRows: [[String]] {
        [
            [
                tr("Number"), tr("Element"), tr("Left"), tr("Top"), tr("Width"), tr("Height"),
                tr("Margins and Gaps"), tr("Text style"), tr("Color"),
            ]
        ]
            + entries.map { entry in
                let frame = frame(of: entry.element)
                let content = content(of: entry.element)
                let spaces = entry.element.text == nil ? spaces(of: entry.element.item) : []
                return [
                    entry.number, entry.name, frame.x.shown, frame.y.shown, frame.width.shown,
                    frame.height.shown,
                    listed(
                        spaces.map { trc("figure", "%1$s %2$s", $0.kind.title, $0.length.shown) }),
                    content.map { $0.styleName ?? tr("None") } ?? "",
                    content.map(colorName) ?? "",
                ]
            }
    }

    private var colorRows: [[String]] {
        [[tr("Color"), tr("Name"), tr("Light"), tr("Dark")]]
            + SemanticColor.allCases.map { color in
                [color.displayName, color.rawValue]
                    + [Appearance.light, .dark].map { self.color(color, in: $0).hexadecimal }
            }
    }

    /// One row for each figure at each category, or for each element, for a spreadsheet or a script.
    package var rows: [[String]] {
        let categories = ContentSizeCategory.allCases.map(\.shortName)
        let styles = styles.flatMap { style in
            style.figures.flatMap { figure in
                zip(categories, figure.values).map {
                    ["style", "", style.style.uiKitName, figure.key, $0, $1]
                }
            }
        }
        let category = preview.effectiveCategory.shortName
        let elements = entries.flatMap { entry in
            figures(of: entry).map { ["element", entry.number, entry.name, $0, category, $1] }
        }
        let colors = SemanticColor.allCases.flatMap { color in
            [Appearance.light, .dark].map {
                [
                    "color", "", color.rawValue, $0.rawValue, "",
                    self.color(color, in: $0).hexadecimal,
                ]
            }
        }
        return [["part", "number", "name", "figure", "category", "value"]] + styles + elements
            + colors
    }

    private func figures(of entry: Entry) -> [(key: String, value: String)] {
        let frame = frame(of: entry.element)
        let lengths = [
            ("x", frame.x.plain), ("y", frame.y.plain), ("width", frame.width.plain),
            ("height", frame.height.plain),
        ]
        guard let content = content(of: entry.element) else {
            return lengths + spaces(of: entry.element.item).map { ($0.kind.key, $0.length.plain) }
        }
        return lengths + [
            ("textStyle", content.styleName ?? ""), ("color", colorName(of: content)),
        ]
    }
}

extension SpecReport.Style {
    /// The figures of the style at all categories, by their keys in JSON.
    var figures: [(key: String, title: String, values: [String])] {
        [
            ("font", tr("Font"), fonts.map(\.face.postScriptName)),
            ("weight", tr("Weight"), fonts.map { "\($0.face.weight)" }),
            ("pointSize", tr("Size"), fonts.map(\.pointSize.plain)),
            ("lineHeight", tr("Line height"), fonts.map(\.lineHeight.plain)),
            ("linePitch", tr("Line pitch"), fonts.map(\.linePitch.plain)),
            ("tracking", tr("Tracking"), fonts.map(\.tracking.plain)),
        ]
    }

    fileprivate var rows: [[String]] {
        [[requestedName] + ContentSizeCategory.allCases.map(\.shortName)]
            + figures.map { [$0.title] + $0.values }
    }
}

extension Redline.Kind {
    /// The name of a margin or a gap; empty for others.
    fileprivate var title: String {
        switch self {
        case .margin(let edge): edge.title
        case .gap(let gap, _): gap.title
        case .itemFrame, .textFrame, .baseline, .capHeight, .distance: ""
        }
    }

    /// The key of a margin or a gap in JSON and CSV; empty for others.
    var key: String {
        switch self {
        case .margin(.top): "topMargin"
        case .margin(.leading): "leadingMargin"
        case .margin(.bottom): "bottomMargin"
        case .margin(.trailing): "trailingMargin"
        case .gap(let gap, _): gap.rawValue
        case .itemFrame, .textFrame, .baseline, .capHeight, .distance: ""
        }
    }
}
