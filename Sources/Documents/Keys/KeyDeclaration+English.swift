// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension KeyDeclaration {
    /// The name of the key for people in a dictionary, by the name of its declaration or of the key that has it.
    package func displayName(in outer: String?) -> String {
        switch (outer, name) {
        case ("section", "title"): tr("Header")
        case ("section", "header"): tr("Custom Header")
        case ("section", "footer"): tr("Footer")
        case ("margins", "trailing"): tr("Trailing Margin")
        // Translators: the items at the sides of the title of a navigation bar.
        case ("navigationBar", "leading"): tr("Leading Items")
        case ("navigationBar", "trailing"): tr("Trailing Items")
        case ("maximumSize", "width"): tr("Maximum Width")
        case ("maximumSize", "height"): tr("Maximum Height")
        // Translators: the room that an image takes beside a text.
        case ("reservedLayoutSize", "width"): tr("Reserved Width")
        case ("reservedLayoutSize", "height"): tr("Reserved Height")
        default: displayName
        }
    }

    /// The title of the fields of a dictionary, by the key that has it.
    package var titleOfGroup: String {
        switch name {
        case "image": tr("Image")
        case "toolbar": tr("Toolbar")
        case "tabBar": tr("Tab Bar")
        default: displayName
        }
    }

    /// The name of the key for people, in lists of properties.
    package var displayName: String {
        switch name {
        case "title": tr("Title")
        // Translators: here and below, the properties of a list and its rows.
        case "value": trc("property", "Value")
        case "subtitle": tr("Subtitle")
        case "trailing": tr("Trailing Text")
        case "placeholder": tr("Placeholder")
        case "text": tr("Text")
        case "isSecure": tr("Hidden by Dots")
        case "clearButtonMode": tr("Clear Button")
        case "isOn": trc("switch", "On")
        case "minimumImage": tr("Minimum Symbol")
        case "maximumImage": tr("Maximum Symbol")
        case "selectedSegmentIndex": tr("Selected Segment")
        case "date": tr("Date")
        case "time": tr("Time")
        case "role": tr("Purpose")
        case "buttonStyle": tr("Button Style")
        case "badge": tr("Badge")
        case "accessory": tr("Accessory")
        case "leadingAccessory": tr("Leading Accessory")
        case "image", "systemName": tr("Symbol")
        case "file": tr("File")
        case "monogram": tr("Monogram")
        case "tile": tr("Tile")
        case "cornerRadius": tr("Corner Radius")
        case "shape": tr("Shape")
        case "symbolScale": tr("Symbol Scale")
        case "placement": tr("Placement")
        case "scopeTitles": tr("Scope Titles")
        case "segments": tr("Segments")
        case "labels": tr("Labels")
        case "items": tr("Items")
        case "selectedIndex": tr("Selected Tab")
        case "height": tr("Height")
        case "rowHeight": tr("Row Height")
        case "lines": tr("Lines")
        case "mayTruncate": tr("May Be Truncated")
        case "spacing": tr("Spacing")
        case "stack": trc("stack", "Axis")
        case "accessibilityAxis": tr("Axis at Accessibility Sizes")
        case "background", "backgroundColor": tr("Background")
        case "tintColor": tr("Tint")
        case "separator": tr("Separator")
        case "separatorColor": tr("Separator Color")
        case "separatorStyle": tr("Separator Style")
        case "separatorInset": tr("Separator Inset")
        case "sectionHeaderTopPadding": tr("Room above Headers")
        case "accessibilityLabel": tr("Accessibility Label")
        case "textStyle": tr("Text Style")
        case "fontName": tr("Font")
        case "pointSize": tr("Size at L")
        case "weight": tr("Weight")
        case "color": tr("Color")
        case "scales": tr("Grows with the Text Size")
        case "maximumPointSize": tr("Maximum")
        case "alignment": tr("Alignment")
        case "lineBreakMode": tr("Truncation")
        case "minimumScaleFactor": tr("Minimum Scale")
        case "adjustsFontSizeToFitWidth": tr("Shrinks to Fit")
        case "textCase": tr("Case")
        case "top": tr("Top Margin")
        case "leading": tr("Leading Margin")
        case "bottom": tr("Bottom Margin")
        case "headerProminence": tr("Prominence")
        case "indexTitle": tr("Index Title")
        case "footer": tr("Footer")
        case "header": tr("Header")
        case "titleDisplayMode": tr("Title in the Navigation Bar")
        // Translators: the line above the title of a navigation bar.
        case "prompt": tr("Prompt")
        case "searchBar": tr("Search Field")
        case "language": tr("Language")
        case "layoutDirection": tr("Direction")
        case "tableStyle": tr("List Style")
        case "cells": tr("Cells")
        case "cellLayout": tr("Cell Layout")
        case "geometry": tr("Geometry")
        case "minimumContentSizeCategory": tr("Smallest Text Size")
        case "maximumContentSizeCategory": tr("Largest Text Size")
        default: name
        }
    }

    /// The name of one of the key's words for people.
    package static func displayName(ofWord word: String) -> String {
        switch word {
        case "large": trc("title", "Large")
        case "inline": trc("title", "Inline")
        case "plain": tr("Plain")
        case "grouped": tr("Grouped")
        case "insetGrouped": tr("Inset Grouped")
        // Translators: here and below, values of the properties of a list and its rows.
        case "dynamic": trc("cells", "Dynamic")
        case "static": trc("cells", "Static")
        case "contentConfiguration": tr("Content Configuration")
        case "textLabel": tr("Text Label")
        case "tableView": tr("UITableView")
        case "swiftUIList": tr("SwiftUI List")
        case "leftToRight": tr("Left to Right")
        case "rightToLeft": tr("Right to Left")
        case "destructive": tr("Destructive")
        case "cancel": trc("role", "Cancel")
        case "bordered": tr("Bordered")
        case "borderedProminent": tr("Filled")
        case "never": tr("Never")
        case "always": tr("Always")
        case "whileEditing": tr("While Editing")
        case "unlessEditing": tr("Unless Editing")
        case "standard": trc("prominence", "Standard")
        case "increased": trc("prominence", "Increased")
        case "horizontal": tr("Side by Side")
        case "vertical": tr("One below the Other")
        case "natural": trc("alignment", "Natural")
        case "leading": trc("alignment", "Leading")
        case "center": trc("alignment", "Center")
        case "trailing": trc("alignment", "Trailing")
        case "fill": trc("alignment", "Fill")
        case "top": trc("alignment", "Top")
        case "bottom": trc("alignment", "Bottom")
        case "firstTextBaseline": tr("First Baseline")
        case "lastTextBaseline": tr("Last Baseline")
        case "justified": trc("alignment", "Justified")
        case "byTruncatingTail": tr("At the End")
        case "byTruncatingMiddle": tr("In the Middle")
        case "byTruncatingHead": tr("At the Beginning")
        case "byWordWrapping": tr("After the Last Word")
        case "byClipping": tr("Clipped")
        case "uppercase": tr("Capitals")
        case "none": tr("None")
        case "automatic": tr("Automatic")
        case "disclosure": tr("Disclosure Indicator")
        case "checkmark": tr("Checkmark")
        case "detail": tr("Detail Button")
        case "popUpMenu": tr("Pop-Up Menu")
        case "reorder": tr("Reorder Control")
        case "activityIndicator": tr("Activity Indicator")
        case "delete": tr("Delete Control")
        case "insert": tr("Insert Control")
        case "multiselect": tr("Selection Circle")
        case "unread": tr("Unread")
        case "small": trc("symbol", "Small")
        case "rectangle": tr("Rectangle")
        case "circle": tr("Circle")
        case "singleLine": tr("Single Line")
        case "navigationBar": tr("Navigation Bar")
        case "tableHeader": tr("Table Header")
        case "system": trc("spacing", "System")
        case "ultraLight": trc("weight", "UltraLight")
        case "thin": trc("weight", "Thin")
        case "light": trc("weight", "Light")
        case "regular": trc("weight", "Regular")
        case "medium": trc("weight", "Medium")
        case "semibold": trc("weight", "Semibold")
        case "bold": trc("weight", "Bold")
        case "heavy": trc("weight", "Heavy")
        case "black": trc("weight", "Black")
        default: word
        }
    }
}
