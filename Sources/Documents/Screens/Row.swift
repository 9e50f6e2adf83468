// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

/// One row of a table.
package struct Row: Hashable, Sendable {
    /// The kind of a row. The raw value is the name in files.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case `default`
        /// A title with a value beside it, or below it if both do not fit on one line.
        case value
        /// A title with a smaller text below it.
        case subtitle
        /// A title with a switch.
        case `switch`
        /// A title that is a button, in the tint color.
        case button
        /// A symbol with a title.
        case image
        /// Labels with their own attributes, one below the other.
        case labels
        /// Texts, images, and other stacks, side by side or one below the other.
        case stack
        /// A field of one line, with its text or a placeholder.
        case textField
        /// A field of several lines.
        case textView
        case slider
        /// A title with a value and a stepper.
        case stepper
        case segmentedControl
        /// A title with a value, and a menu to choose another one.
        case picker
        /// A title with a date, a time, or both.
        case datePicker
        /// A bar that shows how much is done.
        case progress
        /// The place of a view that is not previewed.
        case placeholder
    }

    /// The purpose of a button (`UIAction.Attributes`, SwiftUI's `ButtonRole`).
    package enum ButtonRole: String, CaseIterable, Hashable, Sendable {
        case destructive
        case cancel
    }

    /// The style of a button (SwiftUI's `PrimitiveButtonStyle`).
    package enum ButtonStyle: String, CaseIterable, Hashable, Sendable {
        case plain
        case bordered
        case borderedProminent
    }

    /// When a field shows a button that empties it (`UITextField.ViewMode`). A preview is never edited.
    package enum ClearButtonMode: String, CaseIterable, Hashable, Sendable {
        case never
        case whileEditing
        case unlessEditing
        case always
    }

    package var kind = Kind.default
    /// The title; empty in a row of labels and in a stack.
    package var title = ""
    /// The value beside the title, or the text in a field.
    package var value: String?
    /// The second text of a row with a subtitle.
    package var subtitle: String?
    /// The text at the end of the first line.
    package var trailing: String?
    /// The text of a field without a value.
    package var placeholder: String?
    /// The date and the time of a date picker, as far as it has them.
    package var dates: [String] = []
    /// The keys of the dates in the file.
    package var dateKeys: [String] = []
    /// The texts of a segmented control.
    package var segments: [String] = []
    /// The attributes of texts, as far as the file sets them.
    package var attributes: [TextLocation.RowText: TextAttributes] = [:]
    /// The keys of the row that are only read, for the colors of texts without other attributes.
    package var colorShortcuts: [TextLocation.RowText: String] = [:]
    /// The control in the content; nil for none.
    package var control: Control?
    /// The accessories at the end of the row, in reading order. A switch row has a switch.
    package var accessories: [Accessory] = []
    /// The accessory before the content; nil for none.
    package var leadingAccessory: Accessory?
    /// The color of a filled badge; nil for the profile's.
    package var badgeBackground: ColorValue?
    /// The image before the title; nil for none.
    package var image: RowImage?
    /// The height of the row; nil for the height of the screen's rows.
    package var height: ItemHeight?
    /// The maximum number of title lines, 0 for no limit; nil for the default of the kind.
    package var lines: Int?
    /// Whether the title may be truncated at its line limit.
    package var mayTruncate = false
    /// The stack of a row of labels, or of a row that is a stack.
    package var stack: Stack?
    /// Whether title and value stay side by side at all sizes, as in an `HStack` of SwiftUI.
    package var staysSideBySide = false
    /// The space around the stack. A margin that is nil is the cell margin of the profile.
    package var margins = Margins()
    /// The role of a button; nil for none.
    package var role: ButtonRole?
    /// Whether the text of a field is hidden by dots.
    package var isSecure = false
    /// The color of the cell; nil for that of all cells.
    package var background: ColorValue?
    /// The color of controls, accessories, and the symbol; nil for the tint of the screen.
    package var tint: ColorValue?
    package var separator = RowSeparator.automatic
    /// What screen readers say; nil for the texts of the row.
    package var accessibilityLabel: String?
    /// Where a row of a converted screen is from; nil for any other.
    package var origin: ElementOrigin?
}

extension Row {
    /// The image before the title and those of the stack, with the paths in the row to the dictionaries that have them.
    package var images: [(image: RowImage, path: [SyntaxEdit.Step])] {
        (image.map { [($0, [])] } ?? []) + (stack?.images ?? [])
    }

    /// Whether there are any ``images``.
    package var hasImages: Bool { image != nil || stack?.hasImages ?? false }

    /// Whether a stack in the row has a slider or a progress.
    package var hasBars: Bool { stack?.controls.isEmpty == false }

    /// The names of all symbols of the row, also those in its texts and at the ends of a slider.
    package var symbolNames: [String] {
        let ofTexts = texts.compactMap { attributes[$0] }
        let ofLabels = (stack?.labels ?? []).compactMap(\.attributes)
        return images.compactMap(\.image.symbolName)
            + (ofTexts + ofLabels).flatMap { $0.runs.compactMap(\.symbol) }
            + sliderImages.map(\.name)
    }

    /// The key of the symbol at an end of a slider; nil for another symbol.
    package func key(ofSliderImage name: String) -> String? {
        sliderImages.first { $0.name == name }?.key
    }

    /// The symbols at the ends of a slider, with their keys.
    package var sliderImages: [(name: String, key: String)] {
        guard case .slider(_, let minimum, let maximum)? = control else { return [] }
        return [(minimum, "minimumImage"), (maximum, "maximumImage")].compactMap { name, key in
            name.map { ($0, key) }
        }
    }
}
