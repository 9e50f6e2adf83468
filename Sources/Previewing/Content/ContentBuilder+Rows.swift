// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine

extension ContentBuilder {
    mutating func row(_ row: Row) -> RowContent {
        var content = RowContent(
            kind: kind(row), texts: row.texts.map { text($0, of: row) },
            image: row.image.map { image in
                ImageContent(
                    picture: images.index(of: image),
                    size: imageSizes.index(of: ImageSizing(image, screen.pictures)))
            }, control: row.control, accessories: row.accessories,
            leadingAccessory: row.leadingAccessory, height: screen.height(of: row))
        content.stackImages = row.stack?.images.map { images.index(of: $0.image) } ?? []
        content.stackControls = row.stack?.controls ?? []
        if row.staysSideBySide, let image = content.image {
            (content.image, content.stackImages) = (nil, [image.picture])
        }
        content.background = row.background.map { colors.index(of: $0) }
        content.tint = tint(of: row).map { colors.index(of: $0) }
        content.separator = row.separator
        content.accessibilityLabel =
            row.accessibilityLabel
            ?? (row.kind.speaksTitle && !row.title.isEmpty ? row.title : nil)
        return content
    }

    /// The color of the controls, accessories, and symbol of a row; nil for the tint of the screen.
    private func tint(of row: Row) -> ColorValue? {
        row.role == .destructive ? .semantic(.systemRed) : row.tint
    }

    private mutating func kind(_ row: Row) -> RowContent.Kind {
        if row.staysSideBySide, row.value?.isEmpty == false { return .stack(sideBySide(row)) }
        return row.kind.layout ?? row.stack.map { .stack(stack($0, of: row)) } ?? .default
    }

    /// Title and value with room between them, which never turn.
    private mutating func sideBySide(_ row: Row) -> StackContent {
        var items: [Stack.Item] = [
            .label(Label(text: row.title)), .spacer(least: nil),
            .label(Label(text: row.value ?? "")),
        ]
        if let image = row.image { items.insert(.image(image), at: 0) }
        return stack(Stack(.horizontal, items: items), of: row)
    }

    private mutating func stack(_ stack: Stack, of row: Row) -> StackContent {
        var content = StackContent(
            margins: DirectionalInsets(
                top: row.margins.top ?? profile.row.top,
                leading: row.margins.leading ?? textInset,
                bottom: row.margins.bottom ?? profile.row.bottom,
                trailing: (row.margins.trailing ?? textInset) + indexWidth),
            isCentered: row.kind == .stack || row.staysSideBySide)
        add(stack, to: &content)
        return content
    }

    private mutating func add(_ stack: Stack, to content: inout StackContent) {
        let attributes = StackContent.Attributes(
            stack.axis, accessibilityAxis: stack.accessibilityAxis, spacing: stack.spacing,
            alignment: stack.alignment)
        content.add(attributes) { content in
            for item in stack.items {
                switch item {
                case .label: content.addText()
                case .spacer(let least): content.addSpacer(least: least)
                case .image(let image):
                    content.addImage(
                        size: imageSizes.index(of: ImageSizing(image, screen.pictures)))
                case .control(let control): content.addControl(control.kind)
                case .stack(let stack): add(stack, to: &content)
                }
            }
        }
    }
}

// MARK: - Texts

extension ContentBuilder {
    private mutating func text(_ location: TextLocation.RowText, of row: Row) -> TextContent {
        let text = row[location] ?? ""
        let own = row.attributes[location]
        switch location {
        case .title:
            var title = plain(
                .title, text, titleStyle(of: row), .semantic(.label), own,
                lineLimit: row.lines ?? 0)
            if own?.color == nil, let color = titleColor(of: row) {
                title.setColor(colors.index(of: color))
            }
            title.mayTruncate = own?.mayTruncate ?? row.mayTruncate
            if row.kind == .placeholder { title.alignment = .center }
            if row.control == .button(isProminent: true) {
                title.background = colors.index(of: tint(of: row) ?? .semantic(.tint))
            }
            return title
        case .value where row.control != nil: return field(text, .semantic(.label), own, of: row)
        case .placeholder: return field(text, Self.placeholderColor, own, of: row)
        case .value: return plain(.value, text, .body, .semantic(.secondaryLabel), own)
        case .trailing: return plain(.trailing, text, .body, .semantic(.secondaryLabel), own)
        case .subtitle:
            return plain(
                .subtitle, text, profile.subtitle.textStyle, .semantic(profile.subtitle.color),
                own)
        case .label(let number):
            let own = row.stack?.label(number)?.attributes
            guard row.kind == .stack else {
                return self.text(
                    .label, text, own ?? TextAttributes(), color: .label, lineLimit: 1)
            }
            return plain(.label, text, .body, .semantic(.label), own)
        case .segment(let number): return segment(text, number, of: row)
        case .date:
            var date = plain(.date, text, .body, .semantic(.label), own)
            date.background = colors.index(of: Self.fillColor)
            return date
        case .accessory(let number): return accessoryText(text, number, of: row)
        }
    }

