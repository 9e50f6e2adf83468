// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import PangoText
import Previewing

/// A preview in a picture of several, with the name above it and the fonts that it was measured with.
package struct NamedPreview {
    let preview: Preview
    let name: String
    let library: FontLibrary

    package init(_ preview: Preview, name: String, library: FontLibrary) {
        (self.preview, self.name, self.library) = (preview, name, library)
    }
}
