// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Previewing
import Words

/// A change of one value of a subject, as a phrase.
struct Change: Hashable, Sendable {
    /// The name of the value, to match the change at other categories: `title lines`.
    var aspect: String
    /// The change in words: `title 2 → 3 lines`.
    var words: String
    /// The change of a length, in points; 0 for other values.
    var points = 0.0
    /// Whether text is lost that was not lost before.
    var losesText = false
    /// Whether the value is from a file. Then it is the same at all categories, and may not be
    /// visible.
    var isOfFile = false
}

/// The changes of one subject.
struct Changes {
    private(set) var list: [Change] = []

    /// The tolerance in points: far below a pixel, and below printed digits.
    private static let tolerance = 0.0005

    /// Notes a change of a length in points, with words for a larger and a smaller amount.
    mutating func note(
        length aspect: String, _ old: Double, _ new: Double, more: (String) -> String,
        less: (String) -> String
    ) {
        let change = new - old
        guard abs(change) >= Self.tolerance else { return }
        let amount = abs(change).shown
        add(aspect, nil, change > 0 ? more(amount) : less(amount), points: abs(change))
    }

    /// Notes a changed size in points.
    mutating func note(size name: String?, _ old: Double, _ new: Double) {
        guard abs(new - old) >= Self.tolerance else { return }
        add(
            "size", name, tr("%1$s → %2$s pt", old.shown, new.shown), points: abs(new - old))
    }

    /// Notes a changed value.
    mutating func note<Value: Equatable>(
        _ aspect: String, of name: String? = nil, _ old: Value, _ new: Value,
        _ text: (Value) -> String
    ) {
        guard old != new else { return }
        add(aspect, name, trc("change", "%1$s → %2$s", text(old), text(new)))
    }

    /// Notes a changed text, even if only its Unicode normal form changed.
    mutating func note(
        _ aspect: String, of name: String? = nil, _ old: String?, _ new: String?
    ) {
        let (old, new) = (old ?? tr("none"), new ?? tr("none"))
        guard !old.utf8.elementsEqual(new.utf8) else { return }
        add(aspect, name, trc("change", "%1$s → %2$s", old, new))
    }

    /// Notes text that is lost on only one side.
    mutating func note(
        loss aspect: String, _ old: Bool, _ new: Bool, isNow: String, isNoLonger: String
    ) {
        if old != new { add(aspect, nil, new ? isNow : isNoLonger, losesText: new) }
    }

    /// Notes a change with its own words.
    mutating func note(
        aspect: String, _ old: String, _ new: String, words: (String, String) -> String
    ) {
        if old != new { add(aspect, nil, words(old, new)) }
    }

    /// Notes faces of different fonts.
    mutating func note(face aspect: String, of name: String? = nil, _ old: Face, _ new: Face) {
        guard !old.isCut(of: new) else { return }
        note(aspect, of: name, old.postScriptName, new.postScriptName)
    }

    /// Notes an element or a text on only one side, with its size in points.
    mutating func note(presence aspect: String, _ words: String, points: Double = 0) {
        add(aspect, nil, words, points: points)
    }

    /// Notes different values in the files.
    mutating func note(values old: FileValues, _ new: FileValues, of name: String? = nil) {
        for change in old.changes(to: new) {
            let key = name.map { Self.named($0, change.key) } ?? change.key
            list.append(
                Change(
                    aspect: "value \(key)", words: Self.named(key, change.words), isOfFile: true))
        }
    }

    private mutating func add(
        _ aspect: String, _ name: String?, _ words: String, points: Double = 0,
        losesText: Bool = false
    ) {
        list.append(
            Change(
                aspect: "\(name ?? "") \(aspect)",
                words: name.map { Self.named($0, words) } ?? words, points: points,
                losesText: losesText))
    }

    private static func named(_ name: String, _ words: String) -> String {
        // Translators: what changes, such as “title” or a key of a file, and its change.
        trc("change", "%1$s %2$s", name, words)
    }
}

// MARK: - Themes, screens, styles, and colors

