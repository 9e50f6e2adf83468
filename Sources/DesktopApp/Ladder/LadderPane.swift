// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words
import Workspace

/// All Sizes: the choice of the axis and buttons for a contact sheet, above the columns.
///
/// ```
/// Box .preview-pane
/// ├── Box
/// │   ├── DropDown             text sizes, widths, light and dark, …
/// │   ├── ToggleButton         one line
/// │   ╰── Box .linked          copy, save as a picture
/// ├── Label                    the rows of a long list that are shown
/// ├── LadderHeads              while columns are out of view
/// ╰── ScrolledWindow
///     ╰── LadderStrip
/// ```
final class LadderPane: PageView {
    let widget: Box
    let strip: LadderStrip
    var scale: DeviceScale? { strip.scale }
    /// The axis along which the columns differ.
    let axis: Choice<Ladder.Axis>
    /// The choice to have all columns in one line.
    let oneLine = ToggleButton(iconName: "view-continuous-symbolic", tooltip: tr("One Line"))
    /// The names of all columns, while some are out of view.
    let heads: LadderHeads
    /// The buttons that copy and save the columns as a picture.
    private(set) lazy var pictures = PictureButtons(exporting) { [weak self] in
        self?.pictureContent
    }
    private let part = Label("", "caption", "dim-label")
    private weak var exporting: ExportingFlow?
    private lazy var watcher = FileWatcher { [weak strip] in strip?.ladder.readFolder() }

    init(_ page: Page, among others: Ladder.OpenDocuments, _ exporting: ExportingFlow?) {
        let ladder = Ladder(page.preview, among: others, viewport: .initial)
        strip = LadderStrip(ladder, page)
        heads = LadderHeads(strip, page.audit)
        axis = Choice(tr("Columns"))
        ladder.offerAxes(in: axis)
        self.exporting = exporting
        let bar = Box(.horizontal, spacing: 12, [axis, oneLine])
        bar.horizontalAlignment = .center
        bar.marginTop = 6
        let scrolled = ScrolledWindow(strip)
        scrolled.verticalPolicy = .never
        widget = Box(.vertical, [bar, part, heads.widget, scrolled], "preview-pane")
        strip.onViewChanged = { [weak heads] in heads?.reload() }
        oneLine.onToggled { [weak strip] in strip?.isOneLine = $0 }
        axis.onChosen { [weak self] axis in
            self?.strip.ladder.whenReady(for: axis) { self?.show(axis) }
        }
        bar.append(pictures.widget)
        page.theme.observe(.state, by: self) { $0.strip.ladder.offerAxes(in: $0.axis) }
        page.screen.observe(.file, by: self) { $0.watch() }
        others.folder.observe(.screens, by: self) { $0.watch() }
        page.preview.observe(.documents, by: self) { $0.describePart() }
        describePart()
    }

    /// Shows the columns of an axis.
    func show(_ axis: Ladder.Axis) {
        strip.ladder.axis = axis
        self.axis.select(axis)
        watch()
        describePart()
    }

    private func describePart() { strip.ladder.describePart(in: part) }

    /// Watches the folder whose screens are shown, or the sources of the app.
    private func watch() {
        watcher.watch(
            strip.ladder.watchedFiles, and: strip.ladder.watchedFolder.map { [$0] } ?? [],
            for: ScreenFolder.isScreenFile)
    }

    /// The columns and their places, for the next ladder.
    struct Memory {
        var axis: Ladder.Axis
        var position: ScrollPosition
        var scroll: Double
        var zoom: Zoom
        var isOneLine: Bool
    }

    /// The state in which another ladder looks like this one.
    var memory: Memory {
        get {
            Memory(
                axis: strip.ladder.axis, position: strip.ladder.position,
                scroll: strip.horizontalAdjustment?.value ?? 0, zoom: strip.scale.zoom,
                isOneLine: strip.isOneLine)
        }
        set {
            if strip.ladder.usefulAxes.contains(newValue.axis) {
                show(newValue.axis)
            }
            strip.ladder.position = newValue.position
            strip.initialScroll = newValue.scroll
            strip.scale.zoom = newValue.zoom
            oneLine.isActive = newValue.isOneLine
        }
    }

    /// The contact sheet of the columns: that of the command line, or one of several documents.
    private var pictureContent: PictureContent {
        if case .environment(let axis) = strip.ladder.axis {
            .sheet(by: axis)
        } else {
            .columns(strip.ladder.columns, of: strip.ladder)
        }
    }
}
