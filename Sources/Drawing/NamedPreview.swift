// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import PangoText
import Previewing
import Words

/// A preview in a picture of several, with its name and the fonts that measured it.
package struct NamedPreview {
    let preview: Preview
    let name: String
    let library: FontLibrary
    /// What is drawn over the edges of the list.
    package var edges = ScreenEdges.none

    package init(_ preview: Preview, name: String, library: FontLibrary) {
        (self.preview, self.name, self.library) = (preview, name, library)
    }
}

extension NamedPreview {
    /// A preview of a sheet, with its value along an axis and the size of body text.
    package init(_ preview: Preview, by axis: PreviewAxis, library: FontLibrary) {
        let name =
            axis == .category
            ? preview.effectiveCategory.shortName : axis.name(of: preview.environment)
        self.init(preview, titled: name, library: library)
    }

    /// A preview of a sheet, with a title and the size of body text.
    package init(_ preview: Preview, titled title: String, library: FontLibrary) {
        let size = preview.style(.body).pointSize.points
        // Translators: %1$s is such as “AX3”; Body is the text style.
        self.init(preview, name: tr("%1$s — Body %2$s", title, size), library: library)
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