extension Changes {
    static func ofThemes(
        _ old: Theme, _ new: Theme, _ tokenThemes: Differences.TokenThemes
    ) -> Changes {
        var changes = Changes()
        func files(_ theme: Theme) -> String? {
            theme.fontFiles.isEmpty ? nil : listed(theme.fontFiles.map(\.string))
        }
        changes.note("name", of: tr("name"), old.name, new.name)
        for (group, chosen) in tokenThemes.old.sorted(by: { $0.key < $1.key }) {
            // If one side does not have the group, there was no choice.
            let other = tokenThemes.new[group] ?? chosen
            changes.note("tokens", of: tr("token %1$s", group), chosen, other)
        }
        changes.note("fontFiles", of: tr("font files"), files(old), files(new))
        changes.note(
            values: FileValues(old.sectionHeader), FileValues(new.sectionHeader),
            of: tr("section header"))
        return changes
    }

    static func ofTables(_ old: Preview, _ new: Preview) -> Changes {
        var changes = Changes()
        changes.note(values: FileValues(old.screen), FileValues(new.screen))
        if old.screen.language == new.screen.language {
            changes.note("language", of: tr("language"), old.language, new.language)
        }
        return changes
    }

    /// The changes of a style. Sizes are those of the themes, even if the device draws the
    /// preferred font.
    static func ofStyles(_ style: TextStyle, _ old: Preview, _ new: Preview) -> Changes {
        let (oldReport, newReport) = (old.style(style), new.style(style))
        let (oldFont, newFont) = (old.theme.fonts[style], new.theme.fonts[style])
        var changes = Changes()
        changes.note("font", oldReport.requestedName, newReport.requestedName)
        if oldReport.requestedName == newReport.requestedName {
            let (oldFace, newFace) = (oldReport.drawn.font.face, newReport.drawn.font.face)
            if !oldFace.isCut(of: newFace) {
                changes.note(aspect: "face", oldFace.postScriptName, newFace.postScriptName) {
                    tr("drawn face %1$s → %2$s", $0, $1)
                }
            }
        }
        changes.note(size: nil, oldReport.pointSize, newReport.pointSize)
        changes.note(
            size: tr("base size"), oldFont?.fontSize ?? oldReport.baseSize,
            newFont?.fontSize ?? newReport.baseSize)
        changes.note(
            "maximum", of: tr("maximum"), oldFont?.maximumPointSize, newFont?.maximumPointSize
        ) { $0.map(\.points) ?? tr("none") }
        changes.note(
            "weight", of: tr("weight"), oldFont?.weight?.rawValue, newFont?.weight?.rawValue)
        changes.note(
            "design", of: tr("design"), oldFont?.design?.rawValue, newFont?.design?.rawValue)
        return changes
    }

    /// The changes of the visible color, and of the theme's color in either appearance.
    static func ofColors(_ color: SemanticColor, _ old: Preview, _ new: Preview) -> Changes {
        var changes = Changes()
        changes.note("shown", old.color(color), new.color(color), \.hexadecimal)
        for appearance in Appearance.allCases {
            let colors = (
                old.theme.colors[appearance]?[color], new.theme.colors[appearance]?[color]
            )
            let isShown =
                [old, new].allSatisfy { $0.environment.appearance == appearance }
                && !changes.list.isEmpty
            guard !isShown else { continue }
            let name = appearance == .dark ? tr("dark") : tr("light")
            changes.note("\(appearance)", of: name, colors.0, colors.1) {
                $0?.hexadecimal ?? tr("iOS default")
            }
        }
        return changes
    }
}

extension Face {
    /// Whether another face belongs to the same font: the same family, weight, and slant, at any
    /// optical size.
    fileprivate func isCut(of other: Face) -> Bool {
        postScriptName == other.postScriptName
            || (stem, weight, isItalic) == (other.stem, other.weight, other.isItalic)
    }

    /// The family without its optical size: `Inter` of `Inter Display` and of `Inter 18pt`.
    private var stem: String {
        let words = family.split(separator: " ")
        guard words.count > 1, let last = words.last else { return family }
        let isSize = last.hasSuffix("pt") && Int(last.dropLast(2)) != nil
        return isSize || Self.opticalSizes.contains(String(last))
            ? words.dropLast().joined(separator: " ") : family
    }

    /// The names of optical sizes.
    private static let opticalSizes: Set = [
        "Caption", "Deck", "Display", "Micro", "SmText", "Subhead", "Text",
    ]
}
