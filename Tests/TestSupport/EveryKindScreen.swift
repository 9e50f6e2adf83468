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
               "lines": 2}]}]}]}
        """
}
