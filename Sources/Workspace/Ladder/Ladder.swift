// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Previewing
import Syntax

/// The columns of a ladder: live previews that differ along one axis, such as the text size.
package final class Ladder {
    /// The axis along which columns differ.
    package enum Axis: Hashable, Sendable {
        case environment(PreviewAxis)
        /// The theme and the screen as saved, and as edited.
        case edits
        /// The theme and the screen as another program has saved them, and as edited here.
        case conflict
        /// All open themes.
        case theme
        /// All open screens.
        case screen
        /// All screens in the folder of the screen, or of the app that it belongs to.
        case folder

        package static let category = environment(.category)
        /// All axes, in the order of menus.
        package static let allCases =
            PreviewAxis.allCases.map(environment) + [folder, edits, conflict, theme, screen]
    }

    /// The documents besides those of the base, for their axes: those of other windows, and those of the folder.
    package struct OpenDocuments {
        package let folder = ScreenFolder()
        package var themes: () -> [ThemeSession]
        package var screens: () -> [ScreenSession]

        /// The documents that other windows have open.
        package init(
            themes: @escaping () -> [ThemeSession] = { [] },
            screens: @escaping () -> [ScreenSession] = { [] }
        ) {
            (self.themes, self.screens) = (themes, screens)
        }
    }

    /// The axis along which the columns differ.
    package var axis: Axis {
        didSet {
            guard axis != oldValue else { return }
            build()
            readFolder()
        }
    }
    /// One preview for each column.
    package private(set) var columns: [LivePreview] = []
    /// Called when ``columns`` have changed.
    package var onColumnsChanged: (() -> Void)?
    /// The scroll position of every column.
    package var position = ScrollPosition.start
    /// The preview with the environment that all columns share, apart from the axis.
    package let base: LivePreview
    private let others: OpenDocuments
    /// The part of a column that is exact first; nil for the whole column.
    private let viewport: Viewport?
    /// The part of a long screen in a column with texts of its own, in letters, for ten columns with a widget.
    package static let letterLimit = 100_000
    private let letterLimit: Int
    /// The wait for the patterns of an axis.
    private var pendingAxis: (any ScheduledWork)?
    /// The documents in their files, for the column that shows them.
    private var onDisk: (theme: ThemeSession, screen: ScreenSession)?

    /// The columns of a preview.
    ///
    /// - Parameters:
    ///   - viewport: the part of a column in view, in a window; nil elsewhere.
    ///   - letterLimit: the part of a long screen in a column of a window with texts of its own, in letters.
    package init(
        _ base: LivePreview, axis: Axis = .category, among others: OpenDocuments = OpenDocuments(),
        viewport: Viewport? = nil, letterLimit: Int = letterLimit
    ) {
        (self.base, self.axis, self.others) = (base, axis, others)
        (self.viewport, self.letterLimit) = (viewport, letterLimit)
        base.screen.observe(.file, by: self) { $0.followScreen() }
        base.theme.observe(.state, by: self) { $0.followDisk() }
        base.screen.observe(.state, by: self) { $0.followDisk() }
        base.observe([.preview, .categories], by: self) { $0.follow() }
        others.folder.observe(.any, by: self) { if $0.axis == .folder { $0.build() } }
        others.folder.source?.observe(.source, by: self) { $0.followFolder() }
        build()
        readFolder()
    }

    /// The axes with more than one column.
    package var usefulAxes: [Axis] {
        Axis.allCases.filter { axis in
            switch axis {
            case .environment: true
            case .edits: !hasConflict && (base.theme.savedValue != nil || base.screen.isEdited)
            case .conflict: hasConflict
            case .theme: themes.count > 1
            case .screen: screens.count > 1
            case .folder: base.screen.path != nil
            }
        }
    }

    /// Calls `done` when the columns along another axis need not wait for hyphenation patterns.
    package func whenReady(for axis: Axis, _ done: @escaping () -> Void) {
        pendingAxis?.cancel()
        guard viewport != nil else { return done() }
        var isWaiting = false
        pendingAxis = base.whenPatternsAreRead(in: environments(along: axis)) { [weak self] in
            // The language may have changed meanwhile.
            if isWaiting { self?.whenReady(for: axis, done) } else { done() }
        }
        isWaiting = true
    }

    /// Reads the screens of the folder again.
    package func readFolder() {
        if axis == .folder { others.folder.read(of: base.screen, base.scheduler) }
    }

    /// The folder to watch for changes of screens; nil along other axes.
    package var watchedFolder: FilePath? { axis == .folder ? base.screen.path?.parent : nil }

    /// The files to watch, of which screens of an app are made.
    package var watchedFiles: [FilePath] { axis == .folder ? others.folder.files : [] }

    /// The view of a column in a Swift source; nil for the screen of a file.
    package func view(of column: LivePreview) -> String? {
        axis == .folder ? others.folder.view(of: column.screen) : nil
    }

    /// Whether all columns start with the same element: not those of several screens.
    package var sharesPosition: Bool { axis != .folder }

    /// Another screen of the folder, or another view of the app, is the one that the page shows.
    private func followFolder() {
        guard axis == .folder, others.folder.source?.isReading != true else { return }
        let screens = others.folder.screens(around: base.screen)
        if !screens.elementsEqual(columns.map(\.screen), by: ===) { build() }
        readFolder()
    }

    private func followScreen() {
        position = .start
        followFolder()
    }

    private func build() {
        onDisk = diskCopy
        let base = base
        switch axis {
        case .environment(let axis):
            let isLimited = viewport != nil && axis.differsInTexts
            columns = environments.map {
                LivePreview(
                    like: base, in: $0, letterLimit: isLimited ? letterLimit : nil)
            }
        case .edits, .conflict:
            let file = onDisk.map {
                LivePreview(like: base, in: base.environment, theme: $0.theme, screen: $0.screen)
            }
            columns = [file, LivePreview(like: base, in: base.environment)].compactMap(\.self)
        case .theme:
            columns = themes.map { LivePreview(like: base, in: base.environment, theme: $0) }
        case .screen:
            columns = screens.map { LivePreview(like: base, in: base.environment, screen: $0) }
        case .folder:
            columns = others.folder.screens(around: base.screen).map {
                LivePreview(like: base, in: base.environment, screen: $0)
            }
        }
        columns.forEach { $0.viewport = viewport }
        onColumnsChanged?()
    }

    /// Whether another program has changed the theme's or the screen's file.
    package var hasConflict: Bool {
        base.theme.conflict != nil || base.screen.file.conflict != nil
    }

    /// The documents that differ from those of the base; a document that does not is that of the base.
    private var diskCopy: (theme: ThemeSession, screen: ScreenSession)? {
        let theme: ThemeSession?
        let screen: LoadedDocument<Screen>?
        switch axis {
        case .edits:
            theme = base.theme.savedCopy
            screen = base.screen.isEdited ? base.screen.file.savedCopy : nil
        case .conflict: (theme, screen) = (base.theme.copyOfTheirs, base.screen.file.copyOfTheirs)
        default: return nil
        }
        guard theme != nil || screen != nil else { return nil }
        return (theme ?? base.theme, screen.map { ScreenSession($0) } ?? base.screen)
    }

    /// The themes, the base's own first.
    private var themes: [ThemeSession] {
        [base.theme] + others.themes().filter { $0 !== base.theme }
    }

    /// The screens, the base's own first.
    private var screens: [ScreenSession] {
        [base.screen] + others.screens().filter { $0 !== base.screen }
    }

    /// Updates the column of the files after one of them, or what differs from it, has changed.
    private func followDisk() {
        guard axis == .edits || axis == .conflict else { return }
        let new = diskCopy
        let isSame =
            new?.theme.value == onDisk?.theme.value && new?.screen.value == onDisk?.screen.value
            && (new?.screen === base.screen) == (onDisk?.screen === base.screen)
        if !isSame { build() }
    }

    /// Updates the columns with the environment of their base.
    private func follow() {
        let environments = environments
        guard environments.count == columns.count else { return build() }
        for (column, environment) in zip(columns, environments) {
            column.environment = environment
        }
    }

    /// The environment of each column.
    private var environments: [PreviewEnvironment] {
        guard case .environment = axis else { return columns.map { _ in base.environment } }
        return environments(along: axis)
    }

    /// The environments that differ along an axis; none for an axis of documents.
    private func environments(along axis: Axis) -> [PreviewEnvironment] {
        guard case .environment(let axis) = axis else { return [] }
        return axis.environments(
            around: base.environment, categories: base.categories, profiles: base.profiles)
    }

    /// The index of the column with the environment and the documents of the base; nil for none.
    package var currentColumn: Int? {
        columns.firstIndex {
            $0.environment == base.environment && $0.theme === base.theme
                && $0.screen === base.screen
        }
    }

    /// Applies a column's value of the axis to the base.
    package func choose(_ column: LivePreview) {
        if axis == .environment(.appearance) {
            base.appearance = column.environment.appearance == .dark ? .dark : .light
        }
        base.environment = column.environment
    }
}
