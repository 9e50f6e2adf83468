// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Previewing

/// Live previews of one theme and one screen that differ in one respect, such as all text sizes: the
/// columns of a ladder.
public final class Ladder {
    /// What the columns differ in.
    public enum Axis: String, CaseIterable, Sendable {
        /// The text sizes on offer.
        case category
        /// Devices of different widths.
        case width
        /// Light and dark.
        case appearance
        /// Generations of iOS.
        case profile
        /// Left to right, and right to left.
        case direction
        /// The theme as it is saved, and as it is edited.
        case edits
    }

    /// What the columns differ in.
    public var axis: Axis { didSet { if axis != oldValue { build() } } }
    /// One preview for each column.
    public private(set) var columns: [LivePreview] = []
    /// Called when ``columns`` are others.
    public var onColumnsChanged: (() -> Void)?
    /// What stands at the top of every column.
    public var place = ReadingPlace.start
    /// What the theme's file holds, for the column that shows it.
    private var saved: ThemeSession?
    /// The preview whose environment all columns have otherwise.
    public let base: LivePreview

    /// The columns of a preview.
    public init(_ base: LivePreview, axis: Axis = .category) {
        (self.base, self.axis) = (base, axis)
        base.screen.observe(until: self) { [weak self] _ in self?.place = .start }
        base.theme.observe(until: self) { [weak self] change in
            if change.contains(.state) { self?.followSaved() }
        }
        base.observe(until: self) { [weak self] change in
            if !change.isDisjoint(with: [.preview, .categories]) { self?.follow() }
        }
        build()
    }

    private func build() {
        saved = axis == .edits ? base.theme.savedCopy : nil
        columns = environments.map { LivePreview(like: base, in: $0) }
        if let saved {
            columns[0] = LivePreview(like: base, in: base.environment, theme: saved)
        }
        onColumnsChanged?()
    }

    /// Shows what the theme's file holds, if that is something else now.
    private func followSaved() {
        guard axis == .edits, saved?.value != base.theme.savedValue else { return }
        build()
    }

    /// Brings the columns to the environment of the preview that they are of.
    private func follow() {
        let environments = environments
        guard environments.count == columns.count else { return build() }
        for (column, environment) in zip(columns, environments) {
            column.environment = environment
        }
    }

    /// The base's environment, once for each column.
    private var environments: [PreviewEnvironment] {
        func each<Value>(
            _ values: [Value], _ set: (inout PreviewEnvironment, Value) -> Void
        ) -> [PreviewEnvironment] {
            values.map { value in
                var environment = base.environment
                set(&environment, value)
                return environment
            }
        }
        return switch axis {
        case .category: each(base.categories) { $0.category = $1 }
        case .width: each(widths) { $0.setTableWidth($1) }
        case .appearance: each([.light, .dark]) { $0.appearance = $1 }
        case .profile: each(base.profiles) { $0.profile = $1 }
        case .direction: each([false, true]) { $0.isRightToLeft = $1 }
        case .edits:
            base.theme.savedValue == nil
                ? [base.environment] : [base.environment, base.environment]
        }
    }

    /// The widths of devices and that of the preview itself, in points.
    private var widths: [Double] {
        Set(Device.all.map(\.width) + [base.environment.tableWidth]).sorted()
    }

    /// Takes what distinguishes a column over into the preview that the columns are of.
    public func choose(_ column: LivePreview) {
        base.appearance =
            axis == .appearance
            ? (column.environment.appearance == .dark ? .dark : .light) : base.appearance
        base.environment = column.environment
    }
}
