// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Previewing

/// A font name in the theme or on the screen, with the face that is drawn for it.
struct NamedFont {
    /// The style or the item with the name.
    let element: Element
    /// The number of the text in the item; nil for a style of the theme.
    let text: Int?
    let drawn: DrawnFont
    /// The value with the name in a file.
    let value: FileValue

    var name: String { drawn.font.requestedName }

    /// The names in the theme's styles, then those in the screen's texts.
    static func all(_ context: CheckContext) -> [NamedFont] {
        let preview = context.preview
        let styles = preview.styles.filter { preview.theme.fonts[$0.style]?.fontName != nil }
        let fonts = preview.fontRequests.indices.filter {
            let name = preview.fontRequests[$0].fontName
            return name != nil && name != TextAttributes.systemFontName
        }
        return styles.map { NamedFont($0, context) }
            + fonts.flatMap { font in
                context.index.places(inFont: font).map {
                    NamedFont(context.id($0.item), text: $0.text, context)
                }
            }
    }

    /// The font of an observation.
    init?(_ observation: Observation, _ context: CheckContext) {
        switch observation.element {
        case .style(let style): self.init(context.preview.style(style), context)
        case .item(let id):
            guard let text = observation.part else { return nil }
            self.init(id, text: text, context)
        case .bar, .theme, .screen: return nil
        }
    }

    private init(_ report: StyleReport, _ context: CheckContext) {
        element = .style(report.style)
        text = nil
        drawn = report.drawn
        value = FileValue(report.style, "fontName", in: context.preview.theme)
    }

    private init(_ id: ItemID, text: Int, _ context: CheckContext) {
        element = .item(id)
        self.text = text
        drawn = context.font(of: id, text: text)
        value = TextSource(id, text: text, context).value(\.fontName, "fontName")
    }
}
