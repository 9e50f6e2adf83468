// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words
import Workspace

/// All Sizes: the choice of the axis and buttons for a contact sheet, above the columns.
///
/// ```
/// Box .preview-pane
/// ├── CenterBox
/// │   ├── DropDown             text sizes, widths, light and dark, …
/// │   ╰── Box .linked          copy, save as a picture
/// ╰── ScrolledWindow
///     ╰── LadderStrip
/// ```
final class LadderPane: PageView {
    let widget: Box
    let strip: LadderStrip
    var scale: DeviceScale? { strip.scale }
    /// The axis along which the columns differ.
    let axis: Choice<Ladder.Axis>
    /// The button that saves the columns as a picture.
    let saveButton = Button(
        iconName: "document-save-symbolic", tooltip: tr("Save as Picture…"))

    init(_ page: Page, among others: Ladder.OpenDocuments, _ exporting: ExportingFlow?) {
        let ladder = Ladder(page.preview, among: others)
        strip = LadderStrip(ladder, page.project)
        axis = Choice(tr("Columns"))
        ladder.offerAxes(in: axis)
        let copy = Button(iconName: "edit-copy-symbolic", tooltip: tr("Copy as Picture"))
        let pictures = Box(.horizontal, [copy, saveButton], "linked")
        let bar = Box(.horizontal, spacing: 12, [axis, pictures])
        bar.horizontalAlignment = .center
        bar.marginTop = 12
        let scrolled = ScrolledWindow(strip)
        scrolled.verticalPolicy = .never
        widget = Box(.vertical, [bar, scrolled], "preview-pane")
        axis.onChosen { [weak ladder] in ladder?.axis = $0 }
        copy.onClicked { [weak self, weak exporting] in
            if let self { exporting?.copyPicture(pictureContent) }
        }
        saveButton.onClicked { [weak self, weak exporting] in
            if let self { exporting?.savePicture(pictureContent) }
        }
        page.theme.observe(.state, by: self) { $0.strip.ladder.offerAxes(in: $0.axis) }
    }

    /// The contact sheet of the columns: that of the command line, or one of several documents.
    private var pictureContent: PictureContent {
        if case .environment(let axis) = strip.ladder.axis {
            .sheet(by: axis)
        } else {
            .columns(of: strip.ladder)
        }
    }
}
