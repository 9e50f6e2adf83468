// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words
import Workspace

/// The bar over the views while files are read, or the texts of a long table are prepared.
final class PreviewProgress {
    let bar = ProgressBar()
    private let preview: LivePreview

    /// The progress of a preview.
    init(_ preview: LivePreview) {
        self.preview = preview
        bar.addCssClass("osd")
        bar.verticalAlignment = .start
        bar.isVisible = false
        preview.observe(.progress, by: self) { $0.display() }
    }

    private func display() {
        let isReading = preview.isReading
        bar.isVisible = isReading || preview.progress != nil
        bar.isPulsing = isReading
        if !isReading { bar.fraction = preview.progress ?? 0 }
        bar.setAccessibleLabel(isReading ? tr("Reading files") : tr("Measuring text"))
    }
}
