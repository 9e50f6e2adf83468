// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import PangoText
import Previewing

/// A preview in a picture of several, with its name and the fonts that measured it.
package struct NamedPreview {
    let preview: Preview
    let name: String
    let library: FontLibrary

    package init(_ preview: Preview, name: String, library: FontLibrary) {
        (self.preview, self.name, self.library) = (preview, name, library)
    }
}

/// A row of a sheet: the previews with one value of an axis. All rows of a sheet have as many previews.
package struct SheetRow {
    /// The value of the axis; nil for the only row of a sheet.
    let title: String?
    let lists: [NamedPreview]

    package init(title: String?, lists: [NamedPreview]) {
        (self.title, self.lists) = (title, lists)
    }
}