    private func titleStyle(of row: Row) -> TextStyle { row.kind == .progress ? .footnote : .body }

    /// The color of a title that is not a label; nil for others.
    private func titleColor(of row: Row) -> ColorValue? {
        switch row.kind {
        case .button where row.control == .button(isProminent: true): Self.prominentTextColor
        case .button: tint(of: row) ?? .semantic(.tint)
        case .placeholder: .semantic(.secondaryLabel)
        default: nil
        }
    }

    /// White, on a prominent button and on a filled badge.
    private static var prominentTextColor: ColorValue {
        .semantic(.white)
    }
    /// The color of quiet shapes (`tertiarySystemFill`).
    private static var fillColor: ColorValue {
        .semantic(.tertiarySystemFill)
    }
    private static var placeholderColor: ColorValue { .semantic(.placeholderText) }

    /// The text of a field. The one of a text field is a single line.
    private mutating func field(
        _ text: String, _ color: ColorValue, _ own: TextAttributes?, of row: Row
    ) -> TextContent {
        let isLine = row.control == .textField
        var drawn = text
        if isLine { drawn = text.split(whereSeparator: \.isNewline).joined(separator: " ") }
        if row.isSecure, row.value?.isEmpty == false {
            drawn = String(repeating: "•", count: drawn.count)
        }
        return plain(.field, drawn, .body, color, own, lineLimit: isLine ? 1 : 0)
    }

    /// The color of the selected segment.
    private static let knobColor = ColorValue.dynamic(
        DynamicColor(
            light: Color(red: 255, green: 255, blue: 255),
            dark: Color(red: 99, green: 99, blue: 102)))

    /// Medium.
    private static let segmentWeight = FontWeight(rawValue: 500)

    private mutating func segment(_ text: String, _ number: Int, of row: Row) -> TextContent {
        segment(
            text,
            isSelected: row.control
                == .segmentedControl(count: row.segments.count, selected: number),
            row.attributes[.segment(number)])
    }

    /// The text of a segment, in a font of the system that does not scale unless it has its own.
    mutating func segment(
        _ text: String, isSelected: Bool, _ own: TextAttributes? = nil
    ) -> TextContent {
        var attributes = TextAttributes()
        attributes.fontName = TextAttributes.systemFontName
        attributes.pointSize = 13
        attributes.weight = Self.segmentWeight
        if isSelected { attributes.weight = .semibold }
        attributes.scales = false
        if let own { attributes = own.completed(byDefault: attributes) }
        attributes.alignment = .center
        var segment = self.text(.segment, text, attributes, color: .label, lineLimit: 1)
        segment.background = colors.index(of: isSelected ? Self.knobColor : Self.fillColor)
        return segment
    }

    /// The text of an accessory, on one line.
    private mutating func accessoryText(
        _ text: String, _ number: Int, of row: Row
    ) -> TextContent {
        let kind = row.accessories[number].kind
        let appearance = profile.accessories[kind]
        let usual = appearance?.text ?? TextAttributes()
        var content = self.text(
            .accessory, text,
            row.attributes[.accessory(number)]?.completed(byDefault: usual) ?? usual,
            color: .secondaryLabel, lineLimit: 1)
        content.alignment = .center
        let background = kind == .filledBadge ? row.badgeBackground : nil
        content.background = (background ?? appearance?.background).map { colors.index(of: $0) }
        return content
    }

    /// A text in a text style, with the attributes that the file sets.
    private mutating func plain(
        _ role: TextContent.Role, _ text: String, _ style: TextStyle, _ color: ColorValue,
        _ own: TextAttributes?, lineLimit: Int = 0
    ) -> TextContent {
        var request: FontRequest
        var styleName: String? = style.uiKitName
        if let own {
            request = FontRequest(own)
            if own.textStyle == nil, own.fontName == nil { request.textStyle = style }
            styleName = request.textStyle?.uiKitName
        } else {
            request = FontRequest(style)
        }
        request.isSecondary = ![.title, .field, .label].contains(role)
        var content = TextContent(
            role: role, text: text, styleName: styleName, font: fonts.index(of: request),
            color: colors.index(of: own?.color ?? color), alignment: own?.alignment ?? .leading,
            lineLimit: own?.lines ?? lineLimit)
        content.setLimits(own)
        content.runs = runs(own, of: request, color: content.color, drawn: text)
        return content
    }
}

extension TextAttributes {
    /// These attributes, with missing values taken from those that iOS uses. A style or a font of its own comes with
    /// its own size and weight.
    fileprivate func completed(byDefault other: TextAttributes) -> TextAttributes {
        var other = other
        if textStyle != nil || fontName != nil {
            (other.textStyle, other.fontName, other.pointSize, other.weight) = (nil, nil, nil, nil)
        }
        return completed(by: other)
    }
}
