// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

/// The keys of a row.
package enum RowKeys {
    /// The kinds with a trait.
    private static func kinds(_ has: (RowTraits) -> Bool) -> [Row.Kind] {
        Row.Kind.allCases.filter { has($0.traits) }
    }

    /// The kinds with a title that is drawn.
    private static let titled = kinds(\.isTitled)
    /// The kinds with a title that is drawn if there is one.
    private static let linesOfTitle = kinds {
        $0.isTitled || $0.content == .field || $0.content == .optionalTitle
    }

    static let kind = ScreenKey(
        "kind", .words(Row.Kind.self, aliases: kindAliases))
    /// Words that others use for kinds.
    package static let kindAliases: KeyValuePairs<String, Row.Kind> = [
        "segmented": .segmentedControl
    ]
    static let title = ScreenKey(
        "title", .textOrDictionary(LabelKeys.dictionary, expectsText: true),
        shownBy: kinds { $0.content != .labels && $0.content != .untitledField },
        requiredBy: titled,
        """
        The title of the row, a text or a dictionary: `text` (required) with [text \
        attributes](#text-attributes). Of a slider and a segmented control, only screen readers \
        speak it.
        """)
    static let value = ScreenKey(
        "value",
        .textOrNumber(
            LabelKeys.dictionary, fractionsIn: kinds { $0.value == .fraction },
            numbersIn: kinds { $0.value == .textOrNumber }),
        shownBy: kinds { $0.value != nil },
        requiredBy: [.value],
        """
        The value beside the title, or the text in a field: a text or a dictionary, as for \
        `title`. Of a slider and a progress, a number from 0 to 1; of a stepper, a text or a number.
        """)
    static let subtitle = ScreenKey(
        "subtitle", .textOrDictionary(LabelKeys.dictionary, expectsText: true),
        shownBy: kinds(\.hasSubtitle),
        requiredBy: [.subtitle],
        "The second text below the title: a text or a dictionary, as for `title`.")
    static let trailing = ScreenKey(
        "trailing", .textOrDictionary(LabelKeys.dictionary, expectsText: true),
        shownBy: kinds(\.hasTrailingText),
        """
        The text at the end of the first line, such as a date, in `secondaryLabel`: a text or a \
        dictionary, as for `title`. At accessibility sizes it is below the title.
        """)
    static let placeholder = ScreenKey(
        "placeholder", .textOrDictionary(LabelKeys.dictionary, expectsText: true),
        shownBy: kinds { $0.content == .field || $0.content == .untitledField },
        "The text of a field without a value: a text or a dictionary, as for `title`.")
    static let isSecure = ScreenKey(
        "isSecure", .boolean, shownBy: [.textField], without: .bool(false),
        "Whether the text of the field is hidden by dots.")
    static let clearButtonMode = ScreenKey(
        "clearButtonMode", .words(Row.ClearButtonMode.self), shownBy: [.textField],
        without: .word(Row.ClearButtonMode.never.rawValue),
        "Whether a field with a text has a button that empties it.")
    static let isOn = ScreenKey(
        "isOn", .boolean, shownBy: [.switch], without: .bool(false),
        "Whether the switch of a switch row is on.")
    static let minimumImage = ScreenKey(
        "minimumImage", .text, shownBy: [.slider], "The name of the symbol before the track.")
    static let maximumImage = ScreenKey(
        "maximumImage", .text, shownBy: [.slider], "The name of the symbol after the track.")
    static let segments = ScreenKey(
        "segments", .textsOrDictionaries(LabelKeys.dictionary, 1...64),
        shownBy: [.segmentedControl], requiredBy: [.segmentedControl],
        "The segments: texts, or dictionaries as for `title`.")
    static let selectedSegment = ScreenKey(
        "selectedSegmentIndex", aliases: ["selected"], .integer(0...63),
        shownBy: [.segmentedControl], "The index of the selected segment, from 0.")
    static let date = ScreenKey(
        "date", .textOrDictionary(LabelKeys.dictionary, expectsText: true),
        shownBy: [.datePicker],
        "The date as shown, such as `May 12, 2026`: a text or a dictionary, as for `title`.")
    static let time = ScreenKey(
        "time", .textOrDictionary(LabelKeys.dictionary, expectsText: true),
        shownBy: [.datePicker],
        "The time as shown, such as `9:41`: a text or a dictionary, as for `title`.")
    static let role = ScreenKey(
        "role", .words(Row.ButtonRole.self), shownBy: [.button],
        "The role of a button. A destructive one is red.")
    static let buttonStyle = ScreenKey(
        "buttonStyle", .words(Row.ButtonStyle.self), shownBy: [.button],
        without: .word(Row.ButtonStyle.plain.rawValue),
        "The style of a button. Bordered ones have a shape behind their title.")
    static let badge = ScreenKey(
        "badge", .badge,
        """
        A count or a short text before the accessory: a text, a whole number, or a dictionary \
        with `text`, a `background`, which is a capsule behind it, and [text \
        attributes](#text-attributes), but not those of lines.
        """)
    static let accessory = ScreenKey(
        "accessory", .accessories, shownBy: Row.Kind.allCases.filter { $0 != .switch },
        without: .word(Accessory.wordForNone),
        """
        The accessory at the end of the row, or a list of several in reading order. A switch takes \
        its place.
        """)
    static let leadingAccessory = ScreenKey(
        "leadingAccessory", .leadingAccessory, without: .word(Accessory.wordForNone),
        "The accessory before the content of the row.")
    static let image = ScreenKey(
        "image", .textOrDictionary(ImageKeys.dictionary, expectsText: true),
        shownBy: kinds(\.hasImage), requiredBy: [.image],
        "The name of the symbol before the title, or an [image](#images).")
    static let height = ScreenKey(
        "height", synonyms: ["rowHeight"], .height, without: .described("the screen's `rowHeight`"),
        "The height of the row.")
    static let lines = ScreenKey(
        "lines", .integer(DictionaryReader.lineBounds),
        shownBy: linesOfTitle, without: .described("no limit"),
        "The maximum number of lines of the title. 0 is no limit.")
    static let mayTruncate = ScreenKey(
        "mayTruncate", .boolean, shownBy: linesOfTitle,
        without: .bool(false),
        """
        Whether the end of the title may be left out there, as in the preview of a message. If so, \
        `check` finds only a text of which nothing is visible; without the key, each truncated \
        text is a violation.
        """)
    static let labels = ScreenKey(
        "labels", .labels, shownBy: [.labels], requiredBy: [.labels],
        """
        The labels from top to bottom, at least one: texts, or dictionaries with a `text` \
        (required) and [text attributes](#text-attributes). A list of them is a line, whose last \
        text is at its end; at accessibility sizes, they are one below the other.
        """)
    static let spacing = ScreenKey(
        "spacing", .spacing, shownBy: [.labels, .stack], without: .word("system"),
        """
        The space between labels, or between the items of a [stack](#stacks). System spacing of \
        labels is from baseline to baseline, and grows with the fonts.
        """)
    static let margins = ScreenKey(
        "margins", .margins, shownBy: [.labels, .stack], without: .described("the profile's"),
        "The space around the labels or the stack.")
    static let background = ScreenKey(
        "backgroundColor", .color, without: .described("that of all cells"),
        "The color of the cell.")
    static let tint = ScreenKey(
        "tintColor", .color, without: .described("the screen's tint"),
        "The color of the row's controls, accessories, and symbol.")
    static let separator = ScreenKey(
        "separator", .separator, without: .word("automatic"),
        """
        The separator below the row: `none`, or its distance from the leading side of the cell in \
        points.
        """)
    static let accessibilityLabel = ScreenKey(
        "accessibilityLabel", .text, without: .described("all texts of the row"),
        "What screen readers say.")

    /// Words that others use. They are read, and never written or suggested.
    enum Aliases {
        static let color = ScreenKey("color", .color, shownBy: titled, "The color of the title.")
        static let valueColor = ScreenKey(
            "valueColor", .color,
            shownBy: kinds { $0.value != nil && $0.value != .fraction && $0.content != .dates },
            "The color of the value.")
        static let style = ScreenKey(
            "style",
            .words(Row.ButtonStyle.self, aliases: ["prominent": .borderedProminent]),
            shownBy: [.button], "The style of a button.")

        static let all: [any DeclaredKey] = [color, valueColor, style]
    }

    package static let dictionary = DictionaryDeclaration(
        "row", .row(nil), impliedKinds: [.default, .labels, .stack],
        """
        A row. Without a kind, it is a row of labels if it has labels, a stack if it has a stack, \
        otherwise a default row.
        """,
        [
            kind, title, value, subtitle, trailing, placeholder, isSecure, clearButtonMode, isOn,
            minimumImage, maximumImage, segments, selectedSegment, date, time, role, buttonStyle,
            badge, accessory, leadingAccessory, image, height, lines, mayTruncate, labels,
            StackKeys.ofRows.stack, StackKeys.ofRows.items, StackKeys.alignment,
            StackKeys.accessibilityAxis, spacing, margins, background, tint, separator,
            accessibilityLabel,
        ] + OriginKeys.ofElements, aliases: Aliases.all)
}

/// The keys of a badge.
enum BadgeKeys {
    static let text = ScreenKey(
        "text", .badgeText, isRequired: true, "The text, or a whole number.")
    static let background = ScreenKey(
        "background", .color, without: .described("no capsule"), "The color of the capsule.")

    static let dictionary = DictionaryDeclaration(
        "badge", .label, "A count or a short text at the end of a row.",
        [text, background] + TextKeys.ofOneLine)
}
