// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Screens with sections, a table, and a section index of every look.
package enum TableScreens {
    /// An index beside a plain table from right to left.
    package static let plain = """
        {
          "layoutDirection": "rightToLeft", "tableStyle": "plain", "sectionHeaderTopPadding": 10,
          "separatorInset": 60, "backgroundColor": "systemGray6", "sectionIndexTitles": true,
          "tableFooter": {"text": "Three contacts", "textStyle": "footnote", "alignment": "center"},
          "sections": [
            {"title": "Ann", "rows": [
              {"title": "Ann Abel", "accessory": "disclosure"},
              {"labels": [{"text": "Ann Other"}, {"text": "ann@example.com", "lines": 0}]}
            ]},
            {"header": {"title": "Bob", "height": 40}, "rows": [{"title": "Bob", "image": "person"}]},
            {"header": "Carla has a header of many words", "indexTitle": "C", "rows": []}
          ]
        }
        """
    /// Headers with increased prominence, custom footers, and no separators in cards.
    package static let cards = """
        {
          "separatorStyle": "none", "sectionHeaderTopPadding": 5,
          "tintColor": {"light": "#AA0000", "dark": "#FF8888"},
          "tableHeader": {"text": "All"}, "tableFooter": {"text": "None", "height": 60},
          "sections": [
            {"title": "Prominent", "headerProminence": "increased", "rows": [
              {"title": "One"}, {"kind": "button", "title": "Two"}
            ], "footer": {"text": "A footer of the app in two or three lines of text"}},
            {"title": "Standard", "rows": [{"title": "Three"}],
             "footer": {"text": "Low", "height": 14, "background": "systemYellow"}},
            {"title": "Last", "rows": [{"title": "Four"}], "footer": "The default footer"}
          ]
        }
        """
}
