// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words

/// The buttons that copy and save what a view shows, as one picture.
final class PictureButtons {
    let widget: Box
    let copy = Button(iconName: "edit-copy-symbolic", tooltip: tr("Copy as Picture"))
    let save = Button(iconName: "document-save-symbolic", tooltip: tr("Save as Picture…"))

    /// - Parameter content: the content of the picture.
    init(_ exporting: ExportingFlow?, _ content: @escaping () -> PictureContent?) {
        widget = Box(.horizontal, [copy, save], "linked")
        copy.onClicked { [weak exporting] in content().map { exporting?.copyPicture($0) } }
        save.onClicked { [weak exporting] in content().map { exporting?.savePicture($0) } }
    }
}
