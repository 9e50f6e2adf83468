// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

/// A small screen with each kind of row, header, and footer, and with each accessory.
package enum EveryKindScreen {
    package static let text = """
        {"title": "Every kind",
         "tableHeader": {"text": "Above all", "textStyle": "title3", "alignment": "center"},
         "sections": [
          {"title": "Default header", "footer": "Default footer, which says a little more", "rows": [
            {"title": "Default"},
            {"title": "Disclosure", "accessory": "disclosure"},
            {"title": "Checkmark", "accessory": "checkmark"},
            {"title": "Detail", "accessory": "detail"}]},
          {"header": {"title": "Own header", "textStyle": "headline", "background": "systemGray",
                      "height": 44, "margins": {"top": 4, "bottom": 4}},
           "rows": [
            {"kind": "value", "title": "Value", "value": "English", "accessory": "disclosure"},
            {"kind": "subtitle", "title": "Subtitle", "subtitle": "Banners, sounds and badges"},
            {"kind": "switch", "title": "Switch on", "isOn": true},
            {"kind": "switch", "title": "Switch off", "isOn": false, "image": "bell"},
            {"kind": "button", "title": "Button"},
            {"kind": "image", "title": "Image", "image": "gear", "height": 60},
            {"kind": "labels", "spacing": 4, "accessory": "detail", "labels": [
              {"text": "First label", "textStyle": "headline"},
              {"text": "Second label", "textStyle": "caption1", "color": "secondaryLabel",
               "lines": 2}]}]},
          {"title": "Texts and ends", "rows": [
            {"title": {"text": "Trailing", "weight": "semibold", "color": "systemBlue"},
             "trailing": "Noon", "leadingAccessory": "unread"},
            {"kind": "subtitle", "title": "Both", "subtitle": {"text": "Small", "textStyle": "footnote"},
             "trailing": {"text": "Yesterday", "textStyle": "subheadline"}, "accessory": "disclosure"},
            {"kind": "labels", "trailing": "Midnight", "labels": [
              {"text": "From", "textStyle": "headline"}, {"text": "Message"}]},
            {"title": "Badge", "badge": "New", "accessory": ["detail", "disclosure"]},
            {"title": "Filled", "badge": {"text": "Two", "background": "systemRed"},
             "accessory": "activityIndicator"},
            {"title": "Move", "accessory": "reorder", "leadingAccessory": "delete"},
            {"title": "Insert", "leadingAccessory": "insert", "separator": "none"},
            {"title": "Choose", "leadingAccessory": "multiselect", "backgroundColor": "systemGray6",
             "separator": 40, "accessibilityLabel": "Choose this"}]},
          {"title": "Controls", "rows": [
            {"kind": "textField", "title": "Email", "placeholder": "Your address"},
            {"kind": "textField", "value": "Maya", "clearButtonMode": "always"},
            {"kind": "textView", "value": "Text of a few lines that can be edited in its row"},
            {"kind": "slider", "title": "Brightness", "value": 0.6, "minimumImage": "sun.min",
             "maximumImage": "sun.max"},
            {"kind": "stepper", "title": "Tickets", "value": "Two"},
            {"kind": "segmentedControl", "segments": ["Day", "Week"], "selectedSegmentIndex": 1},
            {"kind": "picker", "title": "Country", "value": "Finland"},
            {"kind": "datePicker", "title": "Starts", "date": "May 12, 2026", "time": "Noon"},
            {"kind": "progress", "title": "Downloading", "value": 0.4},
            {"kind": "button", "title": "Save", "buttonStyle": "borderedProminent"},
            {"kind": "button", "title": "Sign Out", "role": "destructive", "buttonStyle": "bordered"},
            {"kind": "placeholder", "title": "Map", "height": 80}]},
          {"title": "Stacks", "rows": [
            {"stack": "horizontal", "items": [
              {"image": {"monogram": "AK"}},
              {"stack": "vertical", "alignment": "leading", "items": [
                {"text": "Name", "textStyle": "headline"}, "Message of the day"]},
              {"spacer": "system"}, {"text": "Today", "textStyle": "footnote"}]},
            {"stack": "horizontal", "alignment": "firstTextBaseline", "spacing": 4,
             "accessibilityAxis": "vertical", "accessory": "disclosure", "items": [
              {"text": "Price", "textStyle": "title2"}, "each", {"spacer": 20}, {"image": "star"}]},
            {"labels": [["Sender", {"text": "Evening", "textStyle": "footnote"}],
                        {"text": "Subject", "textStyle": "caption1"}]}]}]}
        """
}
