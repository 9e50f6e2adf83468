// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Previewing
import Words
import Workspace

/// The words in the head of a column of All Sizes.
nonisolated struct LadderWords: Equatable {
    /// The value of the axis: "AX3", "430 pt", "Dark".
    let name: String
    /// The size of the body text: "40 pt · 235%".
    let figures: String
    /// How the percentage is calculated: "235% ≈ 40 pt ⁄ 17 pt, the size at L".
    let share: String
    /// The size of the body text, "body 40 pt · 235%", or the difference that the column shows instead.
    let numbers: String
}

extension Ladder.Axis {
    /// The name in menus.
    nonisolated var title: String {
        switch self {
        case .environment(let axis): axis.title
        case .edits: tr("Saved and Edited")
        // Translators: the two versions of a theme: the own one, and that of another program.
        case .conflict: tr("Mine and Theirs")
        case .theme: trc("adjective", "Open Themes")
        case .screen: trc("adjective", "Open Screens")
        // Translators: all screens in the folder of the open screen.
        case .folder: tr("All Screens")
        }
    }
}

extension Ladder {
    /// Offers the axes with more than one column, and selects the current one.
    ///
    /// - Parameter excluded: axes that are not offered.
    func offerAxes(in choice: Choice<Axis>, except excluded: Set<Axis> = []) {
        let useful = Set(usefulAxes + [axis]).subtracting(excluded)
        choice.offer(Axis.allCases.filter(useful.contains).map { ($0.title, $0) })
        choice.select(axis)
    }

    /// The value of the axis for a column. Its preview is not computed for this.
    func name(of column: LivePreview) -> String {
        let isOwn = column.theme === base.theme
        switch axis {
        case .environment(let axis): return axis.name(of: column.environment)
        // Translators: the versions of a theme.
        case .edits: return isOwn ? trc("version", "Edited") : trc("version", "Saved")
        case .conflict: return isOwn ? trc("version", "Mine") : trc("version", "On Disk")
        case .theme: return column.theme.title
        case .screen: return column.screen.title
        case .folder:
            return column.screen.value.title == nil
                ? view(of: column) ?? column.screen.title : column.screen.title
        }
    }

    /// The rows of a long list that the columns show, if it is not all of them; otherwise nil.
    private var part: String? {
        columns.first?.shownRows.map { tr("Rows 1 to %1$s of %2$s", "\($0.shown)", "\($0.all)") }
    }

    /// Displays in a label which rows of a long list the columns show.
    func describePart(in label: Label) {
        let part = part
        label.isVisible = part != nil
        label.text = part ?? ""
    }

    /// The words in the head of a column.
    func words(of column: LivePreview) -> LadderWords {
        let current = column.current
        let effective = current.effectiveCategory
        let body = current.style(.body)
        let size = body.pointSize(at: effective)
        let large = body.pointSize(at: .default)
        let percent = percentage(Int((size / large * 100).rounded()))
        let points = size.points
        let figures = "\(points) · \(percent)"
        let difference = languageDifference(of: column)
        return LadderWords(
            name: name(of: column), figures: difference ?? figures,
            // Translators: a percentage, and the two sizes that give it
            share: tr("%1$s ≈ %2$s ⁄ %3$s (size at L)", percent, points, large.points),
            // Translators: the text style Body with its size
            numbers: difference ?? tr("Body %1$s", figures))
    }

    /// The maximum number of items compared for the words of a head.
    private static let comparedItemLimit = 300
    /// The maximum number of bytes of their texts.
    private static let comparedByteLimit = 30_000

    /// The effect of a language on the layout, shown because all columns have the same sizes; nil along other axes.
    private func languageDifference(of column: LivePreview) -> String? {
        guard axis == .environment(.language), let first = columns.first,
            column.current.layout.ids.count <= Self.comparedItemLimit,
            column.current.layout.textByteCount <= Self.comparedByteLimit
        else { return nil }
        if column === first { return tr("Not translated") }
        let (own, other) = (column.current, first.current)
        if own.layout.isRightToLeft != other.layout.isRightToLeft { return tr("Mirrored") }
        return own.hasLinesAndFonts(of: other)
            ? tr("Same line breaks and fonts") : tr("Line breaks or fonts differ")
    }
}

extension Preview {
    /// Whether the lines and fallback fonts equal those of another preview with the same texts.
    nonisolated fileprivate func hasLinesAndFonts(of other: Preview) -> Bool {
        layout.height == other.layout.height
            && drawnFonts.map(\.coverage) == other.drawnFonts.map(\.coverage)
            && layout.items.elementsEqual(other.layout.items) { own, other in
                own.texts.map { $0.lines.map(\.scalars) }
                    == other.texts.map { $0.lines.map(\.scalars) }
            }
    }
}
