// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A small screen with images of all kinds, sizes, and shapes.
package enum ImagesScreen {
    package static let text = """
        {"title": "Images", "sections": [
          {"rows": [
            {"title": "Symbol", "image": "bell"},
            {"title": "Large symbol", "image": {"systemName": "bell", "symbolScale": "large"}},
            {"title": "Small symbol", "image": {"systemName": "bell", "symbolScale": "small"}},
            {"title": "Symbol on several lines, because the title is long", "image": "bell"},
            {"title": "Narrow room", "image": {"systemName": "bell",
              "reservedLayoutSize": {"width": 10}}},
            {"title": "Symbol in a box", "image": {"systemName": "bell",
              "maximumSize": {"width": 12}, "reservedLayoutSize": {"width": 40, "height": 60}}}]},
          {"rows": [
            {"title": "Tile", "image": {"systemName": "wifi", "tile": "systemBlue"}},
            {"title": "Tile on several lines, because the title is long", "image":
              {"systemName": "wifi", "tile": "systemBlue"}, "accessory": "disclosure"}]},
          {"rows": [
            {"title": "Monogram", "image": {"monogram": "AK"}},
            {"kind": "subtitle", "title": "Small monogram", "subtitle": "Of a group", "image":
              {"monogram": "AK", "maximumSize": {"width": 20, "height": 30}}},
            {"kind": "value", "title": "Fixed", "value": "Height", "height": 30, "image":
              {"monogram": "AK", "shape": "rectangle"}}]}]}
        """
}
